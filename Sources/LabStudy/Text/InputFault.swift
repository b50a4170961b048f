/// The kinds of faults that a text input can have.
///
/// Texts in the payloads are raw, as the user wrote them; `expected` and `found` of `syntax`,
/// `wrongKind` and `outOfRange` are phrases.
public enum InputFault: Sendable, Hashable {
  /// The text does not follow the grammar at this place.
  case syntax(expected: String, found: String)
  case unknownKey(String, known: [String])
  case duplicateKey(String, first: SourcePosition)
  case missingKey(String)
  case wrongKind(expected: String, found: String)
  case outOfRange(expected: String, found: String)
  /// A number that is infinite, is none at all, or overflows a double.
  case notFinite(String)
  case unknownWord(String, choices: [String])
  /// A table has no column of this name.
  case missingColumn(String, columns: [String])
  /// The user names a column that the table does not have.
  case unknownColumn(String, columns: [String])
  case duplicateColumn(String, first: SourcePosition)
  /// A row of a table has not as many fields as the header has columns.
  case fieldCount(expected: Int, found: Int)
  /// A fault that one reader alone knows, in its own words.
  case custom(String)
}
