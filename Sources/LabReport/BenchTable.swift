import LabStudy

/// The figures of the benchmark as a table.
public enum BenchTable {
  public static func text(_ title: String, _ figures: [BenchFigure]) -> String {
    var table = TextTable([title, "ns per stroke", "ratio", "goal"], labels: 1)
    for figure in figures {
      table.rows.append([
        figure.name, FixedDecimal.text(figure.nanoseconds, decimals: 0),
        figure.ratio.map { FixedDecimal.text($0, decimals: 2) } ?? "", figure.goal,
      ])
    }
    return table.text
  }
}
