#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of test vectors: comma separated, one header line, no quoting.
public struct VectorFile: Sendable {
  public let rows: [VectorRow]

  /// Reads a file; lines whose number of fields differs from the header's throw.
  public init(contentsOf url: URL) throws {
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = lines.first else { throw VectorFault.empty(file: url.lastPathComponent) }
    rows = try lines.dropFirst().enumerated().map { index, fields in
      guard fields.count == header.count else {
        throw VectorFault.fields(file: url.lastPathComponent, line: index + 2)
      }
      return VectorRow(
        name: "\(url.lastPathComponent):\(index + 2)",
        fields: Dictionary(zip(header, fields)) { first, _ in first })
    }
  }

  /// The rows in which a column has a text.
  public func rows(where column: String, is text: String) -> [VectorRow] {
    rows.filter { $0.fields[column] == text }
  }
}

/// One line of a vector file, by column name.
public struct VectorRow: Sendable, CustomStringConvertible {
  /// File and line.
  public let name: String
  fileprivate let fields: [String: String]

  public var description: String { name }

  public func text(_ column: String) throws -> String {
    guard let text = fields[column] else { throw VectorFault.column(column, row: name) }
    return text
  }

  /// A number; `inf` and `nan` are read as such.
  public func number(_ column: String) throws -> Double {
    guard let number = Double(try text(column)) else {
      throw VectorFault.number(column, row: name)
    }
    return number
  }

  /// A whole number.
  public func count(_ column: String) throws -> Int {
    guard let count = Int(try text(column)) else { throw VectorFault.number(column, row: name) }
    return count
  }

  /// Numbers separated by semicolons.
  public func numbers(_ column: String) throws -> [Double] {
    try text(column).split(separator: ";").map { part in
      guard let number = Double(part) else { throw VectorFault.number(column, row: name) }
      return number
    }
  }
}

/// What can be wrong with a vector file.
public enum VectorFault: Error, Equatable {
  case empty(file: String)
  case missing(file: String)
  case fields(file: String, line: Int)
  case column(String, row: String)
  case number(String, row: String)
}
