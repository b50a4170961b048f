import LabSimulation
import LabStudy
import Testing

@Suite("Recordings of libinput")
struct LibinputTests {
  /// A screen of 400 x 200 mm with ten cells to the millimetre, and one swipe on it.
  static let recording = [
    "# libinput record", "version: 1", "ndevices: 1", "libinput:", "  version: \"1.23.0\"",
    "system:", "  kernel: \"6.3.7-1-default\"", "devices:", "- node: /dev/input/event4",
    "  evdev:", "    # Name: a touch screen", "    name: \"A: touch # screen\"",
    "    id: [3, 1008, 2378, 273]", "    codes:", "      0: [0, 1, 2, 3] # EV_SYN",
    "      3: [0, 1, 47, 53, 54, 57] # EV_ABS", "    absinfo:", "      0: [0, 4000, 0, 0, 10]",
    "      47: [0, 9, 0, 0, 0]", "      53: [0, 4000, 0, 0, 10]",
    "      54: [0, 2000, 0, 0, 10]", "    properties: [1]", "  hid: [", "    0x05, 0x01, 0x09,",
    "    0x15, 0x00", "  ]", "  udev:", "    properties:", "    - ID_INPUT=1",
    "    - ID_INPUT_TOUCHSCREEN=1", "  quirks:", "  events:", "  # Current time is 12:31:56",
    "  - evdev:", "    - [  0,      0,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID 1420",
    "    - [  0,      0,   3,  53,    1000] # EV_ABS / ABS_MT_POSITION_X",
    "    - [  0,      0,   3,  54,     500] # EV_ABS / ABS_MT_POSITION_Y",
    "    - [  0,      0,   1, 330,       1] # EV_KEY / BTN_TOUCH",
    "    - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms",
    "  - evdev:", "    - [  0,  11879,   3,  53,    1100] # EV_ABS / ABS_MT_POSITION_X",
    "    - [  0,  11879,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +11ms",
    "  - hid:", "      time: [ 0, 12000]", "      hidraw0: [1, 2, 3, 4]", "  - evdev:",
    "    - [  1,      1,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID -1",
    "    - [  1,      1,   1, 330,       0] # EV_KEY / BTN_TOUCH",
    "    - [  1,      1,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +989ms",
  ]

  private func error(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> InputError {
    try ImportSample.error(lines, by: .libinput, change)
  }

  @Test("the resolution makes millimetres, and these points, without any option")
  func swipe() throws {
    let imported = try ImportSample.strokes(Self.recording, by: .libinput) {
      $0.pointsPerInch = 25.4
    }
    let events = try #require(imported.strokes.first).touches.events
    #expect(events.map(\.phase) == [.began, .moved, .ended])
    #expect(events.map(\.time) == [0, 11.879, 1000.001])
    let places = [Vector(100, 50), Vector(110, 50), Vector(110, 50)]
    for (event, place) in zip(events, places) {
      #expect((event.location - place).length < 1e-9)
    }
    #expect(imported.notes.isEmpty)
  }

  @Test("a device without resolution needs the size of its screen")
  func unknownSize() throws {
    let lines = Self.recording.map { $0.replacing("0, 0, 10]", with: "0, 0, 0]") }
    let wrong = try error(lines)
    #expect(wrong.message.contains("--screen-mm"))
    let imported = try ImportSample.strokes(lines, by: .libinput) {
      $0.screenSize = .points(Vector(4001, 2001))
    }
    #expect(imported.strokes[0].touches.events[0].location == Vector(1000, 500))
    let unknown = try error(lines.filter { !$0.contains("      53:") })
    #expect(unknown.message.contains("--axis-range"))
  }

  @Test(
    "what is not understood is refused with its line",
    arguments: [
      ("    - [  0,  11879,   3,  53,    1100]", "    - [  0,  11879,   3,  53]", "41:5"),
      ("    - [  0,  11879,   3,  53,    1100]", "    - [  0,  11879,   3,  x,  5]", "41:5"),
      ("    - [  0,  11879,   3,  53,    1100]", "    - [  0,  1187999,   3,  53,  5]", "41:5"),
      (
        "    - [  0,  11879,   3,  53,    1100]", "    - [  0,  11879,   3,  53, 9999999999]",
        "41:5"
      ),
      ("      53: [0, 4000, 0, 0, 10]", "      53: [0, 4000, 0, 0]", "20:7"),
      ("      53: [0, 4000, 0, 0, 10]", "      53: [4000, 0, 0, 0, 10]", "20:7"),
      ("version: 1", "version: 2", "2:1"), ("ndevices: 1", "what is this", "3:1"),
    ])
  func faults(line: String, replacement: String, place: String) throws {
    let lines = Self.recording.map { $0.replacing(line, with: replacement) }
    #expect(lines != Self.recording)
    #expect(try error(lines).position?.description == place)
  }

  @Test("a file without devices is none of libinput's, and a keyboard has no touches")
  func nothing() throws {
    #expect(try error(["name: x"]).message.contains("devices:"))
    let keyboard = Self.recording.filter { !$0.contains("   3, ") }
    #expect(try error(keyboard).message.contains("no multi-touch"))
  }

  @Test("options that would override the recorded range and resolution are refused")
  func recordedUnits() throws {
    let range = try error(Self.recording) { $0.axisRange = AxisRange(reading: "0:99,0:2000") }
    #expect(range.position?.description == "20:7")
    #expect(range.message.contains("0 to 4000 here, and from 0 to 99 by --axis-range"))
    let size = try error(Self.recording) { $0.screenSize = .millimetres(Vector(100, 50)) }
    #expect(size.position?.description == "20:7")
    #expect(size.message.contains("10 and 10 cells to the millimetre, which --screen-mm"))
    let ppi = try error(Self.recording) { $0.pixelsPerInch = 300 }
    #expect(ppi.message.contains("--ppi"))
  }

  @Test("two recordings of the same device in one file are refused, whatever --device says")
  func sameNode() throws {
    let second = Self.recording.map { $0.replacing("0, 0, 10]", with: "0, 0, 20]") }
    for device in [nil, "/dev/input/event4"] {
      let wrong = try error(Self.recording + second) { $0.device = device }
      #expect(wrong.position?.description == "\(Self.recording.count + 9):1")
      #expect(wrong.message.hasPrefix("/dev/input/event4 is there already, in line 9"))
    }
  }

  @Test("of two screens one must be named")
  func devices() throws {
    let second = Self.recording.drop { !$0.hasPrefix("- node") }.map {
      $0.replacing("event4", with: "event9").replacing("1000]", with: "2000]")
    }
    let both = Self.recording + second
    #expect(try error(both).message.contains("/dev/input/event4 and /dev/input/event9"))
    let imported = try ImportSample.strokes(both, by: .libinput) {
      $0.device = "/dev/input/event9"
      $0.pointsPerInch = 25.4
    }
    #expect(imported.strokes.count == 1)
    #expect(imported.strokes[0].touches.events[0].location.x == 200)
  }
}
