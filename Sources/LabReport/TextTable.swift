/// A table in plain text: the first columns to the left, numbers to the right.
struct TextTable {
  var header: [String]
  /// How many columns stand to the left.
  var labels: Int
  var rows: [[String]] = []

  init(_ header: [String], labels: Int) {
    self.header = header
    self.labels = labels
  }

  var text: String {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < labels ? cell + space : space + cell
      }
      return Self.trimmed(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
