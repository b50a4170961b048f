import LabSimulation
import LabStudy
import LabTesting
import Testing

@Suite("Importers")
struct ImporterTests {
  /// A file in each format, with one stroke that can be played.
  static let samples: [(importer: Importer, text: String)] = [
    (
      .csv,
      "person,stroke,intent,phase,time_ms,x_pt,y_pt\nann,1,scroll,down,0,1,1\nann,1,scroll,up,9,1,90\n"
    ),
    (.getevent, GeteventTests.swipe.joined(separator: "\n") + "\n"),
    (.libinput, LibinputTests.recording.joined(separator: "\n") + "\n"),
    (
      .devtools,
      """
      [{"type": "touchStart", "touchPoints": [{"x": 1, "y": 1}], "timestamp": 1},
       {"type": "touchEnd", "touchPoints": [], "timestamp": 2}]
      """
    ),
    (.rrweb, RrwebTests.recording),
    (
      .deviceLog,
      DeviceLogText().text
        + """
        stroke stroke=1 strategy=native ui=uikit intent=scroll
        touch phase=began time_ms=1000 x_pt=100 y_pt=300
        touch phase=ended time_ms=1090 x_pt=100 y_pt=200

        """
    ),
  ]

  static func options(for importer: Importer) -> RecordingOptions {
    ImportSample.options {
      if ["csv", "device-log"].contains(importer.name) { $0.constants = [] }
      guard importer.name == "getevent" else { return }
      $0.axisRange = AxisRange(reading: "0:999,0:1999")
      $0.screenSize = .points(Vector(1000, 2000))
    }
  }

  @Test(
    "every registered format has a sample here, and reads it",
    arguments: samples.map(\.importer.name))
  func samplesAreRead(name: String) throws {
    #expect(Self.samples.map(\.importer.name) == Importers.names)
    let (importer, text) = try #require(Self.samples.first { $0.importer.name == name })
    let recording = try Recording(
      Array(text.utf8), file: "f", by: importer, Self.options(for: importer))
    #expect(recording.persons == ["ann"])
    #expect(recording.strokes.count == 1)
    #expect(recording.strokes[0].aim.intent == .scroll)
    #expect(recording.strokes[0].touches.events.first?.time == 0)
  }

  @Test(
    "a file of another format that is read as CSV names its --format",
    arguments: samples.dropFirst().map(\.importer.name))
  func notCSV(name: String) throws {
    let text = try #require(Self.samples.first { $0.importer.name == name }).text
    let error = try ImportSample.error([text], by: .csv) { $0.constants = [] }
    #expect(error.message == "this is no CSV, and looks like --format \(name)")
  }

  @Test("formats without persons need one, and where strokes are judged an intent")
  func labels() throws {
    for (importer, text) in Self.samples.dropFirst() where importer.name != "device-log" {
      var options = Self.options(for: importer)
      func error() throws -> String {
        try #require(throws: InputError.self) {
          try importer.strokes(in: Array(text.utf8), file: "f", options)
        }.message
      }
      options.constants = [("intent", "page")]
      #expect(try error() == "\(importer.name) does not say who it was: give --set person=NAME")
      options.constants = [("person", "ann")]
      #expect(try error().contains("--set intent=scroll"))
      options.needsIntent = false
      let strokes = try importer.strokes(in: Array(text.utf8), file: "f", options).strokes
      #expect(strokes.map(\.aim.intent) == [nil])
      options.constants = [("person", "ann"), ("stroke", "1")]
      #expect(try error().contains("person, session, intent, direction, turn"))
      options.constants = [("person", "ann"), ("intent", "page"), ("direction", "up")]
      #expect(try error().contains("unknown word \"up\""))
    }
  }

  @Test("an option that means nothing in a format is refused and not passed over")
  func options() throws {
    for (importer, text) in Self.samples {
      func refuses(_ option: String, _ change: (inout RecordingOptions) -> Void) throws {
        var options = Self.options(for: importer)
        change(&options)
        let error = try #require(throws: InputError.self, "\(importer.name) \(option)") {
          try importer.strokes(in: Array(text.utf8), file: "f", options)
        }
        #expect(error.message.contains(option))
      }
      let isTable = importer.name == "csv"
      let isScreen = ["getevent", "libinput"].contains(importer.name)
      if !isTable {
        try refuses("--map") { $0.map = [("a", "phase")] }
        try refuses("--word") { $0.words = [("read", "scroll")] }
      }
      if !isScreen {
        try refuses("--axis-range") { $0.axisRange = AxisRange(reading: "0:1,0:1") }
        try refuses("--screen-mm") { $0.screenSize = .millimetres(Vector(1, 1)) }
        try refuses("--screen-size-pt") { $0.screenSize = .points(Vector(1, 1)) }
        try refuses("--device") { $0.device = "/dev/input/event1" }
      }
      if !isTable, !isScreen { try refuses("--ppi") { $0.pixelsPerInch = 400 } }
      if isScreen {
        try refuses("--ppi") {
          $0.pixelsPerInch = 400
          $0.screenSize = .points(Vector(1, 1))
        }
      }
      if importer.name == "device-log" { try refuses("--set") { $0.constants = [("person", "a")] } }
      try refuses("--word read=scrol") { $0.words = [("read", "scrol")] }
    }
  }

  @Test("a file without touches is refused in every format, with what would be one")
  func nothing() throws {
    let empty: [(Importer, String, String)] = [
      (.csv, "person,stroke,intent,phase,time_ms,x_pt,y_pt\n", "one per event"),
      (.devtools, "[]", "touchStart"), (.rrweb, "[]", "data.source 2"),
      (.rrweb, #"{"events": []}"#, "data.source 2"),
      (.devtools, #"[{"method": "Page.enable"}]"#, "1 message that is no Input.dispatchTouchEvent"),
    ]
    for (importer, text, words) in empty {
      let error = try ImportSample.error([text], by: importer) {
        if importer.name == "csv" { $0.constants = [] }
      }
      #expect(error.file == "f")
      #expect(error.message.hasPrefix("there are no touches in the file: expected "), "\(error)")
      #expect(error.message.contains(words), "\(error)")
    }
    // What is in the file is another format: that is named.
    let devtools = try #require(Self.samples.first { $0.importer.name == "devtools" }).text
    let wrong = try ImportSample.error([devtools], by: .rrweb)
    #expect(wrong.message.hasSuffix("it looks like --format devtools"))
  }

  @Test("a foreign intent is refused with the option that translates it, where there is one")
  func foreignIntent() throws {
    let text = try #require(Self.samples.first).text.replacing("scroll", with: "reading")
    let error = try ImportSample.error([text], by: .csv) { $0.constants = [] }
    #expect(error.position?.description == "2:7")
    #expect(error.message.contains("unknown word \"reading\""))
    #expect(error.message.hasSuffix("translated by --word reading=scroll"))
    // A slip of the pen gets the word that was meant.
    let slip = try ImportSample.error([text.replacing("reading", with: "pag")], by: .csv) {
      $0.constants = []
    }
    #expect(slip.message.contains("did you mean \"page\"?"))
    #expect(slip.message.hasSuffix("--word pag=page"))
    let log = try ImportSample.error(GeteventTests.swipe, by: .getevent) {
      $0.constants = [("person", "ann"), ("intent", "reading")]
    }
    #expect(!log.message.contains("--word"))
  }

  @Test("--word on a device log says that its intents need no translation")
  func wordOfLog() throws {
    let text = try #require(Self.samples.last).text
    let error = try ImportSample.error([text], by: .deviceLog) {
      $0.constants = []
      $0.words = [("read", "scroll")]
    }
    #expect(error.message.contains("need none"))
    #expect(!error.message.contains("--set"))
  }

  @Test("a --word that no stroke has is refused with the words that there are")
  func idleWord() throws {
    let text = try #require(Self.samples.first).text
    let error = try ImportSample.error([text], by: .csv) {
      $0.constants = []
      $0.words = [("reading", "scroll")]
    }
    #expect(error.message.hasPrefix("--word reading=scroll has no effect"))
    #expect(error.message.hasSuffix("Words of the strokes: \"scroll\""))
  }

  @Test("summaries have nothing to play: only fit reads them")
  func summaries() throws {
    let error = try ImportSample.error(
      ["person,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_ms", "a,page,0,0,8,6,2"], by: .csv
    ) { $0.constants = [] }
    #expect(error.message.contains("summaries"))
    #expect(error.message.contains("only fit reads them"))
  }

  @Test("no damage to a file crashes its importer", arguments: samples.map(\.importer.name))
  func damage(name: String) throws {
    let (importer, text) = try #require(Self.samples.first { $0.importer.name == name })
    let options = Self.options(for: importer)
    var generator = TextFuzzTests.Generator(state: 3)
    var refused = 0
    for _ in 0..<2_000 {
      let bytes = TextFuzzTests.damage(Array(text.utf8), &generator)
      do {
        _ = try Recording(bytes, file: "f", by: importer, options)
      } catch let error as InputError {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    // Otherwise the damage would not reach the faults at all.
    #expect(refused > 100 && refused < 2_000)
  }
}
