/// What a scenario says about the hand.
///
/// With the defaults strokes follow the population. `angles`, `speeds` and `length` replace its
/// draws by a grid of given strokes: the stroke with index i within its intent and session takes
/// `angles[i % A]` and `speeds[(i / A) % S]`, A and S being the numbers of angles and speeds (an
/// empty list counts as one entry).
public struct HandSettings: Sendable, Hashable {
  /// The name of a registered population.
  ///
  /// Default `everyday`.
  public var population = "everyday"
  /// Shares of grips and stroke classes that replace those of the population.
  public var shares = MixtureShares()
  /// The name of a registered motor model.
  ///
  /// Default `sigma-lognormal`.
  public var motor = "sigma-lognormal"
  /// Chord angles in degrees from the horizontal; empty for the tilts of the population.
  ///
  /// A given angle is met exactly: no tilt of person, session or stroke, no contamination. Page
  /// strokes rise: at 30 degrees a stroke to the left moves left and up, and one to the right moves
  /// right and up. Scroll strokes lean in turn: in the first round through the grid (i / (A S)
  /// even) the line leans to the left at its top, in the next one to the right; a mirrored hand
  /// does the opposite.
  public var angles: [Double] = []
  /// Mean speeds of the contact in pt/s, chord by duration; empty for the durations of the
  /// population.
  ///
  /// A finger of given speed does not rest before it moves, unless `dwell` says so.
  public var speeds: [Double] = []
  /// Chord in pt; `nil` for the lengths of the population.
  public var length: Double?
  /// Share of the curvature of a rotation about the pivot, in place of all that the grip says of
  /// curves, bends and sways; 0 is straight.
  public var arc: Double?
  /// SD in pt per axis of white noise on the path, one draw per scan, in place of the grip's tremor
  /// (.03 mm = .18 pt in a narrow band, varying between persons); 0 for neither.
  ///
  /// Between touch-down and a decision 20 to 50 ms later the two displace the finger alike: white noise
  /// by 1.4 times the RMS, tremor of 10 Hz by 1.2 to 2 times.
  public var jitter: Double?
  /// Exponent of the motor model `asymmetric-minimum-jerk`: below 1 the speed peaks early.
  ///
  /// Default .8 (assumed); .6 to 1.6.
  public var asymmetry = 0.8
  /// Median rest in ms on the glass before the motion, in place of the stroke classes'.
  public var dwell: Double?
  /// SD in mm per axis of the drift after touch-down, in place of the grip's; the mean drift toward the
  /// palm changes in proportion.
  public var roll: Double?
  /// Scale in mm of the hook at the lift, in place of the grip's.
  public var hook: Double?
  /// Shake of the whole hand in mm RMS per axis, in place of the grip's.
  public var shake: Double?
  /// Height in mm of the bumps of a road, in place of the grip's.
  public var bump: Double?
  /// Share of strokes whose direction is uniform: hesitation and mis-aim; `nil` for the population's.
  public var contamination: Double?
  /// Share of scroll strokes with the finger moving up.
  ///
  /// Default .9.
  public var up = 0.9
  /// Share of page strokes with the finger moving left.
  ///
  /// Default .5.
  public var left = 0.5
  /// Central share of the start area's width in which touch-downs lie, uniformly.
  ///
  /// Default .6.
  public var startWidth = 0.6
  /// Central share of the start area's height in which touch-downs lie, uniformly.
  ///
  /// Default .8.
  public var startHeight = 0.8

  public init() {}
}
