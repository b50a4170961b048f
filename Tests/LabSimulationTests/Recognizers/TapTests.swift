import LabSimulation
import LabTesting
import Testing

@Suite("Tap")
struct TapTests {
  private static func tester(_ change: (inout Tap) -> Void = { _ in }) -> LiveTester<Tap> {
    var tap = Tap(tuning: Tuning())
    change(&tap)
    return LiveTester(tap)
  }

  private static func taps(_ times: [(down: Double, up: Double)]) -> Touches {
    Touches(times.flatMap { [TouchEvent.began(5, 7, at: $0.down), .ended(5, 7, at: $0.up)] })
  }

  @Test("S01 a tap is recognized at the lift with one action, and is possible again")
  func s01() throws {
    var tester = Self.tester()
    try tester.play(Self.taps([(0, 80)]))
    #expect(tester.states == ["ended@80", "possible"])
    #expect(tester.calls.map(\.callback) == [Callback("", .action(.ended), .tap(Vector(5, 7)))])
    #expect(tester.evidence == [Evidence(.taps, 1, .atLeast, 1, .none)])
  }

  @Test("K02 a tap fails at 45 pt", arguments: [(45.0, "fail@50"), (44.999, "end@80")])
  func k02(way: Double, step: String) throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(0, way, at: 50), .ended(0, way, at: 80))
    #expect(tester.steps == [step])
  }

  @Test("K03 a tap that takes 750 ms fails", arguments: [(749.0, "end@749"), (750, "fail@750")])
  func k03(lift: Double, step: String) throws {
    var tester = Self.tester()
    try tester.play(Self.taps([(0, lift)]))
    #expect(tester.steps == [step])
  }

  @Test("K03 with the clock from the next event a tap may take one event longer")
  func nextEvent() throws {
    var tester = Self.tester { $0.clock = .nextEvent }
    try tester.play(.began(0, 0, at: 0), .moved(0, 1, at: 16), .ended(0, 1, at: 765))
    #expect(tester.steps == ["end@765"])
    tester = Self.tester { $0.clock = .nextEvent }
    try tester.play(.began(0, 0, at: 0), .moved(0, 1, at: 16), .ended(0, 1, at: 766))
    #expect(tester.steps == ["fail@766"])
  }

  @Test("K07 the second tap may end late if it begins within the gap")
  func k07() throws {
    var tester = Self.tester { $0.taps = 2 }
    try tester.play(
      .began(0, 0, at: 0), .ended(0, 0, at: 80), .began(0, 0, at: 400), .moved(0, 1, at: 416),
      .ended(0, 1, at: 600))
    #expect(tester.states == ["ended@600", "possible"])
  }

  @Test(
    "a double tap fails when the gap is over, by a timer",
    arguments: [
      ([(down: 0.0, up: 80.0)], ["fail@430"]),
      ([(0, 80), (429, 500)], ["end@500"]),
      ([(0, 80), (430, 500)], ["fail@430"]),
      ([(0, 80), (200, 950)], ["fail@950"]),
    ] as [([(down: Double, up: Double)], [String])])
  func gap(times: [(down: Double, up: Double)], steps: [String]) throws {
    var tester = Self.tester { $0.taps = 2 }
    try tester.play(Self.taps(times))
    #expect(Array(tester.steps.prefix(1)) == steps)
  }

  @Test("a double tap that failed between its taps begins again with the next one")
  func afterTheGap() throws {
    var tester = Self.tester { $0.taps = 2 }
    try tester.play(Self.taps([(0, 80), (600, 680), (800, 880)]))
    #expect(tester.states == ["failed@430", "possible", "ended@880", "possible"])
  }

  @Test("a tap of two fingers needs both, and no third one")
  func twoFingers() throws {
    var tester = Self.tester { $0.touches = 2 }
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 30, finger: 1), .ended(0, 0, at: 90),
      .ended(100, 0, at: 120, finger: 1))
    #expect(tester.steps == ["end@120"])
    tester = Self.tester { $0.touches = 2 }
    try tester.play(Self.taps([(0, 80)]))
    #expect(tester.evidence == [Evidence(.touches, 1, .below, 2, .none)])
    tester = Self.tester()
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 30, finger: 1), .ended(0, 0, at: 90),
      .ended(100, 0, at: 120, finger: 1))
    #expect(tester.steps == ["fail@30"])
  }

  @Test("N04 a tap whose touch the system takes never fires")
  func cancelled() throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .cancelled(0, 0, at: 80))
    #expect(tester.steps == ["fail@80"])
    #expect(tester.calls.isEmpty)
  }

  @Test("the numbers come from the tuning, and it says how many taps it needs")
  func tuning() {
    var tuning = Tuning()
    tuning.tapMaxMove = 10
    tuning.tapMaxDuration = 500
    tuning.tapGap = 300
    tuning.assumptions.tapClockStart = .nextEvent
    let tap = Tap(tuning: tuning)
    #expect(tap.maximumMove == 10 && tap.maximumDuration == 500 && tap.gap == 300)
    #expect(tap.clock == .nextEvent)
    #expect(tap.requiredTaps == 1)
  }
}
