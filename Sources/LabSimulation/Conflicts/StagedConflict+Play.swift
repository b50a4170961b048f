extension StagedConflict {
  /// Plays given touches under a strategy: what happened, for a look or for a judge.
  ///
  /// Touches that are out of order, or of a finger that never came down, play nothing.
  public func play<Rival: StagedStrategy<Self>>(
    _ touches: Touches, under strategy: Rival, tuning: Tuning = Tuning(),
    interruptions: [Interruption] = []
  ) -> Play {
    let scene = strategy.scene(for: self, tuning: tuning)
    let frames = (try? touches.frames()) ?? []
    var arena = Arena(recording: true)
    arena.play(frames, in: scene, interruptions: interruptions)
    return Play(arena, in: scene, lift: frames.last?.time ?? 0)
  }
}
