/// A place in a text: line and column, both from 1.
///
/// Columns count Unicode scalars, not bytes and not what looks like one letter. `\n`, `\r\n` and a
/// lone `\r` end a line, as in editors; U+2028 and U+2029 do not.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The place as compilers write it: `12:5`.
  public var description: String { "\(line):\(column)" }
}
