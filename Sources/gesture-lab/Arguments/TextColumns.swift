/// Plain text in two columns within a width: names on the left, wrapped descriptions on the right.
enum TextColumns {
  /// The width of help in columns, the least that every terminal has.
  static let width = 80
  /// A longer name stands on a line of its own, so that one of them does not squeeze the rest.
  private static let widestName = 26

  /// The words of a text in lines of at most `width` characters; a longer word stands alone.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The width of the left column for these names.
  static func nameWidth(_ names: [String]) -> Int {
    names.map(\.count).filter { $0 <= widestName }.max() ?? 0
  }

  /// The rows with all descriptions beginning in one column, after names of the given width.
  static func align(_ rows: [(name: String, text: String)], nameWidth names: Int) -> [String] {
    let margin = "  "
    let column = margin.count + names + 2
    return rows.flatMap { row in
      let lines = wrap(row.text, width: width - column)
      let hanging = String(repeating: " ", count: column)
      let fits = row.name.count <= names
      let gap = String(repeating: " ", count: max(0, names - row.name.count) + 2)
      let first = fits ? margin + row.name + gap + (lines.first ?? "") : margin + row.name
      return [trimmed(first)] + lines.dropFirst(fits ? 1 : 0).map { hanging + $0 }
    }
  }

  /// The rows as a text, for what is not part of help.
  static func list(_ rows: [(name: String, text: String)]) -> String {
    align(rows, nameWidth: nameWidth(rows.map(\.name))).map { $0 + "\n" }.joined()
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
