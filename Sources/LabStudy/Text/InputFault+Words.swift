extension InputFault {
  /// The known word that is closest to the one the user wrote, when one is close.
  var suggestion: String? {
    switch self {
    case .unknownKey(let word, let words), .unknownWord(let word, let words),
      .missingColumn(let word, let words), .unknownColumn(let word, let words):
      NearestWord.nearest(to: word, in: words)
    default: nil
    }
  }

  /// The one place where a fault becomes a sentence; `path` says which value or object it is.
  func words(at path: String?) -> String {
    let path = path.flatMap { $0.isEmpty ? nil : Self.printable($0) }
    let prefix = path.map { $0 + ": " } ?? ""
    let inside = path.map { " in " + $0 } ?? ""
    switch self {
    case .syntax(let expected, let found), .wrongKind(let expected, let found):
      return prefix + "expected \(expected), found \(found)"
    case .outOfRange(let expected, let found):
      return prefix + "\(found) is out of range, expected \(expected)"
    case .notFinite(let text):
      return prefix + "expected a finite number (below 1.8e308 in size), found "
        + Self.printable(text)
    case .unknownKey(let key, let known):
      return "unknown key \(Self.quoted(key))" + inside + hint + list("Known keys", known)
    case .duplicateKey(let key, let first):
      return "key \(Self.quoted(key))" + inside + " appears twice, first at \(first)"
    case .missingKey(let key):
      return "missing key \(Self.quoted(key))" + inside
    case .unknownWord(let word, let choices):
      return prefix + "unknown word \(Self.quoted(word))" + hint + list("Choices", choices)
    case .missingColumn(let name, let columns):
      let column = suggestion.map(Self.printable) ?? "COLUMN"
      return "no column \(Self.quoted(name))" + hint + list("Columns", columns)
        + ". Name the right one by --map \(column)=\(name)"
    case .unknownColumn(let name, let columns):
      return prefix + "the file has no column \(Self.quoted(name))" + hint
        + list("Columns", columns)
    case .duplicateColumn(let name, let first):
      return "column \(Self.quoted(name)) appears twice, first at \(first)"
    case .fieldCount(let expected, let found):
      return "expected \(expected) fields as in the header, found \(found)"
    case .custom(let words):
      return prefix + words
    }
  }

  private var hint: String {
    suggestion.map { "; did you mean \(Self.quoted($0))?" } ?? "."
  }

  private func list(_ title: String, _ words: [String]) -> String {
    words.isEmpty
      ? " \(title): none" : " \(title): " + words.map(Self.printable).joined(separator: ", ")
  }

  /// A text of the user in quotes, made safe to print.
  static func quoted(_ text: String) -> String {
    // Quotes inside are not escaped: this is for people, and `'"'` reads better than `"\""`.
    text.unicodeScalars.contains("\"") ? "'\(printable(text))'" : "\"\(printable(text))\""
  }

  /// A text of the user without control characters and of bounded length: what a file holds must
  /// neither steer a terminal nor flood it.
  public static func printable(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < 80 else { return String(safe) + "..." }
      if isPrintable(scalar) {
        safe.append(scalar)
      } else {
        safe.append(contentsOf: code(scalar).unicodeScalars)
      }
    }
    return String(safe)
  }

  /// Whether a text can be shown as it is.
  static func isPrintable(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isPrintable) }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: false
    default: true
    }
  }

  /// The number of a character: `U+001B`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
