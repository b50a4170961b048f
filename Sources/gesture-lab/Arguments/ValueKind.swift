/// What an option or an operand takes: the source of its check, its help and its completion.
enum ValueKind: Sendable, Equatable {
  /// Any text but the empty one.
  case text
  /// Any text; it often begins with one of these words, which completion offers.
  case suggested([String])
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// A whole number of 64 bits without sign.
  case seed
  case choices([String])
  /// A file that is read; `-` is standard input.
  case input
  /// A file that is written; `-` is standard output.
  case output
  case folder
}

extension ValueKind {
  /// Whether the text is a value of this kind.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .text, .suggested, .input, .output, .folder: !text.isEmpty
    case .integer(let range): Int(text).map(range.contains) ?? false
    // An infinity or NaN lies in no closed range, so that range also refuses those words.
    case .number(let range): Double(text).map(range.contains) ?? false
    case .seed: UInt64(text) != nil
    case .choices(let words): words.contains(text)
    }
  }

  /// The values that are accepted, in words: "a whole number from 1 to 64".
  var expectation: String {
    switch self {
    case .text, .suggested: "a text that is not empty"
    case .integer(let range): "a whole number " + Self.span(range, top: Int.max)
    case .number(let range): "a number " + Self.span(range, top: .greatestFiniteMagnitude)
    case .seed: "a whole number from 0 to \(UInt64.max)"
    case .choices(let words): "one of " + words.joined(separator: ", ")
    case .input, .output: "the name of a file"
    case .folder: "the name of a folder"
    }
  }

  /// What help adds to the description so that the reader need not try, or nil.
  var limits: String? {
    switch self {
    case .integer(let range): Self.span(range, top: Int.max)
    case .number(let range): Self.span(range, top: .greatestFiniteMagnitude)
    case .choices(let words): "one of " + words.joined(separator: ", ")
    case .text, .suggested, .seed, .input, .output, .folder: nil
    }
  }

  /// The words that completion offers, or nil where it offers files or nothing.
  var words: [String]? {
    switch self {
    case .choices(let words), .suggested(let words): words
    case .text, .integer, .number, .seed, .input, .output, .folder: nil
    }
  }

  private static func span<Number: Comparable>(_ range: ClosedRange<Number>, top: Number) -> String
  {
    let lower = text(range.lowerBound)
    return range.upperBound == top
      ? "at least \(lower)" : "from \(lower) to \(text(range.upperBound))"
  }

  /// The number as one types it: 4 and not 4.0.
  private static func text<Number>(_ number: Number) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
