import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of touches, timers and hit testing")
struct SemanticsTouchTests {
  private static func bare() -> SceneTester {
    var tester = SceneTester()
    tester.view("root")
    return tester
  }

  @Test("T02 a finger that did not change is stationary and keeps its time")
  func t02() throws {
    var tester = Self.bare()
    tester.pan("pan", on: "root")
    try tester.play("B@0 #2B(50,0)@16 M(5,0)@32 E@64 #2E@64")
    let touches = tester.arena.trace.compactMap { entry -> [Touch]? in
      guard case .touches(let touches) = entry.happening, entry.moment.time == 32 else {
        return nil
      }
      return touches
    }
    #expect(touches.map { $0.map(\.phase) } == [[.moved, .stationary]])
    #expect(touches.map { $0.map(\.time) } == [[32, 16]])
  }

  @Test("T03 a finger that rests makes no event, and a long press still begins at 500 ms")
  func t03() throws {
    var tester = Self.bare()
    tester.attach("press", on: "root", LongPress())
    try tester.play("B@0 E@900")
    #expect(tester.states(of: "press") == ["began@500", "ended@900"])
    #expect(tester.phases(ofView: "root") == ["began@0", "cancelled@500"])
  }

  // MARK: Timers

  @Test("a timer that is due exactly at an event fires before it")
  func timerFirst() throws {
    var tester = Self.bare()
    tester.attach("press", on: "root", LongPress())
    try tester.play("B@0 M(30,0)@500 E@520")
    #expect(tester.calls(of: "press") == ["500 began", "500 changed", "520 ended"])
  }

  @Test("a finger that comes down exactly at the end of the gap is a first tap")
  func gapOver() throws {
    var tester = Self.bare()
    var tap = Tap(tuning: tester.tuning)
    tap.taps = 2
    tester.attach("tap", on: "root", tap)
    try tester.play("B@0 E@80 B@430 E@480")
    #expect(tester.states(of: "tap") == ["failed@430", "failed@830"])
  }

  /// The feed waits for a pan of the carousel that does not decide before 50 pt.
  private static func waiting(limit: Double) -> SceneTester {
    var tester = SceneTester.feedWithCarousel()
    tester.attach(
      "pan", on: "carousel",
      DirectionalPan(
        axis: .horizontal, ratio: 1.7, threshold: 50, decision: .withheld, hysteresis: 10))
    tester.require("feed.pan", toFail: "pan", limit: limit)
    return tester
  }

  @Test(
    "the limit of a wait ends in its own event, or with the event of the same time",
    arguments: [
      ("B@0 M(0,12)@16 E@300", "150: -2"), ("B@0 M(0,12)@16 M(0,20)@150 E@300", "150: -10"),
    ])
  func limitOfWait(script: String, offset: String) throws {
    var tester = Self.waiting(limit: 150)
    try tester.play(script)
    #expect(tester.states(of: "feed.pan") == ["began@150", "ended@300"])
    #expect(tester.states(of: "pan") == ["failed@150"])
    #expect(tester.offsets(of: "feed").first == offset)
  }

  @Test(
    "an event without news at the time of a timer changes nothing",
    arguments: [
      ("B@0 E@900", "B@0 M@500 E@900"),
      ("B@0 M(12,0)@600 E@700", "B@0 M@500 M(12,0)@600 E@700"),
      ("B@0 E@300", "B@0 M@150 E@300"),
    ])
  func timerWithEvent(script: String, same: String) throws {
    var logs: [[String]] = []
    for script in [script, same] {
      var tester = SceneTester.feedWithCarousel()
      tester.attach("press", on: "carousel", LongPress())
      tester.gesture(
        "sequence", on: "carousel", .press().sequenced(before: .drag()).called("sequence"))
      try tester.play(script)
      // A rest that is delivered as a move is heard as one, and by nothing else.
      logs.append(
        tester.log.filter { !$0.contains("moved") && !$0.contains("press callback changed") })
    }
    #expect(logs[0] == logs[1])
  }

  // MARK: Hit testing

  /// On the third page of the carousel.
  private static let button = Rect(x: 875, y: 100, width: 200, height: 200)

  @Test("H01 recognizers hear from the deepest view to the outermost")
  func h01() throws {
    var tester = SceneTester.feedWithCarousel()
    tester.view("button", Self.button, in: "carousel")
    tester.pan("card", on: "carousel")
    tester.pan("button", on: "button")
    let log = try tester.play("B@0 E@80")
    #expect(
      log.filter { $0.hasSuffix("failed") } == [
        "80 button failed", "80 card failed", "80 feed.pan failed",
      ])
  }

  @Test("H02 a finger that leaves the view is heard by the same recognizers")
  func h02() throws {
    var tester = SceneTester.feedWithCarousel()
    tester.view("next", Rect(x: 0, y: 1000, width: 390, height: 400), in: "feed")
    tester.pan("pan", on: "carousel")
    tester.pan("next", on: "next")
    try tester.play("B@0 M(20,0)@16 M(20,250)@32 E@48")
    #expect(tester.calls(of: "pan") == ["16 began", "32 changed", "48 ended"])
    #expect(tester.states(of: "next").isEmpty)
    #expect(tester.phases(ofView: "next").isEmpty)
  }

  @Test("H03 a recognizer that does not receive the touch stays possible")
  func h03() throws {
    var tester = SceneTester.feedWithCarousel()
    tester.pan("pan", on: "carousel") { $0.shouldReceive = .never }
    try tester.play("B@0 M(0,20)@16 E@32")
    #expect(tester.states(of: "pan").isEmpty)
    #expect(tester.states(of: "feed.pan") == ["began@16", "ended@32"])
  }

  /// An overlay with a pan in front of a photo with a tap.
  private static func overlay(_ change: (inout SceneView) -> Void) -> SceneTester {
    var tester = SceneTester.feedWithCarousel()
    tester.view("photo", button, in: "carousel")
    tester.view("overlay", button, in: "carousel", change)
    tester.attach("tap", on: "photo", Tap(tuning: tester.tuning))
    tester.pan("pan", on: "overlay")
    return tester
  }

  @Test("H04 a view in front takes the touch from the photo behind it")
  func h04() throws {
    var tester = Self.overlay { _ in }
    try tester.play("B@0 E@80")
    #expect(tester.states(of: "pan") == ["failed@80"])
    #expect(tester.states(of: "tap").isEmpty)
    #expect(tester.outcome("feed").claim == nil)
    #expect(tester.outcome("feed").offset == 400)
  }

  @Test("H05 what is nearly transparent, hidden or not interactive is passed by")
  func h05() throws {
    let changes: [(inout SceneView) -> Void] = [
      { $0.alpha = 0.005 }, { $0.isHidden = true }, { $0.isInteractive = false },
      { $0.contentShape = .none },
    ]
    for change in changes {
      var tester = Self.overlay(change)
      try tester.play("B@0 E@80")
      #expect(tester.states(of: "pan").isEmpty)
      #expect(tester.states(of: "tap") == ["ended@80"])
    }
  }
}
