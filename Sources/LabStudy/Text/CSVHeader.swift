/// The names of the columns of a CSV file.
public struct CSVHeader: Sendable, Hashable {
  private let file: String
  /// The names in order, without white space around them unless it is quoted.
  public private(set) var names: [String]
  /// Where each name stands.
  public let positions: [SourcePosition]
  private var indices: [String: Int]

  init(
    _ names: [String], at positions: [SourcePosition], file: String
  ) throws(InputError) {
    self.file = file
    self.names = names
    self.positions = positions
    indices = [:]
    for (index, name) in names.enumerated() {
      try insert(name, at: index)
    }
  }

  /// The number of the column, from 0, or an error with the nearest name and the way out.
  public func index(of name: String) throws(InputError) -> Int {
    guard let index = indices[name] else {
      throw InputError(
        file: file, position: positions.first, .missingColumn(name, columns: names))
    }
    return index
  }

  /// The number of a column that may be absent.
  public func indexIfPresent(of name: String) -> Int? { indices[name] }

  /// Gives a column another name (`--map COLUMN=NAME`); refuses a name that another column has.
  public mutating func rename(_ column: String, to name: String) throws(InputError) {
    let index = try index(of: column)
    guard column != name else { return }
    try insert(name, at: index)
    indices[column] = nil
    names[index] = name
  }

  private mutating func insert(_ name: String, at index: Int) throws(InputError) {
    if let first = indices[name] {
      throw InputError(
        file: file, position: positions[index],
        .duplicateColumn(name, first: positions[first]))
    }
    indices[name] = index
  }
}
