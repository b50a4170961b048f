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
      mean = Logistic.value(x)
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
  ///
  /// Both are made of x (ψ(x + k) - ψ(x)) = x ln(1 + k/x) + correction; the logarithms collect into
  /// the same deviances as in the likelihood.
  func gradient(at point: [Double]) -> [Double] {
    let shapes = Shapes(point)
    var (mean, spread) = (0.0, 0.0)
    for (k, l) in counts {
      let (first, second) = Self.shares(k, l, shapes)
      let (a, b) = (Self.correction(shapes.a, k), Self.correction(shapes.b, l))
      mean += shapes.mean * shapes.b * (first.logarithm - second.logarithm)
      mean += shapes.complement * a - shapes.mean * b
      spread += Self.correction(shapes.sum, k + l) - a - b - first.deviance - second.deviance
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
    let (first, second) = shares(k, l, shapes)
    let mass = BinomialMass.logarithm(k, l, shift: -first.shift)
    let roots =
      (Mathematics.log(a / (a + k)) + Mathematics.log(b / (b + l)) - Mathematics.log(sum / total))
      / 2
    return mass + first.deviance + second.deviance + roots
      + logGammaStar(sum) - logGammaStar(total)
      + logGammaStar(a + k) - logGammaStar(a) + logGammaStar(b + l) - logGammaStar(b)
  }

  /// How far a shape x is from its share of the pooled rate, x + shift.
  private struct Share {
    let shift: Double
    /// ln(1 + shift/x).
    let logarithm: Double
    /// x (ln(1 + shift/x) - shift/x).
    let deviance: Double

    /// `ratio` is 1 + shift/x, exact where that would cancel.
    init(_ x: Double, shift: Double, ratio: Double) {
      self.shift = shift
      if shift > -x / 2 {
        logarithm = Mathematics.log1p(shift / x)
        deviance = x * gsl_sf_log_1plusx_mx(shift / x)
      } else {
        logarithm = Mathematics.log(ratio)
        deviance = x * logarithm - shift
      }
    }
  }

  private static func shares(_ k: Double, _ l: Double, _ shapes: Shapes) -> (Share, Share) {
    let (a, b, sum) = (shapes.a, shapes.b, shapes.sum)
    let total = sum + k + l
    let shift = (b * k - a * l) / total
    return (
      Share(a, shift: shift, ratio: sum / total * ((a + k) / a)),
      Share(b, shift: -shift, ratio: sum / total * ((b + l) / b))
    )
  }

  private static func logGammaStar(_ x: Double) -> Double { Mathematics.log(gsl_sf_gammastar(x)) }

  /// x (ψ(x + k) - ψ(x)) - x ln(1 + k/x).
  private static func correction(_ x: Double, _ k: Double) -> Double {
    if k == 0 { return 0 }
    if x < 100 {
      return x * (gsl_sf_psi(x + k) - gsl_sf_psi(x) - Mathematics.log1p(k / x))
    }
    // ψ(x) = ln x - 1/2x - 1/12x² + 1/120x⁴ - 1/252x⁶, good to the last digit from 100 on.
    let tail = { (y: Double) in
      let square = 1 / (y * y)
      return square * (1.0 / 12 - square * (1.0 / 120 - square / 252))
    }
    return k / (x + k) / 2 - x * (tail(x + k) - tail(x))
  }
}
