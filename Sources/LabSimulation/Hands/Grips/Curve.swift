/// How the paths of a grip bend: the rotation about the finger's pivot, and what differs from it.
///
/// A stroke of chord c turns by c / radius · arcFactor in the sense of its direction, plus a bend that
/// varies like every other quantity, plus a sway about the arc. None of them moves
/// the chord: where a stroke starts and ends does not depend on how it bends.
public struct Curve: Sendable, Hashable, Codable {
  /// Distance from the pivot of the finger to its tip in mm: median over persons.
  ///
  /// Default 62 mm (derived; 45 to 80 for thumbs, 48 for a child, 180 for an index finger).
  public var radius: Double
  /// Log SD of the radius between persons.
  ///
  /// Default .12 (assumed); a person's radius stays within 45/62 to 80/62 of the median.
  public var radiusLogSD = 0.12
  /// Share of the curvature of a pure rotation about the pivot that the finger realises; 0 is
  /// straight.
  ///
  /// Default 1 for thumbs, .25 for an index finger (assumed); 0 to 2.
  public var arcFactor: Double
  /// How the heading change of a whole vertical stroke varies around that, in degrees; the level of
  /// strokes is the scale of a Student t.
  ///
  /// Default 0 at all levels, as in the shipped grips; recordings of 41 and of 9 persons show 15 to 20
  /// degrees between strokes (measured: slow strokes of readers).
  public var verticalBend = Spread(0, 0, 0)
  /// The same of horizontal strokes.
  ///
  /// Default 0 at all levels; recordings show 10 degrees between strokes (measured: quick swipes of 41
  /// persons).
  public var horizontalBend = Spread(0, 0, 0)
  /// Degrees of freedom of the Student t of single bends and sways.
  ///
  /// Default 5 (assumed, as for tilts); 2.1 to 1000.
  public var tails = 5.0
  /// Scale of the sway in degrees: how far a path begins and ends off its arc, in the shape of an S.
  ///
  /// A Student t with the degrees of freedom of `tails`. Default 0, as in the shipped grips; recordings
  /// show 7.6 degrees, alike for short and long strokes and apart from the bend (measured: 2,397 slow
  /// strokes of 6 persons, of whose paths the second principal component has this shape).
  public var sway = 0.0
  /// Correlation of a person's vertical tilt with the person's bend, and of a session's.
  ///
  /// Positive when strokes that lean further to the right bend further in the sense of the thumb's turn;
  /// horizontal strokes follow by the correlation of their tilt with the vertical one. Default 0, as in
  /// the shipped grips, which have no such bends; recorded are .2 to .8 (measured: strokes upwards of 33
  /// persons and of their sessions).
  public var tiltCorrelation = 0.0
  /// The same of the strokes of a session: the share of the tilt's deviate in the bend's.
  ///
  /// Positive when vertical strokes that lean further to the right bend further in the sense of the thumb's
  /// turn, and horizontal ones the other way about, which is the same sense of rotation. Default 0;
  /// recorded are .1 to .3 (measured: as above), which brings strays back to the straight at their beginning.
  public var strokeTiltCorrelation = 0.0

  /// Least and greatest radius of a person as a share of the median.
  static let radiusRange = 45.0 / 62.0...80.0 / 62.0

  public init(radius: Double, arcFactor: Double) {
    self.radius = radius
    self.arcFactor = arcFactor
  }
}
