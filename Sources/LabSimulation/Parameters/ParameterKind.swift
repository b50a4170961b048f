/// What values a parameter takes.
public enum ParameterKind: Sendable, Hashable {
  case number(ClosedRange<Double>, unit: String, words: [String: Double])
  case optional(ClosedRange<Double>, unit: String)
  case integer(ClosedRange<Int>)
  case flag
  case choice([String])
  case numbers(ClosedRange<Double>, unit: String)
}

/// Why a value does not fit a parameter.
public enum ParameterFault: Error, Sendable, Hashable {
  /// The value is of another kind; the payload says what is expected.
  case expected(String)
  /// The number lies outside the range; the payload says what is expected.
  case outOfRange(String)
  /// The word is none of the choices.
  case unknownWord(String, choices: [String])
}

extension ParameterKind {
  /// Checks a value against the kind and brings it to the form that is stored.
  public func accept(_ value: ParameterValue) throws(ParameterFault) -> ParameterValue {
    switch (self, value) {
    case (.number(let range, _, _), .number(let number)),
      (.optional(let range, _), .number(let number)):
      return .number(try accept(number, in: range))
    case (.optional, .word("none")):
      return value
    case (.number(_, _, let words), .word(let word)) where !words.isEmpty:
      guard let number = words[word] else {
        throw .unknownWord(word, choices: words.keys.sorted())
      }
      return .number(number)
    case (.integer(let range), .number(let number)):
      guard number == number.rounded() else { throw .expected(expectation) }
      guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
        throw .outOfRange(expectation)
      }
      return value
    case (.flag, .flag):
      return value
    case (.choice(let choices), .word(let word)):
      guard choices.contains(word) else { throw .unknownWord(word, choices: choices) }
      return value
    case (.numbers(let range, _), .numbers(let numbers)):
      for number in numbers { _ = try accept(number, in: range) }
      return value
    case (.numbers(let range, _), .number(let number)):
      return .numbers([try accept(number, in: range)])
    default:
      throw .expected(expectation)
    }
  }

  private func accept(
    _ number: Double, in range: ClosedRange<Double>
  ) throws(ParameterFault) -> Double {
    guard range.contains(number) else { throw .outOfRange(expectation) }
    return number
  }

  /// The values that are accepted, in words: "a number from 0 to 5000 ms, or none".
  public var expectation: String {
    switch self {
    case .number(let range, let unit, let words):
      (["a number " + Self.span(range, unit)] + words.keys.sorted()).joined(separator: ", or ")
    case .optional(let range, let unit):
      "a number " + Self.span(range, unit) + ", or none"
    case .integer(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag:
      "true or false"
    case .choice(let choices):
      "one of " + choices.joined(separator: ", ")
    case .numbers(let range, let unit):
      "a list of numbers " + Self.span(range, unit)
    }
  }

  private static func span(_ range: ClosedRange<Double>, _ unit: String) -> String {
    let lower = ParameterValue.text(range.lowerBound)
    let upper = ParameterValue.text(range.upperBound)
    return "from \(lower) to \(upper)" + (unit.isEmpty ? "" : " \(unit)")
  }

  /// Reads the text of a value on the command line; a trailing unit ("150ms") is allowed.
  public func parse(_ text: String) throws(ParameterFault) -> ParameterValue {
    switch self {
    case .flag:
      guard text == "true" || text == "false" else { throw .expected(expectation) }
      return .flag(text == "true")
    case .choice:
      return try accept(.word(text))
    case .number(_, let unit, let words):
      if let number = Self.number(text, unit: unit) { return try accept(.number(number)) }
      // A text with a digit is a number gone wrong ("150s") and no misspelled word.
      if !words.isEmpty, !text.contains(where: \.isNumber) { return try accept(.word(text)) }
    case .optional(_, let unit):
      if let number = Self.number(text, unit: unit) { return try accept(.number(number)) }
      if text == "none" { return .word(text) }
    case .integer:
      if let number = Self.number(text, unit: "") { return try accept(.number(number)) }
    case .numbers(_, let unit):
      let numbers = text.split(separator: " ").map { Self.number(String($0), unit: unit) }
      if !numbers.contains(nil) { return try accept(.numbers(numbers.compactMap(\.self))) }
    }
    throw .expected(expectation)
  }

  private static func number(_ text: String, unit: String) -> Double? {
    let bare = !unit.isEmpty && text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    guard let number = Double(bare), number.isFinite else { return nil }
    return number
  }
}
