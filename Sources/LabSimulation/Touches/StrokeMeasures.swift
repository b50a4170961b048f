/// What can be measured of one stroke, made or recorded, raw or summarised.
///
/// Lengths are in points, times in milliseconds; x grows to the right and y downwards. What a summary
/// of start, end and duration cannot tell is nil. Raw strokes and synthetic ones are measured by the
/// same code, so whatever the glass does to a stroke is in both.
public struct StrokeMeasures: Sendable, Hashable {
  /// From the first event to the last.
  public var displacement: Vector
  /// From the first event to the last.
  public var duration: Double
  /// Length of the path through all events.
  public var path: Double?
  /// The largest distance from the chord, positive to the right of the motion.
  public var deviation: Double?
  /// Distance from the chord at a quarter of the path less that at three quarters, positive to the right.
  public var skew: Double?
  /// Length of the path until the finger is 10 pt away, less the distance then.
  public var earlyExcess: Double?
  /// The first event 10 pt or more from the first one, radially; nil also when there is none.
  public var opening: Track.Event?
  /// The same at 30 pt.
  public var wideOpening: Track.Event?
  /// The first event with more than 10 pt on one axis, as the published recognizer has it.
  public var decision: Track.Event?
  /// Speed in pt/s at the opening: over the last 20 ms before it, or its last interval if that is longer.
  public var openingSpeed: Double?
  /// The greatest speed in pt/s, by the same measure.
  public var peakSpeed: Double?
  /// Speed in pt/s over the last 50 ms before the lift.
  public var finalSpeed: Double?
  /// Time until the finger is more than 2 pt from its first place, in ms.
  public var firstMotion: Double?
  /// Times between successive events that brought a new place, in ms; empty for a summary.
  public var intervals: [Double] = []
  /// Residuals of a local cubic in slow parts: their sum of squares in pt² over both axes, and how many
  /// there are per axis.
  public var roughness: (squares: Double, count: Int) { (roughnessSquares, roughnessCount) }
  var roughnessSquares = 0.0
  var roughnessCount = 0

  /// A summary: start, end and time, and what else is known.
  public init(
    displacement: Vector, duration: Double, path: Double? = nil, deviation: Double? = nil
  ) {
    self.displacement = displacement
    self.duration = duration
    self.path = path
    self.deviation = deviation
  }
}

extension StrokeMeasures {
  public var chord: Double { displacement.length }

  /// Chord by path, above 0 to 1; nil for a summary without path and for a path of no length.
  public var straightness: Double? { path.flatMap { $0 > 0 ? min(chord / $0, 1) : nil } }

  /// Heading change of the arc through start, end and the largest deviation, in degrees,
  /// counter-clockwise on the screen positive: 4 atan(2 deviation / chord); nil without a deviation or chord.
  ///
  /// A path that bulges to the right of its motion turns to the left, which is counter-clockwise.
  public var headingChange: Double? {
    guard let deviation, chord > 0 else { return nil }
    return 4 * Mathematics.atan2(2 * deviation, chord) * (180 / .pi)
  }
}
