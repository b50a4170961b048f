/// A text with its checksum before it, so that a file that was cut or changed is told from a whole
/// one, and one that was renamed from one in its place.
public enum SealedText {
  private static let start = "gesture-lab 1 "

  /// The checksum line and the text.
  ///
  /// - Parameter name: what the text is kept as; it opens under no other name.
  public static func seal(_ text: String, as name: String) -> String {
    start + digest(text, name) + "\n" + text
  }

  /// The text that was sealed, or nil when anything in it or its name was changed.
  public static func open(_ sealed: String, as name: String) -> String? {
    guard let end = sealed.utf8.firstIndex(of: 0x0A) else { return nil }
    let text = String(sealed[sealed.utf8.index(after: end)...])
    return sealed[..<end] == start + digest(text, name) ? text : nil
  }

  private static func digest(_ text: String, _ name: String) -> String {
    var digest = Digest()
    digest.add(name + "\n")
    digest.add(text)
    return digest.text
  }
}
