/// Reads a CSV file row by row (RFC 4180): preamble, header, rows.
///
/// Lines that start with `#` before the header are the preamble. `\n` and `\r\n` end a line, a byte
/// order mark is allowed, and empty lines are passed over. Refused are: a name twice in the header,
/// a row with more or fewer fields than the header, a quote that is not closed, a quote inside an
/// unquoted field, and a carriage return alone. Memory holds one chunk and one row.
///
///     let reader = try CSVReader(bytes, file: "strokes.csv")
///     let x = try reader.header.index(of: "x_pt")
///     try reader.forEachRow { row in sum += try row.number(x) }
public final class CSVReader {
  /// A line of the preamble, `# key: value`; without a colon the key is empty.
  public struct Note: Sendable, Hashable {
    public var key: String
    public var value: String
    public var position: SourcePosition
  }

  public let file: String
  public private(set) var preamble: [Note] = []
  public private(set) var header: CSVHeader
  private let row: CSVRow
  private let source: () throws -> [UInt8]?
  private var isLast = false
  /// The byte and the line after the current row.
  private var nextStart = 0
  private var nextLine = 1
  private var filter = CSVFilter()

  /// Reads preamble and header of bytes that come in chunks; nil or an empty chunk is the end.
  ///
  /// Throws `InputError` for the text, and whatever the source throws.
  public init(file: String, chunks: @escaping () throws -> [UInt8]?) throws {
    self.file = file
    source = chunks
    row = CSVRow(file: file, bytes: [])
    header = try CSVHeader([], at: [], file: file)
    try readHead()
  }

  /// Reads preamble and header of a whole file.
  public init(_ bytes: [UInt8], file: String) throws {
    self.file = file
    source = { nil }
    isLast = true
    row = CSVRow(file: file, bytes: bytes)
    header = try CSVHeader([], at: [], file: file)
    try readHead()
  }

  /// Gives columns other names (`--map COLUMN=NAME`), all at once: two columns may change places.
  public func rename(_ renames: [(column: String, name: String)]) throws(InputError) {
    try header.rename(renames)
  }

  /// Reads the rows that are left.
  public func forEachRow(_ body: (CSVRow) throws -> Void) throws {
    while let row = try nextRow() { try body(row) }
  }

  /// Passes over rows in which the column has another value; given twice for a column, either will do.
  ///
  /// Throws for a column that is not there, with the nearest one of the file. At the end of the file `nextRow` throws for a condition that
  /// no row meets, with the values that the column has.
  public func keepRows(where column: String, is value: String) throws(InputError) {
    guard let index = header.indexIfPresent(of: column) else {
      throw InputError(
        file: file, position: header.positions.first, key: "--only",
        .unknownColumn(column, columns: header.names))
    }
    filter.add(index, value)
  }

  /// The next row, or nil at the end.
  public func nextRow() throws -> CSVRow? {
    while try readRecord() {
      guard row.count == header.names.count else {
        throw InputError(
          file: file, position: row.position(ofByte: row.start),
          .fieldCount(expected: header.names.count, found: row.count))
      }
      if try filter.keeps(row) { return row }
    }
    if let missing = filter.missing {
      throw InputError(
        file: file, position: header.positions[missing.column], key: header.names[missing.column],
        .unknownWord(missing.value, choices: missing.found))
    }
    return nil
  }
}

// MARK: Head

extension CSVReader {
  private func readHead() throws {
    while row.bytes.count < 3, !isLast { try fill() }
    if row.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { nextStart = 3 }
    while try readNote() {}
    guard try readRecord() else {
      throw InputError(
        file: file, position: SourcePosition(line: nextLine, column: 1),
        .syntax(expected: "a header with the names of the columns", found: "the end of the text"))
    }
    var names: [String] = []
    for index in 0..<row.count {
      let name = try row.text(index)
      names.append(row.fields[index].isQuoted ? name : Self.trim(name[...]))
    }
    header = try CSVHeader(names, at: row.positions(), file: file)
  }

  /// Takes one line of the preamble, or an empty line around it; false when neither follows.
  private func readNote() throws -> Bool {
    while row.bytes.count - nextStart < 2, !isLast { try fill() }
    let rest = row.bytes[nextStart...]
    if rest.starts(with: [0x0A]) || rest.starts(with: [0x0D, 0x0A]) {
      nextStart += rest.first == 0x0A ? 1 : 2
      nextLine += 1
      return true
    }
    guard rest.first == 0x23 else { return false }
    let text = try takeLine().dropFirst()
    let colon = text.firstIndex(of: ":")
    preamble.append(
      Note(
        key: colon.map { Self.trim(text[..<$0]) } ?? "",
        value: Self.trim(colon.map { text[text.index(after: $0)...] } ?? text),
        position: SourcePosition(line: nextLine, column: 1)))
    nextLine += 1
    return true
  }

  private func takeLine() throws -> String {
    var end = row.bytes[nextStart...].firstIndex(of: 0x0A)
    while end == nil, !isLast {
      try fill()
      end = row.bytes[nextStart...].firstIndex(of: 0x0A)
    }
    let line = row.bytes[nextStart..<(end ?? row.bytes.count)]
    nextStart = end.map { $0 + 1 } ?? row.bytes.count
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }

  private static func trim(_ text: Substring) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let last = text.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(text[...last].drop(while: isBlank))
  }
}

// MARK: Records

extension CSVReader {
  /// Brings the next record that is no empty line into the row; false at the end.
  private func readRecord() throws -> Bool {
    while true {
      if nextStart == row.bytes.count {
        guard !isLast else { return false }
        try fill()
        continue
      }
      row.start = nextStart
      row.line = nextLine
      switch row.scan(isLast: isLast) {
      case .complete(let next, let lines):
        nextStart = next
        nextLine += lines
        if row.count == 1, !row.fields[0].isQuoted, row.isEmpty(0) { continue }
        return true
      case .incomplete:
        try fill()
      case .unclosedQuote(let offset):
        throw InputError(
          file: file, position: row.position(ofByte: offset),
          .syntax(expected: "a closing quote for this field", found: "the end of the text"))
      case .fault(let expected, let offset):
        throw InputError(
          file: file, position: row.position(ofByte: offset),
          .syntax(expected: expected, found: row.phrase(ofByte: offset)))
      }
    }
  }

  /// Drops what was given out and reads on.
  ///
  /// Until what is left has doubled: a long record is scanned anew after each call, and by doubling
  /// this stays in proportion to its length, however small the chunks are.
  private func fill() throws {
    row.bytes.removeSubrange(..<nextStart)
    nextStart = 0
    let goal = row.bytes.count * 2 + 1
    while row.bytes.count < goal {
      guard let chunk = try source(), !chunk.isEmpty else {
        isLast = true
        return
      }
      row.bytes.append(contentsOf: chunk)
    }
  }
}
