import LabStudy

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One value of a table of data.
enum Cell: Sendable {
  case text(String)
  case whole(Int)
  case number(Double?)
  case empty

  static func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .empty }
  static func whole(_ number: Int?) -> Cell { number.map { .whole($0) } ?? .empty }

  /// The field of a CSV file; what is not known is empty.
  var field: String {
    switch self {
    case .text(let text): CSVField.text(text)
    case .whole(let number): String(number)
    case .number(let number?) where number.isFinite: CSVField.text(number)
    case .number, .empty: ""
    }
  }
}

extension Cell: Encodable {
  /// What is not known is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .whole(let number): try container.encode(number)
    case .number(let number?) where number.isFinite: try container.encode(number)
    case .number, .empty: try container.encodeNil()
    }
  }
}

/// One column of a table of data: its name, and its value in a row.
struct Column<Row>: Sendable {
  var name: String
  var cell: @Sendable (Row) -> Cell

  init(_ name: String, _ cell: @escaping @Sendable (Row) -> Cell) {
    self.name = name
    self.cell = cell
  }
}

extension Column {
  /// The header line and one line per row.
  static func csv(_ rows: [Row], _ columns: [Self]) -> String {
    header(columns) + lines(rows, columns)
  }

  static func header(_ columns: [Self]) -> String {
    columns.map(\.name).joined(separator: ",") + "\n"
  }

  /// One line per row.
  static func lines(_ rows: [Row], _ columns: [Self]) -> String {
    var text = ""
    for row in rows { text += columns.map { $0.cell(row).field }.joined(separator: ",") + "\n" }
    return text
  }

  /// One object per row, by the names of the columns.
  static func objects(_ rows: [Row], _ columns: [Self]) -> [[String: Cell]] {
    rows.map { row in
      var object: [String: Cell] = [:]
      for column in columns { object[column.name] = column.cell(row) }
      return object
    }
  }
}
