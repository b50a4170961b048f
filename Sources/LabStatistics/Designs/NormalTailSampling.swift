import CGSL

/// The gain of importance sampling for a normal tail: P(X > t) from draws around a shifted mean.
///
/// Draws from N(s, 1) carry the weight exp(s²/2 - s x). With p = Q(t) the variance of one draw is
/// p (1 - p) without the shift and exp(s²) Q(t + s) - p² with it.
public struct NormalTailSampling: Equatable, Sendable {
  public let probability: Double
  public let plainVariance: Double
  public let shiftedVariance: Double
  /// Plain over shifted variance; below 1 when the shift does harm, nothing when the shifted variance
  /// is lost in rounding.
  public let ratio: Double?

  /// The largest magnitude of the threshold and the shift, 18 standard deviations: beyond it the tail
  /// of their sum is no longer a Double.
  public static let largestValue = 18.0

  /// Throws for a threshold (position 0) or a shift (position 1) that is not finite or beyond
  /// `largestValue`.
  public init(threshold: Double, shift: Double) throws(StatisticsError) {
    for (index, value) in [threshold, shift].enumerated() where !(abs(value) <= Self.largestValue) {
      throw .value(value, index: index)
    }
    let tail = try NumericLibrary.number("normal tail") { gsl_cdf_ugaussian_Q(threshold) }
    let other = try NumericLibrary.number("normal tail") { gsl_cdf_ugaussian_P(threshold) }
    let shifted = try NumericLibrary.number("normal tail") {
      gsl_cdf_ugaussian_Q(threshold + shift)
    }
    probability = tail
    plainVariance = tail * other
    let variance =
      shift == 0 ? tail * other : Mathematics.exp(shift * shift) * shifted - tail * tail
    shiftedVariance = max(0, variance)
    ratio = variance > 0 ? tail * other / variance : nil
  }
}
