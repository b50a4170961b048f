import CGSL

/// How many independent trials a statement needs, by the usual closed formulas.
///
/// For strokes of new persons multiply by the design effect, or use `NestedDesign`; a pure Monte
/// Carlo error on a fixed population needs neither.
public struct SampleSize: Equatable, Sendable {
  /// The solution of the formula.
  public let real: Double
  /// The next whole number, at least 1.
  public let count: Int

  /// The largest answer, 2^53: beyond it whole numbers are not exact in a Double.
  public static let maximum = 1 << 53

  init(_ real: Double) throws(StatisticsError) {
    guard real <= Double(Self.maximum) else { throw .tooManyTrials(limit: Self.maximum) }
    self.real = real
    count = max(1, Int(real.rounded(.up)))
  }

  /// For an interval rate ± halfWidth: z² p (1 - p) / halfWidth², two-sided (normal approximation).
  ///
  /// 0.1 ± 0.005 at 95 %: 13,830. Throws for a rate outside [0, 1], a half width that is not above 0
  /// and finite, a confidence outside (0, 1), and answers above `maximum`.
  public static func halfWidth(
    rate: Double, halfWidth: Double, confidence: Double
  ) throws(StatisticsError) -> SampleSize {
    let z = try Quantiles.normal(confidence: confidence)
    guard rate >= 0, rate <= 1 else { throw .probability(rate) }
    guard halfWidth > 0, halfWidth.isFinite else { throw .setting("half width", halfWidth) }
    let ratio = z / halfWidth
    return try SampleSize(ratio * ratio * rate * (1 - rate))
  }

  /// Pairs for McNemar's test to find a difference of two discordance rates (Miettinen 1968, Connor
  /// 1987): (z_α √s + z_β √(s - d²))² / d², s = the sum and d = the difference of the two rates, α
  /// two-sided.
  ///
  /// 0.012 against 0.008 with α = 0.05 and power 0.9: 13,131. Throws for rates outside [0, 1], with a
  /// sum above 1 or no difference, an α outside (0, 1), a power outside (0, 1) or below α/2 (more
  /// often wrong than by chance), and answers above `maximum`.
  public static func mcnemar(
    onlyA: Double, onlyB: Double, alpha: Double, power: Double
  ) throws(StatisticsError) -> SampleSize {
    for rate in [onlyA, onlyB] {
      guard rate >= 0, rate <= 1 else { throw .probability(rate) }
    }
    let sum = onlyA + onlyB
    let difference = onlyA - onlyB
    guard difference != 0 else { throw .rates(onlyA, onlyB) }
    guard sum <= 1 else { throw .probability(sum) }
    guard alpha > 0, alpha < 1 else { throw .probability(alpha) }
    guard power > alpha / 2, power < 1 else { throw .probability(power) }
    let zAlpha = try NumericLibrary.number("normal quantile") {
      gsl_cdf_ugaussian_Qinv(alpha / 2)
    }
    let zPower = try NumericLibrary.number("normal quantile") { gsl_cdf_ugaussian_Pinv(power) }
    let spread = max(0, sum - difference * difference).squareRoot()
    // Not below zero, where a weak test would be met by no pairs at all.
    let root = max(0, zAlpha * sum.squareRoot() + zPower * spread) / difference
    return try SampleSize(root * root)
  }

  /// Trials without any failure that prove a rate below `limit`: ln α / ln(1 - limit).
  ///
  /// 1 % at α = 0.05: 299. Throws for an α or a limit outside (0, 1), and answers above `maximum`.
  public static func zeroFailures(
    alpha: Double, limit: Double
  ) throws(StatisticsError) -> SampleSize {
    guard alpha > 0, alpha < 1 else { throw .probability(alpha) }
    guard limit > 0, limit < 1 else { throw .probability(limit) }
    return try SampleSize(Mathematics.log(alpha) / Mathematics.log1p(-limit))
  }

  /// The rule of three, 3 / limit: the same for α = 0.05, a little above it.
  ///
  /// Throws for a limit outside (0, 1), and answers above `maximum`.
  public static func ruleOfThree(limit: Double) throws(StatisticsError) -> SampleSize {
    guard limit > 0, limit < 1 else { throw .probability(limit) }
    return try SampleSize(3 / limit)
  }
}
