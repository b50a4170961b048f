import LabSimulation

/// One line of a device log: its kind, and the texts of its keys with their places.
struct DeviceLine {
  private struct Field {
    var key: String
    var value: String
    /// The column of the value.
    var column: Int
  }

  let file: String
  let number: Int
  let kind: DeviceLineKind
  private var fields: [Field] = []

  /// Reads a line; nil for an empty one and for a comment, which begins with `#`.
  init?(_ text: String, file: String, number: Int) throws(InputError) {
    var words = DeviceLineWords(text)
    guard let word = words.next(), !word.text.hasPrefix("#") else { return nil }
    let place = { SourcePosition(line: number, column: $0) }
    guard let kind = DeviceLineKind(rawValue: word.text) else {
      throw InputError(
        file: file, position: place(word.column),
        .unknownWord(word.text, choices: DeviceLineKind.names))
    }
    self.file = file
    self.number = number
    self.kind = kind
    while let word = words.next() {
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw InputError(
          file: file, position: place(word.column),
          .syntax(
            expected: "key=value, without blanks around the =", found: InputFault.quoted(word.text))
        )
      }
      let key = String(parts[0])
      guard (kind.required + kind.optional).contains(key) else {
        throw InputError(
          file: file, position: place(word.column), key: kind.rawValue,
          .unknownKey(key, known: kind.required + kind.optional))
      }
      if let first = fields.first(where: { $0.key == key }) {
        throw InputError(
          file: file, position: place(word.column), key: kind.rawValue,
          .duplicateKey(key, first: place(first.column)))
      }
      guard let value = Self.unquoted(String(parts[1])) else {
        throw InputError(
          file: file, position: place(word.column), key: key,
          .syntax(expected: "a closing quote at the end of the value", found: "none"))
      }
      fields.append(
        Field(key: key, value: value, column: word.column + key.unicodeScalars.count + 1))
    }
    for key in kind.required where self[key] == nil {
      throw InputError(
        file: file, position: place(word.column), key: kind.rawValue, .missingKey(key))
    }
  }

  /// The text without its quotes; nil when one of them is missing.
  private static func unquoted(_ text: String) -> String? {
    guard text.contains("\"") else { return text }
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains("\"") ? nil : String(inner)
  }

  /// The text of a key; nil when it is not given or empty.
  subscript(key: String) -> String? {
    fields.first { $0.key == key && !$0.value.isEmpty }?.value
  }

  /// An error about a key of this line.
  func error(_ key: String, _ fault: InputFault) -> InputError {
    let column = fields.first { $0.key == key }?.column ?? 1
    return InputError(
      file: file, position: SourcePosition(line: number, column: column), key: key, fault)
  }

  /// An error about the line as a whole.
  func error(_ words: String) -> InputError {
    InputError(
      file: file, position: SourcePosition(line: number, column: 1), .custom(words))
  }

  func text(_ key: String) -> String { self[key] ?? "" }

  func number(_ key: String, in range: ClosedRange<Double>) throws(InputError) -> Double {
    let bytes = Array(text(key).utf8)
    guard let number = DecimalNumber.parse(bytes.span) else {
      throw error(key, .wrongKind(expected: "a number", found: InputFault.quoted(text(key))))
    }
    guard range.contains(number) else {
      let ends = [range.lowerBound, range.upperBound].map(ParameterValue.text)
      throw error(
        key, .outOfRange(expected: "a number from \(ends[0]) to \(ends[1])", found: text(key)))
    }
    return number
  }

  func whole(_ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int {
    let bytes = Array(text(key).utf8)
    guard let number = DecimalNumber.parseWhole(bytes.span), range.contains(number) else {
      throw error(
        key,
        .wrongKind(
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
          found: InputFault.quoted(text(key))))
    }
    return number
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, as type: Choice.Type
  ) throws(InputError) -> Choice {
    guard let choice = Choice(rawValue: text(key)) else {
      throw error(key, .unknownWord(text(key), choices: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  func flag(_ key: String) throws(InputError) -> Bool {
    switch self[key] {
    case nil, "false": return false
    case "true": return true
    case let text?: throw error(key, .unknownWord(text, choices: ["true", "false"]))
    }
  }
}

/// Takes a line apart at its blanks; those in quotes belong to their word.
private struct DeviceLineWords {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The next word with its column; nil at the end.
  mutating func next() -> (text: String, column: Int)? {
    while index < scalars.count, Self.isBlank(scalars[index]) { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    var isQuoted = false
    var word = String.UnicodeScalarView()
    while index < scalars.count, isQuoted || !Self.isBlank(scalars[index]) {
      if scalars[index] == "\"" { isQuoted.toggle() }
      word.append(scalars[index])
      index += 1
    }
    return (String(word), start + 1)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
