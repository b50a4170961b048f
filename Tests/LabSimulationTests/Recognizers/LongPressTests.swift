import LabSimulation
import LabTesting
import Testing

@Suite("Long press")
struct LongPressTests {
  private static func tester(
    _ change: (inout LongPress) -> Void = { _ in }
  ) -> LiveTester<LongPress> {
    var press = LongPress(tuning: Tuning())
    change(&press)
    return LiveTester(press)
  }

  @Test("T03 a finger that rests makes no event, and a long press still begins at 500 ms")
  func t03() throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: 900))
    #expect(tester.states == ["began@500", "ended@900", "possible"])
    #expect(tester.evidence.first == Evidence(.time, 500, .atLeast, 500, .milliseconds))
    #expect(tester.values == [.pressed(true), .pressed(true)])
  }

  @Test("K06 after the begin any movement is allowed")
  func k06() throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(200, 0, at: 700), .ended(200, 0, at: 900))
    #expect(tester.states == ["began@500", "changed@700", "ended@900", "possible"])
  }

  @Test(
    "before the begin it fails beyond 10 pt",
    arguments: [(6.0, 8.0, "begin@500"), (6, 8.01, "fail@200"), (0, -12, "fail@200")])
  func movement(x: Double, y: Double, step: String) throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(x, y, at: 200), .ended(x, y, at: 600))
    #expect(tester.steps.first == step)
  }

  @Test(
    "a lift before the time makes it fail", arguments: [(499.0, "fail@499"), (500, "begin@500")])
  func earlyLift(lift: Double, step: String) throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: lift))
    #expect(tester.steps.first == step)
  }

  @Test("two fingers press from when both are down until one lifts")
  func twoFingers() throws {
    var tester = Self.tester { $0.touches = 2 }
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 300, finger: 1), .began(200, 0, at: 850, finger: 2),
      .moved(200, 50, at: 860, finger: 2), .ended(0, 0, at: 900),
      .ended(100, 0, at: 950, finger: 1), .ended(200, 50, at: 960, finger: 2))
    #expect(tester.steps == ["begin@800", "end@900"])
  }

  @Test("a finger too many before the begin makes it fail")
  func tooMany() throws {
    var tester = Self.tester()
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 300, finger: 1), .ended(0, 0, at: 900),
      .ended(100, 0, at: 900, finger: 1))
    #expect(tester.steps == ["fail@300"])
  }

  @Test(
    "a touch that the system takes",
    arguments: [(400.0, ["fail@400"]), (600.0, ["begin@500", "cancel@600"])] as [(Double, [String])]
  )
  func cancelled(time: Double, steps: [String]) throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .cancelled(0, 0, at: time))
    #expect(tester.steps == steps)
  }
}
