import LabSimulation
import LabTesting
import Testing

@Suite("Timelines of composed gestures")
struct CompositionTests {
  private static func tester(
    _ gesture: Gesture, _ change: (inout Assumptions) -> Void = { _ in }
  ) -> GestureTester {
    var tuning = Tuning()
    change(&tuning.assumptions)
    return GestureTester(gesture, tuning: tuning)
  }

  // MARK: Exclusive taps

  private static let taps = Gesture.tap(2).handled("double", .onEnded)
    .exclusively(before: .tap().handled("single", .onEnded))

  @Test("X01 the single tap is delivered when the gap is over")
  func singleTap() throws {
    var tester = Self.tester(Self.taps)
    #expect(
      try tester.play(.began(5, 5, at: 0), .ended(5, 5, at: 80)) == [
        "430 single.ended tap at (5,5)"
      ])
    #expect(tester.steps.map(\.step) == ["end@430"])
  }

  @Test("X02 a double tap excludes the single one")
  func doubleTap() throws {
    var tester = Self.tester(Self.taps)
    let log = try tester.play(
      .began(0, 0, at: 0), .ended(0, 0, at: 80), .began(0, 0, at: 250), .ended(0, 0, at: 330))
    #expect(log == ["330 double.ended tap at (0,0)"])
  }

  @Test("X03 two taps too far apart are two single ones")
  func twoSingleTaps() throws {
    var tester = Self.tester(Self.taps)
    let log = try tester.play(
      .began(0, 0, at: 0), .ended(0, 0, at: 80), .began(0, 0, at: 500), .ended(0, 0, at: 580))
    #expect(log == ["430 single.ended tap at (0,0)", "930 single.ended tap at (0,0)"])
  }

  @Test("X05 a tap after a drag that has failed is delivered with the lift")
  func dragThenTap() throws {
    var tester = Self.tester(
      .drag().called("drag").exclusively(before: .tap().handled("tap", .onEnded)))
    let log = try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: 80))
    #expect(log == ["80 tap.ended tap at (0,0)"])
  }

  @Test("a drag that is second runs while the double tap is undecided, and its end is held")
  func secondRuns() throws {
    var tester = Self.tester(.tap(2).called("double").exclusively(before: .drag().called("drag")))
    let log = try tester.play(.began(0, 0, at: 0), .moved(20, 0, at: 20), .ended(20, 0, at: 40))
    #expect(
      log == [
        "20 drag.updating drag t=(20,0) v=(800,0)", "20 drag.changed drag t=(20,0) v=(800,0)",
        "390 drag.reset", "390 drag.ended drag t=(20,0) v=(800,0)",
      ])
    #expect(tester.steps.map(\.step) == ["begin@20", "end@390"])
  }

  @Test("the first gesture's success excludes an active second: reset, and no end")
  func secondExcluded() throws {
    var tester = Self.tester(.tap(2).called("double").exclusively(before: .drag().called("drag")))
    let log = try tester.play(
      .began(0, 0, at: 0), .moved(20, 0, at: 20), .ended(20, 0, at: 40), .began(0, 0, at: 200),
      .ended(0, 0, at: 250))
    #expect(
      log == [
        "20 drag.updating drag t=(20,0) v=(800,0)", "20 drag.changed drag t=(20,0) v=(800,0)",
        "250 double.ended tap at (0,0)", "250 drag.reset",
      ])
  }

  @Test("a first gesture that becomes active excludes the second at once and for good")
  func activeFirstExcludes() throws {
    var tester = Self.tester(.drag(30).called("far").exclusively(before: .drag().called("near")))
    try tester.play(
      .began(0, 0, at: 0), .moved(20, 0, at: 20), .moved(40, 0, at: 40), .moved(50, 0, at: 60),
      .ended(50, 0, at: 80))
    #expect(
      tester.callbacks.map { "\($0.time) \($0.callback.handler).\($0.callback.kind)" } == [
        "20.0 near.updating", "20.0 near.changed", "40.0 far.updating", "40.0 far.changed",
        "40.0 near.reset", "60.0 far.updating", "60.0 far.changed", "80.0 far.reset",
        "80.0 far.ended",
      ])
  }

  // MARK: Sequences

  private static func pressAndDrag(_ duration: Double = 500) -> Gesture {
    .press(duration).sequenced(before: .drag()).called("start")
  }

  @Test("X07 a drag after a long press counts from where the finger was then")
  func pressThenDrag() throws {
    var tester = Self.tester(Self.pressAndDrag())
    let log = try tester.play(
      .began(100, 100, at: 0), .moved(112, 100, at: 600), .ended(112, 100, at: 700))
    // 12 pt in the 100 ms since the hand-over are 120 pt/s, of which the blend keeps 0.8.
    #expect(
      log == [
        "0 start.updating first(true)", "0 start.changed first(true)",
        "500 start.updating second(true)", "500 start.changed second(true)",
        "600 start.updating second(true, drag t=(12,0) v=(96,0))",
        "600 start.changed second(true, drag t=(12,0) v=(96,0))", "700 start.reset",
        "700 start.ended second(true, drag t=(12,0) v=(96,0))",
      ])
    #expect(tester.steps.map(\.step) == ["begin@0", "change@500", "change@600", "end@700"])
  }

  @Test("X07 a finger that rests after the hand-over changes nothing")
  func restingFinger() {
    var tester = Self.tester(Self.pressAndDrag())
    var touch = Touch(finger: 0, at: Vector(100, 100), time: 0)
    tester.play(TouchFrame(time: 0, touches: [touch]))
    touch.phase = .stationary
    tester.play(TouchFrame(time: 516, touches: [touch]))
    #expect(tester.steps.map(\.step) == ["begin@0", "change@500"])
    #expect(tester.machine.phase == .active(.sequence(.pressed(true), nil)))
  }

  @Test(
    "the second gesture may start where the finger came down",
    arguments: [
      (Assumptions.SequenceStart.handover, 12.0, Vector(104, 100)),
      (.touchDown, 16.0, Vector(100, 100)),
    ])
  func sequenceStart(start: Assumptions.SequenceStart, x: Double, place: Vector) throws {
    var tester = Self.tester(Self.pressAndDrag()) { $0.sequenceStart = start }
    try tester.play(
      .began(100, 100, at: 0), .moved(104, 100, at: 200), .moved(116, 100, at: 600),
      .ended(116, 100, at: 700))
    guard case .sequence(_, .drag(let drag)?) = tester.callbacks.last?.callback.value else {
      Issue.record("no drag")
      return
    }
    #expect(drag.translation == Vector(x, 0))
    #expect(drag.startLocation == place)
    #expect(tester.machine.translation == .zero)
  }

  @Test("X08 an early lift resets and ends nothing")
  func earlyLift() throws {
    var tester = Self.tester(Self.pressAndDrag())
    let log = try tester.play(.began(100, 100, at: 0), .ended(100, 100, at: 300))
    #expect(
      log == ["0 start.updating first(true)", "0 start.changed first(true)", "300 start.reset"])
    #expect(tester.steps.map(\.step) == ["begin@0", "cancel@300"])
  }

  @Test("X09 a move beyond the long press's distance resets and ends nothing")
  func moveAway() throws {
    var tester = Self.tester(Self.pressAndDrag())
    let log = try tester.play(
      .began(100, 100, at: 0), .moved(111, 100, at: 200), .ended(111, 100, at: 900))
    #expect(
      log == ["0 start.updating first(true)", "0 start.changed first(true)", "200 start.reset"])
    #expect(tester.steps.last?.evidence == Evidence(.distance, 11, .above, 10))
  }

  @Test("before its time a long press has no claim on the touch, from then on it has")
  func claim() throws {
    var tester = Self.tester(Self.pressAndDrag())
    #expect(!tester.machine.isPreliminary)
    tester.play(TouchFrame(time: 0, touches: [Touch(finger: 0, at: .zero, time: 0)]))
    #expect(tester.machine.isPreliminary)
    tester.wake(until: 500)
    #expect(!tester.machine.isPreliminary)
    #expect(tester.machine.phase.isActive)
  }

  @Test("a drag beside a long press has a claim as soon as it is active")
  func claimOfPair() throws {
    var tester = Self.tester(.press(500, 100).simultaneously(with: .drag()))
    let lines: [FingerLine] = [
      .began(0, 0, at: 0), .moved(9, 0, at: 16), .moved(12, 0, at: 32),
    ]
    let claims = try Touches(lines.map(\.event)).frames().map { frame in
      tester.play(frame)
      return !tester.machine.isPreliminary
    }
    #expect(claims == [false, false, true])
  }

  @Test("X10 a sequence without its drag fails, or ends if so assumed", arguments: [false, true])
  func withoutSecond(endsWell: Bool) throws {
    var tester = Self.tester(Self.pressAndDrag()) { $0.sequenceEndsWithoutSecond = endsWell }
    let log = try tester.play(.began(100, 100, at: 0), .ended(100, 100, at: 900))
    #expect(
      log == [
        "0 start.updating first(true)", "0 start.changed first(true)",
        "500 start.updating second(true)", "500 start.changed second(true)", "900 start.reset",
      ] + (endsWell ? ["900 start.ended second(true)"] : []))
  }

  @Test("X11 a drag without a minimum ends the sequence at the lift")
  func startAndStop() throws {
    var tester = Self.tester(
      .press(350, 30).sequenced(before: .drag(0)).handled("key", .onChanged, .onEnded))
    let log = try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: 2000))
    #expect(
      log == [
        "0 key.changed first(true)", "350 key.changed second(true)",
        "2000 key.ended second(true, drag t=(0,0) v=(0,0))",
      ])
  }

  @Test("the state of the long press inside goes back when it ends")
  func innerReset() throws {
    var tester = Self.tester(
      .press().handled("press", .updating).sequenced(before: .drag().handled("drag", .onEnded))
        .handled("both", .onEnded))
    try tester.play(
      .began(0, 0, at: 0), .moved(20, 0, at: 600), .ended(20, 0, at: 700))
    #expect(
      tester.callbacks.map { "\($0.time) \($0.callback.handler).\($0.callback.kind)" } == [
        "0.0 press.updating", "500.0 press.reset", "700.0 drag.ended", "700.0 both.ended",
      ])
  }

  @Test("after a tap the second of a sequence waits for its finger as long as another tap may take")
  func tapThenDrag() throws {
    let gesture = Gesture.tap().handled("tap", .onEnded).sequenced(
      before: .drag().handled("drag", .updating, .onEnded))
    var tester = Self.tester(gesture.handled("zoom", .updating, .onEnded))
    try tester.play(
      .began(0, 0, at: 0), .ended(0, 0, at: 80), .began(0, 0, at: 300), .moved(20, 0, at: 400),
      .ended(20, 0, at: 600))
    try tester.play(.began(0, 0, at: 2000), .ended(0, 0, at: 2080))
    #expect(
      tester.callbacks.map { "\($0.time) \($0.callback.handler).\($0.callback.kind)" } == [
        "80.0 tap.ended", "80.0 zoom.updating", "400.0 drag.updating", "400.0 zoom.updating",
        "600.0 drag.reset", "600.0 drag.ended", "600.0 zoom.reset", "600.0 zoom.ended",
        "2080.0 tap.ended", "2080.0 zoom.updating", "2430.0 zoom.reset",
      ])
  }

  @Test("sequences nest: each hears what comes after the one before")
  func nestedSequence() throws {
    let inner = Gesture.press(100).sequenced(before: .press(100).handled("second", .onEnded))
    var tester = Self.tester(inner.sequenced(before: .drag().handled("drag", .onEnded)))
    try tester.play(.began(0, 0, at: 0), .moved(20, 0, at: 250), .ended(20, 0, at: 300))
    #expect(
      tester.log == ["200 second.ended true", "300 drag.ended drag t=(20,0) v=(320,0)"])
  }

  // MARK: onLongPressGesture

  private static let press = Gesture.onLongPress(minimumDuration: 350, maximumDistance: 30)

  @Test("X13 pressing goes back at the duration, and the lift is silent")
  func pressing() throws {
    var tester = Self.tester(Self.press)
    #expect(
      try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: 2000)) == [
        "0 pressing(true)", "350 perform", "350 pressing(false)",
      ])
  }

  @Test("an early failure of a press says only that it is over", arguments: [0.0, 31.0])
  func pressingFails(x: Double) throws {
    var tester = Self.tester(Self.press)
    #expect(
      try tester.play(.began(0, 0, at: 0), .moved(x, 0, at: 200), .ended(x, 0, at: 200)) == [
        "0 pressing(true)", "200 pressing(false)",
      ])
  }

  // MARK: Simultaneous pairs

  @Test("X14 a drag beside a magnification that never comes")
  func dragBesideMagnify() throws {
    var tester = Self.tester(
      .drag().simultaneously(with: .magnify).handled("both", .onChanged, .onEnded))
    let log = try tester.play(.began(0, 0, at: 0), .moved(30, 0, at: 30), .ended(30, 0, at: 60))
    #expect(
      log == [
        "30 both.changed both(drag t=(30,0) v=(800,0), nil)",
        "60 both.ended both(drag t=(30,0) v=(800,0), nil)",
      ])
  }

  @Test("X16 a pinch fails the drag and goes on alone")
  func pinch() throws {
    var tester = Self.tester(
      .drag().called("drag").simultaneously(with: .magnify).handled("both", .onChanged, .onEnded))
    let log = try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 0).by(1), .moved(-25, 0, at: 10),
      .moved(125, 0, at: 10).by(1), .ended(-25, 0, at: 20), .ended(125, 0, at: 20).by(1))
    // 0.5 in 10 ms are 50 per second, blended with 0 by 0.2.
    #expect(
      log == [
        "10 both.changed both(nil, scale 1.5 v=40)", "20 both.ended both(nil, scale 1.5 v=40)",
      ])
  }

  @Test("X17 a tap beside a long press ends the pair with the tap alone")
  func tapBesidePress() throws {
    var tester = Self.tester(
      .tap().simultaneously(with: .press().handled("press", .updating)).handled("both", .onEnded))
    let log = try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: 100))
    #expect(
      log == ["0 press.updating true", "100 press.reset", "100 both.ended both(tap at (0,0), nil)"])
    #expect(tester.steps.map(\.step) == ["begin@0", "end@100"])
  }

  @Test("an inner gesture that ends early is heard although the pair is undecided")
  func news() throws {
    var tester = Self.tester(
      .tap().handled("one", .onEnded).simultaneously(with: .tap(2).handled("two", .onEnded))
        .handled("both", .onEnded))
    let log = try tester.play(
      .began(0, 0, at: 0), .ended(0, 0, at: 80), .began(0, 0, at: 250), .ended(0, 0, at: 330))
    #expect(
      log == [
        "80 one.ended tap at (0,0)", "330 two.ended tap at (0,0)",
        "330 both.ended both(tap at (0,0), tap at (0,0))",
      ])
    #expect(tester.steps.map(\.step) == ["end@330"])
  }

  @Test("a pair that was active and is undecided again goes on, and the failed side resets at once")
  func undecidedAgain() throws {
    var tester = Self.tester(
      .press().handled("press", .updating).simultaneously(with: .tap(2).handled("two", .onEnded))
        .handled("both", .updating, .onEnded))
    let log = try tester.play(.began(0, 0, at: 0), .ended(0, 0, at: 80))
    #expect(
      log == [
        "0 press.updating true", "0 both.updating both(true, nil)", "80 press.reset",
        "430 both.reset",
      ])
    #expect(tester.steps.map(\.step) == ["begin@0", "change@80", "cancel@430"])
  }

  @Test("an end inside a second gesture is held with it")
  func heldInside() throws {
    let second = Gesture.tap().handled("tap", .onEnded).simultaneously(
      with: .press(100, 5).handled("press", .onEnded))
    let lines: [FingerLine] = [.began(0, 0, at: 0), .ended(0, 0, at: 300)]
    let frames = try Touches(lines.map(\.event)).frames()
    var tester = Self.tester(.tap(2).exclusively(before: second))
    tester.play(frames)
    #expect(tester.log == ["650 tap.ended tap at (0,0)", "650 press.ended true"])
  }
}
