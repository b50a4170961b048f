import CGSL

/// Logarithms of binomial probabilities without differences of large logarithms (Loader 2000).
///
/// ln C(n, k) p^k q^l is split into a factor of square roots and the deviance of k of n from np. At
/// counts of 1e9 the library's ln Γ differences would leave an absolute error of 1e-6; here it stays
/// near 1e-15. The counts need not be whole.
enum BinomialMass {
  /// The logarithm of the probability of k successes and l failures when the success rate is
  /// (k + shift) / (k + l).
  static func logarithm(_ k: Double, _ l: Double, shift: Double) -> Double {
    NumericLibrary.prepare()
    let n = k + l
    if k == 0 { return n == 0 ? 0 : l * Mathematics.log1p(-shift / l) }
    if l == 0 { return k * Mathematics.log1p(shift / k) }
    let deviance =
      k * gsl_sf_log_1plusx_mx(shift / k) + l * gsl_sf_log_1plusx_mx(-shift / l)
    return deviance + (Mathematics.log(n / k / l) - Mathematics.log(2 * Double.pi)) / 2
      + Mathematics.log(gsl_sf_gammastar(n) / (gsl_sf_gammastar(k) * gsl_sf_gammastar(l)))
  }
}
