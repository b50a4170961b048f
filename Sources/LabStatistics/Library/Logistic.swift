/// The logistic function and the deviance of counts from probabilities.
enum Logistic {
  /// 1 / (1 + exp(-x)); its complement is the value at -x.
  static func value(_ x: Double) -> Double { 1 / (1 + Mathematics.exp(-x)) }

  /// The logarithm of the value, without underflow.
  static func log(_ x: Double) -> Double {
    x >= 0 ? -Mathematics.log1p(Mathematics.exp(-x)) : x - Mathematics.log1p(Mathematics.exp(x))
  }

  /// Twice the log likelihood ratio of k successes of n against success probability p and its
  /// complement q, in terms that are never negative, so that nothing cancels at large counts (Loader
  /// 2000).
  static func deviance(successes k: Int, failures: Int, p: Double, q: Double) -> Double {
    let n = Double(k + failures)
    return 2 * (part(Double(k), mean: n * p) + part(Double(failures), mean: n * q))
  }

  /// The same against the logistic value at `eta`, also where p or q underflow.
  static func deviance(successes k: Int, failures: Int, at eta: Double) -> Double {
    guard abs(eta) > 300 else {
      return deviance(successes: k, failures: failures, p: value(eta), q: value(-eta))
    }
    let n = Double(k + failures)
    let surprise = { (count: Int, eta: Double) in
      count == 0 ? 0 : Double(count) * (Mathematics.log(Double(count) / n) - log(eta))
    }
    return 2 * max(0, surprise(k, eta) + surprise(failures, -eta))
  }

  /// k ln(k/m) + m - k.
  private static func part(_ k: Double, mean m: Double) -> Double {
    guard k > 0 else { return m }
    guard m > 0 else { return .infinity }
    let e = (k - m) / m
    // Two forms: far from the mean nothing cancels in the plain one.
    if abs(e) > 0.5 { return max(0, k * Mathematics.log(k / m) + m - k) }
    return max(0, m * ((1 + e) * (Mathematics.log1p(e) - e) + e * e))
  }
}
