import Foundation
import LabReport
import LabSimulation
import LabStudy
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The verdicts on locks for machines")
struct LockReportTests {
  /// A verdict of a small lock, put into a state.
  private static func verdict(_ state: LockVerdict.State, label: String) async throws -> LockVerdict
  {
    var scenario = Scenario(name: "s")
    scenario.rows = [StrategyRow(label: label, EarlyDirectionFailure())]
    let lock = try await Lock(
      try LockClaim("error ~ recorded"), of: scenario.rows[0], in: scenario, path: "s.json5",
      mostStrokes: 100, jobs: 1)
    var verdict = try await lock.verify(against: scenario, jobs: 1)
    verdict.state = state
    return verdict
  }

  private static func report(isStrict: Bool) async throws -> LockReport {
    var entries: [LockReport.Entry] = []
    for state in [LockVerdict.State.holds, .broken, .undecided, .improved] {
      let label = "<a> & \"b\"\u{1}: 50%, c"
      entries.append(
        LockReport.Entry(
          "\(state.rawValue):1,a.json", .judged(try await verdict(state, label: label))))
    }
    entries.append(LockReport.Entry("x.json", .refused("x.json:1:2: \"no\" <lock>\nat all")))
    return LockReport(entries, isStrict: isStrict, failsOnImprovement: isStrict)
  }

  /// Counts the elements of a document.
  private final class Elements: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var names: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      if name == "testcase" { names.append(attributes["name"] ?? "") }
    }
  }

  @Test("JUnit has a test case per lock, and reads as XML whatever labels hold")
  func junit() async throws {
    for isStrict in [false, true] {
      let text = try await Self.report(isStrict: isStrict).junit
      let elements = Elements()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = elements
      #expect(parser.parse(), "\(text)")
      #expect(elements.counts["testcase"] == 5)
      #expect(elements.names.first == "holds:1,a.json")
      #expect(elements.counts["error"] == 1)
      #expect(elements.counts["failure"] == (isStrict ? 3 : 1))
      #expect(elements.counts["skipped"] == (isStrict ? nil : 1))
      #expect(
        text.contains(
          "tests=\"5\" failures=\"\(isStrict ? 3 : 1)\" errors=\"1\" "
            + "skipped=\"\(isStrict ? 0 : 1)\""))
    }
  }

  @Test("GitHub gets one line per lock, graver ones as annotations at their file")
  func github() async throws {
    for isStrict in [false, true] {
      let lines = try await Self.report(isStrict: isStrict).github.split(separator: "\n")
      #expect(lines.count == 5)
      #expect(lines[0].hasPrefix("holds:1,a.json: holds: "))
      let words = isStrict ? ["error", "error", "error"] : ["error", "warning", "notice"]
      for (line, (word, state)) in zip(
        lines[1...], zip(words, ["broken", "undecided", "improved"]))
      {
        #expect(line.hasPrefix("::\(word) file=\(state)%3A1%2Ca.json,title=lock \(state)::"))
        #expect(line.contains("50%25, c"))
      }
      #expect(
        lines[4] == "::error file=x.json,title=lock not judged::x.json:1:2: \"no\" <lock>%0Aat all")
    }
  }
}
