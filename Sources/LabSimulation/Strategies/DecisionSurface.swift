/// A decision made once per stroke, at a move that one parameter picks and by a quantity that another
/// one is compared with.
///
/// The move is the first one strictly beyond a distance, the *threshold*. There the child is kept iff
/// the *ratio* is at most the critical value of that move. All else that follows depends on nothing
/// but what the deciding recognizer proposes, so one simulation gives the outcome of a stroke under
/// every pair of parameters: a few stages of the threshold with two branches each.
public struct DecisionSurface: Sendable {
  /// The key of the parameter that is compared with the critical value.
  public var ratio: String
  /// The key of the distance that picks the decision move.
  public var threshold: String
  /// The index of the attachment that decides.
  public var decider: Int
  /// The arrangement; what the decider proposes of itself does not count.
  public var arrangement: @Sendable (Contest, Tuning) -> Arrangement
  /// Appends the stages of a stroke for a range of thresholds, ascending; the last one ends at
  /// infinity.
  public var addStages:
    @Sendable (Track, Contest, Tuning, ClosedRange<Double>, inout [DecisionStage]) -> Void

  public init(
    ratio: String, threshold: String, decider: Int,
    arrangement: @escaping @Sendable (Contest, Tuning) -> Arrangement,
    addStages:
      @escaping @Sendable (
        Track, Contest, Tuning, ClosedRange<Double>, inout [DecisionStage]
      ) -> Void
  ) {
    self.ratio = ratio
    self.threshold = threshold
    self.decider = decider
    self.arrangement = arrangement
    self.addStages = addStages
  }

  /// The stages of a stroke for a range of thresholds.
  public func stages(
    of track: Track, _ contest: Contest, _ tuning: Tuning, thresholds: ClosedRange<Double>
  ) -> [DecisionStage] {
    var stages: [DecisionStage] = []
    addStages(track, contest, tuning, thresholds, &stages)
    return stages
  }
}

/// The thresholds of one stroke that share a decision move.
public struct DecisionStage: Sendable, Hashable {
  /// It holds for thresholds below this one, down to the stage before.
  public var below: Double
  /// The largest ratio that keeps; infinite where both branches are the same.
  public var critical: Double
  /// What the decider proposes when it is kept, and when it fails.
  public var keep: TimelineProposal
  public var fail: TimelineProposal

  public init(below: Double, critical: Double, keep: TimelineProposal, fail: TimelineProposal) {
    self.below = below
    self.critical = keep == fail ? .infinity : critical
    self.keep = keep
    self.fail = fail
  }

  /// Whether it decides as another one does.
  func isLike(_ other: Self) -> Bool {
    critical == other.critical && keep == other.keep && fail == other.fail
  }
}

extension [DecisionStage] {
  /// Appends a stage, or lets the last one of the stroke go on where it decides the same.
  mutating func add(_ stage: DecisionStage, since first: Int) {
    if count > first, self[count - 1].isLike(stage) {
      self[count - 1].below = stage.below
    } else {
      append(stage)
    }
  }
}
