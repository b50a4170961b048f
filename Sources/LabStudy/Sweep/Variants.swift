import LabSimulation
import LabStatistics

/// Variants of one strategy that differ in some parameters only, played on the same strokes.
///
/// Where the strategy says that the parameter is a threshold on one quantity read at one decision
/// move, the strokes are simulated once with both branches of the decision, however many variants
/// there are, and the error curve and its optimum are exact. Elsewhere every variant is played.
public struct Variants: Sendable {
  public var base: StrategyRow
  /// The parameters that vary.
  public var keys: [String]
  /// One value per key, variant by variant.
  public var points: [[ParameterValue]]

  /// How many variants are played on one pass over the strokes: the results of a batch have to fit
  /// into memory, and the strokes of every pass are the same.
  public static let perPass = 64

  public init(of base: StrategyRow, over keys: [String], at points: [[ParameterValue]]) {
    self.base = base
    self.keys = keys
    self.points = points
  }

  /// The rows, labelled by what differs.
  ///
  /// Throws for a parameter that the strategy does not have, and a value out of its range.
  public func rows() throws(SpecificationError) -> [StrategyRow] {
    var rows: [StrategyRow] = []
    for point in points {
      var strategy = base.strategy
      for (key, value) in zip(keys, point) {
        strategy = try StrategySpecification.set(key, to: value, in: strategy)
      }
      rows.append(StrategyRow(strategy))
    }
    return rows
  }

  /// The decision whose threshold alone varies; nil when every variant has to be played.
  var decision: DecisionThreshold? {
    guard let decision = base.strategy.decisionThreshold, keys == [decision.key] else { return nil }
    return decision
  }

  /// How many times the strokes are gone over.
  public var passes: Int {
    decision == nil ? (points.count + Self.perPass - 1) / Self.perPass : 1
  }
}

extension Scenario {
  /// Plays the variants.
  ///
  /// - Returns: one row per variant, and the exact error curve where there is one.
  public func play(
    _ variants: Variants, on source: StrokeSource = .synthetic, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> (comparison: Comparison, curve: ExactCurve?) {
    let rows = try variants.rows()
    guard let decision = variants.decision else {
      var played: [Comparison.Row] = []
      for start in stride(from: 0, to: rows.count, by: Variants.perPass) {
        let some = Array(rows[start..<min(rows.count, start + Variants.perPass)])
        played += try await compare(some, on: source, jobs: jobs, progress: progress).rows
      }
      return (Comparison(rows: played, persons: personNames(in: source)), nil)
    }
    let decisions = try await decide(decision, on: source, jobs: jobs, progress: progress)
    let played = try zip(rows, variants.points).map { row, point in
      try Task.checkCancellation()
      return Comparison.Row(row, try decisions.tally(at: point.first?.number ?? 0))
    }
    let present =
      variants.base.strategy.settings.first { $0.key == decision.key }?.value.number ?? 1
    return (
      Comparison(rows: played, persons: personNames(in: source)),
      try decisions.curve(of: decision.key, present: present)
    )
  }

  /// Plays both branches of a decision on every stroke.
  private func decide(
    _ decision: DecisionThreshold, on source: StrokeSource, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> BranchedDecisions {
    let tuning = tuning
    let experiment = try experiment(on: source, decision: decision) { contest in
      [true, false].map { decision.branch($0, contest, tuning) }
    }
    // Before the memory is asked for and the work is done: the exact curve holds every stroke.
    guard experiment.strokes <= ThresholdCurve.maximumItems else {
      throw StatisticsError.tooManyTrials(limit: ThresholdCurve.maximumItems)
    }
    var decisions = BranchedDecisions(persons: experiment.persons, strokes: experiment.strokes)
    try await experiment.run(jobs: jobs, progress: progress) { decisions.add($0) }
    return decisions
  }
}

extension ParameterValue {
  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
