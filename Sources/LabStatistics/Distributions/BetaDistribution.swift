import CGSL

/// The beta distribution with both tails and their inverse, for shapes up to 1e9 and beyond.
///
/// The library's own functions are not used, for three measured reasons (version 2.7.1):
/// `gsl_cdf_beta_Pinv` and `Qinv` give no number for everyday shapes (upper 95 % limit of 6 in
/// 400); `gsl_cdf_beta_P` gives none near the mean once shapes pass about a million; and its
/// tails are off by 1e-10 at shapes of 1e5 and by 5e-6 at 5e8, because it subtracts logarithms of
/// gamma functions. Here the density uses the regulated gamma function and deviances (the idea of
/// Loader 2000 for the binomial), and the tail a continued fraction whose terms are all positive
/// on its side of the mean (DiDonato and Morris 1992). Both need `x` and `1 - x` exactly, so the
/// two travel together.
struct BetaDistribution {
  let a: Double
  let b: Double

  /// A point of (0, 1) with its complement, each to full relative precision.
  struct Point {
    var x: Double
    var y: Double

    var swapped: Point { Point(x: y, y: x) }
  }

  struct Tails {
    var lower: Double
    var upper: Double
    /// The density at the point.
    var density: Double

    subscript(side: Side) -> Double { side == .lower ? lower : upper }
  }

  enum Side {
    case lower
    case upper

    var opposite: Side { self == .lower ? .upper : .lower }
  }

  var swapped: BetaDistribution { BetaDistribution(a: b, b: a) }
  private var sum: Double { a + b }

  /// Both tails; the one beyond the mean as seen from the point has full relative precision.
  func tails(at point: Point) -> Tails {
    guard point.x > 0 else { return Tails(lower: 0, upper: 1, density: 0) }
    guard point.y > 0 else { return Tails(lower: 1, upper: 0, density: 0) }
    let weight = weight(at: point)
    let density = weight / point.x / point.y
    if point.x < (a + 1) / (sum + 2) {
      let lower = weight / fraction(at: point)
      return Tails(lower: lower, upper: 1 - lower, density: density)
    }
    let upper = weight / swapped.fraction(at: point.swapped)
    return Tails(lower: 1 - upper, upper: upper, density: density)
  }

  /// x^a (1-x)^b / B(a, b), without a difference of large logarithms.
  private func weight(at point: Point) -> Double {
    let lead = a * point.y - b * point.x
    let exponent =
      Self.deviance(of: a, excess: -lead, ratio: point.x / a * sum)
      + Self.deviance(of: b, excess: lead, ratio: point.y / b * sum)
    let gammas = gsl_sf_gammastar(sum) / (gsl_sf_gammastar(a) * gsl_sf_gammastar(b))
    return gammas * (a / sum * b / (2 * Double.pi)).squareRoot() * Mathematics.exp(exponent)
  }

  /// shape · (log ratio + 1 - ratio) with ratio = 1 + excess / shape, which near an end of (0, 1) would
  /// cancel to nothing.
  private static func deviance(of shape: Double, excess: Double, ratio: Double) -> Double {
    excess < -shape / 2
      ? shape * Mathematics.log(ratio) - excess
      : shape * gsl_sf_log_1plusx_mx(excess / shape)
  }

  /// The continued fraction that divides the weight, by the modified method of Lentz.
  ///
  /// Measured rounds at shapes of 5e8: 4,331 at the mean, 97 at a tail of 0.025. The end of the loop
  /// is therefore never the limit of a count that fits this module.
  private func fraction(at point: Point) -> Double {
    let (x, y) = (point.x, point.y)
    let lead = a * y - b * x + 1
    var value = a * lead / (a + 1)
    // At the very mean the first term can vanish; any tiny number serves (Lentz 1976).
    if value == 0 { value = 1e-300 }
    var numerators = value
    var denominators = 0.0
    for round in 1...1_000_000 {
      let m = Double(round)
      let step = a + 2 * m - 1
      let partial = (a + m - 1) / step * (sum + m - 1) / step * m * (b - m) * x * x
      let next =
        m + m * (b - m) / step * x + (a + m) / (a + 2 * m + 1) * (lead + m * (1 + y))
      denominators = next + partial * denominators
      if denominators == 0 { denominators = 1e-300 }
      numerators = next + partial / numerators
      if numerators == 0 { numerators = 1e-300 }
      denominators = 1 / denominators
      let change = numerators * denominators
      value *= change
      if abs(change - 1) <= 4 * Double.ulpOfOne { break }
    }
    return value
  }

  /// The point whose tail on one side is `probability`, 0 < probability < 1.
  ///
  /// A bracketed root in the logarithm of the smaller of x and 1 - x, then Newton steps by the
  /// density. Neither can leave the bracket, so the answer is a point of [0, 1].
  func point(_ side: Side, tail probability: Double) throws(StatisticsError) -> Point {
    NumericLibrary.prepare()
    if a > b { return try swapped.point(side.opposite, tail: probability).swapped }

    let target = Mathematics.log(probability)
    let excess = { (x: Double) in
      Mathematics.log(tails(at: Point(x: x, y: 1 - x))[side]) - target
    }
    // From the mean towards 0 by halving, or towards 1 by halving the complement, until the sign
    // changes. The tail runs over all of (0, 1), so it does, or x reaches the end of the doubles.
    var far = a / sum
    var near = far
    let isTooLarge = excess(far) > 0
    let towardsZero = isTooLarge == (side == .lower)
    repeat {
      near = far
      far = towardsZero ? far / 2 : (1 + far) / 2
      if far < 1e-300 { return Point(x: 0, y: 1) }
      if far >= 1 { return Point(x: 1, y: 0) }
    } while (excess(far) > 0) == isTooLarge

    let bracket = min(near, far)...max(near, far)
    let logarithms = Mathematics.log(bracket.lowerBound)...Mathematics.log(bracket.upperBound)
    let root = try BracketedRoot.find(in: logarithms) {
      // The logarithm of a vanished tail is minus infinity, which a secant cannot use.
      max(excess(Mathematics.exp($0)), -1e6)
    }
    var x = min(max(Mathematics.exp(root), bracket.lowerBound), bracket.upperBound)
    for _ in 0..<3 {
      let here = tails(at: Point(x: x, y: 1 - x))
      let slope = side == .lower ? here.density : -here.density
      let next = x - (here[side] - probability) / slope
      guard bracket.contains(next) else { break }
      x = next
    }
    guard x.isFinite else { throw .library(function: "beta quantile", status: 0) }
    return Point(x: x, y: 1 - x)
  }
}
