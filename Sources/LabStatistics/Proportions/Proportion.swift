/// One proportion: k successes of n independent trials, and its intervals.
///
/// Wilson for display, Clopper-Pearson for locks (its coverage is guaranteed), and neither for a
/// claim about people: see `ClusteredProportion`. Counts of 1e9 are fine.
public struct Proportion: Equatable, Sendable {
  public let successes: Int
  public let trials: Int

  /// Refuses negative counts, more successes than trials, and zero trials.
  public init(_ successes: Int, of trials: Int) throws(StatisticsError) {
    _ = try Count(successes, of: trials)
    guard trials > 0 else { throw .noTrials }
    self.successes = successes
    self.trials = trials
  }

  public var rate: Double { Double(successes) / Double(trials) }

  private var failures: Int { trials - successes }

  /// The score interval without continuity correction (Wilson 1927).
  ///
  /// Centre (p + z²/2n) / (1 + z²/n), half width z / (1 + z²/n) · √(pq/n + z²/4n²). The lower limit
  /// is exactly 0 without successes, the upper exactly 1 without failures.
  public func wilson(confidence: Double) throws(StatisticsError) -> Interval {
    let z = try Quantiles.normal(confidence: confidence)
    return Self.wilson(rate: rate, trials: Double(trials), quantile: z)
  }

  /// The Wilson interval of a rate with any positive number of trials and any quantile.
  static func wilson(rate: Double, trials: Double, quantile: Double) -> Interval {
    let ratio = quantile * quantile / trials
    let centre = rate + ratio / 2
    let half = (rate * (1 - rate) * ratio + ratio * ratio / 4).squareRoot()
    // The lower limit as a quotient: centre - half would cancel for rates near zero.
    let lower = rate * rate / (centre + half)
    let failing = 1 - rate
    let upper = 1 - failing * failing / (failing + ratio / 2 + half)
    return Interval(
      lower: rate == 0 ? 0 : lower,
      upper: rate == 1 ? 1 : (rate <= 0.5 ? (centre + half) / (1 + ratio) : upper))
  }

  /// The exact interval that leaves at most half of 1 - confidence on each side.
  ///
  /// Clopper and Pearson 1934. The lower limit is the rate at which k or more successes have the
  /// probability (1 - confidence) / 2, the upper the rate at which k or fewer have it. Closed
  /// forms at k = 0 and k = n: the ends themselves, and 1 - tail^(1/n).
  public func clopperPearson(confidence: Double) throws(StatisticsError) -> Interval {
    let tail = try Quantiles.tail(confidence)
    return Interval(lower: try exactLower(tail: tail), upper: try exactUpper(tail: tail))
  }

  /// The two one-sided exact limits, each at the full 1 - confidence.
  ///
  /// They are two statements, not one interval: together they cover with 2 · confidence - 1 only.
  public func clopperPearsonOneSided(confidence: Double) throws(StatisticsError) -> Interval {
    let tail = 2 * (try Quantiles.tail(confidence))
    return Interval(lower: try exactLower(tail: tail), upper: try exactUpper(tail: tail))
  }

  /// The equal-tailed interval of the posterior Beta(k + 1/2, n - k + 1/2).
  ///
  /// Jeffreys prior (Brown, Cai and DasGupta 2001), with the lower limit 0 at k = 0 and the upper
  /// limit 1 at k = n.
  public func jeffreys(confidence: Double) throws(StatisticsError) -> Interval {
    let tail = try Quantiles.tail(confidence)
    let beta = BetaDistribution(a: Double(successes) + 0.5, b: Double(failures) + 0.5)
    return Interval(
      lower: successes == 0 ? 0 : try beta.point(.lower, tail: tail).x,
      upper: failures == 0 ? 1 : try beta.point(.upper, tail: tail).x)
  }

  private func exactLower(tail: Double) throws(StatisticsError) -> Double {
    if successes == 0 { return 0 }
    if failures == 0 { return Mathematics.exp(Mathematics.log(tail) / Double(trials)) }
    let beta = BetaDistribution(a: Double(successes), b: Double(failures) + 1)
    return try beta.point(.lower, tail: tail).x
  }

  private func exactUpper(tail: Double) throws(StatisticsError) -> Double {
    if failures == 0 { return 1 }
    if successes == 0 { return -Mathematics.expm1(Mathematics.log(tail) / Double(trials)) }
    let beta = BetaDistribution(a: Double(successes) + 1, b: Double(failures))
    return try beta.point(.upper, tail: tail).x
  }
}
