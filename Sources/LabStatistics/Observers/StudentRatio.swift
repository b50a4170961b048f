import CGSL

/// The logarithm of the weighted density ratio of two Student classes, and where it is zero.
///
/// Class 0 is the one with the smaller scale: its location is the origin, so that thresholds beside it
/// keep the digits of that scale. Inside, lengths are counted in units of the geometric mean of the
/// scales, so that neither is tiny beside the tolerance of the root solver.
struct StudentRatio {
  private let location: Double
  private let unit: Double
  private let zero: Density
  private let one: Density
  /// The ratio without the two kernels.
  private let constant: Double

  private struct Density {
    let freedom: Double
    let location: Double
    let scale: Double

    var spread: Double { freedom * scale * scale }

    /// The logarithm of the density without the terms that do not depend on x.
    func kernel(_ x: Double) -> Double {
      let z = (x - location) / scale
      return -(freedom + 1) / 2 * Mathematics.log1p(z * z / freedom)
    }

    var normaliser: Double {
      -gsl_sf_lnbeta(freedom / 2, 0.5) - Mathematics.log(freedom) / 2 - Mathematics.log(scale)
    }
  }

  init(_ zero: StudentObserver.Class, _ one: StudentObserver.Class, logRatio: Double) {
    location = zero.location
    let unit = zero.scale.squareRoot() * one.scale.squareRoot()
    self.unit = unit
    self.zero = Density(
      freedom: zero.degreesOfFreedom, location: 0, scale: zero.scale / unit)
    self.one = Density(
      freedom: one.degreesOfFreedom, location: (one.location - zero.location) / unit,
      scale: one.scale / unit)
    constant = logRatio + self.one.normaliser - self.zero.normaliser
  }

  private func value(_ x: Double) -> Double { constant + one.kernel(x) - zero.kernel(x) }

  /// The thresholds, ascending, in the units of the classes, and whether class 1 wins below them.
  func signs() throws(StatisticsError) -> (roots: [Double], startsPositive: Bool) {
    let (n0, n1, d) = (zero.freedom, one.freedom, one.location)
    // (n0+1) x (S1 + (x-d)²) - (n1+1) (x-d) (S0 + x²), the sign of the slope.
    let slope = Polynomial(coefficients: [
      (n1 + 1) * d * zero.spread, (n0 + 1) * (one.spread + d * d) - (n1 + 1) * zero.spread,
      d * (n1 - 2 * n0 - 1), n0 - n1,
    ])
    let reach = 1e15 * max(zero.scale, one.scale, abs(d))
    // With equal classes far out the ratio tends to zero, and its last digits are only noise.
    let pieces = PiecewiseMonotone(
      turns: try slope.roots(within: reach), reach: reach, tolerance: 1e-12)
    let (roots, startsPositive) = try pieces.signs(of: value)
    return (roots.map { location + unit * $0 }, startsPositive)
  }
}
