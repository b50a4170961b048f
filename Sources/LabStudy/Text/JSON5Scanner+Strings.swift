extension JSON5Scanner {
  /// A string in single or double quotes.
  mutating func string() throws(InputError) -> String {
    let opened = position
    let quote = current
    var content = String.UnicodeScalarView()
    advance()
    while let scalar = current, scalar != "\n", scalar != "\r" {
      if scalar == quote {
        advance()
        return String(content)
      }
      if scalar == "\\" {
        try escape(into: &content)
      } else {
        content.append(scalar)
        advance()
      }
    }
    throw fault(expected: (quote == "'" ? "'" : "\"") + " to close the string opened at \(opened)")
  }

  private mutating func escape(into content: inout String.UnicodeScalarView) throws(InputError) {
    advance()
    guard let scalar = current else { throw fault(expected: "a character after \"\\\"") }
    switch scalar {
    case "u":
      content.append(try unicodeEscape())
      return
    case "x":
      content.append(Unicode.Scalar(UInt8(try hexadecimal(digits: 2))))
      return
    case "\r":
      // A backslash before the line's end joins the lines; `\r\n` is one end.
      if next == "\n" { advance() }
    case "\n", "\u{2028}", "\u{2029}": break
    case "b": content.append("\u{8}")
    case "f": content.append("\u{C}")
    case "n": content.append("\n")
    case "r": content.append("\r")
    case "t": content.append("\t")
    case "v": content.append("\u{B}")
    case "0":
      if let digit = next, "0"..."9" ~= digit {
        throw fault(expected: "no digit after \"\\0\"", found: "\"\(digit)\"")
      }
      content.append("\0")
    case "1"..."9":
      throw fault(expected: "an escape such as \\n or \\u000A")
    default: content.append(scalar)
    }
    advance()
  }

  /// The character of `\uXXXX`, or of two of them that form a surrogate pair; the cursor stands on
  /// the `u`.
  mutating func unicodeEscape() throws(InputError) -> Unicode.Scalar {
    let place = position
    let high = try hexadecimal(digits: 4)
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, current == "\\", next == "u" {
      advance()
      let low = try hexadecimal(digits: 4)
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw fault(
      .syntax(expected: "a pair of surrogates, high and low", found: "one alone"), at: place)
  }

  /// The number after the letter of an escape.
  private mutating func hexadecimal(digits: Int) throws(InputError) -> UInt32 {
    advance()
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let scalar = current, scalar.isASCII,
        let digit = Character(scalar).hexDigitValue
      else { throw fault(expected: "\(digits) hexadecimal digits in the escape") }
      number = number << 4 | UInt32(digit)
      advance()
    }
    return number
  }
}
