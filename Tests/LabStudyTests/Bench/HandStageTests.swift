import LabSimulation
import Testing

@testable import LabStudy

@Suite("Stages of the benchmark")
struct HandStageTests {
  @Test("every stage that is measured changes the strokes", arguments: HandStage.all.indices)
  func changes(index: Int) throws {
    let stage = HandStage.all[index]
    let scenario = Scenario.shipped
    func strokes(_ change: Bool) throws -> [Touches] {
      var population = Population.everyday
      var (hand, glass) = (scenario.hand, scenario.device)
      if change { stage.change(&population, &hand, &glass) }
      var finger = try Finger(
        seed: 3, hand: hand, digitizer: glass,
        geometry: FingerGeometry(screen: scenario.screen, startArea: scenario.startArea),
        population: population)
      return (0..<100).map {
        finger.make(StrokeAddress(person: $0, session: 0, stroke: $0 % 2)).touches
      }
    }
    #expect(try strokes(true) != strokes(false), "\(stage.name)")
  }

  @Test("the figures of a hand name every stage and hold the whole against its random numbers")
  func figures() throws {
    let figures = try Benchmark(rounds: 1).hand(of: .shipped)
    #expect(figures.count == HandStage.all.count + 2)
    #expect(figures[1].goal == .atMost(5, "times its random numbers"))
    #expect(figures[1].nanoseconds > figures[0].nanoseconds)
    var given = Scenario.shipped
    given.hand.population = "nobody"
    #expect(try Benchmark(rounds: 1).hand(of: given).isEmpty)
  }
}
