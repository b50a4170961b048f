import CGSL

/// The log-likelihood of beta-binomial counts and its gradient on logit scales.
///
/// A person's rate is beta distributed with shapes a = mean / θ and b = (1 - mean) / θ, where
/// θ = 1 / (a + b) = ρ / (1 - ρ). The library's ln B and ψ are not subtracted from each other: at
/// counts of 1e9, or near θ = 0, such differences lose all digits. Deviances and sums of
/// equal sign take their place.
struct BetaBinomialLikelihood {
  let counts: [(k: Double, l: Double)]

  init(_ counts: [Count]) {
    self.counts = counts.map { (Double($0.successes), Double($0.trials - $0.successes)) }
  }

  /// The beta shapes at a point (logit of the mean, logit of ρ = logarithm of θ).
  private struct Shapes {
    let mean: Double
    let complement: Double
    let sum: Double
    var a: Double { mean * sum }
    var b: Double { complement * sum }

    init(_ point: [Double]) {
      // Far outside of all data; it keeps every product below within the doubles.
      let (x, y) = (min(max(point[0], -150), 150), min(max(point[1], -150), 150))
      mean = 1 / (1 + Mathematics.exp(-x))
      complement = 1 / (1 + Mathematics.exp(x))
      sum = Mathematics.exp(-y)
    }
  }

  /// The log-likelihood, binomial coefficients included.
  func value(at point: [Double]) -> Double {
    let shapes = Shapes(point)
    return counts.reduce(0) { $0 + Self.logarithm($1.k, $1.l, shapes) }
  }

  /// The log-likelihood without overdispersion, all persons at the same rate (0 < rate < 1).
  func binomial(rate: Double) -> Double {
    counts.reduce(0) {
      let shift = rate * $1.l - (1 - rate) * $1.k
      return $0 + BinomialMass.logarithm($1.k, $1.l, shift: shift)
    }
  }

  /// The slopes along the logit of the mean and the logit of ρ.
  func gradient(at point: [Double]) -> [Double] {
    let shapes = Shapes(point)
    var (mean, spread) = (0.0, 0.0)
    for (k, l) in counts {
      let first = Self.deficit(shapes.a, k)
      let second = Self.deficit(shapes.b, l)
      mean += shapes.complement * (k - first) - shapes.mean * (l - second)
      spread += first + second - Self.deficit(shapes.sum, k + l)
    }
    return [mean, spread]
  }

  /// ln C(n, k) B(a + k, b + l) / B(a, b).
  ///
  /// By Stirling's formula with its exact correction Γ*, the powers collect into two deviances: of
  /// k of n, and of a of a + b, both from the pooled rate (a + k) / (a + b + n).
  private static func logarithm(_ k: Double, _ l: Double, _ shapes: Shapes) -> Double {
    let (a, b, sum) = (shapes.a, shapes.b, shapes.sum)
    let total = sum + k + l
    let shift = (b * k - a * l) / total
    let mass = BinomialMass.logarithm(k, l, shift: -shift)
    let deviance =
      deviance(a, shift: shift, ratio: sum / total * ((a + k) / a))
      + deviance(b, shift: -shift, ratio: sum / total * ((b + l) / b))
    let roots =
      (Mathematics.log(a / (a + k)) + Mathematics.log(b / (b + l)) - Mathematics.log(sum / total))
      / 2
    return mass + deviance + roots
      + logGammaStar(sum) - logGammaStar(total)
      + logGammaStar(a + k) - logGammaStar(a) + logGammaStar(b + l) - logGammaStar(b)
  }

  /// x (ln(1 + shift/x) - shift/x); `ratio` is 1 + shift/x, exact where that would cancel.
  private static func deviance(_ x: Double, shift: Double, ratio: Double) -> Double {
    shift > -x / 2
      ? x * gsl_sf_log_1plusx_mx(shift / x) : x * Mathematics.log(ratio) - shift
  }

  private static func logGammaStar(_ x: Double) -> Double { Mathematics.log(gsl_sf_gammastar(x)) }

  /// k - x (ψ(x + k) - ψ(x)) = Σ j / (x + j) over j < k, which is never negative.
  static func deficit(_ x: Double, _ k: Double) -> Double {
    if k <= 64 {
      var sum = 0.0
      for j in 0..<Int(k) { sum += Double(j) / (x + Double(j)) }
      return sum
    }
    if x < 100 { return k - x * (gsl_sf_psi(x + k) - gsl_sf_psi(x)) }
    // ψ(x) = ln x - 1/2x - 1/12x² + 1/120x⁴ - 1/252x⁶, good to the last digit from 100 on.
    let tail = { (y: Double) in
      let square = 1 / (y * y)
      return square * (1.0 / 12 - square * (1.0 / 120 - square / 252))
    }
    return -x * gsl_sf_log_1plusx_mx(k / x) - k / (x + k) / 2 + x * (tail(x + k) - tail(x))
  }
}
