import LabSimulation
import Testing

@testable import LabStudy

@Suite("Studies of assumptions")
struct AssumptionStudyTests {
  @Test("changed verdicts and outcomes are those of the script, rounding apart")
  func changes() throws {
    let study = try ScriptedAssumptions.study()
    #expect(study.strokes == 20)
    #expect(
      study.outcomes.map { $0.changes.map(\.verdicts) }
        == [[8, 8, 0], [0, 4, 0], [0, 0, 18], [0, 0, 0], [0, 0, 0]])
    #expect(
      study.outcomes.map { $0.changes.map(\.outcomes) }
        == [[8, 8, 0], [0, 4, 0], [0, 0, 18], [3, 0, 0], [0, 0, 0]])
    #expect(study.outcomes.map(\.matters) == [true, true, true, true, false])
  }

  @Test("errors are balanced, and their changes are paired")
  func errors() throws {
    let study = try ScriptedAssumptions.study()
    #expect(study.scope == .all)
    // Eight of ten scrolls and none of ten pages.
    #expect(study.errors == [0, 0.4, 0])
    #expect(
      study.outcomes.map { $0.changes.map(\.error) }
        == [[0.4, 0, 0], [0, 0.2, 0], [0, 0.4, 0.9], [0, 0.4, 0], [0, 0.4, 0]])
    let steeper = try #require(study.outcomes[0].changes[0].difference)
    #expect(abs(steeper.estimate - 0.4) < 1e-12)
    // Of ten differences eight are 1: variance 1.6 / 90 of their mean, a quarter of it for the half.
    #expect(abs(steeper.clusteredError - (1.6 / 90).squareRoot() / 2) < 1e-12)
    #expect(study.outcomes[0].changes[2].difference?.estimate == 0)
  }

  @Test("the winner is the first of the least, and stays it while nobody errs less")
  func winner() throws {
    let study = try ScriptedAssumptions.study()
    #expect(study.winner == 0)
    #expect(study.outcomes.map(\.keepsWinner) == [false, true, true, true, true])
  }

  @Test("orders are lost, reversed or new by Holm's p")
  func orders() throws {
    let study = try ScriptedAssumptions.study()
    let (a, b, c) = (0, 1, 2)
    // Eight persons who differ the same way: p = 2^-7, times 3 pairs.
    #expect(study.orders == [RowOrder(a, before: b), RowOrder(c, before: b)])
    #expect(
      study.outcomes[0].orders == [
        OrderChange(.reversed, RowOrder(a, before: b)), OrderChange(.lost, RowOrder(c, before: b)),
        OrderChange(.new, RowOrder(c, before: a)),
      ])
    // Four persons: p = 2^-3.
    #expect(
      study.outcomes[1].orders == [
        OrderChange(.lost, RowOrder(a, before: b)), OrderChange(.lost, RowOrder(c, before: b)),
      ])
    #expect(
      study.outcomes[2].orders == [
        OrderChange(.reversed, RowOrder(c, before: b)), OrderChange(.new, RowOrder(a, before: c)),
      ])
    #expect(study.outcomes[3].orders.isEmpty)
    #expect(study.outcomes.map(\.keepsRanking) == [false, false, false, true, true])
  }

  @Test("one person has errors and no intervals")
  func onePerson() throws {
    let study = try ScriptedAssumptions.study(persons: 1)
    #expect(study.errors == [0, 0.5, 0])
    #expect(study.orders.isEmpty)
    #expect(study.outcomes.allSatisfy { $0.changes.allSatisfy { $0.difference == nil } })
  }

  @Test("the base is what compare plays, and the numbers do not depend on the jobs")
  func jobs() async throws {
    let scenario = Scenario.small(persons: 11)
    let rows = [StrategyRow(EarlyDirectionFailure())]
    let one = try await scenario.assumptionStudy(rows, jobs: 1)
    let three = try await scenario.assumptionStudy(rows, jobs: 3)
    let comparison = try await scenario.compare(rows, jobs: 2)
    #expect(one.errors == [try comparison.rows[0].tally.summary(.all).errorRate])
    #expect(one.strokes == 440)
    #expect(one.outcomes.count == scenario.assumptionSettings.count)
    for (a, b) in zip(one.outcomes, three.outcomes) {
      #expect(a.setting == b.setting)
      #expect(a.changes.map(\.verdicts) == b.changes.map(\.verdicts))
      #expect(a.changes.map(\.outcomes) == b.changes.map(\.outcomes))
      #expect(a.changes.map(\.difference) == b.changes.map(\.difference))
    }
    func outcome(_ name: String) throws -> AssumptionStudy.Outcome {
      try #require(one.outcomes.first { $0.setting.name == name })
    }
    // A pan by components begins no sooner than the test of the direction, so no touch is dead.
    #expect(try outcome("panShape=axis").matters)
    #expect(try !outcome("pinchThreshold=4").matters)
    #expect(try !outcome("stateOrder=endedFirst").matters)
  }
}
