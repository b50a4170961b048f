/// What is wrong with a text that a user gave: which file, where in it, and why.
///
/// Its description is one line that can be printed as it is, in the form of a compiler's message:
/// `scenarios/x.json5:12:5: unknown key "ratoi" in strategies[1]; did you mean "ratio"? Known
/// keys: ratio, threshold`.
public struct InputError: Error, Sendable, Hashable {
  /// The file as the user named it; `-` is the standard input.
  public var file: String
  public var position: SourcePosition?
  /// The path of the value at fault, such as `strategies[1].ratio`; for an unknown, a duplicate or
  /// a missing key the path of the object around it.
  public var key: String?
  public var fault: InputFault

  public init(
    file: String, position: SourcePosition? = nil, key: String? = nil, _ fault: InputFault
  ) {
    self.file = file
    self.position = position
    self.key = key
    self.fault = fault
  }
}

extension InputError: CustomStringConvertible {
  /// What is wrong, without the place.
  public var message: String { fault.words(at: key) }

  /// The known word that is closest to the one the user wrote, when one is close.
  public var suggestion: String? { fault.suggestion }

  /// File, line, column and message.
  public var description: String {
    let name = file == "-" ? "standard input" : file
    return [name, position?.description].compactMap(\.self).joined(separator: ":") + ": " + message
  }
}
