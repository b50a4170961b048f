#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares a text with a plain file kept beside the tests.
///
/// Run the tests once with `GESTURE_LAB_RECORD=1` to write the files anew, then read the change
/// with `git diff` before it is committed.
public enum Golden {
  /// The first difference in words, or nil when the text is the one in the file.
  ///
  /// - Parameters:
  ///   - name: the path below the folder `Goldens` beside the file of the test.
  ///   - isRecording: whether to write the file in place of comparing.
  public static func check(
    _ text: String, _ name: String, isRecording: Bool = isRecording, file: String = #filePath
  ) -> String? {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent(name)
    do {
      guard !isRecording else {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return nil
      }
      let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      return difference(of: text, from: golden, name: name)
    } catch {
      return "\(name) cannot be used: \(error); \(advice)"
    }
  }

  /// Whether `GESTURE_LAB_RECORD` is 1.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["GESTURE_LAB_RECORD"] == "1"
  }

  private static let advice = "GESTURE_LAB_RECORD=1 writes it anew"

  private static func difference(of text: String, from golden: String, name: String) -> String? {
    guard text != golden else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(lines.count, expected.count) {
      let line = index < lines.count ? "\"\(lines[index])\"" : "the end"
      let wanted = index < expected.count ? "\"\(expected[index])\"" : "the end"
      if line != wanted {
        return "\(name) line \(index + 1): expected \(wanted), got \(line); \(advice)"
      }
    }
    return "\(name) differs in its line breaks; \(advice)"
  }
}
