/// The end of a scan for one record of a CSV file (RFC 4180).
enum CSVRecord {
  /// A record, with the byte after its line end and the lines it covers.
  case complete(next: Int, lines: Int)
  /// The bytes end inside the record.
  case incomplete
  case unclosedQuote(at: Int)
  case fault(expected: String, at: Int)

  /// Finds the fields of the record that starts at `start`.
  ///
  /// - Parameter isLast: no bytes follow these, so their end is the end of the record.
  static func scan(
    _ bytes: Span<UInt8>, from start: Int, isLast: Bool, into fields: inout [CSVFieldRange]
  ) -> Self {
    fields.removeAll(keepingCapacity: true)
    var index = start
    var lines = 1
    while true {
      let outerStart = index
      var field: CSVFieldRange
      if index < bytes.count, bytes[index] == quote {
        switch quoted(bytes, from: index, lines: &lines) {
        case .some(let range): field = range
        case .none: return isLast ? .unclosedQuote(at: outerStart) : .incomplete
        }
        index = field.end + 1
      } else {
        while index < bytes.count, !isSpecial(bytes[index]) { index += 1 }
        field = CSVFieldRange(
          start: outerStart, end: index, outerStart: outerStart, hasDoubledQuotes: false)
      }
      guard index < bytes.count else {
        guard isLast else { return .incomplete }
        fields.append(field)
        return .complete(next: index, lines: lines)
      }
      switch bytes[index] {
      case comma:
        fields.append(field)
        index += 1
      case lineFeed:
        fields.append(field)
        return .complete(next: index + 1, lines: lines)
      case carriageReturn:
        guard index + 1 < bytes.count || isLast else { return .incomplete }
        guard index + 1 < bytes.count, bytes[index + 1] == lineFeed else {
          return .fault(expected: "a line feed after the carriage return", at: index)
        }
        fields.append(field)
        return .complete(next: index + 2, lines: lines)
      default:
        return .fault(
          expected: field.isQuoted
            ? "a comma or the end of the line after the closing quote"
            : "the whole field in quotes, with quotes inside doubled",
          at: index)
      }
    }
  }

  /// The field in quotes, or nil when the bytes end before its closing quote.
  private static func quoted(
    _ bytes: Span<UInt8>, from start: Int, lines: inout Int
  ) -> CSVFieldRange? {
    var index = start + 1
    var hasDoubledQuotes = false
    while index < bytes.count {
      if bytes[index] == lineFeed {
        lines += 1
      } else if bytes[index] == quote {
        guard index + 1 < bytes.count, bytes[index + 1] == quote else {
          return CSVFieldRange(
            start: start + 1, end: index, outerStart: start, hasDoubledQuotes: hasDoubledQuotes)
        }
        hasDoubledQuotes = true
        index += 1
      }
      index += 1
    }
    return nil
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == comma || byte == lineFeed || byte == carriageReturn || byte == quote
  }

  private static let comma: UInt8 = 0x2C
  private static let quote: UInt8 = 0x22
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
}
