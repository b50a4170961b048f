/// A text with its checksum before it, so that a file that was cut or changed is told from a whole
/// one.
public enum SealedText {
  private static let start = "gesture-lab 1 "

  /// The checksum line and the text.
  public static func seal(_ text: String) -> String { start + Digest.of(text) + "\n" + text }

  /// The text that was sealed, or nil when anything in it was changed.
  public static func open(_ sealed: String) -> String? {
    guard let end = sealed.utf8.firstIndex(of: 0x0A) else { return nil }
    let text = String(sealed[sealed.utf8.index(after: end)...])
    return sealed[..<end] == start + Digest.of(text) ? text : nil
  }
}
