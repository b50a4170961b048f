import LabSimulation
import LabStatistics

/// What the replicates of the population say of a tuning: the interval `pop`, percentiles over the
/// replicates.
///
/// Every replicate is tuned for itself, on the strokes of the population itself.
public struct TuneUncertainty: Sendable {
  /// The error rates of the settings, in their order.
  public private(set) var settings: PopulationUncertainty
  public var replicates: Int { settings.replicates }
  /// By number of the plan the best value of every replicate; nil where one has none.
  private var optima: [[Double?]]
  /// By replicate, what the present setting loses against the best one, in the objective.
  private var losses: [Double?] = []

  init(_ outcome: TuneOutcome) {
    settings = PopulationUncertainty(rows: outcome.settings.count)
    optima = Array(repeating: [], count: outcome.plan.numbers.count)
  }

  /// Where the best value of a number lies.
  public func optimum(ofNumber index: Int) throws -> Interval? {
    try PopulationUncertainty.interval(optima[index])
  }

  /// What the present setting loses against the best of each replicate.
  public func presentLoss() throws -> Interval? { try PopulationUncertainty.interval(losses) }

  /// Adds a replicate: the rates of the settings, its optimum, and the objective of the present setting.
  fileprivate mutating func add(
    _ rates: [IntentRates], _ best: TuneOptimum?, present: Double?
  ) async throws {
    try await settings.add { each in
      for (index, rates) in rates.enumerated() { each(index, rates) }
    }
    for index in optima.indices { optima[index].append(best?.values[index]) }
    losses.append(best.flatMap { best in present.map { $0 - best.value } })
  }
}

/// The best numbers and the objective there.
struct TuneOptimum: Sendable {
  var values: [Double]
  var value: Double
}

/// The settings that a search played: what is played again for every replicate.
struct TunedSettings: Sendable {
  var row: StrategyRow
  var points: [[Double]]
}

extension Scenario {
  /// Tunes every replicate of the population as the population itself was tuned.
  ///
  /// An exact optimum is exact in every replicate. Else each replicate plays the settings that the
  /// search has played, and the best of them is its optimum.
  ///
  /// - Returns: nil without replicates, and for a regret over populations, which have none.
  public func populationUncertainty(
    of outcome: TuneOutcome, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> TuneUncertainty? {
    let replicates = replicated
    guard !replicates.isEmpty, outcome.plan.objective != .regret else { return nil }
    var uncertainty = TuneUncertainty(outcome)
    for replicate in replicates {
      do {
        if outcome.isOneCurve {
          try await uncertainty.add(
            curveOf: outcome, in: replicate, jobs: jobs, progress: progress)
        } else {
          try await uncertainty.add(
            settingsOf: outcome, in: replicate, jobs: jobs, progress: progress)
        }
      } catch TuneError.noErrors {
        let nothing = outcome.settings.map { _ in IntentRates() }
        try await uncertainty.add(nothing, nil, present: nil)
      }
    }
    return uncertainty
  }
}

extension Scenario {
  /// How many times the strokes are gone over to tune every replicate of the population: 0 without any,
  /// and for a regret.
  public func passesOfReplicates(for outcomes: [TuneOutcome]) -> Int {
    let tuned = outcomes.filter { $0.plan.objective != .regret }
    return (people?.replicates.count ?? 0) * tuned.reduce(0) { $0 + $1.passesPerReplicate }
  }

  /// The outcomes with what the replicates of the population say of each.
  public func withUncertainty(
    _ outcomes: [TuneOutcome], jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> [TuneOutcome] {
    var outcomes = outcomes
    for index in outcomes.indices {
      outcomes[index].uncertainty = try await populationUncertainty(
        of: outcomes[index], jobs: jobs, progress: progress)
    }
    return outcomes
  }
}

extension TuneOutcome {
  /// Whether one simulation of a replicate has the optimum and every setting.
  fileprivate var isOneCurve: Bool { isCurve && plan.listed.isEmpty }

  /// Whether every search was exact: then none has played a setting.
  private var isCurve: Bool { isExact && settingsPlayed == 0 }

  /// How many times the strokes of each replicate are gone over.
  public var passesPerReplicate: Int {
    if isOneCurve { return 1 }
    return 1 + searched.reduce(0) { $0 + max(1, PlayedSettings.passes($1.points.count)) }
  }
}

extension TuneUncertainty {
  /// From the exact curve: every setting is a place on it.
  fileprivate mutating func add(
    curveOf outcome: TuneOutcome, in scenario: Scenario, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws {
    guard
      let tune = try await scenario.exactTune(
        outcome.base, outcome.plan, jobs: jobs, progress: progress)
    else { throw TuneError.noErrors }
    let key = outcome.plan.numbers[0].key
    let counts = try outcome.settings.map { setting in
      try setting.row.strategy.number(of: key).map { try tune.counts(at: $0) } ?? []
    }
    let measure = outcome.plan.measure(outcome.plan.objective)
    try await add(
      counts.map(Self.rates), try tune.optimum(outcome.plan.objective),
      present: try measure.value(counts[0]))
  }

  /// From the arena: the settings, and what each search has played.
  fileprivate mutating func add(
    settingsOf outcome: TuneOutcome, in scenario: Scenario, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws {
    let plan = outcome.plan
    let comparison = try await scenario.compare(
      outcome.settings.map(\.row), jobs: jobs, progress: progress)
    var best: TuneOptimum?
    for search in outcome.searched {
      let found: TuneOptimum?
      if let tune = try await scenario.exactTune(search.row, plan, jobs: jobs, progress: progress) {
        found = try tune.optimum(plan.objective)
      } else {
        var played = PlayedSettings([scenario], search.row, plan)
        try await played.play(search.points, jobs: jobs, progress: progress)
        found = try played.optimum(of: search.points)
      }
      if let found, found.value < best?.value ?? .infinity { best = found }
    }
    let present = try comparison.rows[0].tally.classCounts()
    try await add(
      comparison.rows.map(\.tally.errorRates), best,
      present: try plan.measure(plan.objective).value(present))
  }

  private static func rates(_ counts: [ClassCounts]) -> IntentRates {
    func sum(_ count: KeyPath<ClassCounts, Count>) -> (errors: Int, decided: Int) {
      counts.reduce(into: (errors: 0, decided: 0)) { sum, person in
        sum.errors += person[keyPath: count].successes
        sum.decided += person[keyPath: count].trials
      }
    }
    return IntentRates([sum(\.first), sum(\.second)])
  }
}

extension PlayedSettings {
  /// The best of some settings that were played; of equal ones the middle.
  fileprivate func optimum(of points: [[Double]]) throws -> TuneOptimum? {
    var values: [(point: [Double], value: Double)] = []
    for point in points {
      if let value = try value(.objective(plan.objective), of: point, least: []) {
        values.append((point, value))
      }
    }
    let limit = plan.objective == .latency ? 1 : Double.infinity
    guard let least = values.map(\.value).min(), least < limit else { return nil }
    let best = values.filter { $0.value <= least + 1e-13 }
    return TuneOptimum(values: best[best.count / 2].point, value: least)
  }
}
