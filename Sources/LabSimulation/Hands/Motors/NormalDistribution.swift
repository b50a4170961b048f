/// The standard normal distribution function and its inverse.
enum NormalDistribution {
  /// The share of the distribution below z.
  @inline(__always)
  static func below(_ z: Double) -> Double {
    0.5 * Mathematics.erfc(z * -0.707_106_781_186_547_6)
  }

  /// The z below which the share lies; infinite at 0 and 1, `nan` outside.
  ///
  /// Two Halley steps from a rational approximation that is good to 5e-4 (Hastings 1955), each of
  /// which cubes the error, so the result is exact to rounding.
  static func quantile(_ share: Double) -> Double {
    guard share > 0, share < 1 else {
      return share == 0 ? -.infinity : share == 1 ? .infinity : .nan
    }
    // The lower half only, where the share keeps its digits.
    if share > 0.5 { return -quantile(1 - share) }
    let t = (-2 * Mathematics.log(share)).squareRoot()
    let numerator = 2.515517 + t * (0.802853 + t * 0.010328)
    let denominator = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
    var z = numerator / denominator - t
    for _ in 0..<2 {
      let density = Mathematics.exp(-0.5 * z * z) * 0.398_942_280_401_432_7
      let step = (below(z) - share) / density
      z -= step / (1 + 0.5 * z * step)
    }
    return z
  }
}
