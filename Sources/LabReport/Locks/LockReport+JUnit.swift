import LabStudy

extension LockReport {
  /// The widespread JUnit form: a `failure` for what fails, an `error` for what could not be judged, and
  /// a `skipped` for what is undecided; no times, so that equal verdicts give equal bytes.
  public var junit: String {
    let cases = entries.map(testCase)
    func count(_ tag: String) -> Int { cases.count { $0.contains("<\(tag) ") } }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(count("failure"))\" errors=\"\(count("error"))\" "
      + "skipped=\"\(count("skipped"))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="gesture-lab lock verify" \(counts)>
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ entry: Entry) -> String {
    let head = "    <testcase classname=\"lock\" name=\"\(Self.escaped(entry.path))\""
    let (tag, message, text): (String, String, String)
    switch entry.outcome {
    case .refused(let sentence):
      (tag, message, text) = ("error", sentence, "")
    case .judged(let verdict):
      message = "\(verdict.state.rawValue): \(verdict.sentence)"
      text = verdict.details.joined(separator: "\n")
      switch level(verdict.state) {
      case .failure: tag = "failure"
      case .notice where verdict.state == .undecided: tag = "skipped"
      case .good, .notice:
        let output = Self.escaped(([message] + verdict.details).joined(separator: "\n"))
        return head + ">\n      <system-out>\(output)</system-out>\n    </testcase>\n"
      }
    }
    return head
      + ">\n      <\(tag) message=\"\(Self.escaped(message))\">\(Self.escaped(text))</\(tag)>\n"
      + "    </testcase>\n"
  }

  /// The text inside an attribute or an element; what XML 1.0 cannot hold becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
