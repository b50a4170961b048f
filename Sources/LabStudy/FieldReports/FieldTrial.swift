import LabSimulation

/// One stroke in one scene, with what is to be noticed of it.
public struct FieldTrial: Sendable {
  /// Builds the scene under a hypothesis.
  public var scene: @Sendable (Tuning) -> Scene
  public var touches: Touches
  public var interruptions: [Interruption]
  public var outcome: FieldOutcome

  init(
    _ touches: Touches, in scene: @escaping @Sendable (Tuning) -> Scene,
    interruptions: [Interruption] = [], _ outcome: FieldOutcome
  ) {
    self.scene = scene
    self.touches = touches
    self.interruptions = interruptions
    self.outcome = outcome
  }

  /// What is noticed of the stroke under some assumptions.
  public func findings(under tuning: Tuning) -> Set<Finding> {
    guard let frames = try? touches.frames(), let last = frames.last else { return [] }
    let scene = scene(tuning)
    var arena = Arena(recording: true)
    arena.play(frames, in: scene, interruptions: interruptions)
    return FieldObserver(arena, in: scene, lift: last.time).findings
  }

  public func agrees(under tuning: Tuning) -> Bool {
    outcome.agrees(with: findings(under: tuning))
  }
}
