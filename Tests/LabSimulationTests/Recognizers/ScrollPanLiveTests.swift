import LabSimulation
import LabTesting
import Testing

@Suite("A scroll view's pan, event by event")
struct ScrollPanLiveTests {
  private static func tester(
    _ axes: ScrollAxes = .vertical, withheldUntil: Double? = nil,
    _ change: (inout ScrollPan) -> Void = { _ in }
  ) -> LiveTester<ScrollPan> {
    var pan = ScrollPan(axes: axes, tuning: Tuning())
    change(&pan)
    return LiveTester(pan, withheldUntil: withheldUntil)
  }

  @Test("V01 a vertical feed begins at 10 pt and its content moves by 2, then by 20")
  func v01() throws {
    var tester = Self.tester()
    try tester.play(
      .began(0, 0, at: 0), .moved(0, 6, at: 16), .moved(0, 12, at: 32), .moved(0, 30, at: 48),
      .ended(0, 30, at: 64))
    #expect(tester.states == ["began@32", "changed@48", "ended@64", "possible"])
    #expect(tester.translations.map(\.y) == [2, 20, 20])
    #expect(tester.evidence.first == Evidence(.verticalDistance, 12, .atLeast, 10))
  }

  @Test("V02 a scroll view whose content fits never begins")
  func v02() throws {
    var tester = Self.tester([])
    try tester.play(.began(0, 0, at: 0), .moved(0, 90, at: 16), .ended(0, 90, at: 32))
    #expect(tester.steps == ["fail@32"])
  }

  @Test("V08 a drag that starts along an axis is locked to it")
  func v08() throws {
    var tester = Self.tester(.both) { $0.isDirectionalLockEnabled = true }
    try tester.play(
      .began(0, 0, at: 0), .moved(12, 2, at: 16), .moved(20, 30, at: 32), .ended(20, 30, at: 48))
    #expect(tester.translations == [Vector(2, 0), Vector(10, 0), Vector(10, 0)])
    #expect(tester.velocities.allSatisfy { $0.y == 0 })
  }

  @Test(
    "the lock takes hold within 30 degrees of an axis, and not on a diagonal",
    arguments: [
      // The angles are 28.8, 31.0, 59.0 and 61.2 degrees; then on to (100, 100).
      (Vector(20, 11), Vector(90, 0)), (Vector(20, 12), Vector(90, 90)),
      (Vector(12, 20), Vector(90, 90)), (Vector(11, 20), Vector(0, 90)),
    ])
  func lockAngle(first: Vector, last: Vector) throws {
    var tester = Self.tester(.both) { $0.isDirectionalLockEnabled = true }
    try tester.play(
      .began(0, 0, at: 0), .moved(first.x, first.y, at: 16), .moved(100, 100, at: 32),
      .ended(100, 100, at: 48))
    #expect(tester.translations.last == last)
  }

  @Test("a view of two axes begins on the first that crosses, and starts from rest on both")
  func bothAxes() throws {
    var tester = Self.tester(.both)
    try tester.play(
      .began(0, 0, at: 0), .moved(-9, 4, at: 16), .moved(-12, 4, at: 32), .moved(-12, 30, at: 48),
      .ended(-12, 30, at: 64))
    #expect(tester.states.first == "began@32")
    #expect(tester.translations == [Vector(-2, 0), Vector(-2, 26), Vector(-2, 26)])
  }

  @Test(
    "H3 with a ratio it begins only when the movement goes along its axis",
    arguments: [(0.0, "begin@16"), (1, "begin@32"), (2, "fail@48")])
  func ratio(ratio: Double, step: String) throws {
    var tester = Self.tester { $0.ratio = ratio }
    try tester.play(
      .began(0, 0, at: 0), .moved(15, 12, at: 16), .moved(15, 15, at: 32), .ended(15, 15, at: 48))
    #expect(tester.steps.first == step)
    if ratio == 2 { #expect(tester.evidence == [Evidence(.across, 15, .above, 7.5)]) }
  }

  @Test("measured radially it begins across its axis too")
  func radial() throws {
    var tester = Self.tester { $0.shape = .radial }
    try tester.play(
      .began(0, 0, at: 0), .moved(6, 7.9, at: 16), .moved(6, 8, at: 32), .ended(6, 8, at: 48))
    #expect(tester.steps == ["begin@32", "end@48"])
    #expect(tester.translations.first?.y == 0)
  }

  @Test(
    "V13 where it cannot move on it fails, so that a view around it takes the touch",
    arguments: [
      (FingerDirections.right, -1.0, ["fail@16"]), (.right, 1, ["begin@16", "end@32"]),
      (.left, 1, ["fail@16"]), (.left, -1, ["begin@16", "end@32"]),
    ])
  func v13(movable: FingerDirections, sign: Double, steps: [String]) throws {
    var tester = Self.tester(.horizontal) { $0.movable = movable }
    try tester.play(
      .began(200, 0, at: 0), .moved(200 + sign * 12, 3, at: 16), .ended(200 + sign * 12, 3, at: 32))
    #expect(tester.steps == steps)
    #expect((tester.evidence.first?.quantity == .room) == (steps.count == 1))
  }

  @Test("V14 one that has begun keeps the touch when it reaches its edge")
  func v14() throws {
    var tester = Self.tester(.horizontal)
    let frames = try ScriptedStroke.through([(-20, 0), (-400, 0), (-800, 0)]).frames()
    for frame in frames {
      tester.hear(frame)
      if tester.state == .began { tester.recognizer.movable = [.right] }
    }
    #expect(tester.steps == ["begin@16", "change@32", "change@48", "end@48"])
  }

  @Test("a touch that catches a decelerating view begins at once, without a slop")
  func catching() throws {
    var tester = Self.tester { $0.isCatching = true }
    try tester.play(
      .began(0, 0, at: 0), .moved(5, 0, at: 16), .moved(5, 1, at: 32), .moved(5, 4, at: 48),
      .ended(5, 4, at: 64))
    #expect(tester.steps == ["begin@0", "change@16", "change@32", "change@48", "end@64"])
    #expect(tester.translations.map(\.y) == [0, 0, 1, 4, 4])
    #expect(!tester.recognizer.isCatching)
  }

  @Test("a begin that was held back takes its slop off when it comes")
  func held() throws {
    var tester = Self.tester(withheldUntil: 48)
    try tester.play(
      .began(0, 0, at: 0), .moved(3, -12, at: 16), .moved(3, -30, at: 32), .moved(3, -50, at: 48),
      .ended(3, -50, at: 64))
    #expect(tester.states.first == "began@48")
    #expect(tester.translations.first == Vector(3, -40))
  }

  @Test("two fingers scroll by their centroid")
  func twoFingers() throws {
    var tester = Self.tester()
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 0, finger: 1), .moved(0, 18, at: 16),
      .moved(100, 4, at: 32, finger: 1), .ended(0, 18, at: 48), .ended(100, 4, at: 64, finger: 1))
    #expect(tester.states == ["began@32", "ended@64", "possible"])
    #expect(tester.translations.map(\.y) == [1, 1])
  }
}
