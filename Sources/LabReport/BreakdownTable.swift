import LabSimulation
import LabStudy

/// A breakdown as a table for a terminal: shares in percent of the decided strokes of each group.
public enum BreakdownTable {
  public static func text(_ breakdown: Breakdown, _ rows: [StrategyRow]) -> String {
    let hasContainers = breakdown.conflict is FeedCarousel.Type
    let errors = breakdown.conflict.verdicts.filter(\.isArbitrationError)
    var table = TextTable(
      [hasContainers ? "WHO MOVES, %" : "WHAT HAPPENS, %"] + breakdown.keys.map(\.rawValue)
        + ["strategy", "persons", "strokes"] + (hasContainers ? ["feed", "carousel"] : [])
        + errors.map { $0.name.replacing("_", with: " ") },
      labels: breakdown.keys.count + 2)
    for group in breakdown.sorted {
      for (row, counts) in zip(rows, group.counts) {
        let shares =
          (hasContainers ? [counts.feed, counts.carousel] : []) + errors.map { counts[$0] }
        table.rows.append(
          [group.intent.name] + group.values
            + [row.label, "\(group.persons)", "\(counts.decided)"]
            + shares.map { FixedDecimal.text(counts.share($0).map { $0 * 100 }, decimals: 1) })
      }
    }
    return table.text
  }
}
