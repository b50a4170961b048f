/// A rate as the mean of its conditional probability over randomly shifted Sobol points.
///
/// Instead of drawing a person, a session and a stroke and asking whether it was an error, each point
/// of the unit cube stands for a person and a session and gives the *probability* of an error,
/// P(error | person, session), in closed form, such as a tail of Student's t (`Quantiles`). The
/// average has the same mean and, without the noise of the strokes and over smooth points, a far
/// smaller variance (Rao 1945; Blackwell 1947). Map a coordinate to a normal one with
/// `Quantiles.normal(probability:)`.
///
/// The error is that of the integral alone, for the given population. It carries no claim about
/// people, whose number does not enter.
public struct RaoBlackwellRate: Equatable, Sendable {
  public let sample: ShiftedSobol
  public let rate: Double
  public let standardError: Double
  /// The t interval over the shifts, cut to [0, 1].
  public let interval: Interval
  /// p (1 - p) / N over the square of the standard error, with N = points · shifts evaluations: the
  /// number of plain strokes that one evaluation is worth.
  ///
  /// Nothing when the error is exactly zero or the rate is 0 or 1.
  public let gain: Double?

  /// Evaluates the conditional probability at points inside (0, 1)^dimensions.
  ///
  /// Throws what it throws, `.probability` for a value outside [0, 1], and as `ShiftedSobol`.
  public init(
    dimensions: Int, points: Int, shifts: Int = ShiftedSobol.defaultShifts,
    seed: UInt64 = ShiftedSobol.defaultSeed, confidence: Double = 0.95,
    of conditional: (_ point: [Double]) throws(StatisticsError) -> Double
  ) throws(StatisticsError) {
    let sample = try ShiftedSobol(
      dimensions: dimensions, points: points, shifts: shifts, seed: seed, confidence: confidence
    ) { point throws(StatisticsError) in
      let probability = try conditional(point)
      guard probability >= 0, probability <= 1 else { throw .probability(probability) }
      return probability
    }
    self.sample = sample
    // A mean of probabilities may pass 1 by rounding.
    let rate = min(1, max(0, sample.estimate))
    self.rate = rate
    standardError = sample.standardError
    interval = Interval(
      lower: max(0, sample.interval.lower), upper: min(1, sample.interval.upper))
    let plain = rate * (1 - rate) / (Double(points) * Double(shifts))
    let variance = sample.standardError * sample.standardError
    gain = plain > 0 && variance > 0 ? plain / variance : nil
  }
}
