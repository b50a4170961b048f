import CGSL

/// Whether two error rates differ by less than a margin: two one-sided tests (Schuirmann 1987).
///
/// The methods are equivalent when the interval of the difference at confidence 1 - 2 level lies
/// within ± margin, the ends included: 90 % for a level of 0.05. Both one-sided tests must succeed,
/// each at the level, so no correction is due. That a difference is not significant is no such
/// proof.
///
/// - p (`clustered-t`): P(t >= (margin - |difference|) / SE) with m - 1 degrees of freedom, the
///   larger of the two one-sided values.
/// - p (`tango-persons`, where SE is zero): P(Z >= z) with z²/(m + z²) = margin - |difference|.
///
/// Beyond the margin p is above 1/2. Up to rounding, p is at most the level exactly when the
/// interval passes.
public struct EquivalenceTest: Equatable, Sendable {
  /// The largest difference that does not matter, as a rate.
  public let margin: Double
  public let level: Double
  public let estimate: Double
  public let interval: Interval
  public let pValue: Double
  public let isEquivalent: Bool

  /// A test of `difference` against a margin, 0 < margin < 1, at `level` (default 0.05).
  ///
  /// Throws for a margin outside (0, 1), a level outside (0, 1/2), and a level so small that 1 - 2
  /// level rounds to 1 (below about 3e-17).
  public init(
    _ difference: PairedDifference, margin: Double, level: Double = 0.05
  ) throws(StatisticsError) {
    guard margin > 0, margin < 1 else { throw .setting("margin", margin) }
    guard level > 0, level < 0.5 else { throw .probability(level) }
    self.margin = margin
    self.level = level
    estimate = difference.estimate
    let interval = try difference.interval(confidence: 1 - 2 * level)
    self.interval = interval
    isEquivalent = -margin <= interval.lower && interval.upper <= margin

    let room = margin - abs(difference.estimate)
    let persons = Double(difference.persons)
    if difference.clusteredError > 0 {
      let statistic = room / difference.clusteredError
      pValue = try NumericLibrary.number("t distribution") {
        StudentTail.above(statistic, degreesOfFreedom: persons - 1)
      }
    } else {
      // |room| < 1, as both the margin and the difference are rates.
      let z = (persons * abs(room) / (1 - abs(room))).squareRoot()
      pValue = try NumericLibrary.number("normal distribution") {
        gsl_cdf_ugaussian_Q(room < 0 ? -z : z)
      }
    }
  }
}
