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
  private let scopes: [IntentScope]
  public private(set) var replicates = 0

  init(rows: Int, of conflict: any Conflict.Type = FeedCarousel.self) {
    scopes = IntentScope.scopes(of: conflict)
    rates = Array(repeating: [:], count: rows)
  }

  /// Adds what one replicate did under all rows.
  mutating func add(_ comparison: Comparison) {
    for (index, row) in comparison.rows.enumerated() { add(row.tally.errorRates, ofRow: index) }
    replicates += 1
  }

  /// Adds a replicate row by row.
  ///
  /// - Parameter play: plays the replicate and gives each row once, in any order.
  mutating func add(
    _ play: (_ each: (Int, IntentRates) -> Void) async throws -> Void
  ) async throws {
    var found = [IntentRates](repeating: [:], count: rates.count)
    try await play { found[$0] = $1 }
    for (index, rates) in found.enumerated() { add(rates, ofRow: index) }
    replicates += 1
  }

  private mutating func add(_ found: IntentRates, ofRow row: Int) {
    for scope in scopes {
      rates[row][scope, default: []].append(found[scope])
    }
  }

  /// The intervals of a row, by scope.
  public func intervals(ofRow row: Int) throws -> [IntentScope: Interval] {
    var intervals: [IntentScope: Interval] = [:]
    for scope in scopes { intervals[scope] = try interval(ofRow: row, scope) }
    return intervals
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

  /// The percentile interval of any number over the replicates; nil when one of them has none.
  static func interval(_ rates: [Double?]) throws -> Interval? {
    let known = rates.compactMap(\.self)
    guard known.count == rates.count, !known.isEmpty else { return nil }
    let tail = (1 - RateSummary.confidence) / 2
    return Interval(
      lower: try Quantiles.sample(known, probability: tail),
      upper: try Quantiles.sample(known, probability: 1 - tail))
  }
}

/// Error rates by scope; a scope without decided strokes has none.
typealias IntentRates = [IntentScope: Double]

extension StrategyTally {
  /// The rates alone, without what `summary` says of their uncertainty.
  var errorRates: IntentRates {
    IntentRates(intents.map { (errors: $0.errors, decided: $0.decided) }, of: conflict)
  }
}

extension IntentRates {
  /// The rates of the intents of a conflict, in its order, and their mean.
  init(
    _ intents: [(errors: Int, decided: Int)], of conflict: any Conflict.Type = FeedCarousel.self
  ) {
    self.init()
    let scopes = IntentScope.intents(of: conflict)
    var sum = 0.0
    for (scope, count) in zip(scopes, intents) where count.decided > 0 {
      let rate = Double(count.errors) / Double(count.decided)
      self[scope] = rate
      sum += rate
    }
    if count == scopes.count { self[.all] = sum / Double(scopes.count) }
  }
}

extension Scenario {
  /// The scenario with every replicate of its population in turn; empty without any.
  var replicated: [Scenario] {
    (people?.replicates ?? []).map { replicate in
      var scenario = self
      scenario.people?.population = replicate
      return scenario
    }
  }

  /// Plays the strokes of every replicate of the population under the rows.
  ///
  /// - Parameter progress: hears how many more strokes are done.
  /// - Returns: nil when the population carries no replicates.
  public func populationUncertainty(
    _ rows: [StrategyRow], jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> PopulationUncertainty? {
    let replicates = replicated
    guard !replicates.isEmpty else { return nil }
    var uncertainty = PopulationUncertainty(rows: rows.count, of: type(of: conflict))
    for replicate in replicates {
      uncertainty.add(try await replicate.compare(rows, jobs: jobs, progress: progress))
    }
    return uncertainty
  }
}
