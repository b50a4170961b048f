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

  /// Gives columns other names (`--map COLUMN=NAME`), all at once: two columns may change places.
  ///
  /// - Throws: for a column that is not there or is renamed twice, with the nearest one of the file,
  ///   and for a name that two columns would have.
  public mutating func rename(
    _ renames: [(column: String, name: String)]
  ) throws(InputError) {
    var names = names
    var renamed: [Int: String] = [:]
    for (column, name) in renames {
      guard let index = indices[column] else {
        throw InputError(
          file: file, position: positions.first, key: "--map",
          .unknownColumn(column, columns: self.names))
      }
      if let first = renamed.updateValue(name, forKey: index), first != name {
        throw InputError(
          file: file, position: positions[index], key: "--map",
          .custom(
            "column \(InputFault.quoted(column)) cannot be both \(InputFault.printable(first)) and "
              + "\(InputFault.printable(name)): keep one"))
      }
      names[index] = name
    }
    for (index, name) in renamed.sorted(by: { $0.key < $1.key }) {
      guard let other = names.indices.first(where: { $0 != index && names[$0] == name }) else {
        continue
      }
      throw InputError(
        file: file, position: positions[index], key: "--map",
        .custom(
          "two columns would be called \(InputFault.quoted(name)), this one and the one at "
            + "\(positions[other]): map one of them, or let them change places by --map "
            + "\(InputFault.printable(name))=\(InputFault.printable(self.names[index])) besides"))
    }
    self = try CSVHeader(names, at: positions, file: file)
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
