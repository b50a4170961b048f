/// The mixture sequential probability ratio test of a mean with known variance.
///
/// The likelihood of a mean of n normal values, averaged over true means with the spread τ² around
/// the null value θ0, and divided by that at θ0 (Robbins 1970; Johari et al. 2017):
/// √(σ² / (σ² + nτ²)) · exp(n² τ² (mean - θ0)² / (2σ² (σ² + nτ²))). A ratio that ever reaches
/// 1 / alpha refutes θ0 with an error of at most alpha. 1 without values.
public struct MixtureRatio: Equatable, Sendable {
  /// The natural logarithm of the ratio.
  public let logRatio: Double

  /// The permitted variances, σ² and τ², in the square of the unit of the mean.
  public static let variances = 1e-100...1e100

  /// Throws `.outside` for variances outside `variances` and for means beyond ±1e100, and `.count`
  /// for a negative number of values.
  public init(
    mean: Double, count: Int, variance: Double, spread: Double, null: Double
  ) throws(StatisticsError) {
    for value in [variance, spread] where !Self.variances.contains(value) {
      throw .outside(value, Self.variances)
    }
    let means = -1e100...1e100
    for value in [mean, null] where !means.contains(value) { throw .outside(value, means) }
    guard count >= 0 else { throw .count(successes: 0, trials: count) }
    guard count > 0 else {
      logRatio = 0
      return
    }
    // At most about 1e219 and above 0; the square of the distance may be infinite, and is then so.
    let growth = Double(count) * spread / variance
    let distance = (mean - null) * (mean - null) / variance * Double(count) / 2
    logRatio = distance * (growth / (1 + growth)) - Mathematics.log1p(growth) / 2
  }

  /// The likelihood ratio; infinite where it exceeds the largest double.
  public var ratio: Double { Mathematics.exp(logRatio) }

  /// min(1, 1 / ratio), valid at this look; the smallest of all looks so far is valid at any time.
  public var pValue: Double { min(1, Mathematics.exp(-logRatio)) }
}
