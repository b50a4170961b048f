import LabSimulation
import LabStudy

extension ComparisonReport {
  /// The tables for a terminal: errors, verdicts, persons and decisions.
  public func table() -> String {
    [title + "\n", errors, verdicts, decisions, Self.notes].joined(separator: "\n")
  }

  /// Arbitration and task error with the interval and the difference from the reference.
  private var errors: String {
    var table = TextTable(
      ["ERRORS, %", "intent", "error", "mc 95 %", "task", "vs reference", "95 %", "deff"],
      labels: 2)
    for row in rows {
      let summary = row.summary
      table.rows.append([
        label(row), summary.scope.rawValue, FixedDecimal.percent(summary.errorRate),
        Self.range(summary.interval?.lower, summary.interval?.upper),
        FixedDecimal.percent(summary.taskErrorRate),
        row.pair.map { Self.signed($0.difference) } ?? "",
        row.pair.map { Self.range($0.interval.lower, $0.interval.upper) } ?? "",
        FixedDecimal.text(summary.designEffect, decimals: 1),
      ])
    }
    return table.text
  }

  /// The verdicts as counts; those that never occurred in any row are left out.
  private var verdicts: String {
    let optional: [Verdict] = [.cancelled, .undecided, .outside]
    let shown = Verdict.allCases.filter { verdict in
      !optional.contains(verdict) || rows.contains { $0.summary[verdict] > 0 }
    }
    var table = TextTable(
      ["VERDICTS, strokes", "intent"] + shown.map { $0.name.replacing("_", with: " ") }, labels: 2)
    for row in rows where row.summary.scope != .all {
      table.rows.append(
        [label(row), row.summary.scope.rawValue] + shown.map { "\(row.summary[$0])" })
    }
    return table.text
  }

  /// How the persons differ, and when and where the touch was decided.
  private var decisions: String {
    var table = TextTable(
      [
        "PERSONS AND DECISIONS", "intent", "worst %", "person", "p90 %", "ms p50", "p95", "pt p50",
        "p95",
      ], labels: 2)
    for row in rows {
      let summary = row.summary
      table.rows.append([
        label(row), summary.scope.rawValue, FixedDecimal.percent(summary.worstPersonRate),
        summary.worstPerson.map { InputFault.printable(row.persons[$0]) } ?? "-",
        FixedDecimal.percent(summary.p90PersonRate),
        FixedDecimal.text(summary.latencyMedian, decimals: 1),
        FixedDecimal.text(summary.latencyP95, decimals: 1),
        FixedDecimal.text(summary.displacementMedian, decimals: 1),
        FixedDecimal.text(summary.displacementP95, decimals: 1),
      ])
    }
    return table.text
  }

  private static let notes = """
    error: arbitration errors (stolen scroll, lost swipe, double move, dead touch) of decided strokes;
    in rows `all` the balanced error, the mean of the two intents. task: also short, wrong page, twitched.
    mc: Monte Carlo uncertainty over simulated persons, clustered by person; it shrinks with --persons.
    Population uncertainty unknown: nothing here is an interval about people.

    """

  /// The label of a strategy, on the first of its rows only.
  private func label(_ row: ComparisonRow) -> String {
    row.summary.scope == .scroll ? row.row.label : ""
  }

  private static func range(_ lower: Double?, _ upper: Double?) -> String {
    guard let lower, let upper else { return "-" }
    return FixedDecimal.percent(lower) + " .. " + FixedDecimal.percent(upper)
  }

  private static func signed(_ difference: Double) -> String {
    (difference > 0 ? "+" : "") + FixedDecimal.percent(difference)
  }
}
