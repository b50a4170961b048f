import LabSimulation

/// Staged conflicts: their scenes and their trials.
extension Scenario {
  /// The conflict if it is played in scenes of its own.
  public var staged: (any StagedConflict)? { conflict as? any StagedConflict }

  /// The scene in which a strategy settles a staged conflict; nil for other conflicts.
  func stagedScene(of row: StrategyRow) -> Scene? {
    guard let staged else { return nil }
    return scene(of: row, staged)
  }

  private func scene(of row: StrategyRow, _ staged: some StagedConflict) -> Scene? {
    part(row, staged)?.scene
  }

  /// The trials of a staged conflict, under the rows of every scenario in turn.
  func plan<Staged: StagedConflict>(
    _ rows: [StrategyRow], under scenarios: [Scenario], _ finger: Finger, keepsTouches: Bool,
    _ staged: Staged
  ) -> any TrialRunning {
    ConflictPlan(
      staged,
      Performer(
        finger, sessions: sessions, strokesPerSession: strokesPerSession,
        intents: Staged.intents.count),
      cancels: cancels, keepsTouches: keepsTouches
    ) {
      scenarios.flatMap { scenario in rows.compactMap { scenario.part($0, staged) } }
    }
  }

  /// How a row plays its part; nil for a strategy of another conflict, which reading refuses.
  private func part<Staged: StagedConflict>(
    _ row: StrategyRow, _ staged: Staged
  ) -> ConflictPlan<Staged>.Row? {
    guard let strategy = row.strategy as? any StagedStrategy<Staged> else { return nil }
    return part(strategy, staged)
  }

  private func part<Staged: StagedConflict>(
    _ strategy: some StagedStrategy<Staged>, _ staged: Staged
  ) -> ConflictPlan<Staged>.Row {
    let scene = strategy.scene(for: staged, tuning: tuning)
    return ConflictPlan.Row(
      manner: strategy.manner(in: staged), scene: scene, interruptions: interruptions(in: scene))
  }
}
