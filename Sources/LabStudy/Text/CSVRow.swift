/// One row of a CSV file: valid only until the next one is read.
///
/// A class that the reader fills again for every row, so that a row costs no allocation; keep
/// values of it, never the row. The number of a field is that of its column, from 0, and must exist
/// (the reader refuses rows of another length than the header).
public final class CSVRow {
  let file: String
  /// The bytes that were read and not yet given out; fields are ranges in it.
  var bytes: [UInt8]
  var fields: [CSVFieldRange] = []
  /// Where the row starts in the bytes, and in which line of the file.
  var start = 0
  var line = 1

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  public var count: Int { fields.count }

  /// Finds the fields of the record at `start`.
  func scan(isLast: Bool) -> CSVRecord {
    // A span of a class's property would outlive the access to it: a local array keeps it alive.
    let bytes = bytes
    return CSVRecord.scan(bytes.span, from: start, isLast: isLast, into: &fields)
  }
}

/// Where a field lies, without its quotes.
struct CSVFieldRange {
  var start: Int
  var end: Int
  /// Where it starts in the file, its opening quote included.
  var outerStart: Int
  var hasDoubledQuotes: Bool

  var isQuoted: Bool { outerStart != start }
}

// MARK: Values

extension CSVRow {
  /// The text of a field; an error when it is not UTF-8.
  public func text(_ index: Int) throws(InputError) -> String {
    let field = fields[index]
    guard let text = String(validating: bytes[field.start..<field.end], as: UTF8.self) else {
      throw error(index, .syntax(expected: "UTF-8 text", found: "other bytes"))
    }
    return field.hasDoubledQuotes ? Self.withSingleQuotes(text) : text
  }

  /// Takes every second quote away; by scalars, since quotes may be parts of other characters.
  private static func withSingleQuotes(_ text: String) -> String {
    var single = String.UnicodeScalarView()
    var isSecond = false
    for scalar in text.unicodeScalars {
      isSecond = scalar == "\"" && !isSecond
      if scalar != "\"" || isSecond { single.append(scalar) }
    }
    return String(single)
  }

  public func isEmpty(_ index: Int) -> Bool {
    fields[index].start == fields[index].end
  }

  /// Whether the field is exactly this text; makes no string.
  public func equals(_ index: Int, _ text: String) -> Bool {
    let field = fields[index]
    return field.hasDoubledQuotes
      ? (try? self.text(index)) == text : bytes[field.start..<field.end].elementsEqual(text.utf8)
  }

  /// A finite decimal number; spaces and tabs around it are allowed.
  public func number(_ index: Int) throws(InputError) -> Double {
    guard let number = decimal(index) else {
      throw notNumber(index, expected: "a number")
    }
    guard number.isFinite else { throw error(index, .notFinite(written(index))) }
    return number
  }

  /// A whole number of 64 bits; `7.0` and `1e3` count when they are exactly whole and below 2^53.
  public func whole(_ index: Int) throws(InputError) -> Int {
    let bytes = bytes
    if let whole = DecimalNumber.parseWhole(bytes.span.extracting(trimmed(index))) { return whole }
    guard let number = decimal(index), number.magnitude < 0x1p53,
      let whole = Int(exactly: number)
    else { throw notNumber(index, expected: "a whole number of at most 64 bits") }
    return whole
  }

  /// A whole number, or nil when the field is empty.
  public func wholeIfPresent(_ index: Int) throws(InputError) -> Int? {
    trimmed(index).isEmpty ? nil : try whole(index)
  }

  /// The number of the word that the field is, among the choices.
  public func choice(_ index: Int, of words: [String]) throws(InputError) -> Int {
    for (choice, word) in words.enumerated() where equals(index, word) { return choice }
    throw error(index, .unknownWord(try text(index), choices: words))
  }

  private func decimal(_ index: Int) -> Double? {
    let bytes = bytes
    return DecimalNumber.parse(bytes.span.extracting(trimmed(index)))
  }

  private func trimmed(_ index: Int) -> Range<Int> {
    var (start, end) = (fields[index].start, fields[index].end)
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while start < end, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

// MARK: Places and faults

extension CSVRow {
  /// Where the field starts in the file, its opening quote included.
  public func position(of index: Int) -> SourcePosition {
    position(ofByte: fields[index].outerStart)
  }

  /// Makes an error about a field: for checks that only the caller can do.
  ///
  /// - Parameter key: the name of its column, where the fault does not say it.
  public func error(_ index: Int, _ fault: InputFault, key: String? = nil) -> InputError {
    InputError(file: file, position: position(of: index), key: key, fault)
  }

  /// Where all fields start, in one pass.
  func positions() -> [SourcePosition] {
    var byte = start
    var position = SourcePosition(line: line, column: 1)
    return fields.map { field in
      position = self.position(ofByte: field.outerStart, from: byte, position)
      byte = field.outerStart
      return position
    }
  }

  /// Counted only when asked for: rows without faults do not pay for their columns.
  func position(ofByte offset: Int) -> SourcePosition {
    position(ofByte: offset, from: start, SourcePosition(line: line, column: 1))
  }

  private func position(
    ofByte offset: Int, from known: Int, _ position: SourcePosition
  ) -> SourcePosition {
    var position = position
    for byte in bytes[known..<offset] {
      if byte == 0x0A {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        // Bytes 10xxxxxx continue a character: columns count characters.
        position.column += 1
      }
    }
    return position
  }

  /// What stands at a byte, in words.
  func phrase(ofByte offset: Int) -> String {
    switch bytes[offset] {
    case 0x0D: "one alone"
    case let byte where byte < 0x80:
      InputFault.quoted(String(Unicode.Scalar(byte)))
    default: "another character"
    }
  }

  private func written(_ index: Int) -> String {
    String(decoding: bytes[fields[index].start..<fields[index].end], as: UTF8.self)
  }

  private func notNumber(_ index: Int, expected: String) -> InputError {
    let text = written(index)
    let bare = text.lowercased().drop { $0 == "-" || $0 == "+" }
    if ["nan", "inf", "infinity"].contains(bare) { return error(index, .notFinite(text)) }
    let found = text.isEmpty ? "an empty field" : InputFault.quoted(text)
    return error(index, .wrongKind(expected: expected, found: found))
  }
}
