/// What stays the same in all strokes of one person, and in all strokes of one session.
///
/// Standard normal deviates, each to be scaled by the spread of its quantity, so that a person is
/// the same person under every stroke class. A person has one deviate for the lengths of all
/// strokes and one for all durations (assumed: scrolls and page strokes of a person are long or
/// short, slow or fast, together).
struct LevelEffects: Sendable, Hashable {
  var axis: AxisDeviates
  var length: Double
  /// Of the duration, apart from what goes with the length.
  var duration: Double
  /// Of the heading change beside the pivot's, which no shipped grip has; correlated with the vertical
  /// tilt.
  var bend: Double

  init(_ key: StreamKey, of grip: Grip) {
    var angle = key.stream(.angle)
    axis = AxisDeviates(angle.normal(), angle.normal(), angle.normal(), of: grip)
    var lengths = key.stream(.length)
    length = lengths.normal()
    var durations = key.stream(.duration)
    duration = durations.normal()
    var bends = key.stream(.bend)
    let t = grip.curve.tiltCorrelation
    bend = t * axis.vertical + (1 - t * t).squareRoot() * bends.normal()
  }
}

extension StrokeClass {
  /// A standard normal deviate of log duration that goes with the one of log chord.
  func durationDeviate(_ independent: Double, length: Double) -> Double {
    let r = chordDurationCorrelation
    return r * length + (1 - r * r).squareRoot() * independent
  }
}
