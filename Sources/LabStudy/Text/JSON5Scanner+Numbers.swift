extension JSON5Scanner {
  mutating func number() throws(InputError) -> LocatedValue.Content {
    let start = index
    let place = position
    if current == "+" || current == "-" { advance() }
    if current == "I" || current == "N" {
      while let scalar = current, Self.continuesIdentifier(scalar) { advance() }
      let word = text(from: start)
      if word.hasSuffix("Infinity") || word.hasSuffix("NaN") {
        throw fault(.notFinite(word), at: place)
      }
      throw fault(.syntax(expected: "a number", found: InputFault.quoted(word)), at: place)
    }
    if current == "0", next == "x" || next == "X" {
      advance()
      advance()
      guard let digit = current, digit.properties.isASCIIHexDigit else {
        throw fault(expected: "a hexadecimal digit")
      }
      while let digit = current, digit.properties.isASCIIHexDigit { advance() }
    } else {
      try decimal(startingAt: place)
    }
    // `1_000` or `150ms`: the number must not run into a word.
    if let scalar = current, scalar == "\\" || Self.continuesIdentifier(scalar) {
      throw fault(expected: "the end of the number (a unit needs quotes: \"150ms\")")
    }
    let text = text(from: start)
    guard let value = Double(text), value.isFinite else {
      throw fault(.notFinite(text), at: place)
    }
    let digits = text.lowercased().prefix { $0 != "e" }
    if value == 0, digits.contains(where: { "1"..."9" ~= $0 }) {
      throw fault(
        .outOfRange(expected: "0 or at least 4.9e-324 in size", found: text), at: place)
    }
    return .number(value, text: text)
  }

  private mutating func decimal(startingAt place: SourcePosition) throws(InputError) {
    if current == "0", let digit = next, "0"..."9" ~= digit {
      throw fault(
        .syntax(expected: "a number without a leading zero", found: "\"0\(digit)\""), at: place)
    }
    let start = index
    skipDigits()
    var digits = index - start
    if current == "." {
      advance()
      let start = index
      skipDigits()
      digits += index - start
    }
    guard digits > 0 else { throw fault(expected: "a digit") }
    guard current == "e" || current == "E" else { return }
    advance()
    if current == "+" || current == "-" { advance() }
    guard let digit = current, "0"..."9" ~= digit else {
      throw fault(expected: "a digit of the exponent")
    }
    skipDigits()
  }

  private mutating func skipDigits() {
    while let digit = current, "0"..."9" ~= digit { advance() }
  }
}
