import LabSimulation
import LabTesting
import Testing

@Suite("Swipes: UIKit's and a custom one")
struct SwipeTests {
  private static func stroke(_ x: Double, _ y: Double, at time: Double) -> Touches {
    Touches([.began(0, 0, at: 0), .moved(x, y, at: time), .ended(x, y, at: 200)])
  }

  @Test(
    "a swipe goes 10 pt within 100 ms and within 20 degrees of its direction",
    arguments: [
      (Direction.right, 10.0, 0.0, 99.0, "end@99"),
      (.right, 9.9, 0, 99, "fail@100"),
      (.right, 30, 0, 100, "fail@100"),
      (.right, -30, 0, 50, "fail@50"),
      // atan(10.9 / 30) is 19.97 degrees, atan(11 / 30) 20.14.
      (.right, 30, 10.9, 50, "end@50"),
      (.right, 30, 11, 50, "fail@50"),
      (.left, -30, 5, 50, "end@50"),
      (.up, 5, -30, 50, "end@50"),
      (.down, 5, 30, 50, "end@50"),
      (.down, 30, 5, 50, "fail@50"),
    ])
  func swipe(direction: Direction, x: Double, y: Double, time: Double, step: String) throws {
    var swipe = Swipe(tuning: Tuning())
    swipe.direction = direction
    var tester = LiveTester(swipe)
    try tester.play(Self.stroke(x, y, at: time))
    #expect(tester.steps == [step])
    #expect(tester.values == (step.hasPrefix("end") ? [.swipe(direction)] : []))
  }

  @Test("a lift before the distance makes a swipe fail")
  func shortSwipe() throws {
    var tester = LiveTester(Swipe(tuning: Tuning()))
    try tester.play(.began(0, 0, at: 0), .moved(9, 0, at: 16), .ended(9, 0, at: 32))
    #expect(tester.steps == ["fail@32"])
    #expect(tester.evidence == [Evidence(.distance, 9, .below, 10)])
  }

  @Test("a swipe of two fingers counts from when both are down")
  func twoFingers() throws {
    var swipe = Swipe(tuning: Tuning())
    swipe.touches = 2
    var tester = LiveTester(swipe)
    try tester.play(
      .began(0, 0, at: 0), .moved(30, 0, at: 90), .began(0, 50, at: 120, finger: 1),
      .moved(50, 0, at: 150), .ended(50, 0, at: 160), .ended(0, 50, at: 160, finger: 1))
    #expect(tester.steps == ["end@150"])
    tester = LiveTester(Swipe(tuning: Tuning()))
    try tester.play(
      .began(0, 0, at: 0), .began(0, 50, at: 20, finger: 1), .ended(0, 0, at: 60),
      .ended(0, 50, at: 60, finger: 1))
    #expect(tester.steps == ["fail@20"])
  }

  @Test(
    "a custom swipe is decided at the lift, by the larger component, from 50 pt on",
    arguments: [
      (30.0, 40.0, Direction.down), (-40, 30, .left), (40, 30, .right), (3, -50, .up),
      // Between equal components the horizontal one.
      (-40, -40, .left), (30, 39.9, nil), (0, 0, nil),
    ] as [(Double, Double, Direction?)])
  func custom(x: Double, y: Double, direction: Direction?) throws {
    var tester = LiveTester(DirectionSwipe(tuning: Tuning()))
    try tester.play(Self.stroke(x, y, at: 150))
    #expect(tester.steps == [direction == nil ? "fail@200" : "end@200"])
    #expect(tester.values == (direction.map { [.swipe($0)] } ?? []))
  }

  @Test("a custom swipe that comes back to where it started fails")
  func comesBack() throws {
    var tester = LiveTester(DirectionSwipe(tuning: Tuning()))
    try tester.play(ScriptedStroke.through([(80, 0), (5, 0)]))
    #expect(tester.steps == ["fail@32"])
  }

  @Test("a second finger or the system's cancel makes a custom swipe fail")
  func takenAway() throws {
    var tester = LiveTester(DirectionSwipe(tuning: Tuning()))
    try tester.play(
      .began(0, 0, at: 0), .began(0, 50, at: 20, finger: 1), .ended(90, 0, at: 60),
      .ended(0, 50, at: 60, finger: 1))
    #expect(tester.steps == ["fail@20"])
    tester = LiveTester(DirectionSwipe(tuning: Tuning()))
    try tester.play(.began(0, 0, at: 0), .moved(90, 0, at: 20), .cancelled(90, 0, at: 60))
    #expect(tester.steps == ["fail@60"])
  }
}
