import LabSimulation
import LabStatistics

/// How often the event of a metric happened, person by person.
struct MetricCounts: Sendable {
  struct Person: Sendable {
    var events = 0
    var decided = 0
  }

  private(set) var scroll: [Person]
  private(set) var page: [Person]

  init(persons: Int) {
    scroll = Array(repeating: Person(), count: persons)
    page = scroll
  }

  mutating func add(_ happened: Bool, of intent: Intent, person: Int) {
    switch intent {
    case .scroll: scroll[person].add(happened)
    case .page: page[person].add(happened)
    }
  }

  /// The rate of a scope; nil without decided strokes of two persons.
  func estimate(_ scope: IntentScope) throws -> RateEstimate? {
    switch scope {
    case .scroll: try Self.estimate(scroll)
    case .page: try Self.estimate(page)
    case .all: try balanced()
    }
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
    guard let first = try Self.estimate(scroll), let second = try Self.estimate(page) else {
      return nil
    }
    let error = try BalancedError(
      try zip(scroll, page).map { ClassCounts(first: try $0.count, second: try $1.count) },
      confidence: RateEstimate.confidence)
    return RateEstimate(
      rate: error.estimate, error: error.clusteredError, interval: error.interval,
      decided: first.decided + second.decided, persons: error.persons,
      correlation: max(first.correlation, second.correlation))
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
  /// The intraclass correlation, of a balanced rate the larger one of both intents.
  public var correlation: Double
}
