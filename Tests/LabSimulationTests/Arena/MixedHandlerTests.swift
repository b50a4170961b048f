import LabSimulation
import LabTesting
import Testing

/// Where a control, UIKit's recognizers and SwiftUI's gestures meet on one card.
@Suite("Arena: controls, UIKit and SwiftUI on one view")
struct MixedHandlerTests {
  private static let press = Gesture.sequenced(
    .longPress(minimumDuration: 500, maximumDistance: 10),
    before: .drag(minimumDistance: 0, space: .global))

  @Test("a single tap around a control leaves the tap to the control", arguments: [1, 2])
  func control(taps: Int) throws {
    var tester = SceneTester()
    tester.view("card")
    tester.view("button", in: "card") { $0.isControl = true }
    var tap = Tap(tuning: tester.tuning)
    tap.taps = taps
    tester.attach("tap", on: "card", tap)
    let log = try tester.play("B@0 E@80 B@200 E@280")
    let fired = tester.arena.trace.count { if case .fired = $0.happening { true } else { false } }
    // A double tap is no default action of a control.
    #expect(tester.calls(of: "tap").count == taps - 1, "\(log)")
    #expect(fired == (taps == 1 ? 2 : 0), "\(log)")
  }

  @Test("a tap on the control itself is its own affair")
  func ownTap() throws {
    var tester = SceneTester()
    tester.view("button") { $0.isControl = true }
    tester.attach("tap", on: "button", Tap(tuning: tester.tuning))
    try tester.play("B@0 E@80")
    #expect(tester.calls(of: "tap").count == 1)
  }

  @Test("a drag and the sequence that it ends move their view once")
  func oneCommit() throws {
    let inner = Gesture.handled(
      .drag(minimumDistance: 0, space: .global), [Gesture.Handler(.onEnded, "inner")])
    let whole = Gesture.handled(
      .sequenced(.longPress(minimumDuration: 500, maximumDistance: 10), before: inner),
      [Gesture.Handler(.onChanged, "whole"), Gesture.Handler(.onEnded, "whole")])
    var tester = SceneTester()
    tester.view("screen")
    tester.movable("card", in: "screen")
    tester.gesture("reorder", on: "card", whole, moves: "card")
    try tester.play("B@0 M(20,0)@600 M(40,0)@616 E@632")
    #expect(tester.outcome("card").offset == -40)
  }

  @Test("a gesture that has won keeps UIKit's recognizers of its own view out")
  func sameView() throws {
    var tester = SceneTester()
    tester.view("card")
    tester.attach("tap", on: "card", Tap(tuning: tester.tuning))
    tester.gesture("hold", on: "card", Self.press.handled([Gesture.Handler(.onEnded, "hold")]))
    try tester.play("B@0 M(20,0)@600 E@632")
    #expect(tester.states(of: "tap") == ["failed@500"])
  }
}

extension Gesture {
  fileprivate func handled(_ handlers: [Handler]) -> Gesture { .handled(self, handlers) }
}
