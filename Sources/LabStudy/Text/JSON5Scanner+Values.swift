extension JSON5Scanner {
  /// One value and nothing after it.
  mutating func document() throws(InputError) -> LocatedValue {
    try skipBlank()
    let value = try value(depth: 0)
    try skipBlank()
    guard current == nil else { throw fault(expected: "the end of the text") }
    return value
  }

  private mutating func value(depth: Int) throws(InputError) -> LocatedValue {
    let start = position
    guard let scalar = current else { throw fault(expected: "a value") }
    let content: LocatedValue.Content
    switch scalar {
    case "{", "[":
      if let unreadDepth, depth >= unreadDepth {
        try passOver()
        content = .null
        break
      }
      guard depth < JSON5Reader.depthLimit else {
        throw fault(
          expected: "at most \(JSON5Reader.depthLimit) objects and arrays inside each other",
          found: "one more")
      }
      content = scalar == "{" ? try object(depth: depth) : try array(depth: depth)
    case "\"", "'":
      content = .string(try string())
    case "+", "-", ".", "0"..."9":
      content = try number()
    case _ where Self.startsIdentifier(scalar):
      content = try word()
    default:
      throw fault(expected: "a value")
    }
    return LocatedValue(position: start, content: content)
  }

  /// Steps over an object or an array, however deep, without a stack of calls.
  private mutating func passOver() throws(InputError) {
    var open: [(bracket: Unicode.Scalar, position: SourcePosition)] = []
    repeat {
      try skipBlank()
      let place = position
      switch current {
      case "{", "[":
        open.append((current == "{" ? "}" : "]", place))
        advance()
      case "\"", "'":
        _ = try string()
      case "}", "]":
        guard let last = open.popLast(), last.bracket == current else {
          throw fault(expected: "the bracket that closes the one opened before")
        }
        advance()
      case nil:
        let opened = open.last?.position ?? place
        throw fault(expected: "a bracket to close the one opened at \(opened)")
      default:
        advance()
      }
    } while !open.isEmpty
  }

  private mutating func object(depth: Int) throws(InputError) -> LocatedValue.Content {
    let opened = position
    let close = "\"}\" to close the object opened at \(opened)"
    var members: [LocatedValue.Member] = []
    var places: [String: SourcePosition] = [:]
    advance()
    while true {
      try skipBlank()
      guard current != "}" else { break }
      let place = position
      let key = try key(orElse: close)
      if let first = places[key] { throw fault(.duplicateKey(key, first: first), at: place) }
      places[key] = place
      try skipBlank()
      guard current == ":" else {
        throw fault(expected: "\":\" after the key \(InputFault.quoted(key))")
      }
      advance()
      try skipBlank()
      members.append(.init(key: key, position: place, value: try value(depth: depth + 1)))
      try separator("}", or: close)
    }
    advance()
    return .object(members)
  }

  private mutating func array(depth: Int) throws(InputError) -> LocatedValue.Content {
    let opened = position
    let close = "\"]\" to close the array opened at \(opened)"
    var values: [LocatedValue] = []
    advance()
    while true {
      try skipBlank()
      guard current != "]" else { break }
      guard current != nil else { throw fault(expected: "a value or " + close) }
      values.append(try value(depth: depth + 1))
      try separator("]", or: close)
    }
    advance()
    return .array(values)
  }

  /// A comma, or nothing in front of the closing bracket.
  private mutating func separator(
    _ bracket: Unicode.Scalar, or close: String
  ) throws(InputError) {
    try skipBlank()
    if current == "," {
      advance()
    } else if current != bracket {
      throw fault(expected: "\",\" or " + close)
    }
  }

  private mutating func key(orElse close: String) throws(InputError) -> String {
    switch current {
    case "\"", "'": return try string()
    case "\\": return try identifier()
    case .some(let scalar) where Self.startsIdentifier(scalar): return try identifier()
    default: throw fault(expected: "a key or " + close)
    }
  }

  private mutating func identifier() throws(InputError) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = current {
      if scalar == "\\" {
        let place = position
        advance()
        guard current == "u" else { throw fault(expected: "\"u\" after \"\\\" in a key") }
        let escaped = try unicodeEscape()
        let fits =
          name.isEmpty ? Self.startsIdentifier(escaped) : Self.continuesIdentifier(escaped)
        guard fits else {
          throw fault(
            .syntax(
              expected: "a letter in a key without quotes", found: InputFault.code(escaped)),
            at: place)
        }
        name.append(escaped)
      } else if Self.continuesIdentifier(scalar) {
        name.append(scalar)
        advance()
      } else {
        break
      }
    }
    return String(name)
  }

  private mutating func word() throws(InputError) -> LocatedValue.Content {
    let found = "the word \(phrase) without quotes"
    let start = index
    let place = position
    while let scalar = current, Self.continuesIdentifier(scalar) { advance() }
    switch text(from: start) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let text where text == "Infinity" || text == "NaN":
      throw fault(.notFinite(text), at: place)
    default:
      throw fault(.syntax(expected: "a value", found: found), at: place)
    }
  }
}
