import CGSL

/// Quantiles of the normal and Student t distributions, and of samples.
public enum Quantiles {
  /// The normal quantile z of a two-sided confidence level: 1.96 for 0.95.
  ///
  /// Taken from the upper tail (1 - confidence) / 2, never from the lower tail near 1, which
  /// would lose the digits of high levels. Throws outside (0, 1).
  public static func normal(confidence: Double) throws(StatisticsError) -> Double {
    let tail = try tail(confidence)
    return try NumericLibrary.number("normal quantile") { gsl_cdf_ugaussian_Qinv(tail) }
  }

  /// The Student t quantile of a two-sided confidence level: 2.262 for 0.95 with 9 degrees.
  ///
  /// Infinite where it exceeds e^350, as with very few degrees of freedom.
  public static func student(
    confidence: Double, degreesOfFreedom: Double
  ) throws(StatisticsError) -> Double {
    let tail = try tail(confidence)
    guard degreesOfFreedom > 0, degreesOfFreedom.isFinite else {
      throw .degreesOfFreedom(degreesOfFreedom)
    }
    return try StudentPoint.above(tail: tail, degreesOfFreedom: degreesOfFreedom)
  }

  /// The two-sided p-value of a Student t statistic; 1 at zero, 0 at infinity.
  public static func studentTwoSidedP(
    _ statistic: Double, degreesOfFreedom: Double
  ) throws(StatisticsError) -> Double {
    guard degreesOfFreedom > 0, degreesOfFreedom.isFinite else {
      throw .degreesOfFreedom(degreesOfFreedom)
    }
    let upper = try NumericLibrary.number("t distribution") {
      StudentTail.above(abs(statistic), degreesOfFreedom: degreesOfFreedom)
    }
    return min(1, 2 * upper)
  }

  /// The quantile of a sample by linear interpolation between order statistics.
  ///
  /// Type 7 of Hyndman and Fan 1996 (the default of R and NumPy): with h = (n - 1) p, the value at
  /// rank h counted from zero, interpolated. Infinite values are allowed and are not mixed into
  /// a neighbour of weight zero. Throws for an empty sample, a value that is not a number, a
  /// probability outside [0, 1], and `.undefinedStatistic` between the two infinities. The order of the values does not matter.
  public static func sample(
    _ values: [Double], probability: Double
  ) throws(StatisticsError) -> Double {
    if let index = values.firstIndex(where: \.isNaN) { throw .notANumber(index: index) }
    return try sorted(values.sorted(), probability: probability)
  }

  /// The same of values that are already ascending and free of NaN.
  static func sorted(
    _ values: [Double], probability: Double
  ) throws(StatisticsError) -> Double {
    let rank = try Rank(probability: probability, count: values.count)
    let low = values[rank.below]
    let high = values[rank.above]
    if rank.fraction == 0 || low == high { return low }
    let value = low * (1 - rank.fraction) + high * rank.fraction
    guard !value.isNaN else { throw .undefinedStatistic }
    return value
  }

  /// The two order statistics between which a type-7 quantile lies, and the weight of the upper.
  struct Rank {
    let below: Int
    let above: Int
    let fraction: Double

    init(probability: Double, count: Int) throws(StatisticsError) {
      guard probability >= 0, probability <= 1 else { throw .probability(probability) }
      guard count > 0 else { throw .emptySample }
      let position = Double(count - 1) * probability
      below = min(Int(position), count - 1)
      above = min(below + 1, count - 1)
      fraction = position - Double(below)
    }
  }

  /// The probability beyond each end of a two-sided interval.
  static func tail(_ confidence: Double) throws(StatisticsError) -> Double {
    guard confidence > 0, confidence < 1 else { throw .confidence(confidence) }
    return (1 - confidence) / 2
  }
}
