import CGSL

/// The e-value of one count as a function of the rate, and its two roots.
///
/// A difference of two `gsl_sf_lnbeta` of large shapes would lose six digits at 1e9 trials. As in
/// `BetaDistribution` the regulated gamma function and deviances take their place.
struct MixtureEvidence {
  enum Side {
    case lower
    case upper
  }

  private let successes: Double
  private let failures: Double
  private let a: Double
  private let b: Double
  /// log(B(a + k, b + n - k) / B(a, b)) at the ends, where no deviance exists; else unused.
  private let betaRatio: Double
  /// Everything in log e that does not depend on the rate.
  private let constant: Double

  private var trials: Double { successes + failures }

  init(_ count: Count, prior: MixtureSequence) throws(StatisticsError) {
    guard count.trials <= Count.maximumTotal else {
      throw .tooManyTrials(limit: Count.maximumTotal)
    }
    try self.init(
      successes: Double(count.successes), failures: Double(count.trials - count.successes),
      a: prior.a, b: prior.b)
  }

  private init(
    successes: Double, failures: Double, a: Double, b: Double
  ) throws(StatisticsError) {
    self.successes = successes
    self.failures = failures
    self.a = a
    self.b = b
    let before = try NumericLibrary.number("log beta") { gsl_sf_lnbeta(a, b) }
    let (first, second) = (a + successes, b + failures)
    betaRatio =
      try NumericLibrary.number("log beta") { gsl_sf_lnbeta(first, second) } - before
    let sum = first + second
    let stars =
      gsl_sf_gammastar(sum) / gsl_sf_gammastar(first) / gsl_sf_gammastar(second)
    // The last term is log √(AB / 2πS); both shapes fit, their product might not.
    constant =
      -before - Mathematics.log(stars)
      - Mathematics.log(first / sum * (second / (2 * Double.pi))) / 2
  }

  /// log e(p) for p in [0, 1].
  func log(at rate: Double) -> Double {
    if trials == 0 { return 0 }
    if successes == 0 {
      return rate == 1 ? .infinity : betaRatio - trials * Mathematics.log1p(-rate)
    }
    if failures == 0 { return rate == 0 ? .infinity : betaRatio - trials * Mathematics.log(rate) }
    if rate == 0 || rate == 1 { return .infinity }
    // e(p) = p^a q^b / B(a, b) over the Beta(A, B) weight p^A q^B / B(A, B).
    let (first, second) = (a + successes, b + failures)
    let excess = (first + second) * rate - first
    return constant + a * Mathematics.log(rate) + b * Mathematics.log1p(-rate)
      + deviance(of: first, excess: excess, share: rate, sum: first + second)
      + deviance(of: second, excess: -excess, share: 1 - rate, sum: first + second)
  }

  /// x log(x / m) + m - x with m = x + excess = share · sum, the half deviance of Loader 2000.
  private func deviance(of x: Double, excess: Double, share: Double, sum: Double) -> Double {
    let relative = excess / x
    if abs(relative) < 0.5 { return -x * gsl_sf_log_1plusx_mx(relative) }
    return x * (Mathematics.log(x / sum) - Mathematics.log(share)) + excess
  }

  /// The rate below or above k / n at which log e reaches a positive target.
  func limit(_ side: Side, target: Double) throws(StatisticsError) -> Double {
    if trials == 0 { return side == .lower ? 0 : 1 }
    // At an end the equation solves itself.
    if successes == 0 {
      return side == .lower ? 0 : -Mathematics.expm1((betaRatio - target) / trials)
    }
    if failures == 0 { return side == .upper ? 1 : Mathematics.exp((betaRatio - target) / trials) }
    // Small limits keep their relative precision; those near 1 cannot, so they are mirrored.
    if successes > failures {
      let mirrored = try Self(successes: failures, failures: successes, a: b, b: a)
      return 1 - (try mirrored.limit(side == .lower ? .upper : .lower, target: target))
    }
    return try root(side, target: target)
  }

  /// log e is convex with its minimum, which is not above 0, at k / n: one root on each side.
  private func root(_ side: Side, target: Double) throws(StatisticsError) -> Double {
    let excess = { (rate: Double) in log(at: rate) - target }
    var near = successes / trials
    // With a prior much heavier than the data the minimum is 0 but for rounding.
    guard excess(near) < 0 else { return near }
    var far = near
    repeat {
      near = far
      far = side == .lower ? far / 2 : min(2 * far, (1 + far) / 2)
      if far < 1e-300 { return 0 }
      if far >= 1 { return 1 }
    } while excess(far) < 0

    let bracket = min(near, far)...max(near, far)
    let logarithms = Mathematics.log(bracket.lowerBound)...Mathematics.log(bracket.upperBound)
    let root = try BracketedRoot.find(in: logarithms) { excess(Mathematics.exp($0)) }
    var rate = min(max(Mathematics.exp(root), bracket.lowerBound), bracket.upperBound)
    for _ in 0..<3 {
      let slope = (trials * rate - successes) / rate / (1 - rate)
      let next = rate - excess(rate) / slope
      guard bracket.contains(next) else { break }
      rate = next
    }
    return rate
  }
}
