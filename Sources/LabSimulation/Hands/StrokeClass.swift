/// A manner of stroking: how long, how fast, and which part of the movement touches the glass.
///
/// Chord and duration are log-normal, and they are those of the contact. A finger lands when a
/// share of its movement is already done and lifts before the rest; both shares are uniform between
/// their bounds.
public struct StrokeClass: Sendable, Hashable, Codable {
  public var name: String
  /// Median length of the straight line from touch-down to lift, in mm.
  public var chord: Double
  /// Log SDs of the chord.
  public var chordSpread: Spread
  /// Median time of contact, in ms, the dwell before the motion included.
  public var duration: Double
  /// Log SDs of the duration.
  public var durationSpread: Spread
  /// Correlation of log chord and log duration at each of the three levels.
  ///
  /// Default .35 (assumed); -.99 to .99.
  public var chordDurationCorrelation = 0.35
  /// Least and greatest share of the movement done at touch-down.
  public var landing: Bounds
  /// Least and greatest share of the movement done at the lift.
  public var lift: Bounds
  /// Median time in ms for which the finger rests on the glass before it moves.
  ///
  /// Default 0; 5 ms for flicks, 20 for the one-grip populations, 40 for drags, 80 for elderly people
  /// (assumed). Never more than half of the contact.
  public var dwell = 0.0
  /// Log SD of that time.
  ///
  /// Default .5 (assumed).
  public var dwellLogSD = 0.5
  /// Sigma of the log-normal speed profile, uniform.
  ///
  /// Default .25 to .45 (assumed; fits of rapid strokes lie there).
  public var sigma = Bounds(0.25, 0.45)
  /// How many log-normal movements a stroke is made of, 1 to 3.
  ///
  /// Default 1; 3 for elderly people, 2 for children (assumed; the direction is documented: more
  /// movements are less fluent, Plamondon and others 2013).
  public var submovements = 1
  /// Relative perturbation of sigma and of the time scale exp(mu) of each movement, uniform on both
  /// sides; the contact lasts as long as before, so of a single movement only sigma shows.
  ///
  /// Default 0, as in the reference run; .05 to .1 (assumed; Leiva and others 2015 perturb these).
  public var perturbation = 0.0
  /// Chords are cut to these bounds, in mm.
  ///
  /// Default 3.5 to 70 mm, as in the reference run; taps and holds have others.
  public var chordLimits = Bounds(Self.chordRange.lowerBound, Self.chordRange.upperBound)
  /// Durations are cut to these bounds, in ms.
  ///
  /// Default 8 to 10,000 ms (assumed).
  public var durationLimits = Bounds(
    Self.durationRange.lowerBound, Self.durationRange.upperBound)
  /// Whether a `page` stroke of this class asks for another page.
  public var asksForTurn: Bool
  /// Whether the stroke has the direction of its intent; taps and holds slip anywhere.
  public var isDirected = true

  /// Two bounds of a uniform distribution.
  public struct Bounds: Sendable, Hashable, Codable {
    public var lower: Double
    public var upper: Double

    public init(_ lower: Double, _ upper: Double) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// The usual range of chords in mm, as in the reference run.
  public static let chordRange = 3.5...70.0
  /// The usual range of durations in ms: shorter is no touch, longer is no stroke (assumed).
  public static let durationRange = 8.0...10_000.0

  public init(
    name: String, chord: Double, chordSpread: Spread, duration: Double, durationSpread: Spread,
    landing: Bounds, lift: Bounds, asksForTurn: Bool = true
  ) {
    self.name = name
    self.chord = chord
    self.chordSpread = chordSpread
    self.duration = duration
    self.durationSpread = durationSpread
    self.landing = landing
    self.lift = lift
    self.asksForTurn = asksForTurn
  }
}
