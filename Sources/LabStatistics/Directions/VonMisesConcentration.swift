import CGSL

/// The concentration of a von Mises distribution whose mean vector has a given length.
///
/// The root of A(κ) = I1(κ)/I0(κ) = R, by the library's scaled Bessel functions, which do not
/// overflow. Near R = 1 the quotient loses 1 - R, so beyond κ = 1000 the deficit 1 - A(κ) comes from
/// its asymptotic series, right to 2e-15 there (Abramowitz and Stegun 1964, 9.7.1).
enum VonMisesConcentration {
  private static let seriesFrom = 1000.0

  /// Zero at length 0, infinite at deficit 0; `deficit` is 1 - length with full relative precision.
  static func root(length: Double, deficit: Double) throws(StatisticsError) -> Double {
    guard deficit > 0 else { return .infinity }
    guard length > 0 else { return 0 }
    NumericLibrary.prepare()
    // A(κ) >= κ/(1 + √(κ² + 1)) (Amos 1974) puts the root below 2R/(1 - R²); it is above half of that.
    let limit = 2 * length / (deficit * (2 - deficit))
    guard limit.isFinite else { return .infinity }
    let isShort = length < 0.5
    let excess = { (x: Double) in
      let kappa = Mathematics.exp(x)
      return isShort ? ratio(kappa) / length - 1 : 1 - self.deficit(kappa) / deficit
    }
    let centre = Mathematics.log(limit)
    var x = try BracketedRoot.find(in: (centre - 1)...(centre + 1e-3), excess)
    for _ in 0..<3 {
      let kappa = Mathematics.exp(x)
      let slope = isShort ? growth(kappa) / length : growth(kappa) / deficit
      guard slope > 0 else { break }
      x -= excess(x) / slope
    }
    return Mathematics.exp(x)
  }

  private static func ratio(_ kappa: Double) -> Double {
    gsl_sf_bessel_I1_scaled(kappa) / gsl_sf_bessel_I0_scaled(kappa)
  }

  /// 1 - A(κ).
  private static func deficit(_ kappa: Double) -> Double {
    guard kappa > seriesFrom else { return 1 - ratio(kappa) }
    let u = 1 / kappa
    return u * (1.0 / 2 + u * (1.0 / 8 + u * (1.0 / 8 + u * (25.0 / 128 + u * 13.0 / 32))))
  }

  /// κ dA/dκ, for steps in the logarithm of κ.
  private static func growth(_ kappa: Double) -> Double {
    if kappa > seriesFrom { return (1 / kappa) * (1.0 / 2 + 1 / (4 * kappa)) }
    let value = ratio(kappa)
    return kappa * (1 - value * value) - value
  }
}
