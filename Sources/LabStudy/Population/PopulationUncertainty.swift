import LabSimulation
import LabStatistics

/// How far the rates move when the population is replaced by its replicates: the interval `pop`.
///
/// The simulation is repeated for every replicate on the same random numbers, so what differs is the
/// population and hardly anything else. Unlike the Monte Carlo interval it does not shrink with more
/// simulated persons, and it alone may carry a sentence about people.
public struct PopulationUncertainty: Sendable {
  /// Error rates by row, scope and replicate; nil where a scope had no decided stroke.
  private var rates: [[IntentScope: [Double?]]]
  public private(set) var replicates = 0

  init(rows: Int) {
    rates = Array(repeating: [:], count: rows)
  }

  mutating func add(_ comparison: Comparison) throws {
    replicates += 1
    for (index, row) in comparison.rows.enumerated() {
      for scope in IntentScope.allCases {
        rates[index][scope, default: []].append(try row.tally.summary(scope).errorRate)
      }
    }
  }

  /// The percentile interval (type 7) of a row's error rate; nil when a replicate has no rate.
  public func interval(ofRow row: Int, _ scope: IntentScope) throws -> Interval? {
    try Self.interval(rates[row][scope] ?? [])
  }

  /// The same of the difference of two rows, replicate by replicate.
  public func interval(
    ofRow row: Int, minus reference: Int, _ scope: IntentScope
  ) throws -> Interval? {
    let pairs = zip(rates[row][scope] ?? [], rates[reference][scope] ?? [])
    return try Self.interval(pairs.map { a, b in a.flatMap { a in b.map { a - $0 } } })
  }

  private static func interval(_ rates: [Double?]) throws -> Interval? {
    let known = rates.compactMap(\.self)
    guard known.count == rates.count, !known.isEmpty else { return nil }
    let tail = (1 - RateSummary.confidence) / 2
    return Interval(
      lower: try Quantiles.sample(known, probability: tail),
      upper: try Quantiles.sample(known, probability: 1 - tail))
  }
}

extension Scenario {
  /// Plays the strokes of every replicate of the population under the rows.
  ///
  /// - Parameter progress: hears how many more strokes are done.
  /// - Returns: nil when the population carries no replicates.
  public func populationUncertainty(
    _ rows: [StrategyRow], jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> PopulationUncertainty? {
    guard let people, !people.replicates.isEmpty else { return nil }
    var uncertainty = PopulationUncertainty(rows: rows.count)
    for replicate in people.replicates {
      var scenario = self
      scenario.people?.population = replicate
      try uncertainty.add(try await scenario.compare(rows, jobs: jobs, progress: progress))
    }
    return uncertainty
  }
}
