/// The balanced error on the logit scale, on which small and large errors vary alike: the output whose
/// sensitivity is asked.
///
/// Half an error and half a success are added to each class (Haldane 1956), so that a sample without
/// errors has a value. The standard error is the clustered one of the balanced error, carried over by
/// its slope 1 / (p (1 - p)).
public struct LogitError: Equatable, Sendable {
  public let value: Double
  public let standardError: Double

  /// Throws as `BalancedError`.
  public init(_ counts: [ClassCounts]) throws(StatisticsError) {
    let error = try BalancedError(counts, confidence: 0.95)
    let rate = error.classes.reduce(0) { $0 + Self.rate($1) } / Double(error.classes.count)
    value = Mathematics.log(rate / (1 - rate))
    standardError = error.clusteredError / (rate * (1 - rate))
  }

  private static func rate(_ count: Count) -> Double {
    (Double(count.successes) + 0.5) / (Double(count.trials) + 1)
  }
}
