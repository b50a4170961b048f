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
    _ check: PredictiveCheck, limits: CheckLimits = CheckLimits(), preamble: Preamble, title: String
  ) {
    self.check = check
    self.limits = limits
    self.preamble = preamble
    self.title = title
  }

  /// Whether something is beyond its limit, or held-out persons differ from the population by more than
  /// from each other.
  public var isExceeded: Bool {
    !check.excesses(limits).isEmpty || !(holdOut?.excesses(limits) ?? []).isEmpty
  }

  /// One row per number, in long format.
  public func csv(withPreamble: Bool = true) -> String {
    var rows = CheckRow.rows(check, limits)
    if let holdOut { rows += CheckRow.rows(holdOut, limits) }
    if let leaveOneOut { rows += CheckRow.rows(leaveOneOut) }
    return (withPreamble ? preamble.text : "") + Column.csv(rows, CheckRow.columns)
  }

  /// `within`, `outside`, or nothing where there is no limit.
  static func verdict(_ value: Double, limit: Double?) -> String? {
    limit.map { value <= $0 ? "within" : "outside" }
  }
}

extension HoldOutCheck {
  /// Those of the judged quantities that are larger than between groups of real persons.
  fileprivate func excesses(_ limits: CheckLimits) -> [CheckQuantity] {
    check.quantities.filter { quantity in
      limits.limit(of: quantity.key, isRaw: check.isRaw) != nil
        && isWithin(quantity.key, quantity.value) == false
    }.map(\.key)
  }
}
