import LabSimulation
import LabStudy
import Testing

@Suite("Logs of getevent")
struct GeteventTests {
  /// One finger from (100, 200) over (100, 230) to its lift, 8.25 ms between reports.
  static let swipe = [
    "[   12345.000000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000a01",
    "[   12345.000000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN",
    "[   12345.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000064",
    "[   12345.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000000c8",
    "[   12345.000000] /dev/input/event2: EV_ABS       ABS_MT_PRESSURE      00000032",
    "[   12345.000000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000",
    "[   12345.008250] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000000e6",
    "[   12345.008250] /dev/input/event2: EV_SYN       SYN_REPORT           00000000",
    "[   12345.016500] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff",
    "[   12345.016500] /dev/input/event2: EV_KEY       BTN_TOUCH            UP",
    "[   12345.016500] /dev/input/event2: EV_SYN       SYN_REPORT           00000000",
  ]
  static let swipeScript = [
    "0 began @0.0 100.0,200.0", "0 moved @8.25 100.0,230.0", "0 ended @16.5 100.0,230.0",
  ]

  /// A thousand cells on a screen of a thousand points: a cell is a point.
  private static func unit(_ options: inout RecordingOptions) {
    options.axisRange = AxisRange(reading: "0:999,0:1999")
    options.screenSize = .points(Vector(1000, 2000))
  }

  private func strokes(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void = Self.unit
  ) throws -> ImportedStrokes {
    try ImportSample.strokes(lines, by: .getevent, change)
  }

  private func error(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void = Self.unit
  ) throws -> InputError {
    try ImportSample.error(lines, by: .getevent, change)
  }

  /// A log in short: `0.008 3 53 100` are seconds, type, code and value, all decimal.
  private func log(_ events: String..., device: String = "/dev/input/event2: ") -> [String] {
    func hex(_ text: Substring, _ digits: Int) -> String {
      let number = UInt32(bitPattern: Int32(text) ?? 0)
      let bare = String(number, radix: 16)
      return String(repeating: "0", count: max(0, digits - bare.count)) + bare
    }
    return events.map { event in
      let parts = event.split(separator: " ")
      return "[ \(parts[0])] \(device)\(hex(parts[1], 4)) \(hex(parts[2], 4)) \(hex(parts[3], 8))"
    }
  }

  @Test("a finger comes down, moves and lifts, at times that count from its touch-down")
  func swipe() throws {
    let imported = try strokes(Self.swipe)
    #expect(imported.strokes.map(ImportSample.script) == [Self.swipeScript])
    #expect(
      imported.strokes[0].name == StrokeName(person: "ann", session: "", stroke: "1"))
    #expect(imported.strokes[0].aim.intent == .played(.scroll))
    #expect(imported.notes.isEmpty)
  }

  @Test("lines end as on Windows, name no device, or have the rate behind them")
  func variants() throws {
    let bare = Self.swipe.map { $0.replacing("/dev/input/event2: ", with: "") }
    for lines in [
      Self.swipe.map { $0 + "\r" }, bare,
      Self.swipe.map { $0.hasSuffix("SYN_REPORT           00000000") ? $0 + " rate 121" : $0 },
    ] {
      #expect(try strokes(lines).strokes.map(ImportSample.script) == [Self.swipeScript])
    }
  }

  @Test("numbers in place of names say the same")
  func numbers() throws {
    let imported = try strokes(
      log(
        "1.0 3 57 5", "1.0 1 330 1", "1.0 3 53 100", "1.0 3 54 200", "1.0 0 0 0",
        "1.00825 3 54 230", "1.00825 0 0 0", "1.0165 3 57 -1", "1.0165 1 330 0", "1.0165 0 0 0"))
    #expect(imported.strokes.map(ImportSample.script) == [Self.swipeScript])
  }

  @Test("a slot keeps its numbers: only what changes is sent again")
  func kept() throws {
    let imported = try strokes(
      log(
        "1.0 3 57 5", "1.0 3 53 100", "1.0 3 54 200", "1.0 0 0 0", "1.1 3 57 -1", "1.1 0 0 0",
        // The next finger comes down in the same column.
        "2.0 3 57 6", "2.0 3 54 300", "2.0 0 0 0", "2.1 3 57 -1", "2.1 0 0 0"))
    #expect(
      imported.strokes.map(ImportSample.script) == [
        ["0 began @0.0 100.0,200.0", "0 ended @100.0 100.0,200.0"],
        ["0 began @0.0 100.0,300.0", "0 ended @100.0 100.0,300.0"],
      ])
    #expect(imported.strokes.map(\.name.stroke) == ["1", "2"])
  }

  @Test("two fingers are one stroke, each with its number, until the last one lifts")
  func twoFingers() throws {
    let lines = log(
      "1.0 3 57 5", "1.0 3 53 100", "1.0 3 54 200", "1.0 0 0 0", "1.01 3 47 1", "1.01 3 57 6",
      "1.01 3 53 300", "1.01 3 54 400", "1.01 0 0 0", "1.02 3 54 410", "1.02 3 47 0",
      "1.02 3 53 110", "1.02 0 0 0", "1.03 3 57 -1", "1.03 0 0 0", "1.04 3 47 1",
      "1.04 3 57 -1", "1.04 0 0 0", "3.0 3 47 0", "3.0 3 57 7", "3.0 0 0 0", "3.01 3 57 -1",
      "3.01 0 0 0")
    let imported = try strokes(lines)
    #expect(
      imported.strokes.map(ImportSample.script) == [
        [
          "0 began @0.0 100.0,200.0", "1 began @10.0 300.0,400.0", "0 moved @20.0 110.0,200.0",
          "1 moved @20.0 300.0,410.0", "0 ended @30.0 110.0,200.0", "1 ended @40.0 300.0,410.0",
        ],
        ["0 began @0.0 110.0,200.0", "0 ended @10.0 110.0,200.0"],
      ])
    #expect(imported.strokes.map(\.hasSeveralFingers) == [true, false])
    let recording = try Recording(
      Array(lines.joined(separator: "\n").utf8), file: "f", by: .getevent,
      ImportSample.options(Self.unit))
    #expect(recording.names.map(\.stroke) == ["2"])
    #expect(recording.notes == ["1 stroke with more than one finger left out"])
  }

  @Test("a new number in a slot lifts its finger where it was, and puts down another one")
  func replaced() throws {
    let imported = try strokes(
      log(
        "1.0 3 57 5", "1.0 3 53 100", "1.0 3 54 200", "1.0 0 0 0", "1.1 3 57 6", "1.1 3 53 500",
        "1.1 0 0 0", "1.2 3 57 -1", "1.2 0 0 0"))
    #expect(
      imported.strokes.map(ImportSample.script) == [
        ["0 began @0.0 100.0,200.0", "0 ended @100.0 100.0,200.0"],
        ["0 began @0.0 500.0,200.0", "0 ended @100.0 500.0,200.0"],
      ])
  }

  @Test("without a lift of its own a finger lifts when the screen says that none is left")
  func noTouch() throws {
    let imported = try strokes(
      log(
        "1.0 3 57 5", "1.0 3 53 1", "1.0 3 54 2", "1.0 0 0 0", "1.1 1 330 0", "1.1 0 0 0"))
    #expect(
      imported.strokes.map(ImportSample.script) == [
        ["0 began @0.0 1.0,2.0", "0 ended @100.0 1.0,2.0"]
      ])
  }

  @Test("a gap in the events drops the stroke under way and counts it; the next one is whole")
  func gap() throws {
    let imported = try strokes(
      log(
        "1.0 3 57 5", "1.0 3 53 100", "1.0 3 54 200", "1.0 0 0 0", "1.1 0 3 0", "1.1 3 54 900",
        "1.1 0 0 0", "1.2 3 54 901", "1.2 0 0 0", "1.3 3 57 -1", "1.3 0 0 0", "2.0 3 57 6",
        "2.0 3 53 50", "2.0 3 54 60", "2.0 0 0 0", "2.1 3 57 -1", "2.1 0 0 0"))
    #expect(
      imported.strokes.map(ImportSample.script) == [
        ["0 began @0.0 50.0,60.0", "0 ended @100.0 50.0,60.0"]
      ])
    #expect(
      imported.notes == ["1 stroke left out because the kernel dropped events in it (SYN_DROPPED)"])
  }

  @Test("after a gap a place is not taken from before it")
  func placeAfterGap() throws {
    let lines = log(
      "1.0 3 57 5", "1.0 3 53 100", "1.0 3 54 200", "1.0 0 0 0", "1.1 0 3 0", "1.1 0 0 0",
      "2.0 3 57 6", "2.0 3 54 60", "2.0 0 0 0", "2.1 3 57 -1", "2.1 0 0 0")
    let note = "1 finger left out whose place at touch-down the log does not say"
    let imported = try strokes(lines + Self.swipe)
    #expect(imported.strokes.map(ImportSample.script) == [Self.swipeScript])
    #expect(imported.notes.last == note)
    // With nothing else in the log that is an error.
    let nothing = try error(lines)
    #expect(nothing.message.hasPrefix("there are no touches in the file: expected fingers"))
    #expect(nothing.message.hasSuffix(note))
  }

  @Test("a log without tracking numbers is refused, and says what is missing")
  func withoutTracking() throws {
    let lines = Self.swipe.filter { !$0.contains("TRACKING") }
    let wrong = try error(lines)
    #expect(wrong.message.hasPrefix("there are no touches in the file"))
    #expect(wrong.message.contains("no ABS_MT_TRACKING_ID (code 57, 0x39)"))
  }

  @Test("a position outside the range of its axis is refused with its line")
  func outside() throws {
    // x is 100 and y comes to 230: both ends of a range belong to it.
    func error(_ range: String) throws -> InputError? {
      do {
        _ = try strokes(Self.swipe) {
          $0.axisRange = AxisRange(reading: range)
          $0.screenSize = .points(Vector(360, 800))
        }
        return nil
      } catch let error as InputError {
        return error
      }
    }
    #expect(try error("100:101,199:230") == nil)
    let x = try #require(try error("0:99,0:999"))
    #expect(x.position?.description == "3:38")
    #expect(x.message.hasPrefix("x is 100, outside the 0 to 99 of --axis-range"))
    #expect(try error("101:999,0:999")?.position?.line == 3)
    let y = try #require(try error("0:999,0:229"))
    #expect(y.position?.line == 7)
    #expect(y.message.hasPrefix("y is 230, outside the 0 to 229"))
  }

  @Test("a finger that was down when the log began is left out and counted")
  func underWay() throws {
    let imported = try strokes(
      log("1.0 3 54 200", "1.0 0 0 0", "1.1 3 57 -1", "1.1 0 0 0") + Self.swipe)
    #expect(imported.strokes.map(ImportSample.script) == [Self.swipeScript])
    #expect(imported.notes == ["1 finger left out that was down when the log began"])
  }

  @Test("a log that ends in a stroke keeps it, and replay says that it has no lift")
  func brokenOff() throws {
    let recording = try Recording(
      Array(Self.swipe.dropLast(3).joined(separator: "\n").utf8), file: "f", by: .getevent,
      ImportSample.options(Self.unit))
    // The last report, of the move, is the eighth line.
    #expect(recording.notes == ["1 stroke without a lift ends with its last row (line 8)"])
  }

  @Test("of two fingers one may be left on the glass when the log ends: that stroke is noted too")
  func oneFingerLeft() throws {
    let lines = log(
      "1.0 3 57 5", "1.0 3 53 100", "1.0 3 54 200", "1.0 3 47 1", "1.0 3 57 6", "1.0 3 53 300",
      "1.0 3 54 400", "1.0 0 0 0", "1.1 3 57 -1", "1.1 0 0 0")
    let imported = try strokes(lines)
    #expect(imported.strokes.map(\.isBrokenOff) == [true])
    let whole = try strokes(lines + log("1.2 3 47 0", "1.2 3 57 -1", "1.2 0 0 0"))
    #expect(whole.strokes.map(\.isBrokenOff) == [false])
  }

  @Test("a last line that Ctrl-C cut is left out, and the same line elsewhere is refused")
  func cutOff() throws {
    let cut = "[   12346.0000"
    let text = (Self.swipe + [cut]).joined(separator: "\n")
    let imported = try Importer.getevent.strokes(
      in: Array(text.utf8), file: "f", ImportSample.options(Self.unit))
    #expect(imported.notes == ["the last line is cut off and left out"])
    #expect(try error([cut] + Self.swipe).position?.description == "1:2")
  }

  @Test(
    "a line that cannot be read is refused with its place",
    arguments: [
      ("[ 1.0] /dev/input/event2: 0003 0035", "12:27", "type, code and value"),
      ("[ 1.0] /dev/input/event2: 0003 0035 12g", "12:37", "hexadecimal"),
      ("[ 1.0] /dev/input/event2: 0003 0035 100000000", "12:37", "hexadecimal"),
      ("[ 1.0] /dev/input/event2: WHAT 0035 00000001", "12:27", "type of event"),
      ("[ 1] /dev/input/event2: 0003 0035 00000001", "12:2", "time in seconds"),
      ("[ 1.1234567] /dev/input/event2: 0003 0035 00000001", "12:2", "time in seconds"),
      ("[ 99999999999999999999.0] /dev/input/event2: 0003 0035 1", "12:2", "time in seconds"),
      ("/dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000001", "12:1", "getevent -lt"),
      ("EV_ABS ABS_MT_POSITION_X 00000001", "12:1", "getevent -lt"),
      ("person,stroke", "12:1", "a line of `getevent -lt`"),
      ("[   12345.000000] /dev/input/event2: 0003 0035 00000001", "12:38", "backwards"),
      ("[   12346.000000] /dev/input/event2: 0003 002f 00000100", "12:38", "slot from 0 to 255"),
      ("[   12346.000000] /dev/input/event2: 0000 0002 00000000", "12:38", "protocol A"),
      ("    ABS_MT_POSITION_X     : value 0, min 0, fuzz 0", "12:5", "min and max"),
    ])
  func faults(line: String, place: String, words: String) throws {
    let error = try error(Self.swipe + [line])
    #expect(error.file == "f")
    #expect(error.position?.description == place, "\(error)")
    #expect(error.message.contains(words), "\(error)")
  }

  // MARK: Devices

  @Test("a device without multi-touch is passed over; of two with it, one must be named")
  func devices() throws {
    let buttons = ["[   12345.001000] /dev/input/event0: EV_KEY       KEY_POWER            DOWN"]
    #expect(try strokes(buttons + Self.swipe.map { $0 }).strokes.count == 1)
    let second = Self.swipe.map { $0.replacing("event2", with: "event7") }
    let both = Self.swipe + second
    let wrong = try error(both)
    #expect(
      wrong.message
        == "2 devices send multi-touch, /dev/input/event2 and /dev/input/event7: choose one by --device"
    )
    #expect(
      try strokes(both) {
        Self.unit(&$0)
        $0.device = "/dev/input/event7"
      }.strokes.count == 1)
    let unknown = try error(both) {
      Self.unit(&$0)
      $0.device = "/dev/input/event8"
    }
    #expect(unknown.suggestion == "/dev/input/event2")
    #expect(try error(buttons).message.contains("no multi-touch event"))
  }
}
