import CGSL

/// Whether two methods are right equally often on the same trials (McNemar 1947).
///
/// Given N = b + c discordant trials, b is binomial with probability 1/2 when the methods are
/// equal. All p-values are two-sided, all are 1 without discordant trials, and one that is too
/// small for a double is 0.
///
/// - `exactP`: min(1, 2 P(X <= min(b, c))).
/// - `midP`: the exact p less P(X = min(b, c)) (Fagerland, Lydersen and Laake 2013). With b = c it
///   is 1 - P(X = b), the convention of statsmodels; these authors take half the probability there.
///   Both are at least 1/2, so no decision depends on it.
/// - `chiSquare`: (b - c)² / N, one degree of freedom.
/// - `correctedChiSquare`: max(0, |b - c| - 1)² / N (Edwards 1948).
///
/// For example 12 against 3 gives an exact p of 0.0352 and a mid-p of 0.0213.
public struct McNemarTest: Equatable, Sendable {
  public let exactP: Double
  public let midP: Double
  public let chiSquare: Double
  public let chiSquareP: Double
  public let correctedChiSquare: Double
  public let correctedChiSquareP: Double

  public init(_ pairs: DiscordantPairs) throws(StatisticsError) {
    let size = Double(pairs.discordant)
    let gap = Double(abs(pairs.onlyA - pairs.onlyB))
    let corrected = max(0, gap - 1)
    chiSquare = size > 0 ? gap * gap / size : 0
    correctedChiSquare = size > 0 ? corrected * corrected / size : 0
    chiSquareP = try Self.upperTail(chiSquare)
    correctedChiSquareP = try Self.upperTail(correctedChiSquare)

    guard pairs.discordant > 0 else {
      exactP = 1
      midP = 1
      return
    }
    let binomial = Self.fairBinomial(min(pairs.onlyA, pairs.onlyB), of: pairs.discordant)
    // Within 1 of the middle twice the tail is 1 or more by symmetry.
    exactP = gap <= 1 ? 1 : min(1, 2 * binomial.atMost)
    midP = exactP - binomial.exactly
  }

  private static func upperTail(_ statistic: Double) throws(StatisticsError) -> Double {
    try NumericLibrary.number("chi-square distribution") { gsl_cdf_chisq_Q(statistic, 1) }
  }

  /// P(X <= k) and P(X = k) of n > 0 fair tosses, k <= n/2.
  ///
  /// The library's binomial is off by 1e-11 at n = 1e4, 4e-10 at 1e6 and 6e-6 at 2e9 (version
  /// 2.7.1), so the tail is that of the beta distribution: P(X <= k) = I_½(n - k, k + 1). The
  /// density of Beta(k + 1, n - k + 1) at ½ is (n + 1) P(X = k).
  private static func fairBinomial(_ k: Int, of n: Int) -> (atMost: Double, exactly: Double) {
    NumericLibrary.prepare()
    let half = BetaDistribution.Point(x: 0.5, y: 0.5)
    let tail = BetaDistribution(a: Double(n - k), b: Double(k + 1))
    let point = BetaDistribution(a: Double(k + 1), b: Double(n - k + 1))
    return (tail.tails(at: half).lower, point.tails(at: half).density / Double(n + 1))
  }
}
