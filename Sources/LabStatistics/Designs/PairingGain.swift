/// How much the same random strokes for two methods reduce the variance of their difference.
///
/// With p_A and p_B the error rates, p_a and p_b the shares of strokes on which only A or only B errs
/// and d = p_a - p_b their difference: paired variance (p_a + p_b - d²) / n, variance of two separate
/// samples of n (p_A q_A + p_B q_B) / n. The strokes are taken as independent.
public struct PairingGain: Equatable, Sendable {
  public let difference: Double
  public let pairedVariance: Double
  public let independentVariance: Double
  /// Independent over paired variance; nothing when the paired one is zero (the gain has no bound).
  public let ratio: Double?

  /// `onlyA`, `onlyB` and `both` count strokes on which only A, only B, or both err.
  ///
  /// Throws for negative counts or more of them than strokes, no strokes, and more than
  /// `Count.maximumTotal`.
  public init(onlyA: Int, onlyB: Int, both: Int, of trials: Int) throws(StatisticsError) {
    guard trials <= Count.maximumTotal else { throw .tooManyTrials(limit: Count.maximumTotal) }
    for count in [onlyA, onlyB, both] { _ = try Count(count, of: trials) }
    _ = try Count(onlyA + onlyB + both, of: trials)
    guard trials > 0 else { throw .noTrials }
    let size = Double(trials)
    difference = Double(onlyA - onlyB) / size
    // Whole numbers up to 2^62 before the division: no variance at all is exactly zero.
    let change = onlyA - onlyB
    pairedVariance = Double((onlyA + onlyB) * trials - change * change) / size / size / size
    let (errorsA, errorsB) = (onlyA + both, onlyB + both)
    independentVariance =
      (Double(errorsA * (trials - errorsA)) + Double(errorsB * (trials - errorsB)))
      / size / size / size
    ratio = pairedVariance > 0 ? independentVariance / pairedVariance : nil
  }
}
