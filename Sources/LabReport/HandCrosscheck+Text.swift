import LabStudy

extension HandCrosscheck {
  /// The table for people: every population, what the reference found, and whether the two are near.
  public var text: String {
    var table = TextTable(
      ["population", "source"] + HandFigures.columns.map(\.name) + ["near"], labels: 2)
    for row in rows {
      let reference = row.reference
      table.rows.append(line(reference.population, "reference", reference.figures, near: ""))
      let near = row.isNear ? "yes" : "no"
      table.rows.append(line("", "here", row.shipped, near: row.reduced == nil ? near : ""))
      if let reduced = row.reduced {
        table.rows.append(line("", "without \(reference.difference ?? "")", reduced, near: near))
      }
    }
    let near = rows.count(where: \.isNear)
    return legend + table.text + "\n\(near) of \(rows.count) populations are near the reference.\n"
  }

  private var legend: String {
    """
    HANDS AGAINST A REFERENCE PROGRAM
    The bare ratio rule at the first event more than 10 pt out on one axis; 60 Hz, no contamination.
    FP: scrolls called horizontal. FN: page strokes not called so. \(persons) strokes of each, one per person.
    Near: every figure within a quarter of the reference, or within .002. Where a population has what the
    reference does not model, the row without it is what the reference binds.


    """
  }

  private func line(
    _ name: String, _ source: String, _ figures: HandFigures, near: String
  ) -> [String] {
    [name, source]
      + HandFigures.columns.map { FixedDecimal.text(figures[keyPath: $0.path], decimals: 4) } + [
        near
      ]
  }
}
