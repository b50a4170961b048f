import CGSL

/// The difference of two areas of scores of the same items (first minus second).
///
/// z = difference / √(var1 + var2 - 2 cov) with DeLong's covariance (DeLong, DeLong and
/// Clarke-Pearson 1988), p two-sided by the normal distribution. When the variance of the difference
/// is exactly zero: z = 0 and p = 1 without a difference, and neither with one, because a
/// difference that no item contradicts has no normal error. It takes the items as independent; for
/// several strokes per person it is a description, not a test.
public struct ReceiverComparison: Equatable, Sendable {
  public let difference: Double
  public let covariance: Double
  public let standardError: Double
  public let z: Double?
  public let pValue: Double?

  /// Both curves hold the same items in the same order; other sizes throw.
  public init(_ first: ReceiverCurve, _ second: ReceiverCurve) throws(StatisticsError) {
    guard first.positives == second.positives else {
      throw .length(second.positives, expected: first.positives)
    }
    guard first.negatives == second.negatives else {
      throw .length(second.negatives, expected: first.negatives)
    }
    difference = first.area - second.area
    covariance = first.placements.covariance(with: second.placements)
    let error = first.placements.differenceVariance(from: second.placements).squareRoot()
    standardError = error
    if error > 0 {
      let z = difference / error
      self.z = z
      pValue = min(
        1, 2 * (try NumericLibrary.number("normal distribution") { gsl_cdf_ugaussian_Q(abs(z)) }))
    } else {
      z = difference == 0 ? 0 : nil
      pValue = difference == 0 ? 1 : nil
    }
  }
}
