/// A cursor over a JSON5 text: position, white space, comments, and the words for what it sees.
struct JSON5Scanner {
  private let file: String
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0
  private(set) var position = SourcePosition(line: 1, column: 1)
  /// Objects and arrays inside that many others are passed over; nil reads all.
  var unreadDepth: Int?

  init(_ scalars: [Unicode.Scalar], file: String) {
    self.scalars = scalars
    self.file = file
    // A byte order mark takes no column: editors do not show it.
    if scalars.first == "\u{FEFF}" { index = 1 }
  }

  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  func text(from start: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<index])
    return String(view)
  }

  mutating func advance() {
    let scalar = scalars[index]
    index += 1
    if scalar == "\n" || (scalar == "\r" && current != "\n") {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
  }

  /// Steps over white space and comments.
  mutating func skipBlank() throws(InputError) {
    while let scalar = current {
      switch scalar {
      case "/" where next == "/":
        while let scalar = current, !Self.endsLine(scalar) { advance() }
      case "/" where next == "*":
        try skipBlockComment()
      case _ where Self.isBlank(scalar):
        advance()
      default:
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(InputError) {
    let opened = position
    advance()
    advance()
    while let scalar = current {
      if scalar == "*", next == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw fault(expected: "*/ to close the comment opened at \(opened)")
  }
}

// MARK: Classes of characters

extension JSON5Scanner {
  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: !scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether a key without quotes may start so (ECMAScript 5.1, 7.6).
  static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case _ where scalar.isASCII: return false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber:
        return true
      default: return false
      }
    }
  }

  /// Whether a key without quotes may go on so (ECMAScript 5.1, 7.6).
  static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if startsIdentifier(scalar) || "0"..."9" ~= scalar { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }
}

// MARK: Faults

extension JSON5Scanner {
  func fault(_ fault: InputFault, at place: SourcePosition) -> InputError {
    InputError(file: file, position: place, fault)
  }

  func fault(expected: String, found: String? = nil) -> InputError {
    fault(.syntax(expected: expected, found: found ?? phrase), at: position)
  }

  /// What stands at the cursor, in words.
  var phrase: String {
    guard let scalar = current else { return "the end of the text" }
    if Self.endsLine(scalar) { return "the end of the line" }
    guard Self.startsIdentifier(scalar) else { return InputFault.quoted(String(scalar)) }
    let word = scalars[index...].prefix(while: Self.continuesIdentifier)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: word)
    return InputFault.quoted(String(view))
  }
}
