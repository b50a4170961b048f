import LabSimulation
import LabStudy
import Synchronization
import Testing

@Suite("Sensitivity of the error")
struct SensitivityTests {
  private static let row = StrategyRow(EarlyDirectionFailure.with())

  private func factor(_ text: String) throws -> SensitivityFactor {
    try SensitivityFactor(text, scenario: Scenario.small(), strategy: Self.row.strategy)
  }

  @Test("what moves nothing has a total of 0, what moves everything of 1, on the same strokes")
  func shares() async throws {
    let scenario = Scenario.small(persons: 4, sessions: 2, strokes: 30)
    let factors = [
      try factor("ratio=0.2:6"), try factor("tuning.deceleration=0.99:0.998"),
    ]
    let played = Mutex(0)
    let sensitivity = try await scenario.sensitivity(
      of: Self.row, to: factors, rows: 16, jobs: 2
    ) { count in played.withLock { $0 += count } }
    let (ratio, other) = (sensitivity.indices.factors[0], sensitivity.indices.factors[1])
    #expect(other.total.value == 0)
    #expect(other.first.value == 0)
    #expect(other.first.isNotDistinguishableFromZero)
    #expect(ratio.total.value > 0.5)
    #expect(abs(ratio.firstJansen.value - 1) < 1e-9)
    #expect(!ratio.first.isNotDistinguishableFromZero)
    #expect(abs(sensitivity.indices.mean) < 1)
    // One session of 4 x 30 strokes, and one pass over them for each value of the scenario's factor,
    // of which A and B have 16 each; the ratio costs none.
    #expect(sensitivity.strokes == 120)
    let passes = played.withLock(\.self) / 120
    #expect(passes * 120 == played.withLock(\.self))
    #expect((16...32).contains(passes))
    #expect(passes <= Scenario.sensitivityPasses(factors, rows: 16))
    #expect((sensitivity.noiseShare ?? -1) >= 0)
  }

  @Test("an error that never varies has no shares")
  func constant() async throws {
    let sensitivity = try await Scenario.small(persons: 3, strokes: 20).sensitivity(
      of: Self.row, to: [try factor("tuning.deceleration=0.99:0.998")], rows: 8, jobs: 1)
    #expect(sensitivity.indices.isConstant)
    #expect(sensitivity.noiseShare == nil)
  }

  @Test("the usual factors are of the hand, the glass and the strategy")
  func usual() {
    let factors = SensitivityFactor.usual(
      scenario: Scenario.small(), strategy: EarlyDirectionFailure())
    #expect(
      factors.map(\.key) == [
        "hand.contamination", "hand.arc", "hand.jitter", "device.deliveryHz", "ratio", "threshold",
      ])
    #expect(factors[3].range == 60...120)
    #expect(factors[4].range == 0.85...3.4)
  }

  @Test(
    "wrong factors are refused in words",
    arguments: [
      ("hand.arcs=0:1", "did you mean hand.arc?"), ("hand.arc", "write KEY"),
      ("hand.arc=1:0", "must be below"), ("hand.population=0:1", "there is no number"),
      ("hand.arc=0:9", "expected is a number from 0 to 2"),
    ])
  func refused(text: String, words: String) {
    do {
      _ = try factor(text)
      Issue.record("\(text) is accepted")
    } catch {
      #expect("\(error)".contains(words), "\(error)")
    }
  }

  @Test("factors that contradict each other are refused before anything is played")
  func contradiction() async throws {
    let factors = [try factor("device.deliveryHz=60:240"), try factor("ratio=1:2")]
    await #expect(throws: TuneError.self) {
      try await Scenario.small().sensitivity(of: Self.row, to: factors, rows: 8, jobs: 1) { _ in
        Issue.record("strokes were played")
      }
    }
    await #expect(throws: TuneError.keyTwice("ratio")) {
      try await Scenario.small().sensitivity(
        of: Self.row, to: [factors[1], factors[1]], rows: 8, jobs: 1)
    }
  }
}
