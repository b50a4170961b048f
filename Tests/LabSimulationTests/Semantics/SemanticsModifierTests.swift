import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of SwiftUI modifiers in a scroll view")
struct SemanticsModifierTests {
  private static func tester(
    _ modifier: SceneTester.Modifier, _ distance: Double, profile: Int,
    storage: Drive.Storage = .gestureState, mask: SceneTester.Mask = .all,
    _ change: (inout Assumptions) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester.feedWithCarousel(profile: profile, change)
    tester.gesture(
      "drag", on: "carousel",
      Gesture.drag(minimumDistance: distance, space: .global).called("drag"), modifier, mask: mask,
      moves: "carousel", storage: storage)
    return tester
  }

  private static func fine(_ angle: Double, step: Double = 1) -> Touches {
    ScriptedStroke.straight(angle: angle, step: step)
  }

  private static func hasEnded(_ tester: SceneTester) -> Bool {
    tester.calls(of: "drag").contains { $0.hasSuffix(".ended") }
  }

  @Test(
    "M01 M02 a fine vertical drag: the child takes it on 18, the feed on 17",
    arguments: [(18, Winner.carousel), (26, .carousel), (17, .feed)])
  func m01m02(profile: Int, holder: Winner) throws {
    var tester = Self.tester(.gesture, 10, profile: profile)
    try tester.play(Self.fine(90))
    #expect(tester.holder(child: "drag") == holder)
    #expect(Self.hasEnded(tester) == (holder == .carousel))
    #expect((tester.outcome("feed").maximum == 0) == (holder == .carousel))
    #expect(tester.outcome("carousel").offset == 780)
  }

  @Test("M03 high priority with 30 pt: at 30 degrees in steps of 4 the feed begins at 20 pt")
  func m03() throws {
    var tester = Self.tester(.highPriorityGesture, 30, profile: 18)
    try tester.play(Self.fine(30, step: 4))
    #expect(tester.holder(child: "drag") == .feed)
    // 5 events of 4 pt, after the touch-down.
    #expect(tester.outcome("feed").claim?.index == 5)
    #expect(tester.calls(of: "drag").isEmpty)
    #expect(tester.reasons(of: "drag") == [.excluded(by: tester.index(of: "feed.pan"))])
  }

  @Test("M06 on 26 a simultaneous gesture is not simultaneous with the feed")
  func m06() throws {
    var tester = Self.tester(.simultaneousGesture, 10, profile: 26)
    try tester.play(Self.fine(60))
    #expect(tester.holder(child: "drag") == .carousel)
    #expect(tester.outcome("feed").maximum == 0)
  }

  @Test(
    "M07 a simultaneous gesture without a minimum runs beside the feed, or blocks it",
    arguments: [(Assumptions.ZeroDistance.both, Winner.both), (.child, .carousel)])
  func m07(rule: Assumptions.ZeroDistance, holder: Winner) throws {
    var tester = Self.tester(.simultaneousGesture, 0, profile: 18) { $0.simultaneousZero = rule }
    try tester.play(Self.fine(90))
    #expect(tester.holder(child: "drag") == holder)
  }

  private static let bent =
    "B@0 M(5,0)@16 M(10,0)@32 M(15,0)@48 M(15,10)@64 M(15,20)@80 E@96"

  @Test("M08 on 17 a feed that begins later takes the touch from the active drag")
  func m08() throws {
    for storage in Drive.Storage.allCases {
      var tester = Self.tester(.gesture, 10, profile: 17, storage: storage)
      try tester.play(Self.bent)
      #expect(tester.states(of: "drag") == ["began@32", "cancelled@64"])
      #expect(tester.reasons(of: "drag").last == .stolen(by: tester.index(of: "feed.pan")))
      #expect(tester.states(of: "feed.pan") == ["began@64", "ended@96"])
      #expect(tester.calls(of: "drag").last == "64 drag.reset")
      #expect(!Self.hasEnded(tester))
      let carousel = tester.outcome("carousel")
      #expect(carousel.isStuck == (storage == .state))
      #expect(carousel.offset == (storage == .state ? 765 : 780))
      #expect(carousel.atLift == (storage == .state ? 15 : 0))
      #expect(carousel.page == 2)
    }
  }

  // MARK: The published directional pan

  struct Published: CustomTestStringConvertible {
    var id: String
    var threshold = 10.0
    var script: String
    var pan: [String]
    var feed: [String]
    var holder: Winner
    var testDescription: String { id }
  }

  static let published = [
    Published(
      id: "M09", script: "B@0 M(17,10)@16 E@32", pan: ["began@16", "ended@32"],
      feed: ["failed@16"], holder: .carousel),
    Published(
      id: "M10", script: "B@0 M(10,17)@16 E@32", pan: ["failed@16"],
      feed: ["began@16", "ended@32"], holder: .feed),
    Published(
      id: "M11", script: "B@0 M(8.5,8.5)@16 M(17,17)@32 E@48",
      pan: ["began@16", "cancelled@32"], feed: ["failed@16"], holder: .nobody),
    Published(
      id: "M12", threshold: 6, script: "B@0 M(8.5,8.5)@16 M(17,17)@32 E@48", pan: ["failed@16"],
      feed: ["began@32", "ended@48"], holder: .feed),
    Published(
      id: "M13", script: "B@0 M(9,5)@16 M(12,6)@32 E@48", pan: ["began@16", "ended@48"],
      feed: ["failed@16"], holder: .carousel),
    Published(
      id: "M14", script: "B@0 M(20,5)@16 M(20,55)@32 M(20,105)@48 E@64",
      pan: ["began@16", "ended@64"], feed: ["failed@16"], holder: .carousel),
  ]

  @Test("the directional pan with the ratio 1.7", arguments: published)
  func directional(row: Published) throws {
    var tester = SceneTester.feedWithCarousel()
    tester.attach(
      "pan", on: "carousel",
      DirectionalPan(
        axis: .horizontal, ratio: 1.7, threshold: row.threshold, decision: .published,
        hysteresis: 10),
      moves: "carousel")
    try tester.play(row.script)
    #expect(tester.states(of: "pan") == row.pan)
    #expect(tester.states(of: "feed.pan") == row.feed)
    #expect(tester.holder(child: "pan") == row.holder)
    #expect((tester.outcome("feed").claim != nil) == (row.holder == .feed))
  }

  @Test(
    "M15 M16 a pan that asks for its velocity, and a feed that waits for it",
    arguments: [(60.0, Winner.feed, 12), (20, .carousel, 10)])
  func m15m16(angle: Double, holder: Winner, event: Int) throws {
    var tester = SceneTester.feedWithCarousel()
    tester.pan("pan", on: "carousel", moves: "carousel") {
      $0.shouldBegin = .velocity(along: .horizontal, ratio: 1)
    }
    tester.require("feed.pan", toFail: "pan")
    try tester.play(Self.fine(angle))
    #expect(tester.holder(child: "pan") == holder)
    #expect(tester.reasons(of: "pan").first == (holder == .feed ? .shouldBegin : .proposed))
    let claim = tester.outcome(holder == .feed ? "feed" : "carousel").claim
    // 10 pt of way at the tenth event; 10 pt of height at 60 degrees at the twelfth.
    #expect(claim?.index == event)
  }

  // MARK: Gestures among themselves

  struct Pair: CustomTestStringConvertible {
    var outer: SceneTester.Modifier
    var inner: SceneTester.Modifier
    /// Which of the two drags come to their end.
    var ends: [String]

    init(_ outer: SceneTester.Modifier, _ inner: SceneTester.Modifier, _ ends: [String]) {
      self.outer = outer
      self.inner = inner
      self.ends = ends
    }

    var testDescription: String { "\(outer.rawValue) around \(inner.rawValue)" }
  }

  static let pairs = [
    Pair(.gesture, .gesture, ["inner"]), Pair(.gesture, .highPriorityGesture, ["inner"]),
    Pair(.highPriorityGesture, .gesture, ["outer"]),
    Pair(.highPriorityGesture, .highPriorityGesture, ["outer"]),
    Pair(.simultaneousGesture, .gesture, ["outer", "inner"]),
    Pair(.gesture, .simultaneousGesture, ["outer", "inner"]),
    Pair(.simultaneousGesture, .highPriorityGesture, ["outer", "inner"]),
    Pair(.highPriorityGesture, .simultaneousGesture, ["outer", "inner"]),
    Pair(.simultaneousGesture, .simultaneousGesture, ["outer", "inner"]),
  ]

  @Test("which of two drags in one another wins", arguments: pairs)
  func nested(pair: Pair) throws {
    for outerFirst in [true, false] {
      var tester = SceneTester.feedWithCarousel()
      tester.view("photo", Self.photo, in: "carousel")
      let drag = Gesture.drag().called("drag")
      if outerFirst { tester.gesture("outer", on: "carousel", drag, pair.outer) }
      tester.gesture("inner", on: "photo", drag, pair.inner)
      if !outerFirst { tester.gesture("outer", on: "carousel", drag, pair.outer) }
      try tester.play("B@0 M(12,0)@16 M(40,0)@32 E@48")
      let ends = ["outer", "inner"].filter { tester.calls(of: $0).contains("48 drag.ended") }
      #expect(ends == pair.ends)
    }
  }

  /// A gesture on the photo in the carousel, and one on the carousel.
  private static func nest(_ outer: Gesture, _ inner: Gesture) -> SceneTester {
    var tester = SceneTester.feedWithCarousel()
    tester.view("photo", photo, in: "carousel")
    tester.gesture("outer", on: "carousel", outer.handled("outer", .onEnded))
    tester.gesture("inner", on: "photo", inner.handled("inner", .onEnded))
    return tester
  }

  @Test(
    "an outer tap waits for an inner drag to fail, and fails when it does not",
    arguments: [
      ("B@0 E@80", ["80 outer.ended"], [String]()), ("B@0 M(12,0)@16 E@80", [], ["80 inner.ended"]),
    ])
  func tapAroundDrag(script: String, outer: [String], inner: [String]) throws {
    var tester = Self.nest(.tap(), .drag())
    try tester.play(script)
    #expect(tester.calls(of: "outer") == outer)
    #expect(tester.calls(of: "inner") == inner)
  }

  @Test(
    "an outer drag runs while an inner tap is undecided, and ends well only when the tap has failed",
    arguments: [
      ("B@0 M(12,0)@16 E@80", [String](), ["80 inner.ended"]),
      ("B@0 M(12,0)@16 M(50,0)@32 E@80", ["80 outer.ended"], []),
    ])
  func dragAroundTap(script: String, outer: [String], inner: [String]) throws {
    var tester = Self.nest(.drag(), .tap())
    try tester.play(script)
    #expect(tester.states(of: "outer").first == "began@16")
    #expect(tester.calls(of: "outer") == outer)
    #expect(tester.calls(of: "inner") == inner)
  }

  @Test(
    "a single tap inside waits for a double tap around it",
    arguments: [
      ("B@0 E@80", [String](), ["430 inner.ended"]),
      ("B@0 E@80 B@250 E@330", ["330 outer.ended"], []),
    ])
  func doubleTapAround(script: String, outer: [String], inner: [String]) throws {
    var tester = Self.nest(.tap(2), .tap())
    try tester.play(script)
    #expect(tester.calls(of: "outer") == outer)
    #expect(tester.calls(of: "inner") == inner)
  }

  // MARK: Controls and taps inside

  private static let photo = Rect(x: 780, y: 0, width: 390, height: 400)

  private static func withButton(_ modifier: SceneTester.Modifier) -> SceneTester {
    var tester = Self.tester(modifier, 10, profile: 18)
    tester.view("button", Rect(x: 875, y: 100, width: 200, height: 200), in: "carousel") {
      $0.isControl = true
    }
    return tester
  }

  @Test("M17 a button in a view with a drag fires when the finger lifts in it after the drag")
  func m17() throws {
    var tester = Self.withButton(.gesture)
    try tester.play("B@0 M(15,0)@16 M(30,0)@32 E@48")
    #expect(tester.calls(of: "drag").last == "48 drag.ended")
    #expect(tester.fires(of: "button") == ["48"])
  }

  @Test(
    "M17b with high priority the button's press is cancelled",
    arguments: [
      ("B@0 M(15,0)@16 M(30,0)@32 E@48", [String]()),
      ("B@0 M(15,0)@200 M(30,0)@216 E@248", ["began@150", "cancelled@200"]),
    ])
  func m17b(script: String, phases: [String]) throws {
    var tester = Self.withButton(.highPriorityGesture)
    try tester.play(script)
    #expect(tester.calls(of: "drag").last?.hasSuffix("drag.ended") == true)
    #expect(tester.phases(ofView: "button") == phases)
    #expect(tester.fires(of: "button").isEmpty)
  }

  @Test(
    "M18 M19 a tap on a child with a tap, in a parent with one",
    arguments: [
      (SceneTester.Modifier.gesture, [String](), ["80 tap.ended"]),
      (.highPriorityGesture, ["80 tap.ended"], []),
      (.simultaneousGesture, ["80 tap.ended"], ["80 tap.ended"]),
    ])
  func m18m19(modifier: SceneTester.Modifier, parent: [String], child: [String]) throws {
    for parentFirst in [true, false] {
      var tester = SceneTester.feedWithCarousel()
      tester.view("photo", Self.photo, in: "carousel")
      let tap = Gesture.tap().handled("tap", .onEnded)
      if parentFirst { tester.gesture("parent", on: "carousel", tap, modifier) }
      tester.gesture("child", on: "photo", tap)
      if !parentFirst { tester.gesture("parent", on: "carousel", tap, modifier) }
      try tester.play("B@0 E@80")
      #expect(tester.calls(of: "parent") == parent)
      #expect(tester.calls(of: "child") == child)
    }
  }

  @Test(
    "M21 a gesture that a mask switches off is silent",
    arguments: [SceneTester.Mask.subviews, .none])
  func m21(mask: SceneTester.Mask) throws {
    for modifier in SceneTester.Modifier.allCases {
      var tester = Self.tester(modifier, 10, profile: 18, mask: mask)
      try tester.play(Self.fine(60))
      #expect(tester.states(of: "drag").isEmpty)
      #expect(tester.calls(of: "drag").isEmpty)
      #expect(tester.holder(child: "drag") == .feed)
    }
  }

  @Test("the mask gesture switches off what lies below, the mask subviews the gesture itself")
  func masks() throws {
    let expected: [SceneTester.Mask: (parent: Int, child: Int)] = [
      .all: (0, 1), .gesture: (1, 0), .subviews: (0, 1), .none: (0, 0),
    ]
    for mask in SceneTester.Mask.allCases {
      var tester = SceneTester.feedWithCarousel()
      tester.view("photo", Self.photo, in: "carousel")
      let tap = Gesture.tap().handled("tap", .onEnded)
      tester.gesture("parent", on: "carousel", tap, .gesture, mask: mask)
      tester.gesture("child", on: "photo", tap)
      try tester.play("B@0 E@80")
      let calls = (tester.calls(of: "parent").count, tester.calls(of: "child").count)
      #expect(calls == expected[mask] ?? (-1, -1), "\(mask)")
    }
  }
}
