/// Reads a JSON5 text into a tree that remembers where everything stood.
///
/// The whole of JSON5 1.0 (json5.org, 2018): comments, unquoted keys, single quotes, trailing
/// commas, hexadecimal numbers, leading and trailing points, `+`, and all escapes. A byte order
/// mark is allowed. Stricter in what an experiment must not contain: a key twice in an object
/// (also when it differs only in Unicode normalisation), `Infinity`, `NaN` and numbers that
/// overflow a double or vanish in it are refused, and so are more than 100 objects and arrays inside
/// each other.
public enum JSON5Reader {
  /// How deep objects and arrays may nest; above it the reader's own stack would be at risk.
  public static let depthLimit = 100

  /// Reads the bytes of a file; the error is the first fault in the text.
  ///
  /// - Parameter depth: objects and arrays inside that many others are passed over unread and stand as
  ///   null, so that a text may nest as deep as it likes; nil reads all and refuses what is too deep.
  public static func read(
    _ bytes: [UInt8], file: String, passingOverBelow depth: Int? = nil
  ) throws(InputError) -> LocatedValue {
    var scanner = JSON5Scanner(try scalars(of: bytes, file: file), file: file)
    scanner.unreadDepth = depth
    return try scanner.document()
  }

  /// Reads a text; the error is the first fault in it.
  public static func read(_ text: String, file: String) throws(InputError) -> LocatedValue {
    var scanner = JSON5Scanner(Array(text.unicodeScalars), file: file)
    return try scanner.document()
  }

  private static func scalars(
    of bytes: [UInt8], file: String
  ) throws(InputError) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error:
        let offset = scalars.reduce(0) { $0 + UTF8.width($1) }
        var scanner = JSON5Scanner(scalars, file: file)
        while scanner.current != nil { scanner.advance() }
        throw scanner.fault(
          expected: "UTF-8 text",
          found: "the byte 0x" + String(bytes[offset], radix: 16, uppercase: true))
      }
    }
  }
}
