/// What is known of one stroke apart from what the strategies made of it.
public struct StrokeRecord: Sendable, Hashable {
  public var address: StrokeAddress
  public var aim: Aim
  /// Angles from the horizontal, 0 to 90 degrees: at the first move 10 pt out, and of the chord.
  public var initialAngle: Double?
  public var chordAngle: Double?
  /// Mean speed in points per second.
  public var speed: Double?
  /// What the hand was asked to do; nil for a recorded stroke.
  public var plan: StrokePlan?
}

/// The strokes of one batch and the results of all strategies: what crosses the module's border.
public struct TrialBatch: Sendable {
  public var strokes: [StrokeRecord] = []
  /// Stroke by stroke, one result per strategy.
  public var results: [TrialResult] = []
  /// Per stroke the critical value of a decision threshold; empty unless asked for.
  public var critical: [Double] = []
  /// Per stroke its touches; empty unless asked for.
  public var touches: [Touches] = []

  public init() {}
}
