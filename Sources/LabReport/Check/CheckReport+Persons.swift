import LabSimulation
import LabStatistics
import LabStudy

extension CheckReport {
  /// The persons who were held out, against the population and against each other; empty without them.
  var holdOutTable: String {
    guard let holdOut else { return "" }
    let sizes = holdOut.splits.sizes
    var table = TextTable(
      ["HELD OUT", "from synthetic", "real groups: median", "95 %", "95 % of all", ""], labels: 1)
    for (quantity, value) in holdOut.check.quantities {
      let band = holdOut.splits.bands[quantity]
      table.rows.append([
        quantity.title, quantity.text(value), band.map { quantity.text($0.median) } ?? "-",
        band.map { quantity.text($0.upper) } ?? "-",
        holdOut.splits.bounds[quantity].map { quantity.text($0) } ?? "",
        holdOut.isWithin(quantity, value).map { $0 ? "as real groups" : "beyond real groups" }
          ?? "",
      ])
    }
    let splits = holdOut.splits.bands.values.map(\.splits).max() ?? 0
    return table.text + """
      \(sizes.held) of \(sizes.held + sizes.others) persons, chosen at random, against a population that knows \
      only the other \(sizes.others).
      real groups: the same between \(sizes.held) and \(sizes.others) recorded persons, \(splits) random splits; \
      95 of 100 lie below the second number, each row by itself; below the third lie 95 of 100 in all judged rows at \
      once, and it decides.
      persons held out: \(holdOut.held.map(InputFault.printable).joined(separator: ", "))

      """
  }

  /// Every person against the population of the others; empty when nobody was left out.
  var leaveOneOutTable: String {
    guard let leaveOneOut else { return "" }
    var table = TextTable(
      [
        "ONE LEFT OUT", "persons", "from synthetic: least", "median", "greatest",
        "from the others: least", "median", "greatest",
      ], labels: 1)
    for row in leaveOneOut.rows {
      let ranges = [row.fitted, row.recorded].flatMap { [$0.least, $0.median, $0.greatest] }
      table.rows.append(
        [row.quantity.title, "\(row.fitted.persons)"] + ranges.map(row.quantity.text))
    }
    return table.text + """
      Each person against the population fitted to the other \(leaveOneOut.persons - 1), and against those persons \
      themselves: one person differs from many by nature.

      """
  }
}
