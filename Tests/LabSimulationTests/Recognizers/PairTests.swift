import LabSimulation
import LabTesting
import Testing

@Suite("Pinch and rotation")
struct PairTests {
  /// The second finger moves through places relative to the first one, which rests at (100, 100).
  private static func around(_ places: [(x: Double, y: Double)]) -> Touches {
    var events = [TouchEvent.began(100, 100, at: 0)]
    for (index, place) in places.enumerated() {
      let event: (Double, Double, Double, Int32) -> TouchEvent =
        index == 0
        ? { .began($0, $1, at: $2, finger: $3) } : { .moved($0, $1, at: $2, finger: $3) }
      events.append(event(100 + place.x, 100 + place.y, Double(index) * 10, 1))
    }
    let last = places[places.count - 1]
    let time = Double(places.count - 1) * 10
    events.append(.ended(100 + last.x, 100 + last.y, at: time + 10, finger: 1))
    events.append(.ended(100, 100, at: time + 20))
    return Touches(events)
  }

  private static func scales(_ tester: LiveTester<Pinch>) -> [Double] {
    tester.values.compactMap { if case .scale(let scale, _, _) = $0 { scale } else { nil } }
  }

  private static func rotations(_ tester: LiveTester<Rotation>) -> [Double] {
    tester.values.compactMap { if case .rotation(let turn, _, _) = $0 { turn } else { nil } }
  }

  private static func agree(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(
    "a pinch begins when the distance has changed by 8 pt",
    arguments: [
      (107.0, 0.0, false), (108, 0, true), (92, 0, true), (92.1, 0, false),
      // Hypotenuses 107.7 and 108.2.
      (100, 40, false), (100, 41.3, true),
    ])
  func pinchThreshold(x: Double, y: Double, begins: Bool) throws {
    var tester = LiveTester(Pinch(tuning: Tuning()))
    try tester.play(Self.around([(100, 0), (x, y)]))
    #expect(tester.steps == (begins ? ["begin@10", "end@30"] : ["fail@30"]))
  }

  @Test(
    "the scale is 1 at the begin and cumulative from there; the anchor lies between the fingers")
  func pinchScale() throws {
    var tester = LiveTester(Pinch(tuning: Tuning()))
    try tester.play(Self.around([(100, 0), (110, 0), (165, 0), (55, 0)]))
    #expect(tester.states == ["began@10", "changed@20", "changed@30", "ended@50", "possible"])
    #expect(Self.agree(Self.scales(tester), [1, 1.5, 0.5, 0.5]))
    guard case .scale(_, let velocity, let anchor) = tester.values[1] else { return }
    #expect(anchor == Vector(182.5, 100))
    // In units of the begin: 1/11 per 10 ms, then 0.5 per 10 ms; 0.8 of each, 0.2 of the last.
    #expect(abs(velocity - (0.8 * 50 + 0.2 * 0.8 * 100 / 11)) < 1e-9)
    #expect(tester.evidence.first == Evidence(.span, 10, .atLeast, 8))
  }

  @Test("a pinch that loses a finger waits for the next one, and its scale does not jump")
  func pinchNewFinger() throws {
    var tester = LiveTester(Pinch(tuning: Tuning()))
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 0, finger: 1), .moved(110, 0, at: 10, finger: 1),
      .moved(220, 0, at: 20, finger: 1), .ended(220, 0, at: 30, finger: 1),
      .moved(0, 5, at: 40), .moved(0, 0, at: 50), .began(0, 50, at: 60, finger: 2),
      .moved(0, 75, at: 70, finger: 2), .ended(0, 75, at: 80, finger: 2), .ended(0, 0, at: 90))
    #expect(tester.states == ["began@10", "changed@20", "changed@70", "ended@90", "possible"])
    #expect(Self.agree(Self.scales(tester), [1, 2, 3, 3]))
  }

  @Test("a pinch without a second finger fails at the lift")
  func oneFinger() throws {
    var tester = LiveTester(Pinch(tuning: Tuning()))
    try tester.play(.began(0, 0, at: 0), .moved(90, 0, at: 10), .ended(90, 0, at: 20))
    #expect(tester.steps == ["fail@20"])
    #expect(tester.evidence == [Evidence(.touches, 1, .below, 2, .none)])
  }

  @Test("two fingers on one point give no scale before they part")
  func onePoint() throws {
    var tester = LiveTester(Pinch(tuning: Tuning()))
    try tester.play(Self.around([(0, 0), (0, 20), (0, 40), (0, 80)]))
    #expect(Self.agree(Self.scales(tester), [1, 2, 2]))
  }

  @Test(
    "a rotation begins when the line has turned by 1 degree",
    // 100 tan 1 degree is 1.7455.
    arguments: [(1.74, false), (1.75, true), (-1.74, false), (-1.75, true)])
  func rotationThreshold(y: Double, begins: Bool) throws {
    var tester = LiveTester(Rotation(tuning: Tuning()))
    try tester.play(Self.around([(100, 0), (100, y)]))
    #expect(tester.steps == (begins ? ["begin@10", "end@30"] : ["fail@30"]))
  }

  @Test("the rotation is 0 at the begin, clockwise positive, and goes on beyond a full turn")
  func rotationValue() throws {
    var tester = LiveTester(Rotation(tuning: Tuning()))
    try tester.play(
      Self.around([
        (100, 0), (100, 100), (0, 100), (-100, 0), (0, -100), (100, 0), (0, 100), (100, 0),
      ]))
    #expect(Self.agree(Self.rotations(tester), [0, 45, 135, 225, 315, 405, 315, 315]))
    guard case .rotation(_, let velocity, _) = tester.values[1] else { return }
    #expect(abs(velocity - (0.8 * 4500 + 0.2 * 0.8 * 4500)) < 1e-9)
  }

  @Test("a touch that the system takes cancels what has begun")
  func cancelled() throws {
    var tester = LiveTester(Rotation(tuning: Tuning()))
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 0, finger: 1), .moved(100, 50, at: 10, finger: 1),
      .cancelled(0, 0, at: 20), .cancelled(100, 50, at: 20, finger: 1))
    #expect(tester.steps == ["begin@10", "cancel@20"])
  }
}
