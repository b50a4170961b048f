import LabSimulation
import LabStatistics
import LabStudy

/// A predictive check in the forms in which it leaves the lab: tables and sentences, and CSV.
public struct CheckReport: Sendable {
  public var check: PredictiveCheck
  public var limits: CheckLimits
  public var preamble: Preamble
  /// One line that says which strokes were compared.
  public var title: String
  /// The check of persons to whom the population was not fitted.
  public var holdOut: HoldOutCheck?
  /// The check of every person against a population fitted to the others.
  public var leaveOneOut: LeaveOneOutCheck?

  public init(
    _ result: PlannedCheck, limits: CheckLimits = CheckLimits(), preamble: Preamble, title: String
  ) {
    check = result.check
    holdOut = result.holdOut
    leaveOneOut = result.leaveOneOut
    self.limits = limits
    self.preamble = preamble
    self.title = title
  }

  /// Whether something is beyond its limit by more than chance, or held-out persons differ from the
  /// population by more than from each other.
  public var isExceeded: Bool {
    !check.excesses(limits).isEmpty || !(holdOut?.excesses ?? []).isEmpty
  }

  /// One row per number, in long format.
  public func csv(withPreamble: Bool = true) -> String {
    var rows = CheckRow.rows(check, limits)
    if let holdOut { rows += CheckRow.rows(holdOut) }
    if let leaveOneOut { rows += CheckRow.rows(leaveOneOut) }
    return (withPreamble ? preamble.text : "") + Column.csv(rows, CheckRow.columns)
  }
}
