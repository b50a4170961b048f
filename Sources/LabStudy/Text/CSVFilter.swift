/// Which rows of a CSV file are read: those whose fields have the wanted values.
struct CSVFilter {
  private struct Condition {
    let column: Int
    var values: [String]
    /// How many rows had each of the values.
    var rows: [Int]
    /// Values that rows had, the first ones.
    var found: [String] = []
  }

  /// More values of a column are not named in an error.
  private static let mostNamed = 12

  private var conditions: [Condition] = []

  mutating func add(_ column: Int, _ value: String) {
    if let index = conditions.firstIndex(where: { $0.column == column }) {
      conditions[index].values.append(value)
      conditions[index].rows.append(0)
    } else {
      conditions.append(Condition(column: column, values: [value], rows: [0]))
    }
  }

  /// Whether a row meets all conditions.
  mutating func keeps(_ row: CSVRow) throws(InputError) -> Bool {
    var isKept = true
    for index in conditions.indices {
      let column = conditions[index].column
      if let value = conditions[index].values.firstIndex(where: { row.equals(column, $0) }) {
        conditions[index].rows[value] += 1
        continue
      }
      isKept = false
      guard conditions[index].found.count < Self.mostNamed else { continue }
      let text = try row.text(column)
      if !conditions[index].found.contains(text) { conditions[index].found.append(text) }
    }
    return isKept
  }

  /// A wanted value that no row had, with those that there are.
  var missing: (column: Int, value: String, found: [String])? {
    for condition in conditions {
      guard let index = condition.rows.firstIndex(of: 0) else { continue }
      let others = zip(condition.values, condition.rows).filter { $1 > 0 }.map { $0.0 }
      return (condition.column, condition.values[index], others + condition.found)
    }
    return nil
  }
}
