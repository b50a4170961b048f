import LabSimulation
import LabStatistics

/// Whose strokes a rate is about.
public enum IntentScope: String, Sendable, CaseIterable {
  case scroll
  case page
  /// Both; the rate is the balanced error, the mean of the two.
  case all
}

/// One row of a report: the counts of a scope and the rates that follow from them.
///
/// The interval is Monte Carlo (`mc`): it says how well the simulated persons are known, clustered
/// by person, and nothing about people.
public struct RateSummary: Sendable {
  public static let confidence = 0.95

  public var scope: IntentScope
  /// Strokes by the raw value of their verdict.
  public var counts: [Int]
  public var strokes: Int
  public var decided: Int
  /// Persons with at least one decided stroke.
  public var persons: Int
  /// Arbitration errors over decided strokes; nil without any.
  public var errorRate: Double?
  public var interval: Interval?
  public var intervalMethod: String
  public var designEffect: Double?
  /// The clustered standard error of the rate.
  public var clusteredError: Double?
  public var taskErrorRate: Double?
  /// The number of the person with the highest rate.
  public var worstPerson: Int?
  public var worstPersonRate: Double?
  /// The 90th percentile of the persons' rates.
  public var p90PersonRate: Double?
  public var latencyMedian: Double?
  public var latencyP95: Double?
  public var displacementMedian: Double?
  public var displacementP95: Double?

  public subscript(verdict: Verdict) -> Int { counts[Int(verdict.rawValue)] }
}

extension StrategyTally {
  /// The rates of one scope.
  ///
  /// A scope without decided strokes has no rate; one person has no
  /// interval.
  public func summary(_ scope: IntentScope) throws -> RateSummary {
    switch scope {
    case .scroll: try Self.summary(of: scroll, scope)
    case .page: try Self.summary(of: page, scope)
    case .all: try balancedSummary()
    }
  }

  private static func summary(of tally: Tally, _ scope: IntentScope) throws -> RateSummary {
    var summary = RateSummary(
      scope: scope, counts: tally.counts, strokes: tally.strokes, decided: tally.decided,
      persons: tally.persons.count { $0.decided > 0 }, intervalMethod: "")
    try summary.describe([tally])
    guard summary.decided > 0 else { return summary }
    summary.errorRate = Double(tally.errors) / Double(tally.decided)
    summary.taskErrorRate = Double(tally.taskErrors) / Double(tally.decided)
    summary.rank(tally.persons.map { $0.decided > 0 ? $0.rate : nil })
    if summary.persons > 1 {
      let clustered = try ClusteredProportion(
        try tally.persons.map { try Count($0.errors, of: $0.decided) },
        confidence: RateSummary.confidence)
      summary.interval = clustered.interval
      summary.intervalMethod = clustered.method.rawValue
      summary.designEffect = clustered.designEffect
      summary.clusteredError = clustered.clusteredError
    }
    return summary
  }

  private func balancedSummary() throws -> RateSummary {
    let persons = zip(scroll.persons, page.persons)
    var summary = RateSummary(
      scope: .all, counts: zip(scroll.counts, page.counts).map(+),
      strokes: scroll.strokes + page.strokes, decided: scroll.decided + page.decided,
      persons: persons.count { $0.decided + $1.decided > 0 }, intervalMethod: "")
    try summary.describe([scroll, page])
    guard scroll.decided > 0, page.decided > 0 else { return summary }
    summary.errorRate =
      (Double(scroll.errors) / Double(scroll.decided) + Double(page.errors) / Double(page.decided))
      / 2
    summary.taskErrorRate =
      (Double(scroll.taskErrors) / Double(scroll.decided)
        + Double(page.taskErrors) / Double(page.decided)) / 2
    summary.rank(persons.map { $0.decided > 0 && $1.decided > 0 ? ($0.rate + $1.rate) / 2 : nil })
    if summary.persons > 1 {
      let balanced = try BalancedError(try classCounts(), confidence: RateSummary.confidence)
      summary.interval = balanced.interval
      summary.intervalMethod = balanced.method.rawValue
      summary.designEffect = balanced.designEffect
      summary.clusteredError = balanced.clusteredError
    }
    return summary
  }

  private func classCounts() throws -> [ClassCounts] {
    try zip(scroll.persons, page.persons).map { scroll, page in
      ClassCounts(
        first: try Count(scroll.errors, of: scroll.decided),
        second: try Count(page.errors, of: page.decided))
    }
  }
}

extension Tally.Person {
  var rate: Double { Double(errors) / Double(decided) }
}

extension RateSummary {
  fileprivate init(
    scope: IntentScope, counts: [Int], strokes: Int, decided: Int, persons: Int,
    intervalMethod: String
  ) {
    self.scope = scope
    self.counts = counts
    self.strokes = strokes
    self.decided = decided
    self.persons = persons
    self.intervalMethod = intervalMethod
  }

  /// Latency and displacement at the decision, over the strokes of all tallies together.
  fileprivate mutating func describe(_ tallies: [Tally]) throws {
    guard var latency = tallies.first?.latency, var displacement = tallies.first?.displacement
    else { return }
    for tally in tallies.dropFirst() {
      try latency.merge(tally.latency)
      try displacement.merge(tally.displacement)
    }
    latencyMedian = try latency.quantile(0.5)
    latencyP95 = try latency.quantile(0.95)
    displacementMedian = try displacement.quantile(0.5)
    displacementP95 = try displacement.quantile(0.95)
  }

  /// The worst person (the first of equals) and the 90th percentile of the persons' rates.
  fileprivate mutating func rank(_ rates: [Double?]) {
    for case (let person, let rate?) in rates.enumerated() where rate > worstPersonRate ?? -1 {
      worstPerson = person
      worstPersonRate = rate
    }
    p90PersonRate = try? Quantiles.sample(rates.compactMap(\.self), probability: 0.9)
  }
}
