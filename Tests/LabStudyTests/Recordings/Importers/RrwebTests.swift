import LabSimulation
import LabStudy
import Testing

@Suite("Recordings of rrweb")
struct RrwebTests {
  /// A swipe whose moves come in a batch after its lift, as the recorder writes them.
  static let recording = """
    [{"type": 4, "timestamp": 900, "data": {"href": "x", "width": 390, "height": 844}},
     {"type": 3, "timestamp": 1000, "data": {"source": 2, "type": 7, "id": 5, "x": 10, "y": 20}},
     {"type": 3, "timestamp": 1040, "data": {"source": 3, "id": 5, "x": 0, "y": 4}},
     {"type": 3, "timestamp": 1120, "data": {"source": 2, "type": 9, "id": 5, "x": 10, "y": 90}},
     {"type": 3, "timestamp": 1300, "data": {"source": 6, "positions": [
       {"x": 10, "y": 40, "id": 5, "timeOffset": -250},
       {"x": 10, "y": 80, "id": 5, "timeOffset": -200}]}},
     {"type": 3, "timestamp": 1400, "data": {"source": 1, "positions": [
       {"x": 10, "y": 90, "id": 5, "timeOffset": -1}]}},
     {"type": 3, "timestamp": 1401, "data": {"source": 2, "type": 2, "id": 5, "x": 10, "y": 90}}]
    """

  private func strokes(_ text: String) throws -> ImportedStrokes {
    try ImportSample.strokes([text], by: .rrweb)
  }

  @Test("moves that come late are put where their time is, and others than touches passed over")
  func swipe() throws {
    let imported = try strokes(Self.recording)
    #expect(
      imported.strokes.map(ImportSample.script) == [
        [
          "0 began @0.0 10.0,20.0", "0 moved @50.0 10.0,40.0", "0 moved @100.0 10.0,80.0",
          "0 ended @120.0 10.0,90.0",
        ]
      ])
  }

  @Test("a cancel is a cancel, and a lift without place is where the finger was")
  func cancel() throws {
    let imported = try strokes(
      """
      {"events": [
        {"type": 3, "timestamp": 5, "data": {"source": 2, "type": 7, "x": 1, "y": 2}},
        {"type": 3, "timestamp": 6, "data": {"source": 2, "type": 8, "x": 3, "y": 4}},
        {"type": 3, "timestamp": 9, "data": {"source": 2, "type": 10}}]}
      """)
    #expect(
      imported.strokes.map(ImportSample.script) == [
        ["0 began @0.0 1.0,2.0", "0 moved @1.0 3.0,4.0", "0 cancelled @4.0 3.0,4.0"]
      ])
  }

  @Test("strokes of several fingers cannot be told apart, so they are left out everywhere")
  func severalFingers() throws {
    let imported = try strokes(
      """
      [{"type": 3, "timestamp": 5, "data": {"source": 2, "type": 7, "x": 1, "y": 2}},
       {"type": 3, "timestamp": 6, "data": {"source": 2, "type": 7, "x": 50, "y": 2}},
       {"type": 3, "timestamp": 8, "data": {"source": 2, "type": 9, "x": 50, "y": 2}},
       {"type": 3, "timestamp": 9, "data": {"source": 2, "type": 9, "x": 1, "y": 2}}]
      """)
    #expect(imported.strokes.map(\.hasUnreadFingers) == [true])
  }

  @Test(
    "a broken event is refused with its place",
    arguments: [
      ("{\"type\": 3, \"timestamp\": 1}", "1:2", "missing key \"data\""),
      ("{\"type\": 3, \"data\": {\"source\": 6, \"positions\": []}}", "1:2", "\"timestamp\""),
      ("{\"type\": 3, \"timestamp\": 1, \"data\": {\"source\": 6}}", "1:38", "\"positions\""),
      (
        "{\"type\": 3, \"timestamp\": 1, \"data\": {\"source\": 6, \"positions\": [{\"x\": 1, \"y\": 1}]}}",
        "1:66", "\"timeOffset\""
      ),
      (
        "{\"type\": 3, \"timestamp\": 1, \"data\": {\"source\": 2, \"type\": 7, \"x\": 1}}", "1:38",
        "missing key \"y\""
      ),
      (
        "{\"type\": 3, \"timestamp\": 1, \"data\": {\"source\": 2, \"type\": 7, \"x\": 1, \"y\": \"2\"}}",
        "1:76", "a number"
      ),
    ])
  func faults(event: String, place: String, words: String) throws {
    let error = try ImportSample.error(["[\(event)]"], by: .rrweb)
    #expect(error.position?.description == place, "\(error)")
    #expect(error.message.contains(words), "\(error)")
  }

  @Test("a recorded page may nest as deep as it likes")
  func depth() throws {
    let page = String(repeating: "{\"childNodes\": [", count: 20_000)
    let end = String(repeating: "]}", count: 20_000)
    let text = "[{\"type\": 2, \"data\": " + page + end + "}," + Self.recording.dropFirst()
    #expect(try strokes(text).strokes.count == 1)
    for broken in [page + "[}", page + "'", page] {
      let error = try #require(throws: InputError.self) {
        try strokes("[{\"type\": 2, \"data\": " + broken)
      }
      #expect(error.message.hasPrefix("expected"), "\(error)")
    }
  }
}
