import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("Tuning")
struct TuneTests {
  private static var scenario: Scenario {
    var scenario = Scenario.small(persons: 5, strokes: 40, seed: 11)
    // Slanted enough that ratios matter.
    scenario.hand.contamination = 0.3
    return scenario
  }

  private static let row = StrategyRow(EarlyDirectionFailure.with())

  /// The exact search without what follows it.
  private func exact(_ plan: TunePlan, _ scenarios: [Scenario] = [scenario]) async throws
    -> TuneSearch
  {
    let surface = try #require(Self.row.contestStrategy?.decisionSurface)
    var strokes: [DecisionStrokes] = []
    for scenario in scenarios {
      strokes.append(
        try await scenario.decisionStrokes(
          Self.row.strategy, surface, budget: plan.latencyBudget, jobs: 2, progress: { _ in }))
    }
    return try ExactTune(plan, plan.keys[0], whole: 0.001...1000, strokes).search(Self.row)
  }

  /// Counts by person and the share of late strokes of the arena, ratio by ratio.
  private func arena(
    _ ratios: [Double], in scenario: Scenario = scenario, budget: Double = .infinity
  ) async throws -> [(counts: [ClassCounts], late: Double)] {
    let rows = ratios.map { StrategyRow(EarlyDirectionFailure.with(ratio: $0)) }
    var late = rows.map { _ in 0 }
    let comparison = try await scenario.compare(rows, jobs: 2, progress: { _ in }) { batch in
      for (index, result) in batch.results.enumerated() where result.verdict.isDecided {
        if result.latency.map({ $0 > budget }) ?? true { late[index % rows.count] += 1 }
      }
    }
    return try comparison.rows.enumerated().map { index, row in
      let decided = row.tally.scroll.decided + row.tally.page.decided
      return (try row.tally.classCounts(), Double(late[index]) / Double(decided))
    }
  }

  private static let ratios: [Double] = (0..<40).map {
    Interpolation.geometric(0.05, 20, Double($0) / 39)
  }

  @Test(
    "the exact optimum is reached by the arena, and no ratio beats it",
    arguments: [TuneObjective.balanced, .cost, .minimax, .p90])
  func exactOptimum(objective: TuneObjective) async throws {
    var plan = try TunePlan("ratio", for: Self.row.strategy)
    plan.objective = objective
    (plan.stolenCost, plan.lostCost, plan.scrollShare) = (3, 1, 0.8)
    let find = try #require(try await exact(plan).finds[objective])
    let measure = plan.measure(objective)
    if objective == .cost { #expect(measure == .weighted(first: 0.8 * 3, second: 1 - 0.8)) }
    let played = try await arena(find.values + Self.ratios)
    #expect(abs(try #require(try measure.value(played[0].counts)) - find.value) < 1e-12)
    for other in played.dropFirst() {
      #expect(find.value <= (try #require(try measure.value(other.counts))) + 1e-12)
    }
    #expect(find.zone[0].contains { $0.contains(find.values[0]) })
    #expect(find.spread[0]?.draws == 1000)
    #expect(find.keysAtBound.isEmpty)
  }

  @Test("a range that was asked for bounds the optimum, and an optimum at its end is named")
  func bounded() async throws {
    let plan = try TunePlan("ratio=5:9", for: Self.row.strategy)
    let find = try #require(try await exact(plan).finds[.balanced])
    #expect(find.values[0] >= 5)
    #expect(find.values[0] <= 9)
    #expect(find.keysAtBound == ["ratio"])
  }

  @Test("within a latency budget only settings count that keep it")
  func latency() async throws {
    var plan = try TunePlan("ratio", for: Self.row.strategy)
    plan.objective = .latency
    let budgets: [Double] = [40, 80, 160, 300]
    var sizes: Set<Int> = []
    for budget in budgets {
      plan.latencyBudget = budget
      let find = try await exact(plan).finds[.latency]
      let played = try await arena(Self.ratios + (find?.values ?? []), budget: budget)
      let inTime = played.filter { $0.late <= 0.05 }
      sizes.insert(inTime.count)
      guard let find else {
        #expect(inTime.isEmpty)
        continue
      }
      #expect(played.last.map { $0.late <= 0.05 } == true)
      for other in inTime {
        #expect(
          find.value <= (try #require(try PersonObjective.balanced.value(other.counts))) + 1e-12)
      }
    }
    // The budgets make a difference.
    #expect(sizes.count > 1)
  }

  @Test("no ratio has a smaller largest regret over the populations")
  func regret() async throws {
    var plan = try TunePlan("ratio", for: Self.row.strategy)
    plan.objective = .regret
    plan.populations = ["index", "right_thumb"]
    let scenarios = plan.populations.map { name in
      var scenario = Self.scenario
      scenario.hand.population = name
      return scenario
    }
    let search = try await exact(plan, [Self.scenario] + scenarios)
    let find = try #require(search.finds[.regret])
    let a = try await arena(find.values + Self.ratios, in: scenarios[0])
    let b = try await arena(find.values + Self.ratios, in: scenarios[1])
    let regrets = try zip(a, b).map { a, b in
      max(
        try #require(try PersonObjective.balanced.value(a.counts)) - search.least[0],
        try #require(try PersonObjective.balanced.value(b.counts)) - search.least[1])
    }
    #expect(abs(regrets[0] - find.value) < 1e-12)
    for regret in regrets { #expect(find.value <= regret + 1e-12) }
  }

  @Test("an outcome holds the present setting, the optimum, its test and both ways of waiting")
  func outcome() async throws {
    var plan = try TunePlan("ratio", for: Self.row.strategy)
    plan.wantsFront = true
    let outcomes = try await Self.scenario.tune(Self.row, plan, jobs: 2)
    #expect(outcomes.map(\.isExact) == [true, true])
    #expect(outcomes[1].base.label == Self.row.label + " with feedWaits=true")
    let outcome = outcomes[0]
    #expect(outcome.present.row.label == Self.row.label)
    #expect(outcome.present.pair == nil)
    let error = try #require(outcome.optimum.all.errorRate)
    #expect(abs(error - outcome.find.value) < 1e-12)
    let pair = try #require(outcome.optimum.pair)
    #expect(abs(pair.difference - (error - (outcome.present.all.errorRate ?? 0))) < 1e-12)
    #expect(outcome.setting(.mean)?.row.label == outcome.optimum.row.label)
    #expect((outcome.priceOfRobustness(.minimax) ?? -1) >= 0)
    let rate = try #require(outcome.present.exchangeRate)
    #expect(rate.lowerBound > (outcome.optimum.exchangeRate?.lowerBound ?? .infinity))

    // Nothing on the front beats another point of it, and its least error is the optimum's.
    let front = try #require(outcome.front)
    let points = front.points.map {
      [
        $0.summary.errorRate ?? 9, $0.summary.latencyMedian ?? 9e9,
        $0.summary.displacementMedian ?? 9e9,
      ]
    }
    for a in points {
      #expect(!points.contains { b in b != a && zip(b, a).allSatisfy { $0 <= $1 } })
    }
    #expect(points.first?[0] == error)
    #expect((0...1).contains(front.share))
  }

  @Test(
    "a search by playing ends at the best of all settings that were played, for any number of jobs")
  func played() async throws {
    let row = StrategyRow(HighPriority())
    let plan = try TunePlan("distance=5:60", for: row.strategy)
    var ends: [TuneSearch] = []
    for jobs in 1...2 {
      var tune = PlayedTune([Self.scenario], row, plan)
      let search = try await tune.run(jobs: jobs, progress: { _ in })
      ends.append(search)
      let find = try #require(search.finds[.balanced])
      for point in tune.played.settings.keys {
        let value = try tune.played.value(.objective(.balanced), of: point, least: [])
        #expect(find.value <= (value ?? 0) + 1e-12)
      }
      #expect(search.points.count > 36)
      #expect(search.curve == nil)
    }
    #expect(ends[0].finds[.balanced]?.values == ends[1].finds[.balanced]?.values)
    #expect(ends[0].points.count == ends[1].points.count)
  }

  @Test("a best setting at an end of the range is named")
  func atBound() async throws {
    let row = StrategyRow(HighPriority())
    // The feed begins at 10 pt: a drag that asks for 50 or more loses the more, the more it asks for.
    let plan = try TunePlan("distance=50:150", for: row.strategy)
    var tune = PlayedTune([Self.scenario], row, plan)
    let find = try #require(try await tune.run(jobs: 2, progress: { _ in }).finds[.balanced])
    #expect(find.keysAtBound == ["distance"])
  }

  @Test("two numbers and a flag: the best of both ways, exact, and no pair of a grid is better")
  func plane() async throws {
    let plan = try TunePlan("ratio=0.5:3,threshold=5:30,feedWaits", for: Self.row.strategy)
    let outcomes = try await Self.scenario.tune(Self.row, plan, jobs: 2)
    #expect(outcomes.count == 1)
    let outcome = outcomes[0]
    #expect(outcome.isExact)
    #expect(outcome.find.values.count == 2)
    let grid = [0.5, 0.8, 1, 1.25, 2, 3].flatMap { ratio in
      [5.0, 9, 10, 13, 20, 30].flatMap { threshold in
        [false, true].map {
          EarlyDirectionFailure.with(ratio: ratio, threshold: threshold, feedWaits: $0)
        }
      }
    }
    let played = try await Self.scenario.compare(grid.map { StrategyRow($0) }, jobs: 2)
    for row in played.rows {
      let error = try #require(try row.tally.summary(.all).errorRate)
      #expect(error >= outcome.find.value - 1e-12, "\(row.row.label)")
    }
    #expect(outcome.settingsPlayed > 80)
    #expect(abs((outcome.optimum.all.errorRate ?? 0) - outcome.find.value) < 1e-12)
    #expect((outcome.optimum.all.errorRate ?? 1) <= (outcome.present.all.errorRate ?? 0))
    // The ratio is a threshold at every threshold, so both have their rates of exchange.
    #expect(outcome.present.exchangeRate != nil)
    #expect(outcome.optimum.exchangeRate != nil)
  }

  @Test("only words: every one is tried")
  func words() async throws {
    let row = StrategyRow(Simultaneous())
    let plan = try TunePlan("at", for: row.strategy)
    let outcome = try #require(try await Self.scenario.tune(row, plan, jobs: 2).first)
    let rows = try ["change", "end"].map {
      StrategyRow(try StrategySpecification.set("at", to: $0, in: row.strategy))
    }
    let errors = try await Self.scenario.compare(rows, jobs: 2).rows.map {
      try $0.tally.summary(.all).errorRate ?? 1
    }
    #expect(outcome.find.value == errors.min())
    #expect(outcome.settingsPlayed == 2)
  }

  @Test("what has no answer is refused: too few strokes per person, too little time, one person")
  func refused() async throws {
    var plan = try TunePlan("ratio", for: Self.row.strategy)
    plan.objective = .minimax
    await #expect(throws: TuneError.tooFewStrokes(TunePlan.leastStrokes)) {
      try await Scenario.small(persons: 4, strokes: 10).tune(Self.row, plan, jobs: 1)
    }
    plan.objective = .latency
    plan.latencyBudget = 1
    await #expect(throws: TuneError.tooSlow(1)) {
      try await Self.scenario.tune(Self.row, plan, jobs: 1)
    }
    await #expect(throws: TuneError.onePerson) {
      try await Scenario.small(persons: 1).tune(Self.row, plan, jobs: 1)
    }
    plan.objective = .balanced
    plan.latencyBudget = nil
    await #expect(throws: TuneError.noErrors) {
      try await Scenario.small(persons: 4, strokes: 1).tune(Self.row, plan, jobs: 1)
    }
  }
}
