/// The mean of a function over the unit cube by randomly shifted Sobol points, with its error.
///
/// Each of a few shifts (16 unless told otherwise) moves the same points by its own random vector;
/// the means over the points of one shift are independent and unbiased, so their spread gives the
/// standard error and their t interval with shifts - 1 degrees of freedom the confidence (Cranley
/// and Patterson 1976; Owen 2023). For smooth functions of few variables the error falls nearly
/// as 1/N instead of 1/√N. Take a power of two points: other numbers leave the net unfinished. Cost:
/// points times shifts evaluations, one after the other.
public struct ShiftedSobol: Equatable, Sendable {
  public let dimensions: Int
  /// Points of one shift.
  public let points: Int
  public let shifts: Int
  public let estimate: Double
  /// The error of `estimate`, from the spread over the shifts.
  public let standardError: Double
  public let interval: Interval
  /// The variance of as many plain random evaluations, estimated from all values; for a function
  /// with values 0 and 1 that is p (1 - p) over the number of evaluations.
  public let plainVariance: Double
  /// How many times more plain evaluations would be needed: `plainVariance` over the square of
  /// `standardError`; nothing when all shifts agree exactly.
  public let gain: Double?

  public static let defaultShifts = 16
  public static let defaultSeed: UInt64 = 20_240_301
  /// The values that a function may have; larger ones would overflow their squares.
  public static let values = -1e100...1e100

  /// Evaluates the function at points inside (0, 1)^dimensions; no coordinate is 0 or 1.
  ///
  /// Throws what the function throws, `.outside` for a value not in `values`, `.confidence`, and
  /// `.setting` for dimensions outside 1...40, fewer than 2 or more than 10,000 shifts, and
  /// points outside 1...2^30.
  public init(
    dimensions: Int, points: Int, shifts: Int = defaultShifts, seed: UInt64 = defaultSeed,
    confidence: Double = 0.95,
    of function: (_ point: [Double]) throws(StatisticsError) -> Double
  ) throws(StatisticsError) {
    guard shifts >= 2, shifts <= 10_000 else { throw .setting("shifts", Double(shifts)) }
    guard points >= 1, points <= SobolSequence.length else {
      throw .setting("points", Double(points))
    }
    let t = try Quantiles.student(confidence: confidence, degreesOfFreedom: Double(shifts - 1))

    var generator = ResamplingGenerator(seed: seed)
    var all = Moments()
    var means = Moments()
    var point: [Double] = []
    for _ in 0..<shifts {
      var sequence = try ShiftedPoints(dimensions: dimensions, generator: &generator)
      var one = Moments()
      for _ in 0..<points {
        try sequence.next(into: &point)
        let value = try function(point)
        guard Self.values.contains(value) else { throw .outside(value, Self.values) }
        all.add(value)
        one.add(value)
      }
      means.add(one.mean)
    }

    self.dimensions = dimensions
    self.points = points
    self.shifts = shifts
    estimate = means.mean
    let variance = means.variance / Double(shifts)
    let error = variance.squareRoot()
    standardError = error
    interval = Interval(lower: estimate - t * error, upper: estimate + t * error)
    plainVariance = all.variance / all.count
    gain = variance > 0 ? plainVariance / variance : nil
  }
}

/// Mean and variance of values as they come (Welford 1962).
private struct Moments {
  private(set) var count = 0.0
  private(set) var mean = 0.0
  private var squares = 0.0

  mutating func add(_ value: Double) {
    count += 1
    let before = value - mean
    mean += before / count
    squares += before * (value - mean)
  }

  /// With n - 1 in the denominator; zero of one value.
  var variance: Double { count > 1 ? squares / (count - 1) : 0 }
}
