import LabStudy

extension LockReport {
  /// Workflow commands (docs.github.com, "Workflow commands for GitHub Actions"): `::error` for what
  /// fails, `::warning` for an undecided claim, `::notice` for an improvement.
  public var github: String {
    entries.map { entry in
      switch entry.outcome {
      case .refused(let sentence):
        Self.command("error", entry.path, title: "lock not judged", sentence)
      case .judged(let verdict):
        github(entry.path, verdict)
      }
    }.joined()
  }

  private func github(_ path: String, _ verdict: LockVerdict) -> String {
    let text = ([verdict.sentence] + verdict.details).joined(separator: "\n")
    let title = "lock \(verdict.state.rawValue)"
    switch level(verdict.state) {
    case .good: return Self.text(path, verdict)
    case .failure: return Self.command("error", path, title: title, text)
    case .notice:
      let word = verdict.state == .undecided ? "warning" : "notice"
      return Self.command(word, path, title: title, text)
    }
  }

  private static func command(
    _ word: String, _ path: String, title: String, _ message: String
  ) -> String {
    "::\(word) file=\(property(path)),title=\(property(title))::\(data(message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
