import LabSimulation
import LabStudy
import Testing

@Suite("Touch events of a browser")
struct DevToolsTests {
  private func scripts(_ text: String) throws -> [[String]] {
    try ImportSample.strokes([text], by: .devtools).strokes.map(ImportSample.script)
  }

  private static let script = [
    "0 began @0.0 10.0,20.0", "0 moved @16.0 10.0,35.5", "0 ended @32.0 10.0,35.5",
  ]

  @Test("calls of the protocol count seconds, and an empty list lifts every finger")
  func calls() throws {
    #expect(
      try scripts(
        """
        [{type: "touchStart", touchPoints: [{x: 10, y: 20}], timestamp: 5.0},
         {type: "touchMove", touchPoints: [{x: 10, y: 35.5, radiusX: 4}], timestamp: 5.016},
         {type: "touchEnd", touchPoints: [], timestamp: 5.032}]
        """) == [Self.script])
  }

  @Test("messages around the calls are taken off, and others are passed over and counted")
  func messages() throws {
    let imported = try ImportSample.strokes(
      [
        """
        {"events": [
          {"id": 1, "method": "Page.enable", "params": {}},
          {"id": 2, "method": "Input.dispatchTouchEvent", "params":
            {"type": "touchStart", "touchPoints": [{"x": 10, "y": 20, "id": 7}], "timestamp": 1}},
          {"id": 3, "method": "Input.dispatchTouchEvent", "params":
            {"type": "touchMove", "touchPoints": [{"x": 10, "y": 35.5, "id": 7}],
             "timestamp": 1.016}},
          {"id": 4, "method": "Input.dispatchTouchEvent", "params":
            {"type": "touchEnd", "touchPoints": [], "timestamp": 1.032}}]}
        """
      ], by: .devtools)
    #expect(imported.strokes.map(ImportSample.script) == [Self.script])
    #expect(imported.notes == ["1 message that is no Input.dispatchTouchEvent passed over"])
  }

  @Test("events of a page count milliseconds, and name what changed")
  func changes() throws {
    #expect(
      try scripts(
        """
        [{"type": "touchstart", "timeStamp": 800, "changedTouches":
           [{"identifier": 3, "clientX": 10, "clientY": 20, "pageX": 10, "pageY": 920}]},
         {"type": "touchmove", "timeStamp": 816, "changedTouches":
           [{"identifier": 3, "clientX": 10, "clientY": 35.5, "pageX": 10, "pageY": 960}]},
         {"type": "touchend", "timeStamp": 832, "touches": [], "changedTouches":
           [{"identifier": 3, "clientX": 10, "clientY": 35.5}]}]
        """) == [Self.script])
  }

  @Test("a list of all fingers of a page counts milliseconds too")
  func touches() throws {
    #expect(
      try scripts(
        """
        [{type: "touchStart", timestamp: 0, touches: [{pageX: 10, pageY: 20, id: 1}]},
         {type: "touchMove", timestamp: 16, touches: [{pageX: 10, pageY: 35.5, id: 1}]},
         {type: "touchEnd", timestamp: 32, touches: []}]
        """) == [Self.script])
  }

  @Test("two fingers are told apart in both kinds of lists")
  func twoFingers() throws {
    let all = try scripts(
      """
      [{type: "touchStart", timestamp: 1, touchPoints: [{x: 1, y: 1, id: 4}]},
       {type: "touchStart", timestamp: 1.01, touchPoints: [{x: 1, y: 1, id: 4}, {x: 9, y: 9, id: 2}]},
       {type: "touchEnd", timestamp: 1.02, touchPoints: [{x: 9, y: 9, id: 2}]},
       {type: "touchCancel", timestamp: 1.03, touchPoints: []}]
      """)
    #expect(
      all == [
        [
          "0 began @0.0 1.0,1.0", "0 moved @10.0 1.0,1.0", "1 began @10.0 9.0,9.0",
          "0 ended @20.0 1.0,1.0", "1 cancelled @30.0 9.0,9.0",
        ]
      ])
    let changes = try scripts(
      """
      [{type: "touchstart", timeStamp: 0, changedTouches: [{x: 1, y: 1, identifier: 4}]},
       {type: "touchstart", timeStamp: 10, changedTouches: [{x: 9, y: 9, identifier: 2}]},
       {type: "touchend", timeStamp: 20, changedTouches: [{x: 1, y: 1, identifier: 4}]},
       {type: "touchcancel", timeStamp: 30, changedTouches: [{x: 9, y: 9, identifier: 2}]}]
      """)
    #expect(changes[0] == all[0].filter { !$0.contains("moved") })
  }

  @Test(
    "a broken event is refused with its place",
    arguments: [
      ("{type: \"touchStart\", touchPoints: [{x: 1, y: 1}]}", "1:2", "no timestamp"),
      ("{type: \"touchStrat\", touchPoints: [], timestamp: 1}", "1:9", "mean \"touchStart\""),
      ("{type: \"touchStart\", timestamp: 1}", "1:2", "touchPoints, changedTouches or touches"),
      ("{touchPoints: [], timestamp: 1}", "1:2", "missing key \"type\""),
      ("{type: \"touchStart\", timestamp: 1, touchPoints: [{x: 1}]}", "1:51", "missing key \"y\""),
      ("{type: \"touchStart\", timestamp: \"1\", touchPoints: []}", "1:34", "a number"),
      ("{type: \"touchStart\", timestamp: 1e13, touchPoints: []}", "1:34", "10^12"),
      (
        "{type: \"touchStart\", timestamp: 1, touchPoints: [{x: 1, y: 1}, {x: 2, y: 2}]}", "1:51",
        "missing key \"id\""
      ),
      (
        "{type: \"touchStart\", timestamp: 1, touchPoints: [{x: 1, y: 1, id: 1}, {x: 2, y: 2, id: 1}]}",
        "1:72", "twice"
      ),
      (
        "{type: \"touchStart\", timestamp: 1, touchPoints: [{x: 1, y: 1, id: 1.5}]}", "1:68",
        "whole number"
      ),
      ("5", "1:2", "an object"),
    ])
  func faults(event: String, place: String, words: String) throws {
    let error = try ImportSample.error(["[\(event)]"], by: .devtools)
    #expect(error.position?.description == place, "\(error)")
    #expect(error.message.contains(words), "\(error)")
  }

  @Test("a finger cannot come down twice, and time cannot run backwards")
  func order() throws {
    let twice = try ImportSample.error(
      [
        "[{type: \"touchstart\", timeStamp: 0, changedTouches: [{x: 1, y: 1}]},",
        " {type: \"touchstart\", timeStamp: 9, changedTouches: [{x: 1, y: 1}]}]",
      ], by: .devtools)
    #expect(twice.position?.description == "2:2")
    #expect(twice.message.contains("a second time"))
    let backwards = try ImportSample.error(
      [
        "[{type: \"touchstart\", timeStamp: 5, changedTouches: [{x: 1, y: 1}]},",
        " {type: \"touchmove\", timeStamp: 4, changedTouches: [{x: 1, y: 1}]}]",
      ], by: .devtools)
    #expect(backwards.position?.description == "2:2")
    #expect(backwards.message.contains("backwards"))
  }

  @Test("a file that is no list of events says what is missing")
  func noEvents() throws {
    let trace = try ImportSample.error(["{\"traceEvents\": []}"], by: .devtools)
    #expect(trace.message.contains("missing key \"events\""))
    #expect(try ImportSample.error(["3"], by: .devtools).message.contains("an array of events"))
  }
}
