import LabSimulation
import LabStatistics

/// The strokes of one scenario with both branches of a decision, as the exact search needs them.
struct DecisionStrokes: Sendable {
  /// Errors by person.
  private(set) var people: [[ThresholdCurve.Item]]
  /// The same strokes with being late as the error; empty without a latency budget.
  private(set) var late: [ThresholdCurve.Item] = []
  private let budget: Double?

  init(persons: Int, budget: Double?) {
    people = Array(repeating: [], count: persons)
    self.budget = budget
  }

  /// Adds a batch that was played with the decision at one threshold: one stage per stroke.
  mutating func add(_ batch: TrialBatch) {
    var next = 0
    for (index, stroke) in batch.strokes.enumerated() {
      let stage = batch.stages[next]
      next = batch.stageEnds[index]
      let (kept, failed) = (batch.results[stage.kept], batch.results[stage.failed])
      guard kept.verdict.isDecided else { continue }
      let critical = stage.critical
      let classIndex = stroke.intent
      people[stroke.address.person].append(
        ThresholdCurve.Item(
          classIndex: classIndex, criticalValue: critical,
          errorIfKept: kept.verdict.isArbitrationError,
          errorIfFailed: failed.verdict.isArbitrationError))
      guard let budget else { continue }
      late.append(
        ThresholdCurve.Item(
          classIndex: classIndex, criticalValue: critical, errorIfKept: kept.isLate(budget),
          errorIfFailed: failed.isLate(budget)))
    }
  }
}

extension TrialResult {
  /// Whether nothing claimed the touch within so many milliseconds.
  func isLate(_ budget: Double) -> Bool { latency.map { $0 > budget } ?? true }
}

/// The exact search over the one number on which a decision depends.
struct ExactTune: Sendable {
  let plan: TunePlan
  private let key: TuneKey
  /// Of the scenario, and then of the populations of the plan.
  private let curves: [PersonCurves]
  private let allowed: [ThresholdRange]
  /// The allowed thresholds that decide in time.
  private let inTime: [ThresholdRange]

  init(_ plan: TunePlan, _ key: TuneKey, whole: ClosedRange<Double>, _ strokes: [DecisionStrokes])
    throws
  {
    self.plan = plan
    self.key = key
    do {
      curves = try strokes.map { try PersonCurves($0.people) }
    } catch StatisticsError.emptyClass, StatisticsError.tooFewPersons {
      throw TuneError.noErrors
    }
    // What nobody asked for is no bound: the curve is known everywhere.
    let range = (key.isGiven ? key.numbers : nil) ?? whole
    allowed = [ThresholdRange(lower: range.lowerBound.nextDown, upper: range.upperBound)]
    inTime =
      plan.latencyBudget == nil ? allowed : try Self.inTime(strokes[0].late, within: allowed)
  }

  /// The thresholds at which few enough strokes are late.
  private static func inTime(
    _ late: [ThresholdCurve.Item], within allowed: [ThresholdRange]
  ) throws -> [ThresholdRange] {
    let curve = try ThresholdCurve(late)
    let most = (1 - TunePlan.latencyShare) * Double(late.count) * (1 + 1e-12)
    return curve.filter { Double($0.firstErrors + $0.secondErrors) <= most }
      .flatMap { cell in
        allowed.compactMap { range in
          let lower = max(range.lower, cell.range.lower)
          let upper = min(range.upper, cell.range.upper)
          return lower < upper ? ThresholdRange(lower: lower, upper: upper) : nil
        }
      }
  }

  /// What was found for every objective of the plan.
  func search(_ row: StrategyRow) throws -> TuneSearch {
    var finds: [TuneObjective: TuneFind] = [:]
    for objective in plan.objectives { finds[objective] = try find(objective) }
    let others = curves.dropFirst().map(\.curve)
    return TuneSearch(
      row: row, finds: finds, curve: curves[0].curve,
      least: ThresholdRegret.optimum(of: others, within: allowed)?.least ?? [])
  }

  /// The best value for an objective that is a matter of one population, and the objective there.
  func optimum(_ objective: TuneObjective) throws -> TuneOptimum? {
    let optimum = try curves[0].optimum(
      plan.measure(objective), within: objective == .latency ? inTime : allowed)
    return optimum.map { TuneOptimum(values: [$0.recommended], value: $0.value) }
  }

  /// Errors and decided strokes by person at a value.
  func counts(at value: Double) throws -> [ClassCounts] { try curves[0].counts(at: value) }

  private func find(_ objective: TuneObjective) throws -> TuneFind? {
    let measure = plan.measure(objective)
    let ranges = objective == .latency ? inTime : allowed
    let populations = curves.dropFirst().map(\.curve)
    let optimum =
      objective == .regret
      ? ThresholdRegret.optimum(of: populations, within: ranges)?.optimum
      : try curves[0].optimum(measure, within: ranges)
    guard let optimum else { return nil }
    let counts = try counts(at: optimum.recommended)
    let error = try standardError(measure, counts)
    let zone =
      objective == .regret
      ? try ThresholdRegret.zone(of: populations, tolerance: error, within: ranges)
      : try curves[0].zone(measure, tolerance: error, within: ranges)
    let spread =
      objective == .regret || objective != plan.objective
      ? nil
      : try curves[0].spread(measure, within: ranges, confidence: RateSummary.confidence)
    let isAtBound = allowed.contains { range in
      optimum.ranges.contains { $0.lower <= range.lower || $0.upper >= range.upper }
    }
    return TuneFind(
      values: [TuneNumber.short(optimum.recommended, within: optimum.ranges)],
      value: optimum.value, optimum: [optimum.ranges], zone: [zone], standardError: error,
      spread: [spread], keysAtBound: isAtBound ? [key.key] : [])
  }
}

/// One standard error of an objective: clustered by person for the balanced error, else the spread
/// over resampled persons.
func standardError(_ measure: PersonObjective, _ counts: [ClassCounts]) throws -> Double {
  measure == .balanced
    ? try BalancedError(counts, confidence: RateSummary.confidence).clusteredError
    : try measure.standardError(counts) ?? 0
}

extension Scenario {
  /// The exact search of a strategy; nil where its numbers are not the one that its decision compares.
  ///
  /// - Parameter others: the scenarios of the populations of the plan.
  func exactTune(
    _ row: StrategyRow, _ plan: TunePlan, others: [Scenario] = [], jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> ExactTune? {
    guard let surface = decisionSurface(of: row), plan.numbers.count == 1,
      let key = plan.numbers.first, key.key == surface.ratio,
      case .number(let whole, _, _) = try StrategySpecification.kind(
        of: key.key, in: row.strategy)
    else { return nil }
    var strokes: [DecisionStrokes] = []
    for scenario in [self] + others {
      strokes.append(
        try await scenario.decisionStrokes(
          row.strategy, surface, budget: plan.latencyBudget, jobs: jobs, progress: progress))
    }
    return try ExactTune(plan, key, whole: whole, strokes)
  }

  /// Plays both branches of the decision of a strategy, at its present threshold, on every stroke.
  func decisionStrokes(
    _ strategy: any Strategy, _ surface: DecisionSurface, budget: Double?, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> DecisionStrokes {
    let threshold = strategy.number(of: surface.threshold) ?? 0
    let experiment = try experiment(of: surface, thresholds: threshold...threshold)
    var strokes = DecisionStrokes(persons: experiment.persons, budget: budget)
    try await experiment.run(jobs: jobs, progress: progress) { strokes.add($0) }
    return strokes
  }
}
