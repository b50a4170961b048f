import LabSimulation
import LabStudy
import Testing

@Suite("The size of a recorded touch screen")
struct EvdevScreenTests {
  private static let description = [
    "add device 1: /dev/input/event0", "  name:     \"gpio-keys\"", "  events:",
    "    KEY (0001): KEY_VOLUMEUP", "add device 2: /dev/input/event2",
    "    ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0",
    "                ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0",
    "                ABS_MT_POSITION_Y     : value 0, min 0, max 2399, fuzz 0, flat 0, resolution 0",
    "  input props:", "    INPUT_PROP_DIRECT", "",
  ]

  private func first(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void
  ) throws -> Vector? {
    try ImportSample.strokes(lines, by: .getevent, change).strokes.first?.touches.events.first?
      .location
  }

  private func error(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void
  ) throws -> InputError {
    try ImportSample.error(lines, by: .getevent, change)
  }

  @Test("the cells of an axis from 0 to 1079 are 1080, spread over the points of the screen")
  func points() throws {
    // 100 / 1080 of 360 and 200 / 2400 of 800.
    let place = try #require(
      try first(Self.description + GeteventTests.swipe) {
        $0.screenSize = .points(Vector(360, 800))
      })
    #expect(abs(place.x - 100.0 / 3) < 1e-9)
    #expect(abs(place.y - 200.0 / 3) < 1e-9)
  }

  @Test("millimetres and pixels become points of the simulated screen by their densities")
  func densities() throws {
    // At 254 points to the inch a millimetre is 10 points: 100 cells of 0.1 mm are 100 points.
    let millimetres = try #require(
      try first(GeteventTests.swipe) {
        $0.axisRange = AxisRange(reading: "0:999,0:999")
        $0.screenSize = .millimetres(Vector(100, 200))
        $0.pointsPerInch = 254
      })
    #expect((millimetres - Vector(100, 400)).length < 1e-9)
    // The axis begins at 40, and 508 pixels are 254 points.
    let pixels = try #require(
      try first(GeteventTests.swipe) {
        $0.axisRange = AxisRange(reading: "40:1119,0:2399")
        $0.pixelsPerInch = 508
        $0.pointsPerInch = 254
      })
    #expect(pixels == Vector(30, 100))
  }

  @Test("a range that contradicts the description of the device is refused; the same one is none")
  func precedence() throws {
    func range(_ text: String) -> (inout RecordingOptions) -> Void {
      {
        $0.axisRange = AxisRange(reading: text)
        $0.screenSize = .points(Vector(1080, 2400))
      }
    }
    let lines = Self.description + GeteventTests.swipe
    #expect(try first(lines, range("0:1079,0:2399")) == Vector(100, 200))
    let x = try error(lines, range("0:1080,0:2399"))
    #expect(x.position?.description == "7:17")
    #expect(x.message.hasPrefix("x counts from 0 to 1079 here, and from 0 to 1080 by --axis-range"))
    #expect(try error(lines, range("0:1079,0:99")).position?.description == "8:17")
  }

  @Test("a position outside the described range is refused, too")
  func outside() throws {
    let lines =
      Self.description.map { $0.replacing("max 2399", with: "max 229") } + GeteventTests.swipe
    let wrong = try error(lines) { $0.screenSize = .points(Vector(360, 800)) }
    #expect(wrong.position?.line == Self.description.count + 7)
    #expect(wrong.message.contains("outside the 0 to 229 that the recording says of its device"))
  }

  @Test("no option overrides a resolution that the recording says")
  func recordedResolution() throws {
    let lines =
      Self.description.map { $0.replacing("resolution 0", with: "resolution 20") }
      + GeteventTests.swipe
    for (option, change): (String, (inout RecordingOptions) -> Void) in [
      ("--screen-mm", { $0.screenSize = .millimetres(Vector(54, 120)) }),
      ("--screen-size-pt", { $0.screenSize = .points(Vector(360, 800)) }),
      ("--ppi", { $0.pixelsPerInch = 508 }),
    ] {
      let wrong = try error(lines, change)
      #expect(wrong.position?.description == "7:17")
      #expect(wrong.message.contains("20 and 20 cells to the millimetre"))
      #expect(wrong.message.contains(option))
    }
  }

  @Test("a device that says how many cells are a millimetre needs no option")
  func resolution() throws {
    let lines =
      Self.description.map { $0.replacing("resolution 0", with: "resolution 20") }
      + GeteventTests.swipe
    // 100 cells of 1/20 mm are 5 mm, 50 points at 254 to the inch.
    let place = try #require(try first(lines) { $0.pointsPerInch = 254 })
    #expect((place - Vector(50, 100)).length < 1e-9)
  }

  @Test("what is missing is refused with its option and where its number is found")
  func missing() throws {
    let range = try error(GeteventTests.swipe) { $0.screenSize = .points(Vector(360, 800)) }
    #expect(range.message.contains("--axis-range"))
    #expect(range.message.contains("adb shell getevent -lp"))
    let size = try error(Self.description + GeteventTests.swipe) { _ in }
    #expect(size.message.contains("--screen-size-pt"))
    #expect(size.message.contains("--screen-mm"))
    #expect(size.message.contains("--ppi"))
    #expect(size.message.contains("adb shell wm size"))
    #expect(size.message.contains("wm density"))
    // Pixels alone do not say where the axis begins.
    let pixels = try error(GeteventTests.swipe) { $0.pixelsPerInch = 400 }
    #expect(pixels.message.contains("--axis-range"))
    // The description of another device does not count.
    let other = try error(
      Self.description.map { $0.replacing("event2", with: "event5") } + GeteventTests.swipe
    ) { $0.screenSize = .points(Vector(360, 800)) }
    #expect(other.message.contains("--axis-range"))
  }

  @Test("an axis without length is refused")
  func empty() throws {
    let lines =
      Self.description.map { $0.replacing("max 1079", with: "max 0") } + GeteventTests.swipe
    let wrong = try error(lines) { $0.screenSize = .points(Vector(360, 800)) }
    #expect(wrong.message.contains("no length"))
    // It describes nothing that an option could contradict.
    let place = try first(lines) {
      $0.axisRange = AxisRange(reading: "0:1079,0:2399")
      $0.screenSize = .points(Vector(1080, 2400))
    }
    #expect(place == Vector(100, 200))
  }

  @Test(
    "ranges are two pairs of whole numbers, the lower one first",
    arguments: [
      "", "0:1079", "0:1079,", "0:1079,5:5", "9:1,0:1", "0:1,0:1,0:1", "0:99999999999,0:1",
      "a:b,0:1",
    ])
  func ranges(text: String) {
    #expect(AxisRange(reading: text) == nil)
  }

  @Test(
    "sizes are two positive numbers",
    arguments: ["", "360", "360x", "0x800", "-1x5", "nanx5", "infx5", "1x2x3", "200000x1"])
  func sizes(text: String) {
    #expect(ScreenSize.size(reading: text) == nil)
    #expect(ScreenSize.size(reading: "68.5x151") == Vector(68.5, 151))
    #expect(AxisRange(reading: "-5:5,0:1") == AxisRange(x: -5...5, y: 0...1))
  }
}
