import LabSimulation

/// A lock before and after an update.
public struct LockUpdate: Sendable {
  public var old: Lock
  public var new: Lock
  /// The conditions that changed since, as "key was a, is b".
  public var conditionChanges: [String]
  /// The parameters that changed since.
  public var changes: [String]
  /// The present parameters against the recorded ones on the strokes of the new lock; nil when they
  /// are equal.
  public var paired: PairedChange?
}

extension Lock {
  /// Records the present behaviour in place of the old one, with the same claim.
  ///
  /// Changed conditions are accepted. Persons and strokes are chosen anew; seed and the most strokes
  /// stay. What was locked before goes to the history with the reason.
  public func updated(
    against scenario: Scenario, reason: String, jobs: Int,
    stage: (_ strokes: Int) -> @Sendable (Int) -> Void = { _ in { _ in } }
  ) async throws -> LockUpdate {
    let row = try presentRow(of: scenario)
    let recorded = try recordedRow()
    var scenario = scenario
    scenario.seed = seed
    var new = try await Lock(
      claim, of: row, in: scenario, path: self.scenario, population: population,
      mostStrokes: mostStrokes, jobs: jobs, stage: stage)
    new.history =
      history + [
        Earlier(
          reason: reason, value: value, standardError: standardError, strategy: strategy,
          parameters: parameters)
      ]
    let changes = changes(to: row)
    let paired =
      changes.isEmpty
      ? nil
      : try await new.size.applied(to: scenario).pairedChange(
        claim.metric, present: row, recorded: recorded, flips: 0, jobs: jobs,
        progress: stage(new.size.strokes)
      ).change
    return LockUpdate(
      old: self, new: new, conditionChanges: conditionChanges(to: scenario), changes: changes,
      paired: paired)
  }
}

extension LockUpdate {
  /// Old and new, line by line.
  public var lines: [String] {
    [
      "\(new.label): \(new.claim)",
      "old: \(Percent.text(old.value)) \(old.claim.metric.words), standard error "
        + Percent.text(old.standardError),
      "new: \(Percent.text(new.value)) \(new.claim.metric.words), standard error "
        + Percent.text(new.standardError),
    ] + (changes + conditionChanges).map { "changed: " + $0 }
      + (paired.map { [$0.sentence(on: new.strokes)] } ?? [])
      + new.strengthLines
  }
}
