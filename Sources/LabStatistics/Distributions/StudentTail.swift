/// The upper tail of Student's t distribution, the only one in this module.
///
/// P(T > x) = I_y(ν/2, ½) / 2 with y = ν / (ν + x²), for x >= 0, by the beta distribution of this module:
/// beyond 30 degrees of freedom `gsl_cdf_tdist_Q` (version 2.7.1) uses a series whose far tails are off
/// by up to 7e-7 of their value.
enum StudentTail {
  /// For positive finite degrees of freedom; 0 where x² exceeds the doubles, NaN of NaN.
  static func above(_ x: Double, degreesOfFreedom: Double) -> Double {
    guard !x.isNaN else { return .nan }
    NumericLibrary.prepare()
    let square = x * x
    let beyond: Double
    if square.isFinite {
      let sum = degreesOfFreedom + square
      beyond =
        BetaDistribution(a: degreesOfFreedom / 2, b: 0.5)
        .tails(at: BetaDistribution.Point(x: degreesOfFreedom / sum, y: square / sum)).lower / 2
    } else {
      beyond = 0
    }
    return x < 0 ? 1 - beyond : beyond
  }
}
