import LabStudy

/// The figures of the benchmark as a table.
public enum BenchTable {
  public static func text(_ title: String, _ figures: [BenchFigure]) -> String {
    var table = TextTable([title, "ns per stroke", "ratio", "goal", ""], labels: 1)
    for figure in figures {
      let isMet = figure.goal.flatMap { goal in figure.ratio.map { goal.isMet(by: $0) } }
      table.rows.append([
        figure.name, FixedDecimal.text(figure.nanoseconds, decimals: 0),
        figure.ratio.map { FixedDecimal.text($0, decimals: 2) } ?? "",
        figure.goal.map(words) ?? "", isMet.map { $0 ? "met" : "missed" } ?? "",
      ])
    }
    return table.text
  }

  private static func words(_ goal: BenchFigure.Goal) -> String {
    switch goal {
    case .atMost(let limit, let unit): "at most \(limit) \(unit)"
    case .atLeast(let limit, let unit): "at least \(limit) \(unit)"
    }
  }
}
