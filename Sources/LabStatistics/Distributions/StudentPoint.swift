import CGSL

/// The point of Student's t distribution above which a given tail lies.
///
/// The library's `gsl_cdf_tdist_Qinv` (2.7.1) serves above one degree of freedom. Below 0.81 degrees it
/// gives wrong points or none, for a tail of 0.45 at 0.7 degrees one whose tail is 0.07; at exactly
/// one it loses digits of small tails. So one degree (Cauchy) takes its closed form, and fewer a
/// bracketed root of the library's tail, which is right everywhere.
enum StudentPoint {
  /// For a tail from 1e-100 to 1/2 and positive finite degrees; infinite where it exceeds e^350, whose
  /// square the library cannot hold.
  static func above(tail: Double, degreesOfFreedom: Double) throws(StatisticsError) -> Double {
    if degreesOfFreedom > 1 {
      return try NumericLibrary.number("t quantile") {
        gsl_cdf_tdist_Qinv(tail, degreesOfFreedom)
      }
    }
    if tail == 0.5 { return 0 }
    if degreesOfFreedom == 1 { return 1 / Mathematics.tan(Double.pi * tail) }
    return try root(tail: tail, degreesOfFreedom: degreesOfFreedom)
  }

  private static let limit = 350.0

  private static func root(
    tail: Double, degreesOfFreedom: Double
  ) throws(StatisticsError) -> Double {
    NumericLibrary.prepare()
    let target = Mathematics.log(tail)
    let excess = { (logarithm: Double) in
      Mathematics.log(gsl_cdf_tdist_Q(Mathematics.exp(logarithm), degreesOfFreedom)) - target
    }
    // The density is at most 1/π here, so a tail of 1/2 - d needs a point of d π or more.
    let low = Mathematics.log(0.5 - tail)
    var high = max(low, 0) + 1
    while excess(high) > 0 {
      if high == limit { return .infinity }
      high = min(2 * high, limit)
    }
    var point = Mathematics.exp(try BracketedRoot.find(in: low...high, excess))
    for _ in 0..<3 {
      let slope = gsl_ran_tdist_pdf(point, degreesOfFreedom)
      let next = point + (gsl_cdf_tdist_Q(point, degreesOfFreedom) - tail) / slope
      guard next > 0, next.isFinite else { break }
      point = next
    }
    return point
  }
}
