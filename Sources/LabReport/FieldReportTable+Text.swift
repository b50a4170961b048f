import LabStudy

extension FieldReportTable {
  /// The table for people: each generation with its hypotheses, the totals, and the reports in words.
  public var text: String {
    let parts =
      [Self.legend] + FieldSystem.allCases.map(section) + [totals, verdicts, list]
    return parts.joined(separator: "\n")
  }

  private static let legend = """
    FIELD REPORTS AND HYPOTHESES
    Each cell: whether the reported outcome comes about / whether the cure then helps.
    "-": nothing to cure. "n/m": not modelled. "n/a": it speaks of other generations.
    Explained: the outcome comes about, and the cure helps. Most strokes are reconstructions.
    Two readings of one report count once, and one of them is enough ("66 slower").

    """

  private func section(_ system: FieldSystem) -> String {
    let columns = hypotheses.indices.filter { hypotheses[$0].systems.contains(system) }
    let names = columns.map { hypotheses[$0].name }
    var table = TextTable(["report"] + names, labels: names.count + 1)
    for row in rows(of: system) {
      table.rows.append([row.report.label] + columns.map { Self.text(row.cells[$0]) })
    }
    let totals = columns.compactMap { total(of: $0, on: system) }
    table.rows.append(["reproduced"] + totals.map { "\($0.reproduced) of \($0.reports)" })
    table.rows.append(["explained"] + totals.map { "\($0.explained) of \($0.reports)" })
    return "\(system.title), default \(system.defaultHypothesis)\n" + table.text
  }

  private static func text(_ cell: Cell?) -> String {
    guard let cell else { return "n/m" }
    func word(_ isTrue: Bool) -> String { isTrue ? "yes" : "no" }
    return word(cell.isReproduced) + "/" + (cell.isCured.map(word) ?? "-")
  }

  private var totals: String {
    var table = TextTable(
      ["hypothesis"] + FieldSystem.allCases.map(\.rawValue) + ["summary"],
      labels: FieldSystem.allCases.count + 2)
    for (index, hypothesis) in hypotheses.enumerated() {
      table.rows.append(
        [hypothesis.name]
          + FieldSystem.allCases.map { system in
            total(of: index, on: system).map { "\($0.explained) of \($0.reports)" } ?? "n/a"
          } + [hypothesis.summary])
    }
    return "EXPLAINED\n" + table.text
  }

  private var verdicts: String {
    FieldSystem.allCases.map { system in
      let rivals = rivals(ofDefaultOn: system)
      return rivals.isEmpty
        ? "\(system.title): no hypothesis explains more than \(system.defaultHypothesis).\n"
        : "\(system.title): \(rivals.joined(separator: ", ")) explains more than the default "
          + "\(system.defaultHypothesis).\n"
    }.joined()
  }

  private var list: String {
    "REPORTS\n"
      + rows.map { row in
        let report = row.report
        var lines = ["\(report.label) (\(report.era)): \(report.source)", "  \(report.symptom)"]
        switch report.model {
        case .trials(_, let cure?):
          lines.append("  cure\(cure.isNamed ? "" : " (the lab's)"): \(cure.summary)")
        case .trials(_, nil):
          break
        case .missing(let reason):
          lines.append("  not modelled: \(reason)")
        }
        return lines.map { $0 + "\n" }.joined()
      }.joined()
  }
}
