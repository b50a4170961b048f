import LabStudy

extension SweepForecast {
  /// One line per number, for people.
  public func text(_ plan: SweepPlan, jobs: Int) -> String {
    let counts = plan.axes.map { "\($0.key)=\($0.range)" }.joined(separator: ", ")
    var lines = [
      "cells: \(cells)\(cells < plan.cells ? " of \(plan.cells)" : "") (\(counts))",
      "scenarios: \(scenarios)",
      "passes over the strokes: \(passes)",
      "strokes: \(FixedDecimal.text(simulated, decimals: 0)) simulated, "
        + "\(FixedDecimal.text(judged, decimals: 0)) verdicts",
      "expected time: \(Self.time(seconds)) with --jobs \(jobs), measured on a pilot of "
        + "\(pilotCells) cells and \(pilotPersons) persons",
    ]
    if let halfWidth {
      lines.append(
        "expected half width: \(FixedDecimal.percent(halfWidth.lowerBound)) to "
          + "\(FixedDecimal.percent(halfWidth.upperBound)) % of balanced error (mc 95 %) with "
          + "\(plan.scenario.persons) persons, from the rates and correlations of the pilot")
    } else {
      lines.append("expected half width: unknown, since the pilot lacks decided strokes")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func time(_ seconds: Double) -> String {
    if seconds < 120 { return FixedDecimal.text(seconds, decimals: 1) + " s" }
    if seconds < 7_200 { return FixedDecimal.text(seconds / 60, decimals: 1) + " min" }
    return FixedDecimal.text(seconds / 3_600, decimals: 1) + " h"
  }
}
