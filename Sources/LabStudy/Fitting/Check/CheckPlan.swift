import LabSimulation

/// What a check is to compare: the strokes as they are, persons held out, and each person in turn.
public struct CheckPlan: Sendable {
  public var synthesis: StrokeSynthesis
  /// Nil holds nobody out.
  public var holdOut: HoldOutCheck.Plan?
  public var leavesOneOut = false

  public init(_ synthesis: StrokeSynthesis) { self.synthesis = synthesis }

  /// Refuses strokes that the plan cannot be carried out on, before any long work.
  ///
  /// - Throws: `CheckError`.
  public func require(_ table: StrokeTable) throws(CheckError) {
    guard !table.checkedPersons.isEmpty else {
      throw .noStrokes(tooShort: table.strokes.count)
    }
    if holdOut != nil || leavesOneOut { _ = try table.personsToHoldOut() }
  }

  /// Makes the check.
  ///
  /// - Parameters:
  ///   - people: the population to check.
  ///   - source: makes such a population from the strokes of some of the persons.
  ///   - progress: hears how many more persons are done.
  /// - Throws: `CheckError`, and what the source throws.
  public func run(
    _ table: StrokeTable, against people: CheckedPopulation,
    from source: CheckedPopulation.Source, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> PlannedCheck {
    try require(table)
    var result = PlannedCheck(
      check: try await PredictiveCheck(
        of: table, against: people, by: synthesis, jobs: jobs, progress: progress))
    if let holdOut {
      result.holdOut = try await HoldOutCheck(
        of: table, from: source, by: synthesis, holdOut, jobs: jobs, progress: progress)
    }
    if leavesOneOut {
      result.leaveOneOut = try await LeaveOneOutCheck(
        of: table, from: source, by: synthesis, jobs: jobs, progress: progress)
    }
    return result
  }
}

/// What a plan found.
public struct PlannedCheck: Sendable {
  public var check: PredictiveCheck
  public var holdOut: HoldOutCheck?
  public var leaveOneOut: LeaveOneOutCheck?

  public init(check: PredictiveCheck) { self.check = check }
}
