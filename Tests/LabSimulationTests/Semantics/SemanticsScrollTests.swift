import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of scroll views in the arena")
struct SemanticsScrollTests {
  private static func feed(
    height: Double = 844, offset: Double = 400, _ change: (inout ScrollTraits) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester()
    tester.scrollView(
      "feed", Rect(x: 0, y: 0, width: 390, height: height), content: Vector(390, 6000),
      offset: Vector(0, offset), change)
    return tester
  }

  @Test("V01 the content moves by 2, then by 20 in all", arguments: [1.0, -1])
  func v01(sign: Double) throws {
    var tester = Self.feed()
    try tester.play("B@0 M(0,\(-6 * sign))@16 M(0,\(-12 * sign))@32 M(0,\(-30 * sign))@48 E@200")
    #expect(tester.states(of: "feed.pan") == ["began@32", "ended@200"])
    let mark = sign < 0 ? "-" : ""
    #expect(tester.offsets(of: "feed") == ["32: \(mark)2", "48: \(mark)20"])
  }

  @Test(
    "V02 a view whose content fits leaves the touch to the one around it, unless it always bounces",
    arguments: [(false, true), (true, true), (false, false), (true, false)])
  func v02(alwaysBounces: Bool, isInFeed: Bool) throws {
    var tester = Self.feed()
    if !isInFeed {
      tester = SceneTester()
      tester.view("feed", Rect(x: 0, y: -400, width: 390, height: 6000))
    }
    tester.scrollView(
      "list", Rect(x: 0, y: 600, width: 390, height: 400), in: "feed", content: Vector(390, 300)
    ) { $0.alwaysBounceVertical = alwaysBounces }
    try tester.play("B@0 M(0,20)@16 E@32")
    // Inside another one it has nothing to scroll to, even if it bounces alone.
    let begins = alwaysBounces && !isInFeed
    #expect(
      tester.states(of: "list.pan")
        == (begins ? ["began@16", "ended@32"] : [isInFeed ? "failed@16" : "failed@32"]))
    if isInFeed { #expect(tester.states(of: "feed.pan") == ["began@16", "ended@32"]) }
  }

  @Test("V08 a directional lock keeps a drag to the axis of its start", arguments: [true, false])
  func v08(isLocked: Bool) throws {
    var tester = SceneTester()
    tester.scrollView(
      "map", axis: .horizontal, content: Vector(2000, 6000), offset: Vector(400, 400)
    ) { $0.isDirectionalLockEnabled = isLocked }
    try tester.play("B@0 M(12,2)@16 M(20,30)@32 E@200")
    #expect(tester.offsets(of: "map") == ["16: -2", "32: -10"])
    let heights = tester.arena.trace.compactMap { entry in
      if case .offset(_, let offset) = entry.happening { offset.y } else { nil }
    }
    // Without a lock the slop is taken off both axes: 2 of 2 at the begin, of 30 later.
    #expect(heights == (isLocked ? [400, 400] : [400, 372]))
  }

  @Test(
    "V10 V11 V12 a feed and a paging carousel",
    arguments: [
      ("V10", 30.0, 1.0, Winner.carousel), ("V11", 46, 1, .feed), ("V12", 45, 12, .carousel),
    ])
  func crossing(id: String, angle: Double, step: Double, winner: Winner) throws {
    var tester = SceneTester.nestedPager()
    try tester.play(ScriptedStroke.straight(angle: angle, step: step))
    #expect(tester.winner == winner)
    let winnerPan = winner == .feed ? "feed.pan" : "carousel.pan"
    // Fine steps of 1 pt cross 10 pt along the axis at 11.55 and 13.90 pt; of 12 pt at 16.97.
    let events = ["V10": 12, "V11": 14, "V12": 2]
    let claim = tester.outcome(winner == .feed ? "feed" : "carousel").claim
    #expect(claim?.index == events[id])
    #expect(tester.states(of: winnerPan).count == 2)
  }

  /// A pager in a pager along the same axis.
  private static func sameAxis(page: Int) -> SceneTester {
    var tester = SceneTester()
    tester.scrollView(
      "outer", axis: .horizontal, content: Vector(1170, 844), offset: Vector(390, 0), page: 1,
      pages: 3)
    tester.scrollView(
      "inner", Rect(x: 390, y: 200, width: 390, height: 400), in: "outer", axis: .horizontal,
      content: Vector(1950, 400), offset: Vector(Double(page) * 390, 0), page: page, pages: 5)
    return tester
  }

  @Test(
    "V13 the outer one of two pagers begins where the inner one cannot move",
    arguments: [
      ("-", ["failed@16"], ["began@16", "ended@48"]),
      ("", ["began@16", "ended@48"], ["failed@16"]),
    ])
  func v13(sign: String, inner: [String], outer: [String]) throws {
    var tester = Self.sameAxis(page: 4)
    try tester.play("B@0 M(\(sign)20,0)@16 M(\(sign)60,0)@32 E@48")
    #expect(tester.states(of: "inner.pan") == inner)
    #expect(tester.states(of: "outer.pan") == outer)
  }

  @Test("V14 an inner pager that reaches its edge bounces and keeps the touch")
  func v14() throws {
    var tester = Self.sameAxis(page: 3)
    try tester.play("B@0 M(-20,0)@16 M(-500,0)@400 M(-700,0)@500 E@700")
    #expect(tester.outcome("outer").claim == nil)
    #expect(tester.outcome("outer").maximum == 0)
    // 390 pt to the edge, and of the further 300 pt a rubber band of 390 pt shows 115.946.
    #expect(tester.offsets(of: "inner").contains("500: 505.946"))
    #expect(tester.outcome("inner").page == 4)
  }

  @Test("V15 released at 1000 pt/s it rests 499.5 pt further, 3.45 s later")
  func v15() throws {
    var tester = Self.feed()
    // 30 moves of 16 pt in 16 ms: the estimate is within 1e-18 of 1000 pt/s.
    try tester.play(ScriptedStroke.steps(30, by: Vector(0, -16)))
    #expect(abs(tester.outcome("feed").offset - (400 + 470 + 499.5)) < 0.01)
    let events = tester.events(of: "feed")
    #expect(events.prefix(2) == ["16 willBeginDragging", "480 didEndDragging(true)"])
    #expect(events.count == 3)
    let end = events.last?.split(separator: " ").first.flatMap { Double($0) } ?? 0
    #expect(abs(end - 480 - 3450) < 1)
  }

  @Test("V16 released past the top it springs back without a fling")
  func v16() throws {
    var tester = Self.feed(height: 800, offset: 0)
    try tester.play("B@0 M(0,110)@100 E@400")
    let offsets = tester.offsets(of: "feed")
    #expect(offsets.count == 2)
    #expect(offsets.first == "100: -51.462")
    #expect(offsets.last?.hasSuffix(": 0") == true)
    #expect(
      tester.events(of: "feed").prefix(2) == ["100 willBeginDragging", "400 didEndDragging(true)"])
    #expect(tester.outcome("feed").offset == 0)
  }

  @Test("V17 a touch stops a scroll view in motion and is no tap", arguments: [false, true])
  func v17(together: Bool) throws {
    var tester = Self.feed { $0.velocity = Vector(0, 1000) }
    tester.view("photo", Rect(x: 0, y: 0, width: 390, height: 6000), in: "feed")
    tester.attach("tap", on: "photo", Tap(tuning: tester.tuning))
    if together { tester.simultaneous("tap", "feed.pan") }
    try tester.play("B@250 E@350")
    #expect(tester.events(of: "feed") == ["250 willBeginDragging", "350 didEndDragging(false)"])
    #expect(abs(tester.outcome("feed").offset - 596.69) < 0.01)
    #expect(tester.states(of: "tap") == (together ? ["ended@350"] : ["failed@250"]))
  }

  @Test("content that a finger stopped past its edge goes back also when no drag begins")
  func stoppedPastEdge() throws {
    // It springs back from past its top; the button has the touch at once and keeps it.
    var tester = Self.feed(offset: -80) { $0.delaysContentTouches = false }
    tester.view("button", Rect(x: 0, y: 0, width: 390, height: 6000), in: "feed") {
      $0.isControl = true
    }
    try tester.play("B@50 E@100")
    #expect(tester.states(of: "feed.pan") == ["failed@50"])
    #expect(tester.fires(of: "button") == ["100"])
    #expect(tester.outcome("feed").offset == 0)
  }

  @Test("a touch on a pager in a feed that decelerates stops the feed and pages nothing")
  func catchAround() throws {
    var tester = Self.feed { $0.velocity = Vector(0, 1000) }
    tester.scrollView(
      "carousel", Rect(x: 0, y: 600, width: 390, height: 400), in: "feed", axis: .horizontal,
      content: Vector(1950, 400), offset: Vector(780, 0), page: 2, pages: 5)
    try tester.play("B@100 M(-200,0)@116 M(-300,0)@132 E@148")
    #expect(tester.states(of: "feed.pan") == ["began@100", "ended@148"])
    #expect(tester.states(of: "carousel.pan") == ["failed@100"])
    #expect(tester.outcome("carousel").page == 2)
  }

  @Test(
    "V18 V19 to which page a released carousel goes",
    arguments: [
      // At rest half a page decides: 150 and 200 pt of 390.
      ("B@0 M(-160,0)@16 E@200", 2), ("B@0 M(-210,0)@16 E@200", 3),
      // 60 pt with 500 pt/s onwards; 200 pt with 500 pt/s back.
      (
        "B@0 M(-10,0)@20 M(-20,0)@40 M(-30,0)@60 M(-40,0)@80 M(-50,0)@100 M(-60,0)@120 M(-70,0)@140"
          + " E@140", 3
      ),
      (
        "B@0 M(-260,0)@1000 M(-250,0)@1020 M(-240,0)@1040 M(-230,0)@1060 M(-220,0)@1080"
          + " M(-210,0)@1100 E@1100", 2
      ),
    ])
  func pages(script: String, page: Int) throws {
    var tester = SceneTester.nestedPager()
    try tester.play(script)
    #expect(tester.outcome("carousel").page == page)
  }

  @Test(
    "V20 after a stop of 150 ms there is no deceleration", arguments: [(150, false), (90, true)])
  func v20(stop: Int, continues: Bool) throws {
    var tester = Self.feed()
    try tester.play("B@0 M(0,-20)@16 M(0,-60)@32 E@\(32 + stop)")
    #expect(
      tester.events(of: "feed").dropFirst().first == "\(32 + stop) didEndDragging(\(continues))")
    #expect((tester.outcome("feed").offset == 450) != continues)
  }
}
