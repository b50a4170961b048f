import LabSimulation
import LabStatistics

extension Scenario {
  /// Finds the best setting of a strategy, and says what it is worth.
  ///
  /// Where the strategy decides by comparing the tuned number with one quantity, the optimum is exact;
  /// elsewhere settings are played on the same strokes by a search. A strategy for which the feed can
  /// be made to wait is tuned both ways, as it is first, unless `feedWaits` is itself among the keys.
  ///
  /// - Parameter progress: hears how many more strokes were played.
  /// - Throws: `TuneError` for a question without an answer on these strokes; `ScenarioError` for another
  ///   conflict than a feed with a carousel, of which a sweep shows the errors.
  public func tune(
    _ base: StrategyRow, _ plan: TunePlan, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> [TuneOutcome] {
    // Its objectives weigh scrolls against pages.
    if staged != nil { throw ScenarioError.otherConflict(type(of: conflict).name) }
    try base.checkRegistered()
    try plan.checkPopulations()
    guard persons > 1 else { throw TuneError.onePerson }
    var outcomes = [try await tuneOnce(base, plan, jobs: jobs, progress: progress)]
    if !plan.keys.contains(where: { $0.key == Self.waiting }),
      let setting = base.strategy.settings.first(where: { $0.key == Self.waiting }),
      case .flag(let waits) = setting.value
    {
      let other = StrategyRow(
        label: "\(base.label) with \(Self.waiting)=\(!waits)",
        try StrategySpecification.set(Self.waiting, to: .flag(!waits), in: base.strategy))
      outcomes.append(try await tuneOnce(other, plan, jobs: jobs, progress: progress))
    }
    return outcomes
  }

  /// The key of a strategy that makes the feed wait for the child.
  private static let waiting = "feedWaits"

  private func tuneOnce(
    _ base: StrategyRow, _ plan: TunePlan, jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws -> TuneOutcome {
    var searches: [TuneSearch] = []
    for strategy in try plan.variants(of: base.strategy) {
      searches.append(
        try await search(StrategyRow(strategy), plan, jobs: jobs, progress: progress))
    }
    guard let (best, find) = Self.best(searches, plan.objective),
      let (mean, meanFind) = Self.best(searches, .balanced)
    else {
      switch plan.objective {
      case .latency: throw TuneError.tooSlow(plan.latencyBudget ?? 0)
      case .minimax, .p90: throw TuneError.tooFewStrokes(TunePlan.leastStrokes)
      case .balanced, .cost, .regret: throw TuneError.noErrors
      }
    }
    var settings = TuneSettings(base)
    settings.add(.optimum, try best.row(at: find, plan))
    settings.add(.mean, try mean.row(at: meanFind, plan))
    for (role, objective) in [(TuneRole.minimax, TuneObjective.minimax), (.p90, .p90)] {
      if let (search, find) = Self.best(searches, objective) {
        settings.add(role, try search.row(at: find, plan))
      }
    }
    var outcome = TuneOutcome(
      base: base, plan: plan, find: find, meanFind: meanFind, isExact: best.isExact(plan.objective),
      searched: searches.map { TunedSettings(row: $0.row, points: $0.points) }, settings: [])
    let rows = try await play(settings, in: &outcome, jobs: jobs, progress: progress)
    for index in outcome.settings.indices {
      outcome.settings[index].exchangeRate = try await exchange(
        at: outcome.settings[index], searches, plan, jobs: jobs, progress: progress)
    }
    if plan.objective == .regret {
      outcome.populations = try await losses(
        outcome, searches, jobs: jobs, progress: progress)
    }
    if plan.wantsFront {
      outcome.front = try await tuneFront(
        plan, of: base, and: rows, jobs: jobs, progress: progress)
    }
    return outcome
  }

  /// Searches the numbers of one strategy, exactly where its decision allows it.
  private func search(
    _ row: StrategyRow, _ plan: TunePlan, jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws -> TuneSearch {
    let others = plan.objective == .regret ? plan.populations.map(inhabited) : []
    if let exact = try await exactTune(row, plan, others: others, jobs: jobs, progress: progress) {
      return try exact.search(row)
    }
    var played = PlayedTune([self] + others, row, plan)
    var search = try await played.run(jobs: jobs, progress: progress)
    if let found = search.finds[.balanced],
      let exact = try await surfaceFind(
        row, plan, found: found, jobs: jobs, progress: progress)
    {
      search.finds[.balanced] = exact
      search.hasSurface = true
    }
    return search
  }

  /// The same scenario with the people of another registered population, as they are registered.
  private func inhabited(by population: String) -> Scenario {
    var scenario = self
    scenario.inhabit(.registered(population))
    scenario.adjustments = []
    return scenario
  }

  private static func best(
    _ searches: [TuneSearch], _ objective: TuneObjective
  ) -> (TuneSearch, TuneFind)? {
    let found = searches.compactMap { search in search.finds[objective].map { (search, $0) } }
    // Of equal ones the first.
    return found.min { $0.1.value < $1.1.value }
  }

  /// What a setting accepts at its place on the exact curve: that of the search, else one that is made
  /// for the present setting and the optimum; nil where the decision is no comparison of numbers.
  private func exchange(
    at setting: TuneSetting, _ searches: [TuneSearch], _ plan: TunePlan, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> ClosedRange<Double>? {
    let strategy = setting.row.strategy
    guard let surface = decisionSurface(of: setting.row),
      let value = strategy.number(of: surface.ratio),
      value > 0
    else { return nil }
    // With its number aside: the same curve has the same text.
    func rest(_ strategy: any Strategy) throws -> String {
      try StrategySpecification.set(surface.ratio, to: .number(1), in: strategy).specification
    }
    let wanted = try rest(strategy)
    for search in searches {
      if let curve = search.curve, try rest(search.row.strategy) == wanted {
        return try curve.exchangeRate(at: value)
      }
    }
    guard setting.roles.contains(where: { [.present, .optimum].contains($0) }) else { return nil }
    let strokes = try await decisionStrokes(
      strategy, surface, budget: nil, jobs: jobs, progress: progress)
    return try ThresholdCurve(Array(strokes.people.joined())).exchangeRate(at: value)
  }

  /// Plays the settings on the same strokes, beside the ideal observer.
  private func play(
    _ settings: TuneSettings, in outcome: inout TuneOutcome, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> [Comparison.Row] {
    let rows = settings.rows
    var sample = ObserverSample(rows: rows.count, strokes: strokes ?? 0)
    let comparison = try await compare(
      rows, jobs: jobs, progress: progress, each: { sample.add($0) })
    outcome.observer = try IdealObserver(sample, nil)
    let pairs = try comparison.pairs(.all)
    outcome.settings = try comparison.rows.enumerated().map { index, row in
      var setting = try TuneSetting(
        row.row, roles: settings.roles[index], row.tally, outcome.plan)
      setting.pair = pairs.first { index > 0 && $0.label == row.row.label }
      setting.regret = outcome.observer?.regrets[index]
      return setting
    }
    return comparison.rows
  }

  /// What the present setting and the optimum lose in each population.
  private func losses(
    _ outcome: TuneOutcome, _ searches: [TuneSearch], jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws -> [TunePopulation] {
    var populations: [TunePopulation] = []
    for (index, name) in outcome.plan.populations.enumerated() {
      let comparison = try await inhabited(by: name).compare(
        [outcome.present.row, outcome.optimum.row], jobs: jobs, progress: progress)
      let errors = try comparison.rows.map { try $0.tally.summary(.all).errorRate ?? 0 }
      let least = searches.compactMap { $0.least.indices.contains(index) ? $0.least[index] : nil }
      populations.append(
        TunePopulation(
          name: name, least: least.min() ?? 0, present: errors[0], optimum: errors[1]))
    }
    return populations
  }
}

extension TuneSearch {
  /// The strategy at what was found.
  func row(at find: TuneFind, _ plan: TunePlan) throws -> StrategyRow {
    var strategy = row.strategy
    for (key, value) in zip(plan.numbers, find.values) {
      strategy = try StrategySpecification.set(key.key, to: .number(value), in: strategy)
    }
    return StrategyRow(strategy)
  }
}

/// The settings of an outcome with their roles; one setting can have several.
private struct TuneSettings {
  private(set) var rows: [StrategyRow]
  private(set) var roles: [[TuneRole]] = [[.present]]

  init(_ present: StrategyRow) {
    rows = [present]
  }

  mutating func add(_ role: TuneRole, _ row: StrategyRow) {
    let same = rows.firstIndex { $0.strategy.specification == row.strategy.specification }
    if let same {
      roles[same].append(role)
    } else {
      rows.append(row)
      roles.append([role])
    }
  }
}
