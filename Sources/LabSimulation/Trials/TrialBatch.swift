/// What is known of one stroke apart from what the strategies made of it.
public struct StrokeRecord: Sendable, Hashable {
  public var address: StrokeAddress
  /// What the stroke of a feed with a carousel is meant to do; nil in other conflicts.
  public var aim: Aim?
  /// What was meant, as a place among the intents of the conflict.
  public var intent: Int
  /// The first move 10 pt or more from touch-down; nil for an undecided stroke.
  public var opening: Track.Event?
  /// The angle of the chord from the horizontal, 0 to 90 degrees.
  public var chordAngle: Double?
  /// Mean speed in points per second.
  public var speed: Double?
  /// What the hand was asked to do; nil for a recorded stroke.
  public var plan: StrokePlan?

  /// - Parameter intent: the place of the aim's own in a feed with a carousel, if nil.
  public init(
    address: StrokeAddress, aim: Aim?, intent: Int? = nil, opening: Track.Event?,
    chordAngle: Double?, speed: Double?, plan: StrokePlan?
  ) {
    self.address = address
    self.aim = aim
    self.intent = intent ?? aim?.intent.place ?? 0
    self.opening = opening
    self.chordAngle = chordAngle
    self.speed = speed
    self.plan = plan
  }

  /// The angle from the horizontal at the first move 10 pt out, 0 to 90 degrees.
  public var initialAngle: Double? { opening.flatMap { Track.angle(of: $0.displacement) } }
}

/// The strokes of one batch and the results of all strategies: what crosses the module's border.
public struct TrialBatch: Sendable {
  public var strokes: [StrokeRecord] = []
  /// Stroke by stroke, one result per strategy; for a decision each different outcome once.
  public var results: [TrialResult] = []
  /// Stroke by stroke the stages of its decision, which refer to `results`; empty unless asked for.
  public var stages: [BranchedStage] = []
  /// Per stroke the end of its stages; empty unless asked for.
  public var stageEnds: [Int] = []
  /// Per stroke its touches; empty unless asked for.
  public var touches: [Touches] = []

  public init() {}
}

/// The thresholds of one stroke that share a decision move, with the outcomes of both branches.
public struct BranchedStage: Sendable, Hashable {
  /// It holds for thresholds below this one, down to the stage before.
  public var below: Double
  /// The largest ratio that keeps.
  public var critical: Double
  /// The places of both outcomes among the results of the batch.
  public var kept: Int
  public var failed: Int
}
