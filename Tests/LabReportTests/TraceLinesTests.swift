import Foundation
import LabSimulation
import LabTesting
import Testing

@testable import LabReport

@Suite("A trace as JSON lines")
struct TraceLinesTests {
  private static func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test("is one object per entry behind a header, by documented keys")
  func layout() throws {
    let text = TraceLines(try TraceExample.panned()).text
    #expect(Golden.check(text, "trace-panned.jsonl") == nil)
    let scrolled = TraceLines(try TraceExample.scrolled()).text
    #expect(Golden.check(scrolled, "trace-scrolled.jsonl") == nil)
  }

  @Test("reads back with exact names and numbers")
  func readBack() throws {
    let scene = TraceExample.scene { $0[TraceExample.Who.pan].name = "a \"b\"\\\n\u{1}é" }
    let third = Evidence(.distance, 100.0 / 3, .atLeast, 10)
    let trace = TraceExample.trace(
      try TraceExample.touches([(1.0 / 3, 1e-7)]),
      [
        TraceExample.entry(
          0.1, 0,
          TraceExample.state(TraceExample.Who.pan, .possible, .failed, .excluded(by: 0), third)),
        TraceExample.entry(
          0.2, 0, .offset(container: 0, Vector(.infinity, 0.1 + 0.2))),
      ], in: scene)
    let objects = try Self.objects(TraceLines(trace).text)
    #expect(objects.count == 1 + trace.entries.count)
    #expect(objects[0]["format"] as? String == "gesture-lab trace 1")
    let attachments = try #require(objects[0]["attachments"] as? [[String: Any]])
    #expect(attachments.map { $0["name"] as? String } == scene.attachments.map(\.name))
    #expect(attachments.map { $0["role"] as? String }.first == "scroll")
    let state = try #require(objects.first { $0["kind"] as? String == "state" })
    #expect(state["recognizer"] as? String == "a \"b\"\\\n\u{1}é")
    #expect(state["by"] as? String == "feed.scroll")
    let evidence = try #require(state["evidence"] as? [String: Any])
    #expect(evidence["value"] as? Double == 100.0 / 3)
    #expect(evidence["comparison"] as? String == ">=")
    let offset = try #require(objects.first { $0["kind"] as? String == "offset" })
    #expect((offset["offset"] as? [Any])?[0] is NSNull)
    #expect(TraceLines(trace).text.contains("\"offset\":[null,0.30000000000000004]"))
  }
}
