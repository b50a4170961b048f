import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of cancels: a source, a test")
struct SemanticsCancellationTests {
  /// A UIKit pan or a SwiftUI drag on the carousel in the feed.
  private static func pan(
    commitOnCancel: Bool = false, hysteresis: Double = 10
  ) -> SceneTester {
    var tester = SceneTester.feedWithCarousel()
    tester.attach(
      "child", on: "carousel", Pan(hysteresis: hysteresis), moves: "carousel",
      commitOnCancel: commitOnCancel)
    return tester
  }

  private static func drag(
    profile: Int = 18, distance: Double = 10, storage: Drive.Storage = .gestureState
  ) -> SceneTester {
    var tester = SceneTester.feedWithCarousel(profile: profile)
    tester.gesture(
      "child", on: "carousel",
      Gesture.drag(minimumDistance: distance, space: .global).called("drag"), moves: "carousel",
      storage: storage)
    return tester
  }

  private static let stroke = "B@0 M(-30,0)@16 M(-70,0)@32 M(-130,0)@48 E@64"

  private static func hasEnded(_ tester: SceneTester) -> Bool {
    tester.calls(of: "child").contains { $0.hasSuffix("ended") }
  }

  private static func expectRest(_ tester: SceneTester) {
    let carousel = tester.outcome("carousel")
    #expect(carousel.page == 2 && carousel.offset == 780 && carousel.atLift == 0)
    #expect(!carousel.isStuck && !carousel.turned)
  }

  // MARK: The rows

  @Test("N01 a handler that takes a cancel for an end turns the page on it")
  func n01() throws {
    let script = "B@0 M(-60,0)@16 M(-130,0)@32 C@48"
    var tester = Self.pan(commitOnCancel: true)
    try tester.play(script)
    #expect(tester.calls(of: "child") == ["16 began", "32 changed", "48 cancelled"])
    #expect(tester.outcome("carousel").page == 3)
    tester = Self.pan()
    try tester.play(script)
    #expect(tester.calls(of: "child") == ["16 began", "32 changed", "48 cancelled"])
    Self.expectRest(tester)
  }

  @Test(
    "N02 N03 a drag at -120 that the system or a second finger takes commits nothing",
    arguments: ["C@48", "#2B(50,0)@48 E@80 #2E@80"])
  func n02n03(end: String) throws {
    var tester = Self.drag()
    try tester.play("B@0 M(-60,0)@16 M(-120,0)@32 " + end)
    #expect(tester.states(of: "child") == ["began@16", "cancelled@48"])
    #expect(tester.calls(of: "child").last == "48 drag.reset")
    #expect(!Self.hasEnded(tester))
    Self.expectRest(tester)
  }

  @Test("N04 a cancel of a tap says nothing")
  func n04() throws {
    var tester = SceneTester.feedWithCarousel()
    tester.attach("tap", on: "carousel", Tap(tuning: tester.tuning))
    tester.gesture("swiftUI", on: "carousel", Gesture.tap().called("tap"))
    try tester.play("B@0 C@80")
    #expect(tester.states(of: "tap") == ["failed@80"])
    #expect(tester.states(of: "swiftUI") == ["failed@80"])
    #expect(tester.calls(of: "tap").isEmpty && tester.calls(of: "swiftUI").isEmpty)
  }

  @Test("N05 after a cancel everything starts afresh")
  func n05() throws {
    let script = "B@0 M(-60,0)@16 C@32 B(10,0)@100 M(-20,0)@400 E@500"
    var pan = Self.pan()
    try pan.play(script)
    #expect(
      pan.states(of: "child") == ["began@16", "cancelled@32", "began@400", "ended@500"])
    #expect(pan.offsets(of: "carousel") == ["16: 50", "32: 0", "400: 20", "500: 0"])
    var drag = Self.drag()
    try drag.play(script)
    #expect(
      drag.states(of: "child") == ["began@16", "cancelled@32", "began@400", "ended@500"])
    #expect(drag.offsets(of: "carousel") == ["16: 60", "32: 0", "400: 30", "500: 0"])
  }

  // MARK: The sources

  /// The interruption, at any moment of the stroke; the recognizer has begun after 16 ms.
  private static func expectCancel(
    of tester: SceneTester, by kind: Interruption.Kind, reason: TraceEntry.Reason
  ) throws {
    for time in stride(from: 4.0, through: 76, by: 4) {
      var tester = tester
      try tester.play(stroke, interruptions: [Interruption(kind, at: time)])
      let calls = tester.calls(of: "child")
      switch time {
      case ...16:
        // What happens at the time of an event happens before it.
        #expect(tester.states(of: "child") == ["failed@\(Int(time))"])
        #expect(tester.reasons(of: "child") == [reason])
        #expect(calls.isEmpty)
      case ...64:
        #expect(tester.states(of: "child") == ["began@16", "cancelled@\(Int(time))"])
        #expect(tester.reasons(of: "child") == [.proposed, reason])
        #expect(["\(Int(time)) cancelled", "\(Int(time)) drag.reset"].contains(calls.last))
      default:
        #expect(tester.states(of: "child") == ["began@16", "ended@64"])
      }
      if time <= 64 {
        #expect(!hasEnded(tester))
        expectRest(tester)
      }
    }
  }

  @Test("the system takes the touch: a pan is cancelled with its action, a drag without onEnded")
  func system() throws {
    try Self.expectCancel(of: Self.pan(), by: .systemCancel, reason: .systemCancel)
    try Self.expectCancel(of: Self.drag(), by: .systemCancel, reason: .systemCancel)
  }

  @Test("a scroll view around begins: what is possible fails, and on 17 what is active too")
  func ancestor() throws {
    let possible = "B@0 M(0,12)@16 M(0,40)@32 E@48"
    let active = "B@0 M(12,0)@16 M(12,40)@32 E@48"
    var tester = Self.pan(hysteresis: 30)
    try tester.play(possible)
    #expect(tester.states(of: "child") == ["failed@16"])
    tester = Self.pan()
    try tester.play(active)
    #expect(tester.states(of: "child") == ["began@16", "ended@48"])
    #expect(tester.states(of: "feed.pan") == ["failed@16"])
    for profile in [17, 18, 26] {
      tester = Self.drag(profile: profile, distance: 30)
      try tester.play(possible)
      #expect(tester.states(of: "child") == ["failed@16"])
      tester = Self.drag(profile: profile)
      try tester.play(active)
      #expect(
        tester.states(of: "child")
          == (profile == 17 ? ["began@16", "cancelled@32"] : ["began@16", "ended@48"]))
      #expect(
        tester.states(of: "feed.pan")
          == (profile == 17 ? ["began@32", "ended@48"] : ["failed@16"]))
      #expect(Self.hasEnded(tester) == (profile != 17))
    }
  }

  @Test("a second finger: a pan goes on, a drag is cancelled, at any moment")
  func secondFinger() throws {
    for time in [4, 12, 20, 28, 36, 44] {
      let script =
        "B@0 M(-30,0)@16 M(-70,0)@32 M(-130,0)@48 E@64".split(separator: " ").map(String.init)
      let moves = script.filter { (Int($0.split(separator: "@")[1]) ?? 0) <= time }
      let rest = script.dropFirst(moves.count)
      let text = (moves + ["#2B(50,0)@\(time)"] + rest + ["#2E@64"]).joined(separator: " ")
      var pan = Self.pan()
      try pan.play(text)
      #expect(pan.states(of: "child").last == "ended@64", "\(text)")
      #expect(pan.states(of: "child").count == 2)
      var drag = Self.drag()
      try drag.play(text)
      #expect(
        drag.states(of: "child")
          == (time < 16 ? ["failed@\(time)"] : ["began@16", "cancelled@\(time)"]))
      #expect(!Self.hasEnded(drag))
      #expect(drag.outcome("carousel").page == 2)
    }
  }

  @Test("a view that is removed, with its recognizers, or one around it")
  func removed() throws {
    for view in ["carousel", "feed"] {
      for tester in [Self.pan(), Self.drag()] {
        try Self.expectCancel(
          of: tester, by: .removeView(tester.index(ofView: view)), reason: .removed)
      }
    }
  }

  @Test("a recognizer that is disabled")
  func disabled() throws {
    for tester in [Self.pan(), Self.drag()] {
      try Self.expectCancel(
        of: tester, by: .disable(attachment: tester.index(of: "child")), reason: .disabled)
    }
  }

  @Test("switched off and on again it has failed, and hears nothing more of the finger")
  func toggled() throws {
    var tester = Self.pan()
    let index = tester.index(of: "child")
    try tester.play(
      "B@0 M(0,5)@16 M(0,30)@32 E@200 B@300 M(-30,0)@316 E@332",
      interruptions: [
        Interruption(.disable(attachment: index), at: 20),
        Interruption(.enable(attachment: index), at: 20),
      ])
    #expect(tester.states(of: "child") == ["failed@20", "began@316", "ended@332"])
    #expect(tester.states(of: "feed.pan") == ["began@32", "ended@200", "failed@316"])
  }

  @Test("a mask that flips in the middle: no onEnded, and stuck unless it is a GestureState")
  func mask() throws {
    let tester = Self.drag()
    let kind = Interruption.Kind.mask(attachment: tester.index(of: "child"))
    try Self.expectCancel(of: tester, by: kind, reason: .masked)
    var frozen = Self.drag(storage: .state)
    try frozen.play(Self.stroke, interruptions: [Interruption(kind, at: 40)])
    #expect(!Self.hasEnded(frozen))
    #expect(frozen.outcome("carousel").isStuck)
    #expect(frozen.outcome("carousel").offset == 850)
  }

  @Test("a pinch over a held drag: dead until pressed again; UIKit's pans do not mind")
  func pinch() throws {
    try Self.expectCancel(of: Self.drag(), by: .pinch, reason: .pinched)
    var drag = Self.drag()
    try drag.play(
      Self.stroke + " B@200 M(-30,0)@216 E@400", interruptions: [Interruption(.pinch, at: 40)])
    #expect(
      drag.states(of: "child") == ["began@16", "cancelled@40", "began@216", "ended@400"])
    var pan = Self.pan()
    try pan.play(Self.stroke, interruptions: [Interruption(.pinch, at: 40)])
    #expect(pan.states(of: "child") == ["began@16", "ended@64"])
  }

  @Test("a view that moves under the finger: the touch stays with it, its own space moves")
  func autoScroll() throws {
    var tester = SceneTester.feedWithCarousel()
    tester.gesture(
      "child", on: "carousel", Gesture.drag(minimumDistance: 10, space: .local).called("drag"))
    tester.pan("pan", on: "carousel")
    tester.simultaneous("child", "pan")
    let move = Interruption.Kind.moveView(tester.index(ofView: "carousel"), by: Vector(0, -500))
    try tester.play(
      "B@0 M(-30,0)@16 M(-60,0)@32 E@48", interruptions: [Interruption(move, at: 20)])
    #expect(tester.states(of: "child") == ["began@16", "ended@48"])
    #expect(tester.states(of: "pan") == ["began@16", "ended@48"])
    let translations = tester.callbacks(of: "child").compactMap { call in
      if case .drag(let drag) = call.callback.value { drag.translation } else { nil }
    }
    #expect(translations.first == Vector(-30, 0))
    #expect(translations.last == Vector(-60, 500))
  }

  @Test("the reasons of the newer engine have their names here")
  func reasons() throws {
    var excluded = Self.pan()
    try excluded.play("B@0 M(-20,0)@16 E@32")
    #expect(excluded.reasons(of: "feed.pan") == [.excluded(by: excluded.index(of: "child"))])
    var waiting = Self.pan()
    waiting.require("feed.pan", toFail: "child")
    try waiting.play("B@0 M(-20,0)@16 E@32")
    #expect(waiting.reasons(of: "feed.pan") == [.requiredFailure(of: waiting.index(of: "child"))])
    var denied = SceneTester.feedWithCarousel()
    denied.pan("child", on: "carousel") { $0.shouldBegin = .never }
    try denied.play("B@0 M(-20,0)@16 E@32")
    #expect(denied.reasons(of: "child") == [.shouldBegin])
  }
}
