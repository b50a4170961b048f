import CGSL

/// The distribution functions of the normal and Student t distributions, and their inverses.
extension Quantiles {
  /// P(Z > x) of the standard normal distribution; 0 and 1 at the infinities.
  ///
  /// The lower tail is `normalTail(-x)`. Throws `.notANumber`.
  public static func normalTail(_ x: Double) throws(StatisticsError) -> Double {
    if x.isInfinite { return x > 0 ? 0 : 1 }
    guard !x.isNaN else { throw .notANumber(index: 0) }
    return try NumericLibrary.number("normal distribution") { gsl_cdf_ugaussian_Q(x) }
  }

  /// P(T > x) of Student's t distribution; 0 and 1 at the infinities.
  ///
  /// The lower tail is `studentTail(-x, ...)`. Throws `.notANumber`, and for degrees of freedom that
  /// are not positive and finite.
  public static func studentTail(
    _ x: Double, degreesOfFreedom: Double
  ) throws(StatisticsError) -> Double {
    guard degreesOfFreedom > 0, degreesOfFreedom.isFinite else {
      throw .degreesOfFreedom(degreesOfFreedom)
    }
    if x.isInfinite { return x > 0 ? 0 : 1 }
    guard !x.isNaN else { throw .notANumber(index: 0) }
    return try NumericLibrary.number("t distribution") {
      StudentTail.above(x, degreesOfFreedom: degreesOfFreedom)
    }
  }

  /// The point of the standard normal distribution below which a probability in (0, 1) lies.
  ///
  /// Taken from the nearer tail; maps a uniform coordinate to a normal one. Throws `.probability`.
  public static func normal(probability: Double) throws(StatisticsError) -> Double {
    guard probability > 0, probability < 1 else { throw .probability(probability) }
    return try NumericLibrary.number("normal quantile") {
      probability < 0.5
        ? gsl_cdf_ugaussian_Pinv(probability) : gsl_cdf_ugaussian_Qinv(1 - probability)
    }
  }

  /// The point of Student's t distribution below which a probability in (0, 1) lies.
  ///
  /// Infinite where it exceeds e^350, as with very few degrees of freedom. Throws `.probability` outside
  /// [1e-100, 1), and for degrees of freedom that are not positive and finite.
  public static func student(
    probability: Double, degreesOfFreedom: Double
  ) throws(StatisticsError) -> Double {
    guard probability >= 1e-100, probability < 1 else { throw .probability(probability) }
    guard degreesOfFreedom > 0, degreesOfFreedom.isFinite else {
      throw .degreesOfFreedom(degreesOfFreedom)
    }
    return probability < 0.5
      ? -(try StudentPoint.above(tail: probability, degreesOfFreedom: degreesOfFreedom))
      : try StudentPoint.above(tail: 1 - probability, degreesOfFreedom: degreesOfFreedom)
  }
}
