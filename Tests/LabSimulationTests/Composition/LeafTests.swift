import LabSimulation
import LabTesting
import Testing

@Suite("SwiftUI gestures that are not composed")
struct LeafTests {
  private static func tester(
    _ gesture: Gesture, _ change: (inout Tuning) -> Void = { _ in }
  ) -> GestureTester {
    var tuning = Tuning()
    change(&tuning)
    return GestureTester(gesture, tuning: tuning)
  }

  // MARK: Tap

  @Test("K02 a tap fails 45 pt from touch-down")
  func tapTooFar() throws {
    var tester = Self.tester(.tap().called("t"))
    #expect(
      try tester.play(.began(0, 0, at: 0), .moved(45, 0, at: 50), .ended(45, 0, at: 80)) == [])
    #expect(tester.steps.map(\.step) == ["fail@50"])
    #expect(tester.steps.first?.evidence == Evidence(.distance, 45, .atLeast, 45))
  }

  @Test("just inside 45 pt it is a tap, also after a way back", arguments: [44.9, -44.9])
  func tapNear(x: Double) throws {
    var tester = Self.tester(.tap().called("t"))
    let log = try tester.play(
      .began(100, 5, at: 0), .moved(100 + x, 5, at: 50), .ended(100, 5, at: 80))
    #expect(log == ["80 t.ended tap at (100,5)"])
    #expect(tester.steps.first?.evidence == Evidence(.taps, 1, .atLeast, 1, .none))
  }

  @Test(
    "K03 a tap fails at 750 ms, by its timer", arguments: [(749.0, "end@749"), (750.0, "fail@750")])
  func tapTooLong(lift: Double, expected: String) throws {
    var tester = Self.tester(.tap().called("t"))
    try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: lift))
    #expect(tester.steps.map(\.step) == [expected])
  }

  @Test("its clock may start with the second event of the touch")
  func tapClock() throws {
    var tester = Self.tester(.tap().called("t")) { $0.assumptions.tapClockStart = .nextEvent }
    try tester.play(.began(0, 0, at: 0), .moved(1, 0, at: 16), .ended(1, 0, at: 760))
    try tester.play(.began(0, 0, at: 1000), .moved(1, 0, at: 1016), .ended(1, 0, at: 1766))
    #expect(tester.steps.map(\.step) == ["end@760", "fail@1766"])
  }

  @Test("K07 the second tap begins before the gap is over and may end later")
  func doubleTap() throws {
    var tester = Self.tester(.tap(2).called("t"))
    try tester.play(
      .began(0, 0, at: 0), .ended(0, 0, at: 80), .began(0, 0, at: 400), .ended(0, 0, at: 600))
    #expect(tester.log == ["600 t.ended tap at (0,0)"])
  }

  @Test("a second tap that comes when the gap is over is a first one")
  func doubleTapTooLate() throws {
    var tester = Self.tester(.tap(2).called("t"))
    try tester.play(
      .began(0, 0, at: 0), .ended(0, 0, at: 80), .began(0, 0, at: 430), .ended(0, 0, at: 500),
      .began(0, 0, at: 600), .ended(0, 0, at: 650))
    #expect(tester.log == ["650 t.ended tap at (0,0)"])
    #expect(tester.steps.map(\.step) == ["fail@430", "end@650"])
    #expect(tester.steps.first?.evidence == Evidence(.gap, 350, .atLeast, 350, .milliseconds))
  }

  @Test("three taps need three, and no count needs fewer than one", arguments: [3, 1, 0, -7])
  func tapCounts(count: Int) throws {
    var tester = Self.tester(.tap(count).called("t"))
    for number in 0..<max(1, count) {
      let time = Double(number) * 200
      let frames = try Touches([
        TouchEvent(phase: .began, time: time, location: .zero),
        TouchEvent(phase: .ended, time: time + 50, location: .zero),
      ]).frames()
      #expect(tester.log == [])
      for frame in frames { tester.play(frame) }
    }
    #expect(tester.log.count == 1)
  }

  @Test("a second finger fails every gesture of one finger")
  func secondFinger() throws {
    for gesture in [
      Gesture.tap(), .press(), .drag(), .onLongPress(minimumDuration: 500, maximumDistance: 10),
    ] {
      var tester = Self.tester(gesture)
      try tester.play(
        .began(0, 0, at: 0), .began(50, 0, at: 30).by(1), .ended(50, 0, at: 60).by(1),
        .ended(0, 0, at: 90))
      #expect(["fail@30", "cancel@30"].contains(tester.steps.last?.step))
      #expect(tester.steps.last?.evidence == Evidence(.touches, 2, .above, 1, .none))
    }
  }

  // MARK: Long press

  @Test("a long press is active from touch-down and ends at its duration with the finger down")
  func longPress() throws {
    var tester = Self.tester(.press().called("p"))
    let log = try tester.play(.began(0, 0, at: 0), .moved(200, 0, at: 700), .ended(200, 0, at: 900))
    #expect(log == ["0 p.updating true", "0 p.changed true", "500 p.reset", "500 p.ended true"])
    #expect(tester.steps.map(\.step) == ["begin@0", "end@500"])
    #expect(tester.steps.last?.evidence == Evidence(.time, 500, .atLeast, 500, .milliseconds))
  }

  @Test(
    "it fails strictly beyond its distance, and at an early lift",
    arguments: [(6.0, 8.0, "300"), (6.1, 8.0, "100")])
  func longPressFails(x: Double, y: Double, time: String) throws {
    var tester = Self.tester(.press().called("p"))
    let log = try tester.play(.began(0, 0, at: 0), .moved(x, y, at: 100), .ended(x, y, at: 300))
    #expect(log == ["0 p.updating true", "0 p.changed true", "\(time) p.reset"])
  }

  @Test("a long press without a duration still presses first")
  func shortestPress() throws {
    var tester = Self.tester(.onLongPress(minimumDuration: 0, maximumDistance: 10))
    let log = try tester.play(.began(0, 0, at: 5), .ended(0, 0, at: 50))
    #expect(log == ["5 pressing(true)", "5 perform", "5 pressing(false)"])
  }

  // MARK: Drag

  @Test("R01 the first translation is the whole way, the minimum is not taken off")
  func firstTranslation() throws {
    var tester = Self.tester(.drag(30).handled("d", .onChanged))
    let log = try tester.play(.began(7, 9, at: 0), .moved(7, 40, at: 16), .ended(7, 40, at: 32))
    // The velocity is 31 pt in 16 ms, blended with 0 by 0.2.
    #expect(log == ["16 d.changed drag t=(0,31) v=(0,1550)"])
  }

  @Test("the distance is radial and inclusive", arguments: [(6.0, 8.0, true), (5.9, 8.0, false)])
  func inclusive(x: Double, y: Double, begins: Bool) throws {
    var tester = Self.tester(.drag())
    try tester.play(.began(0, 0, at: 0), .moved(x, y, at: 16), .ended(x, y, at: 32))
    #expect(tester.steps.map(\.step) == (begins ? ["begin@16", "end@32"] : ["fail@32"]))
  }

  @Test("the predicted end is a quarter of a second of velocity further")
  func prediction() throws {
    var tester = Self.tester(.drag().handled("d", .onChanged))
    try tester.play(.began(0, 0, at: 0), .moved(20, 0, at: 20), .ended(20, 0, at: 40))
    let heard = tester.callbacks.map(\.callback.value)
    // 20 pt in 20 ms are 1000 pt/s, of which the blend keeps 0.8.
    #expect(
      heard == [
        .drag(
          DragValue(
            time: 20, startLocation: .zero, location: Vector(20, 0), velocity: Vector(800, 0),
            predictedEndLocation: Vector(220, 0)))
      ])
  }

  @Test("moves less than 1 ms apart add no velocity, and the last estimate stays at the lift")
  func velocity() throws {
    var tester = Self.tester(.drag().called("d"))
    try tester.play(
      .began(0, 0, at: 0), .moved(20, 0, at: 20), .moved(30, 0, at: 20.5), .ended(30, 0, at: 500))
    #expect(
      tester.log.suffix(3) == [
        "20.5 d.changed drag t=(30,0) v=(160,0)", "500 d.reset",
        "500 d.ended drag t=(30,0) v=(160,0)",
      ])
  }

  @Test("G04 below its distance nobody hears anything")
  func neverActive() throws {
    var tester = Self.tester(.drag().called("d"))
    #expect(try tester.play(.began(0, 0, at: 0), .moved(6, 0, at: 16), .ended(6, 0, at: 32)) == [])
    #expect(tester.steps.map(\.step) == ["fail@32"])
    #expect(tester.steps.first?.evidence == Evidence(.distance, 6, .below, 10))
  }

  @Test("G05 a drag without a minimum reports a plain tap")
  func zeroDistance() throws {
    var tester = Self.tester(.drag(0).handled("d", .onChanged, .onEnded))
    #expect(
      try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: 80)) == [
        "0 d.changed drag t=(0,0) v=(0,0)", "80 d.ended drag t=(0,0) v=(0,0)",
      ])
  }

  @Test("G05 or its touch-down is possible alone, and it reports from the first move")
  func zeroDistancePossible() throws {
    var tester = Self.tester(.drag(0).handled("d", .onChanged, .onEnded)) {
      $0.assumptions.dragZeroFiresOnBegan = false
    }
    try tester.play(.began(0, 0, at: 0), .moved(1, 0, at: 20), .ended(1, 0, at: 80))
    try tester.play(.began(0, 0, at: 200), .ended(0, 0, at: 280))
    #expect(
      tester.log == [
        "20 d.changed drag t=(1,0) v=(40,0)", "80 d.ended drag t=(1,0) v=(40,0)",
        "280 d.ended drag t=(0,0) v=(0,0)",
      ])
  }

  @Test("G08 going back does not deactivate it")
  func latch() throws {
    var tester = Self.tester(.drag().handled("d", .onChanged))
    try tester.play(
      .began(0, 0, at: 0), .moved(12, 0, at: 16), .moved(2, 0, at: 32), .ended(2, 0, at: 48))
    // 750 pt/s, then -625 pt/s, each with four fifths of its weight.
    #expect(
      tester.log == [
        "16 d.changed drag t=(12,0) v=(600,0)", "32 d.changed drag t=(2,0) v=(-380,0)",
      ])
    #expect(tester.steps.map(\.step) == ["begin@16", "change@32", "end@48"])
  }

  @Test("a lift in the event that crossed the distance begins and ends")
  func beginAndEnd() throws {
    var tester = Self.tester(.drag().called("d"))
    try tester.play(.began(0, 0, at: 0), .ended(0, 40, at: 16))
    #expect(
      tester.log == [
        "16 d.updating drag t=(0,40) v=(0,2000)", "16 d.changed drag t=(0,40) v=(0,2000)",
        "16 d.reset", "16 d.ended drag t=(0,40) v=(0,2000)",
      ])
  }
}
