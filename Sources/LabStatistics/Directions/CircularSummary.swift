/// The mean and the spread of directions in degrees.
///
/// - Mean direction: that of the sum of the unit vectors; R is the length of their mean.
/// - Circular deviation √(-2 ln R), in degrees (Mardia 1972).
/// - Concentration κ of a von Mises distribution by maximum likelihood: the root of I1(κ)/I0(κ) = R.
/// - Axial mean: directions and their opposites are the same axis; half the mean of the doubled
///   angles, in (-90, 90], with the length R2 of the doubled mean.
/// - Rayleigh's z = nR², large when the directions are not spread evenly.
///
/// Limits: equal directions (full turns aside) have R = 1, deviation 0 and infinite κ. Directions that
/// cancel have R = 0, no mean, an infinite deviation and κ = 0; a length at or below 4√n rounding
/// units counts as zero. Cost O(n).
public struct CircularSummary: Equatable, Sendable {
  public let count: Int
  /// In (-180, 180]; nothing when the directions cancel.
  public let meanDirection: Double?
  /// R, from 0 to 1.
  public let resultantLength: Double
  /// In degrees, from 0 to infinity.
  public let circularDeviation: Double
  /// κ, from 0 to infinity.
  public let concentration: Double
  /// In (-90, 90]; nothing when the axes cancel.
  public let axialMean: Double?
  /// R2, from 0 to 1.
  public let axialLength: Double
  public let rayleighStatistic: Double

  /// Throws for no directions and for one that is not finite.
  public init(degrees: [Double]) throws(StatisticsError) {
    guard !degrees.isEmpty else { throw .emptySample }
    if let index = degrees.firstIndex(where: { !$0.isFinite }) { throw .notFinite(index: index) }
    let turns = degrees.map { Angle.reduced($0) }
    let single = Resultant(turns)
    // Doubling is exact, so axes lose nothing.
    let double = Resultant(turns.map { Angle.reduced(2 * $0) })

    count = degrees.count
    meanDirection = single.mean
    resultantLength = single.length
    circularDeviation =
      single.length == 0
      ? .infinity : (-2 * single.logarithm).squareRoot() * 180 / .pi
    concentration = try VonMisesConcentration.root(
      length: single.length, deficit: single.deficit)
    axialMean = double.mean.map { $0 / 2 }
    axialLength = double.length
    rayleighStatistic = Double(degrees.count) * single.length * single.length
  }
}

/// The mean of unit vectors.
private struct Resultant {
  /// In degrees; nothing when the vectors cancel.
  let mean: Double?
  let length: Double
  /// 1 - length, with full relative precision near zero.
  let deficit: Double

  /// The logarithm of the length, from whichever of the two has its digits.
  var logarithm: Double { length < 0.5 ? Mathematics.log(length) : Mathematics.log1p(-deficit) }

  /// `turns` are reduced angles, at least one.
  init(_ turns: [Double]) {
    let count = Double(turns.count)
    if let first = turns.first, turns.allSatisfy({ $0 == first }) {
      (mean, length, deficit) = (first, 1, 0)
      return
    }
    var (east, north) = (0.0, 0.0)
    for turn in turns {
      let (cosine, sine) = Angle.cosineAndSine(turn)
      east += cosine
      north += sine
    }
    let length = (east * east + north * north).squareRoot() / count
    guard length > 4 * Double.ulpOfOne * count.squareRoot() else {
      (mean, self.length, deficit) = (nil, 0, 1)
      return
    }
    let mean = Angle.reduced(Mathematics.atan2(north, east) * 180 / .pi)
    // 1 - R is the mean of 1 - cos(θ - mean) = 2 sin²((θ - mean)/2), which does not cancel.
    let deficit =
      turns.reduce(0) { sum, turn in
        let sine = Mathematics.sin(Angle.reduced(turn - mean) * .pi / 360)
        return sum + 2 * sine * sine
      } / count
    self.mean = mean
    self.deficit = min(deficit, 1)
    self.length = length < 0.5 ? length : 1 - self.deficit
  }
}

/// Angles in degrees, exact at the multiples of a right angle.
private enum Angle {
  /// The same direction in (-180, 180].
  static func reduced(_ degrees: Double) -> Double {
    let turn = degrees.remainder(dividingBy: 360)
    return turn == -180 ? 180 : turn
  }

  /// Of an angle in [-180, 180]; cosine and sine of 90 degrees are 0 and 1, so that crosses cancel.
  static func cosineAndSine(_ degrees: Double) -> (Double, Double) {
    let quarters = (degrees / 90).rounded()
    let rest = (degrees - 90 * quarters) * .pi / 180
    let (cosine, sine) = (Mathematics.cos(rest), Mathematics.sin(rest))
    switch Int(quarters) {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case -1: return (sine, -cosine)
    default: return (-cosine, -sine)
    }
  }
}
