import LabSimulation
import LabTesting
import Testing

@Suite("Pan, event by event")
struct PanLiveTests {
  private static func tester(
    withheldUntil: Double? = nil, _ change: (inout Pan) -> Void = { _ in }
  ) -> LiveTester<Pan> {
    var pan = Pan(tuning: Tuning())
    change(&pan)
    return LiveTester(pan, withheldUntil: withheldUntil)
  }

  private static func near(_ a: Vector, _ b: Vector, _ tolerance: Double = 1e-9) -> Bool {
    (a - b).length <= tolerance
  }

  @Test("S02 a pan begins at 10 pt, changes with each move and ends with the lift: three actions")
  func s02() throws {
    var tester = Self.tester()
    try tester.play(
      .began(0, 0, at: 0), .moved(0, 4, at: 16), .moved(0, 12, at: 32), .moved(0, 20, at: 48),
      .ended(0, 20, at: 64))
    #expect(tester.states == ["began@32", "changed@48", "ended@64", "possible"])
    #expect(
      tester.calls.map(\.callback.kind) == [.action(.began), .action(.changed), .action(.ended)])
    #expect(tester.translations == [Vector(0, 2), Vector(0, 10), Vector(0, 10)])
    #expect(tester.locations == [Vector(0, 12), Vector(0, 20), Vector(0, 20)])
  }

  @Test("S04 a pan that never moves 10 pt fails at the lift without an action")
  func s04() throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(5, 5, at: 16), .ended(5, 5, at: 40))
    #expect(tester.states == ["failed@40", "possible"])
    #expect(tester.calls.isEmpty)
    let length = 50.0.squareRoot()
    #expect(tester.evidence == [Evidence(.distance, length, .below, 10)])
  }

  @Test(
    "S07 a lift in the very event that crosses the hysteresis: began, then ended",
    arguments: [
      [TouchEvent.began(0, 0, at: 0), .moved(0, 40, at: 16), .ended(0, 40, at: 16)],
      [.began(0, 0, at: 0), .ended(0, 40, at: 16)],
    ])
  func s07(events: [TouchEvent]) throws {
    var tester = Self.tester()
    try tester.play(Touches(events))
    #expect(tester.states == ["began@16", "ended@16", "possible"])
    #expect(tester.translations == [Vector(0, 30), Vector(0, 30)])
  }

  @Test("P03 a first move to (18, 24) begins with (12, 16)")
  func p03() throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(18, 24, at: 16), .ended(18, 24, at: 32))
    #expect(Self.near(try #require(tester.translations.first), Vector(12, 16)))
    #expect(tester.evidence.first == Evidence(.distance, 30, .atLeast, 10))
  }

  @Test("P04 at exactly 10 pt a pan begins with a translation of zero")
  func p04() throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(6, 8, at: 16), .ended(6, 8, at: 32))
    #expect(tester.states.first == "began@16")
    #expect(tester.translations.first == .zero)
  }

  @Test("P05 a strict pan is still possible at exactly 10 pt")
  func p05() throws {
    var tester = Self.tester { $0.isStrict = true }
    try tester.play(
      .began(0, 0, at: 0), .moved(6, 8, at: 16), .moved(6, 8.1, at: 32), .ended(6, 8.1, at: 48))
    #expect(tester.states.first == "began@32")
    #expect(tester.evidence.first?.comparison == .above)
  }

  @Test("P06 a handler that looks at changes alone never sees the movement of a short pan")
  func p06() throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(0, 12, at: 16), .ended(0, 12, at: 32))
    #expect(tester.calls.map(\.callback.kind) == [.action(.began), .action(.ended)])
  }

  /// x = 0, 8, 20, 36, 52, 60 at 60 Hz.
  private static let series: [Double] = [0, 8, 20, 36, 52, 60]

  private static func series(_ count: Int, pause: Double = 0) -> Touches {
    var events: [TouchEvent] = []
    for (index, x) in series.prefix(count).enumerated() {
      let time = Double(index) * 1000 / 60
      events.append(index == 0 ? .began(x, 0, at: time) : .moved(x, 0, at: time))
    }
    let last = series[count - 1]
    events.append(.ended(last, 0, at: Double(count - 1) * 1000 / 60 + pause))
    return Touches(events)
  }

  @Test(
    "P07 the velocity is the blend of the last difference and the estimate before",
    arguments: [
      (0.2, [384, 652.8, 898.56, 947.712, 573.5424]),
      (0.25, [360, 630, 877.5, 939.375, 594.84375]),
    ])
  func p07(weight: Double, expected: [Double]) throws {
    var tester = Self.tester {
      $0.velocityBlend = weight
      $0.hysteresis = 8
    }
    try tester.play(Self.series(6))
    #expect(tester.velocities.count == 6)
    for (velocity, expected) in zip(tester.velocities, expected + expected.suffix(1)) {
      #expect(Self.near(velocity, Vector(expected, 0)))
    }
  }

  @Test("P08 after a pause the lift still reports the last estimate")
  func p08() throws {
    var tester = Self.tester()
    try tester.play(Self.series(5, pause: 500))
    #expect(Self.near(try #require(tester.velocities.last), Vector(947.712, 0)))
  }

  @Test("the first estimate is zero, and a gap below 1 ms counts as no movement")
  func shortGap() throws {
    var tester = Self.tester()
    try tester.play(
      .began(0, 0, at: 0), .moved(10, 0, at: 10), .moved(20, 0, at: 10.5), .ended(20, 0, at: 20))
    // 1000 * 0.8, then 0 * 0.8 + 800 * 0.2.
    #expect(tester.velocities.map(\.x) == [800, 160, 160])
  }

  @Test(
    "P09 a second finger beyond the maximum ends a pan of one finger, or is ignored",
    arguments: [
      (Pan.OverMaximum.end, 1, ["began@16", "ended@32", "possible"], [30.0, 30]),
      (.ignore, 1, ["began@16", "changed@48", "ended@80", "possible"], [30, 40, 40]),
      // The centroid of two fingers goes half as far.
      (
        .end, .max, ["began@16", "changed@48", "changed@56", "ended@80", "possible"],
        [30, 35, 60, 60]
      ),
    ])
  func p09(over: Pan.OverMaximum, maximum: Int, states: [String], along: [Double]) throws {
    var tester = Self.tester {
      $0.maximumTouches = maximum
      $0.overMaximum = over
    }
    try tester.play(
      .began(0, 0, at: 0), .moved(40, 0, at: 16), .began(0, 300, at: 32, finger: 1),
      .moved(50, 0, at: 48), .moved(50, 300, at: 56, finger: 1),
      .ended(50, 300, at: 64, finger: 1), .ended(50, 0, at: 80))
    #expect(tester.states == states)
    #expect(tester.translations.map(\.x) == along)
  }

  @Test("before the begin a finger too many makes a pan of one finger fail")
  func tooManyBeforeBegin() throws {
    var tester = Self.tester { $0.maximumTouches = 1 }
    try tester.play(
      .began(0, 0, at: 0), .began(50, 0, at: 8, finger: 1), .moved(40, 0, at: 16),
      .ended(40, 0, at: 24), .ended(50, 0, at: 32, finger: 1))
    #expect(tester.steps == ["fail@8"])
    #expect(tester.evidence == [Evidence(.touches, 2, .above, 1, .none)])
  }

  @Test("fingers that come and go make no jump: the translation is that of the centroid")
  func noJump() throws {
    var tester = Self.tester()
    try tester.play(
      .began(0, 0, at: 0), .moved(20, 0, at: 16),
      .began(200, 100, at: 32, finger: 1), .moved(210, 100, at: 48, finger: 1),
      .ended(20, 0, at: 64), .moved(220, 100, at: 80, finger: 1),
      .ended(220, 100, at: 96, finger: 1))
    // 20; with half of the second finger's 10: 25; with all of its next 10: 35. Less the hysteresis.
    #expect(tester.translations.map(\.x) == [10, 15, 25, 25])
    #expect(tester.states == ["began@16", "changed@48", "changed@80", "ended@96", "possible"])
    #expect(tester.locations[1] == Vector(115, 50))
  }

  @Test("what happens before enough fingers are down does not count")
  func minimum() throws {
    var tester = Self.tester { $0.minimumTouches = 2 }
    try tester.play(
      .began(0, 0, at: 0), .moved(40, 0, at: 16), .began(0, 50, at: 32, finger: 1),
      .moved(58, 0, at: 48), .moved(2, 50, at: 64, finger: 1),
      .moved(62, 0, at: 80), .ended(62, 0, at: 96), .ended(2, 50, at: 96, finger: 1))
    // The centroid has moved 9, 10 and 12.
    #expect(tester.states == ["began@64", "changed@80", "ended@96", "possible"])
    #expect(tester.translations.map(\.x) == [0, 2, 2])
  }

  @Test("a begin that was withheld takes the hysteresis off the movement of the later moment")
  func withheld() throws {
    var tester = Self.tester(withheldUntil: 48)
    try tester.play(
      .began(0, 0, at: 0), .moved(0, 12, at: 16), .moved(-18, 24, at: 32), .moved(-30, 40, at: 48),
      .moved(-30, 50, at: 64), .ended(-30, 50, at: 80))
    #expect(tester.steps == ["begin@16", "change@32", "change@48", "change@64", "end@80"])
    #expect(tester.states == ["began@48", "changed@64", "ended@80", "possible"])
    // Of 50 pt along (-0.6, 0.8) ten are taken off.
    #expect(Self.near(tester.translations[0], Vector(-24, 32)))
    #expect(Self.near(tester.translations[1], Vector(-24, 42)))
  }

  @Test(
    "the translation counts from the hysteresis, from zero at the begin, or from touch-down",
    arguments: [
      (Assumptions.TranslationOrigin.consume, [5.0, 15]), (.zero, [0, 10]), (.raw, [15, 25]),
    ])
  func origin(origin: Assumptions.TranslationOrigin, expected: [Double]) throws {
    var tester = Self.tester { $0.origin = origin }
    try tester.play(
      .began(0, 0, at: 0), .moved(15, 0, at: 16), .moved(25, 0, at: 32), .ended(25, 0, at: 48))
    #expect(tester.translations.map(\.x) == expected + expected.suffix(1))
  }

  @Test("with the hysteresis by component a pan begins later on the diagonal")
  func byComponent() throws {
    var tester = Self.tester { $0.shape = .axis }
    try tester.play(
      .began(0, 0, at: 0), .moved(9.9, -9.9, at: 16), .moved(9.9, -10, at: 32),
      .ended(9.9, -10, at: 48))
    #expect(tester.steps == ["begin@32", "end@48"])
    #expect(tester.evidence.first == Evidence(.verticalDistance, 10, .atLeast, 10))
  }

  @Test(
    "a touch that the system takes cancels a pan that has begun, and fails one that has not",
    arguments: [(12.0, ["begin@16", "cancel@32"]), (9.0, ["fail@32"])] as [(Double, [String])])
  func cancelled(way: Double, steps: [String]) throws {
    var tester = Self.tester()
    try tester.play(.began(0, 0, at: 0), .moved(way, 0, at: 16), .cancelled(way, 0, at: 32))
    #expect(tester.steps == steps)
  }

  @Test(
    "a delegate asked before the begin may read a translation of zero, but not a velocity of zero")
  func beforeBegin() throws {
    var pan = Pan(tuning: Tuning())
    let frames = try Touches([.began(0, 0, at: 0), .moved(0, 10, at: 16)]).frames()
    for frame in frames { _ = pan.hear(frame.touches, at: frame.time, in: Surroundings()) }
    #expect(pan.translation == .zero)
    #expect(Self.near(pan.velocity, Vector(0, 500)))
  }

  @Test("a second sequence knows nothing of the first")
  func reset() throws {
    var tester = Self.tester()
    for start in [0.0, 1000] {
      try tester.play(
        .began(0, 0, at: start), .moved(20, 0, at: start + 16), .ended(20, 0, at: start + 32))
    }
    #expect(tester.translations.map(\.x) == [10, 10, 10, 10])
    #expect(tester.velocities[0] == tester.velocities[2])
  }
}
