import LabSimulation
import LabStatistics

/// How often the event of a metric happened, person by person.
struct MetricCounts: Sendable {
  struct Person: Sendable {
    var events = 0
    var decided = 0
  }

  /// Per intent of the conflict, in its order.
  private(set) var intents: [[Person]]

  init(intents: Int, persons: Int) {
    self.intents = Array(
      repeating: Array(repeating: Person(), count: persons), count: intents)
  }

  mutating func add(_ happened: Bool, of intent: Int, person: Int) {
    intents[intent][person].add(happened)
  }

  /// The rate of a scope; nil without decided strokes of two persons.
  func estimate(_ scope: IntentScope) throws -> RateEstimate? {
    if let place = scope.place { return try Self.estimate(intents[place]) }
    return try balanced()
  }

  private static func estimate(_ persons: [Person]) throws -> RateEstimate? {
    guard persons.count(where: { $0.decided > 0 }) > 1 else { return nil }
    let cluster = try ClusteredProportion(
      try persons.map { try $0.count }, confidence: RateEstimate.confidence)
    return RateEstimate(
      rate: cluster.rate, error: cluster.clusteredError, interval: cluster.interval,
      decided: cluster.trials, persons: cluster.persons,
      correlation: cluster.variance.intraclassCorrelation ?? 0)
  }

  private func balanced() throws -> RateEstimate? {
    let single = try intents.compactMap(Self.estimate)
    guard single.count == intents.count else { return nil }
    let error = try BalancedError(
      try intents[0].indices.map { person in
        ClassCounts(try intents.map { try $0[person].count })
      },
      confidence: RateEstimate.confidence)
    return RateEstimate(
      rate: error.estimate, error: error.clusteredError, interval: error.interval,
      decided: single.reduce(0) { $0 + $1.decided }, persons: error.persons,
      correlation: single.reduce(0) { max($0, $1.correlation) })
  }
}

extension MetricCounts.Person {
  fileprivate mutating func add(_ happened: Bool) {
    decided += 1
    if happened { events += 1 }
  }

  fileprivate var count: Count {
    get throws(StatisticsError) { try Count(events, of: decided) }
  }
}

/// A rate over simulated persons, as far as a lock needs it.
public struct RateEstimate: Sendable, Equatable {
  /// The two-sided confidence of the interval: each side is wrong in 0.5 % of all draws.
  public static let confidence = 0.99

  public var rate: Double
  /// The standard error, clustered by person.
  public var error: Double
  public var interval: Interval
  /// The decided strokes behind the rate, and their persons.
  public var decided: Int
  public var persons: Int
  /// The intraclass correlation, of a balanced rate the largest of its intents.
  public var correlation: Double
}
