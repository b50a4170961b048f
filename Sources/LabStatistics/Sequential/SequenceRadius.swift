/// Half widths of confidence sequences for the mean of values in [0, 1] around the sample mean.
///
/// They need only that the values are independent (or a martingale difference) and bounded, whatever
/// their distribution, and pay for it: the variance of n values is taken to be the largest
/// possible, V = n/4. Howard, Ramdas, McAuliffe and Sekhon 2021. Without trials infinite.
public enum SequenceRadius {
  /// The two-sided normal mixture √((V + ρ) ln((V + ρ) / (ρ α²))) / n.
  ///
  /// ρ tunes it: it is narrowest, relative to its neighbours, at a V of a few times ρ. Throws for
  /// a confidence outside (0, 1), negative trials, and a ρ outside [1e-6, 1e12].
  public static func normalMixture(
    trials: Int, rho: Double, confidence: Double
  ) throws(StatisticsError) -> Double {
    let alpha = 2 * (try Quantiles.tail(confidence))
    let permitted = 1e-6...1e12
    guard permitted.contains(rho) else { throw .outside(rho, permitted) }
    guard trials >= 0 else { throw .count(successes: 0, trials: trials) }
    guard trials > 0 else { return .infinity }
    let variance = Double(trials) / 4
    let logarithm = Mathematics.log1p(variance / rho) - 2 * Mathematics.log(alpha)
    return ((variance + rho) * logarithm).squareRoot() / Double(trials)
  }

  /// The one-sided stitched radius 1.7 √(V (ln ln 2V + 0.72 ln(5.2 / α))) / n.
  ///
  /// `alpha` is the error of one side; for two sides give half of it. The bound starts at V = 1, so
  /// below four trials V is taken as 1. Throws `.probability` unless 0 < alpha < 1, and for negative
  /// trials.
  public static func stitched(trials: Int, alpha: Double) throws(StatisticsError) -> Double {
    guard alpha > 0, alpha < 1 else { throw .probability(alpha) }
    guard trials >= 0 else { throw .count(successes: 0, trials: trials) }
    guard trials > 0 else { return .infinity }
    let variance = max(1, Double(trials) / 4)
    let logarithm =
      Mathematics.log(Mathematics.log(2 * variance))
      + 0.72 * (Mathematics.log(5.2) - Mathematics.log(alpha))
    return 1.7 * (variance * logarithm).squareRoot() / Double(trials)
  }
}
