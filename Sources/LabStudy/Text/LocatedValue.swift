/// A value read from a JSON5 text, with the place where it starts.
public struct LocatedValue: Sendable, Hashable {
  public var position: SourcePosition
  public var content: Content

  public enum Content: Sendable, Hashable {
    /// The members in the order of the text; no key appears twice.
    case object([Member])
    case array([LocatedValue])
    case string(String)
    /// A finite number and the text it was read from, which still has every digit.
    case number(Double, text: String)
    case bool(Bool)
    case null
  }

  /// A key of an object with its value.
  public struct Member: Sendable, Hashable {
    public var key: String
    public var position: SourcePosition
    public var value: LocatedValue

    public init(key: String, position: SourcePosition, value: LocatedValue) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  public init(position: SourcePosition, content: Content) {
    self.position = position
    self.content = content
  }
}

extension LocatedValue {
  /// The number as a whole number from 0 to 2^64 - 1, exact to the last digit.
  ///
  /// The trap it avoids: above 2^53 a double no longer holds every whole number, so a seed that
  /// went through one would be another seed. Whole numbers with a point or an exponent (`1e6`)
  /// count below 2^53.
  public var wholeNumber: UInt64? {
    guard case .number(let value, let text) = content else { return nil }
    let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(digits.dropFirst(2), radix: 16)
    }
    if let exact = UInt64(digits) { return exact }
    return value.magnitude < 0x1p53 ? UInt64(exactly: value) : nil
  }

  /// What the value is, in the words of an error message.
  var phrase: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string(let text): "the string " + InputFault.quoted(text)
    case .number(_, let text): InputFault.printable(text)
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}
