import LabSimulation
import LabStatistics
import LabStudy
import Testing

@Suite("Intervals about people in a tuning")
struct TuneUncertaintyTests {
  /// Of 41 replicates three swipes at 40 degrees, the others at 10.
  private static let elevations = Array(repeating: 10.0, count: 38) + [40, 40, 40]

  private func tuned(
    _ scenario: Scenario, _ row: StrategyRow, _ change: (inout TunePlan) -> Void = { _ in }
  ) async throws -> (outcome: TuneOutcome, people: TuneUncertainty?) {
    var plan = try TunePlan("ratio", for: row.strategy)
    change(&plan)
    let outcome = try #require(try await scenario.tune(row, plan, jobs: 2).first)
    return (outcome, try await scenario.populationUncertainty(of: outcome, jobs: 2))
  }

  @Test("optimum, error and loss are the percentiles of replicates that were tuned for themselves")
  func known() async throws {
    let scenario = try KnownPeople.scenario(replicates: Self.elevations)
    let (outcome, found) = try await tuned(scenario, KnownPeople.strategy())
    let people = try #require(found)
    #expect(people.replicates == 41)
    // Level swipes and upright scrolls: best at 45 degrees.
    #expect(outcome.optimum.row.parameters.contains("ratio=1 "))
    let interval = try #require(try people.optimum(ofNumber: 0))
    #expect(abs(interval.lower - KnownPeople.best(40)) < 0.01)
    #expect(abs(interval.upper - KnownPeople.best(10)) < 0.01)
    // At 40 degrees 1.7 loses every swipe and 1 none; all replicates have a ratio without an error.
    let best = try #require(outcome.settings.firstIndex { $0.roles.contains(.optimum) })
    #expect(try people.settings.interval(ofRow: 0, .all) == Interval(lower: 0, upper: 0.5))
    #expect(try people.settings.interval(ofRow: best, .all) == Interval(lower: 0, upper: 0))
    #expect(
      try people.settings.interval(ofRow: best, minus: 0, .all) == Interval(lower: -0.5, upper: 0))
    #expect(try people.presentLoss() == Interval(lower: 0, upper: 0.5))
    #expect(outcome.passesPerReplicate == 1)
  }

  @Test("a flag beside the number is tuned in every replicate, too")
  func flag() async throws {
    let scenario = try KnownPeople.scenario(replicates: Self.elevations)
    let row = KnownPeople.strategy()
    let plan = try TunePlan("ratio,commitOnCancel", for: row.strategy)
    let outcome = try #require(try await scenario.tune(row, plan, jobs: 2).first)
    let people = try #require(try await scenario.populationUncertainty(of: outcome, jobs: 2))
    // It changes no arbitration error.
    #expect(try people.presentLoss() == Interval(lower: 0, upper: 0.5))
    #expect(outcome.passesPerReplicate == 3)
  }

  @Test("a replicate that is the population itself has the very optimum and errors that were found")
  func sameAgain() async throws {
    var scenario = try KnownPeople.scenario(replicates: [])
    (scenario.persons, scenario.strokesPerSession) = (6, 20)
    scenario.people?.population = .everyday
    scenario.people?.replicates = [.everyday, .everyday]
    let (outcome, people) = try await tuned(scenario, KnownPeople.strategy(.published)) {
      $0.keys = (try? TunePlan("ratio=0.5:2", for: KnownPeople.strategy().strategy).keys) ?? []
    }
    #expect(outcome.settingsPlayed > 0)
    let best = outcome.find.values[0]
    #expect(try people?.optimum(ofNumber: 0) == Interval(lower: best, upper: best))
    for (index, setting) in outcome.settings.enumerated() {
      let rate = try #require(setting.all.errorRate)
      #expect(
        try people?.settings.interval(ofRow: index, .all) == Interval(lower: rate, upper: rate))
    }
    let present = try #require(outcome.present.value)
    let loss = try #require(try people?.presentLoss())
    #expect(abs(loss.lower - (present - outcome.find.value)) < 1e-12)
  }

  @Test("there is none without replicates, nor for a regret over populations")
  func none() async throws {
    let without = try KnownPeople.scenario(replicates: [])
    #expect(try await tuned(without, KnownPeople.strategy()).people == nil)
    let with = try KnownPeople.scenario(replicates: Self.elevations)
    let regret = try await tuned(with, KnownPeople.strategy()) {
      $0.objective = .regret
      $0.populations = ["index", "right_thumb"]
    }
    #expect(regret.people == nil)
  }
}
