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
    var tester = GestureTester(.drag().called("d"))
    tester.holdBack()
    let lines: [FingerLine] = [
      .began(0, 0, at: 0), .moved(12, 0, at: 16), .moved(24, 0, at: 32), .ended(24, 0, at: 48),
    ]
    let frames = try Touches(lines.map(\.event)).frames()
    for frame in frames.prefix(3) { tester.play(frame) }
    #expect(tester.log == [])
    #expect(tester.steps.map(\.step) == ["begin@16", "change@32"])
    #expect(tester.machine.translation == Vector(24, 0))
    tester.letThrough(at: 40)
    tester.play(frames[3])
    #expect(
      tester.log == [
        "40 d.updating drag t=(24,0) v=(720,0)", "40 d.changed drag t=(24,0) v=(720,0)",
        "48 d.reset", "48 d.ended drag t=(24,0) v=(720,0)",
      ])
  }

  @Test("what is held back and loses was never heard of")
  func withheldAndLost() throws {
    var tester = GestureTester(.press().called("p"))
    tester.holdBack()
    let lines: [FingerLine] = [.began(0, 0, at: 0)]
    for frame in try Touches(lines.map(\.event)).frames() { tester.play(frame) }
    #expect(tester.machine.deadline == 500)
    tester.cancel(at: 100)
    #expect(tester.log == [])
    #expect(tester.machine.deadline == nil)
  }

  @Test("once over, a gesture hears nothing before it is reset")
  func over() throws {
    var machine = GestureMachine(.drag(0).called("d"), view: 0, tuning: Tuning())
    let touch = Touch(finger: 0, at: .zero, time: 0)
    #expect(machine.hear([touch], at: 0, in: Surroundings()).step == .begin)
    machine.entered(.cancelled, at: 10)
    #expect(machine.hear([touch], at: 20, in: Surroundings()) == .stay)
    machine.reset()
    #expect(machine.hear([touch], at: 30, in: Surroundings()).step == .begin)
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
