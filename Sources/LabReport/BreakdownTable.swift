import LabSimulation
import LabStudy

/// A breakdown as a table for a terminal: shares in percent of the decided strokes of each group.
public enum BreakdownTable {
  public static func text(_ breakdown: Breakdown, _ rows: [StrategyRow]) -> String {
    let errors: [Verdict] = [.stolenScroll, .lostSwipe, .doubleMove, .deadTouch]
    var table = TextTable(
      ["intent"] + breakdown.keys.map(\.rawValue) + ["strategy", "strokes", "feed moves %"]
        + errors.map { $0.name.replacing("_", with: " ") },
      labels: breakdown.keys.count + 2)
    for group in breakdown.sorted {
      for (row, counts) in zip(rows, group.counts) {
        table.rows.append(
          [group.intent.rawValue] + group.values + [
            row.label, "\(counts.decided)",
            FixedDecimal.text(counts.share(counts.feed).map { $0 * 100 }, decimals: 1),
          ]
            + errors.map {
              FixedDecimal.text(counts.share(counts[$0]).map { $0 * 100 }, decimals: 1)
            })
      }
    }
    return table.text
  }
}
