/// What the hand meant to do in one stroke, before glass and digitizer had their say.
public struct StrokePlan: Sendable, Hashable {
  /// The name of the grip.
  public var grip: String
  /// The name of the stroke class.
  public var strokeClass: String
  /// Whether the direction was drawn at random.
  public var isContaminated: Bool
  /// Where the finger touches down.
  public var start: Vector
  /// From touch-down to lift in a straight line.
  public var displacement: Vector
  /// Angle of the chord in degrees from the horizontal, 0 to 90.
  public var angle: Double
  /// Tilt of the line of a scroll stroke from the vertical, or elevation of a page stroke, in
  /// degrees with the sign conventions of `Grip`; 0 for a contaminated stroke.
  public var tilt: Double
  /// Length of the chord in pt.
  public var chord: Double
  /// Time of contact in ms.
  public var duration: Double

  /// Chord by duration in pt/s.
  public var meanSpeed: Double { chord / duration * 1000 }

  /// No stroke yet.
  public init() {
    grip = ""
    strokeClass = ""
    isContaminated = false
    start = .zero
    displacement = .zero
    angle = 0
    tilt = 0
    chord = 0
    duration = 0
  }
}
