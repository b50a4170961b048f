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
  /// Median time of contact, in ms.
  public var duration: Double
  /// Log SDs of the duration.
  public var durationSpread: Spread
  /// Least and greatest share of the movement done at touch-down.
  public var landing: Bounds
  /// Least and greatest share of the movement done at the lift.
  public var lift: Bounds
  /// Whether a `page` stroke of this class asks for another page.
  public var asksForTurn: Bool

  /// Two bounds of a uniform distribution.
  public struct Bounds: Sendable, Hashable, Codable {
    public var lower: Double
    public var upper: Double

    public init(_ lower: Double, _ upper: Double) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// Correlation of log chord and log duration at each of the three levels (assumed).
  public static let chordDurationCorrelation = 0.35
  /// Sigma of the log-normal speed profile, uniform (assumed; fits of rapid strokes lie there).
  public static let sigma = Bounds(0.25, 0.45)
  /// Chords are cut to this range in mm, as in the reference run.
  public static let chordRange = 3.5...70.0
  /// Durations are cut to this range in ms: shorter is no touch, longer is no stroke (assumed).
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
