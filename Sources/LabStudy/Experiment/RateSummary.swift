import LabSimulation
import LabStatistics

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
    guard let place = scope.place else { return try balancedSummary() }
    return try Self.summary(of: intents[place], scope)
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
    let persons = intents[0].persons.indices
    var summary = RateSummary(
      scope: .all,
      counts: intents[0].counts.indices.map { place in
        intents.reduce(0) { $0 + $1.counts[place] }
      },
      strokes: intents.reduce(0) { $0 + $1.strokes },
      decided: intents.reduce(0) { $0 + $1.decided },
      persons: persons.count { person in intents.contains { $0.persons[person].decided > 0 } },
      intervalMethod: "")
    try summary.describe(intents)
    guard intents.allSatisfy({ $0.decided > 0 }) else { return summary }
    summary.errorRate = mean { Double($0.errors) / Double($0.decided) }
    summary.taskErrorRate = mean { Double($0.taskErrors) / Double($0.decided) }
    summary.rank(persons.map(balancedError))
    if summary.persons > 1 {
      let balanced = try BalancedError(try classCounts(), confidence: RateSummary.confidence)
      summary.interval = balanced.interval
      summary.intervalMethod = balanced.method.rawValue
      summary.designEffect = balanced.designEffect
      summary.clusteredError = balanced.clusteredError
    }
    return summary
  }

  private func mean(_ rate: (Tally) -> Double) -> Double {
    intents.reduce(0) { $0 + rate($1) } / Double(intents.count)
  }

  /// The errors of each person, intent by intent.
  func classCounts() throws -> [ClassCounts] {
    try intents[0].persons.indices.map { person in
      ClassCounts(
        try intents.map { try Count($0.persons[person].errors, of: $0.persons[person].decided) })
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
