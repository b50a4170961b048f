import LabSimulation
import LabTesting
import Testing

@Suite("Handlers of SwiftUI gestures")
struct HandlerTests {
  private static func kinds(
    _ chain: [Gesture.Handler.Kind], _ order: Assumptions.StateOrder = .resetFirst
  ) throws -> [String] {
    var tuning = Tuning()
    tuning.assumptions.stateOrder = order
    let handlers = chain.map { Gesture.Handler($0, "h") }
    var tester = GestureTester(.handled(.drag(), handlers), tuning: tuning)
    try tester.play(.began(0, 0, at: 0), .moved(12, 0, at: 16), .ended(12, 0, at: 32))
    return tester.callbacks.map { "\(Int($0.time)) \($0.callback.kind)" }
  }

  @Test("the state is written before onChanged and reset before onEnded, or as the chain has it")
  func chainOrder() throws {
    #expect(
      try Self.kinds([.updating, .onChanged, .onEnded]) == [
        "16 updating", "16 changed", "32 reset", "32 ended",
      ])
    #expect(
      try Self.kinds([.onEnded, .onChanged, .updating]) == [
        "16 changed", "16 updating", "32 ended", "32 reset",
      ])
  }

  @Test("on a runtime that resets last, the order of the end is the reverse")
  func stateOrder() throws {
    #expect(
      try Self.kinds([.updating, .onChanged, .onEnded], .endedFirst) == [
        "16 updating", "16 changed", "32 ended", "32 reset",
      ])
    #expect(
      try Self.kinds([.onEnded, .updating], .endedFirst) == ["16 updating", "32 reset", "32 ended"])
  }

  @Test("G07 an onChanged before the updating that it looks at sees the old state")
  func flag() throws {
    #expect(try Self.kinds([.onChanged, .updating]).prefix(2) == ["16 changed", "16 updating"])
  }

  @Test("inner modifiers come before outer ones")
  func innerFirst() throws {
    let drag = Gesture.drag().handled("inner", .updating, .onEnded).handled(
      "outer", .updating, .onEnded)
    var tester = GestureTester(drag)
    try tester.play(.began(0, 0, at: 0), .moved(12, 0, at: 16), .ended(12, 0, at: 32))
    #expect(
      tester.callbacks.map { "\($0.callback.handler).\($0.callback.kind)" } == [
        "inner.updating", "outer.updating", "inner.reset", "inner.ended", "outer.reset",
        "outer.ended",
      ])
  }

  @Test("G06 a view that is removed resets and ends nothing")
  func removed() throws {
    var tester = GestureTester(.drag().called("d"))
    let lines: [FingerLine] = [.began(0, 0, at: 0), .moved(12, 0, at: 16), .moved(20, 0, at: 32)]
    for frame in try Touches(lines.map(\.event)).frames() { tester.play(frame) }
    tester.cancel(at: 40)
    #expect(tester.log.suffix(2) == ["32 d.changed drag t=(20,0) v=(520,0)", "40 d.reset"])
    #expect(tester.callbacks.count == 5)
  }

  @Test("N02 a system cancel of a drag puts the preview back and commits nothing")
  func systemCancel() throws {
    var tester = GestureTester(.drag().called("d"))
    try tester.play(.began(0, 0, at: 0), .moved(-120, 0, at: 100), .cancelled(at: 150))
    #expect(tester.log.dropFirst(2) == ["150 d.reset"])
    #expect(tester.steps.map(\.step) == ["begin@100", "cancel@150"])
  }

  @Test("N03 so does a second finger")
  func secondFinger() throws {
    var tester = GestureTester(.drag().called("d"))
    try tester.play(
      .began(0, 0, at: 0), .moved(-120, 0, at: 100), .began(50, 50, at: 150).by(1),
      .moved(-150, 0, at: 200), .ended(-150, 0, at: 250), .ended(50, 50, at: 300).by(1))
    #expect(tester.log.dropFirst(2) == ["150 d.reset"])
  }

  @Test("N04 a cancel of a tap says nothing, also with a first tap counted")
  func cancelledTap() throws {
    var tester = GestureTester(.tap(2).called("t"))
    try tester.play(.began(0, 0, at: 0), .cancelled(at: 50))
    try tester.play(
      .began(0, 0, at: 100), .ended(0, 0, at: 150), .began(0, 0, at: 200), .cancelled(at: 250))
    #expect(tester.log == [])
    #expect(tester.steps.map(\.step) == ["fail@50", "fail@250"])
  }

  @Test("N05 after a cancel a gesture starts afresh")
  func afterCancel() throws {
    var tester = GestureTester(.drag().handled("d", .onChanged))
    try tester.play(
      .began(0, 0, at: 0), .moved(-120, 0, at: 100), .cancelled(at: 150), .began(300, 0, at: 200),
      .moved(320, 0, at: 220), .ended(320, 0, at: 240))
    #expect(
      tester.log == [
        "100 d.changed drag t=(-120,0) v=(-960,0)", "220 d.changed drag t=(20,0) v=(800,0)",
      ])
  }

  @Test("what is held back is heard when it is let through, with the value of then")
  func withheld() throws {
    var machine = GestureMachine(.drag().called("d"), view: 0, tuning: Tuning())
    let lines: [FingerLine] = [
      .began(0, 0, at: 0), .moved(12, 0, at: 16), .moved(24, 0, at: 32), .ended(24, 0, at: 48),
    ]
    let frames = try Touches(lines.map(\.event)).frames()
    let steps = frames.prefix(3).map {
      machine.hear($0.touches, at: $0.time, in: Surroundings()).step
    }
    #expect(steps == [.stay, .begin, .change])
    #expect(!machine.hasNews)
    #expect(machine.translation == Vector(24, 0))
    var log: [Callback] = []
    machine.entered(.began, at: 40)
    machine.report(.began, at: 40, into: &log)
    #expect(
      log.map(\.description) == [
        "d.updating drag t=(24,0) v=(720,0)", "d.changed drag t=(24,0) v=(720,0)",
      ])
    #expect(machine.hear(frames[3].touches, at: 48, in: Surroundings()).step == .end)
    machine.entered(.ended, at: 48)
    machine.report(.ended, at: 48, into: &log)
    #expect(log.dropFirst(2).map(\.kind) == [.reset, .ended])
    #expect(machine.hear(frames[0].touches, at: 60, in: Surroundings()).step == .stay)
  }

  @Test("what is held back and loses was never heard of")
  func withheldAndLost() throws {
    var machine = GestureMachine(.press().called("p"), view: 0, tuning: Tuning())
    let touch = Touch(finger: 0, at: .zero, time: 0)
    #expect(machine.hear([touch], at: 0, in: Surroundings()).step == .begin)
    #expect(machine.deadline == 500)
    var log: [Callback] = []
    machine.entered(.failed, at: 100)
    machine.report(.failed, at: 100, into: &log)
    #expect(log.isEmpty)
    #expect(machine.deadline == nil)
  }

  @Test("a tap counts its taps through its handlers, and nothing else does")
  func requiredTaps() {
    let cases: [(Gesture, Int?)] = [
      (.tap(2).called("t"), 2), (.tap(), 1), (.drag(), nil),
      (.tap().exclusively(before: .tap()), nil),
    ]
    for (gesture, expected) in cases {
      #expect(GestureMachine(gesture, view: 0, tuning: Tuning()).requiredTaps == expected)
    }
  }
}
