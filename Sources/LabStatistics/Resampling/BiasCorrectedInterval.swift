import CGSL

/// The bias-corrected and accelerated (BCa) bootstrap interval (Efron 1987).
///
/// - Bias: z0 = Φ⁻¹ of the share of replicates below the estimate, ties counted half. A share of 0 or
///   1 is taken as half a replicate away from it, so that z0 is finite.
/// - Acceleration: Σ d³ / (6 (Σ d²)^1.5) with d = mean - value over the leave-one-out values; 0 when
///   these are all equal.
/// - Levels: Φ(z0 + (z0 ± z) / (1 - acceleration · (z0 ± z))), where the divisor passes zero the
///   level is 1 (0 on the lower side); limits are the type-7 percentiles of the replicates at them.
///
/// With all replicates equal the interval is that point; callers who know better must not print it.
public struct BiasCorrectedInterval: Equatable, Sendable {
  public let bias: Double
  public let acceleration: Double
  public let lowerLevel: Double
  public let upperLevel: Double
  public let interval: Interval

  /// The order of replicates and of leave-one-out values does not matter.
  ///
  /// Throws for a confidence outside (0, 1), no replicates, and values that are not finite (with
  /// their position; an estimate counts as position 0).
  public init(
    estimate: Double, replicates: [Double], leaveOneOut: [Double], confidence: Double
  ) throws(StatisticsError) {
    let z = try Quantiles.normal(confidence: confidence)
    guard !replicates.isEmpty else { throw .emptySample }
    for values in [[estimate], replicates, leaveOneOut] {
      if let index = values.firstIndex(where: { !$0.isFinite }) {
        throw .value(values[index], index: index)
      }
    }
    let below = replicates.filter { $0 < estimate }.count
    let equal = replicates.filter { $0 == estimate }.count
    let size = Double(replicates.count)
    let share = (Double(below) + Double(equal) / 2) / size
    let inside = min(max(share, 0.5 / size), 1 - 0.5 / size)
    let bias = try NumericLibrary.number("normal quantile") { gsl_cdf_ugaussian_Pinv(inside) }
    let acceleration = Self.acceleration(leaveOneOut)
    let level = { (quantile: Double) in
      let shifted = bias + quantile
      let divisor = 1 - acceleration * shifted
      return divisor > 0 ? gsl_cdf_ugaussian_P(bias + shifted / divisor) : (shifted > 0 ? 1 : 0)
    }
    self.bias = bias
    self.acceleration = acceleration
    lowerLevel = level(-z)
    upperLevel = level(z)
    let sorted = replicates.sorted()
    interval = Interval(
      lower: try Quantiles.sorted(sorted, probability: lowerLevel),
      upper: try Quantiles.sorted(sorted, probability: upperLevel))
  }

  private static func acceleration(_ values: [Double]) -> Double {
    guard let first = values.first, values.contains(where: { $0 != first }) else { return 0 }
    // Scaled by the largest, so that cubes neither overflow nor vanish.
    let largest = values.reduce(0) { max($0, abs($1)) }
    let scaled = values.map { $0 / largest }
    let mean = scaled.reduce(0, +) / Double(scaled.count)
    let spread = scaled.reduce(0) { max($0, abs(mean - $1)) }
    guard spread > 0 else { return 0 }
    let deviations = scaled.map { (mean - $0) / spread }
    let squares = deviations.reduce(0) { $0 + $1 * $1 }
    return deviations.reduce(0) { $0 + $1 * $1 * $1 } / (6 * squares * squares.squareRoot())
  }
}
