/// What is wrong with a file that another one names: where its name stands, and the fault.
public struct NamedFileError: Error, CustomStringConvertible {
  public var file: String
  public var position: SourcePosition
  public var key: String
  public var fault: any Error

  /// File, line, column and key of the name.
  public var place: String {
    "\(file == "-" ? "standard input" : file):\(position): \(key)"
  }

  public var description: String { "\(place): \(fault)" }
}
