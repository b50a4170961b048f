import LabSimulation
import LabStatistics

/// One strategy over the values of one of its parameters, on the same strokes.
///
/// Where the strategy says that the parameter is a threshold on one quantity read at one decision
/// move, the strokes are simulated once with both branches of the decision, however many values
/// there are, and the error curve and its optimum are exact. Elsewhere every value is played.
public struct Sweep: Sendable {
  public var key: String
  public var values: [ParameterValue]
  /// One row per value.
  public var comparison: Comparison
  /// The exact error curve; nil when the values were played one by one, and when one of the intents
  /// has no decided stroke.
  public var curve: ExactCurve?
}

extension Scenario {
  /// Sweeps one parameter of a strategy.
  public func sweep(
    _ base: StrategyRow, over key: String, values: [ParameterValue],
    on source: StrokeSource = .synthetic, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> Sweep {
    let rows = try values.map { value in
      StrategyRow(try StrategySpecification.set(key, to: value, in: base.strategy))
    }
    guard let decision = base.strategy.decisionThreshold, decision.key == key else {
      return Sweep(
        key: key, values: values,
        comparison: try await playInTurn(rows, on: source, jobs: jobs, progress: progress),
        curve: nil)
    }
    let decisions = try await decide(decision, on: source, jobs: jobs, progress: progress)
    let comparison = Comparison(
      rows: try zip(rows, values).map { row, value in
        try Task.checkCancellation()
        return Comparison.Row(row, try decisions.tally(at: value.number ?? 0))
      },
      persons: personNames(in: source))
    let present = base.strategy.settings.first { $0.key == key }?.value.number ?? 1
    return Sweep(
      key: key, values: values, comparison: comparison,
      curve: try decisions.curve(of: key, present: present))
  }

  /// How many values are played on one pass over the strokes: the results of a batch have to fit into
  /// memory, and the strokes of every pass are the same.
  public static let valuesPerPass = 64

  /// Plays every row, some of them at a time.
  private func playInTurn(
    _ rows: [StrategyRow], on source: StrokeSource, jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws -> Comparison {
    var played: [Comparison.Row] = []
    for start in stride(from: 0, to: rows.count, by: Self.valuesPerPass) {
      let some = Array(rows[start..<min(rows.count, start + Self.valuesPerPass)])
      played += try await compare(some, on: source, jobs: jobs, progress: progress).rows
    }
    return Comparison(rows: played, persons: personNames(in: source))
  }

  /// How many times a sweep goes over the strokes.
  public func passes(of strategy: any Strategy, over key: String, values: Int) -> Int {
    if strategy.decisionThreshold?.key == key { return 1 }
    return (values + Self.valuesPerPass - 1) / Self.valuesPerPass
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
