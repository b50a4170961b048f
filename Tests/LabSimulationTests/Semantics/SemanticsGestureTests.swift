import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of SwiftUI gestures in the arena")
struct SemanticsGestureTests {
  /// One gesture on a view without rivals, and what its handlers hear.
  struct Row: CustomTestStringConvertible {
    var id: String
    var gesture: Gesture
    var script: String
    var calls: [String]

    init(_ id: String, _ gesture: Gesture, _ script: String, _ calls: [String]) {
      self.id = id
      self.gesture = gesture
      self.script = script
      self.calls = calls
    }

    var testDescription: String { id }
  }

  private static func tester(
    _ gesture: Gesture, _ change: (inout Assumptions) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester(profile: 18, change)
    tester.view("root")
    tester.gesture("gesture", on: "root", gesture)
    return tester
  }

  private static let taps = Gesture.tap(2).handled("double", .onEnded)
    .exclusively(before: .tap().handled("single", .onEnded))
  private static let sequence = Gesture.press().sequenced(before: .drag()).called("start")

  static let rows = [
    Row("X01", taps, "B@0 E@80", ["430 single.ended"]),
    Row("X02", taps, "B@0 E@80 B@250 E@330", ["330 double.ended"]),
    Row("X03", taps, "B@0 E@80 B@500 E@580", ["430 single.ended", "930 single.ended"]),
    Row(
      "X05", .drag().called("drag").exclusively(before: .tap().handled("tap", .onEnded)),
      "B@0 E@80", ["80 tap.ended"]),
    Row(
      "X07", .press().sequenced(before: .drag()).handled("start", .onChanged, .onEnded),
      "B@0 S@516 M(12,0)@600 E@700",
      ["0 start.changed", "500 start.changed", "600 start.changed", "700 start.ended"]),
    Row(
      "X08", sequence, "B@0 E@300", ["0 start.updating", "0 start.changed", "300 start.reset"]),
    Row(
      "X09", sequence, "B@0 M(11,0)@200 E@900",
      ["0 start.updating", "0 start.changed", "200 start.reset"]),
    Row(
      "X10", sequence, "B@0 E@900",
      [
        "0 start.updating", "0 start.changed", "500 start.updating", "500 start.changed",
        "900 start.reset",
      ]),
    Row(
      "X11", .press(350, 30).sequenced(before: .drag(0)).handled("key", .onChanged, .onEnded),
      "B@0 E@2000", ["0 key.changed", "350 key.changed", "2000 key.ended"]),
    Row(
      "X13", .onLongPress(minimumDuration: 350, maximumDistance: 30), "B@0 E@2000",
      ["0 pressing(true)", "350 perform", "350 pressing(false)"]),
    Row(
      "X14", .drag().simultaneously(with: .magnify).handled("both", .onChanged, .onEnded),
      "B@0 M(30,0)@30 E@60", ["30 both.changed", "60 both.ended"]),
    Row(
      "X16",
      .drag().called("drag").simultaneously(with: .magnify).handled("both", .onChanged, .onEnded),
      "B@0 #2B(100,0)@0 M(-25,0)@10 #2M(125,0)@10 E@20 #2E@20",
      ["10 both.changed", "20 both.ended"]),
    Row(
      "X17",
      .tap().simultaneously(with: .press().handled("press", .updating)).handled("both", .onEnded),
      "B@0 E@100", ["0 press.updating", "100 press.reset", "100 both.ended"]),
    Row("G04", .drag().called("drag"), "B@0 M(6,0)@16 E@32", []),
    Row(
      "G05", .drag(0).handled("drag", .onChanged, .onEnded), "B@0 E@80",
      ["0 drag.changed", "80 drag.ended"]),
    Row(
      "G08", .drag().handled("drag", .onChanged, .onEnded), "B@0 M(12,0)@16 M(2,0)@32 E@48",
      ["16 drag.changed", "32 drag.changed", "48 drag.ended"]),
  ]

  @Test("X and G: what handlers hear in the arena", arguments: rows)
  func heard(row: Row) throws {
    var tester = Self.tester(row.gesture)
    try tester.play(row.script)
    #expect(tester.calls(of: "gesture") == row.calls)
  }

  @Test("without a rival a gesture hears in the arena what it hears alone", arguments: rows)
  func alone(row: Row) throws {
    var tester = Self.tester(row.gesture)
    try tester.play(row.script)
    var alone = GestureTester(row.gesture, surroundings: Surroundings(origins: [.zero]))
    alone.play(try SceneScript(row.script).touches(from: tester.start).frames())
    #expect(tester.callbacks(of: "gesture").map(\.callback) == alone.callbacks.map(\.callback))
    #expect(tester.callbacks(of: "gesture").map(\.time) == alone.callbacks.map(\.time))
  }

  @Test(
    "X04 two taps beside each other: with the rule of tap counts only the double one",
    arguments: [
      (18, ["330 double.ended"]), (26, ["330 double.ended"]),
      (17, ["80 single.ended", "330 single.ended", "330 double.ended"]),
    ])
  func x04(profile: Int, calls: [String]) throws {
    for doubleFirst in [true, false] {
      var tester = SceneTester(profile: profile)
      tester.view("root")
      for count in doubleFirst ? [2, 1] : [1, 2] {
        let name = count == 2 ? "double" : "single"
        tester.gesture(name, on: "root", Gesture.tap(count).handled(name, .onEnded))
      }
      try tester.play("B@0 E@80 B@250 E@330")
      let heard = tester.calls(of: "single") + tester.calls(of: "double")
      #expect(heard == calls, "double first: \(doubleFirst)")
    }
  }

  @Test("X13 a press ends by its timer and not by a lift, and the trace says so")
  func pressEnds() throws {
    var tester = Self.tester(.onLongPress(minimumDuration: 350, maximumDistance: 30))
    try tester.play("B@0 E@2000")
    #expect(tester.reasons(of: "gesture").prefix(2) == [.proposed, .proposed])
    var drag = Self.tester(.drag(0))
    try drag.play("B@0 E@2000")
    #expect(drag.reasons(of: "gesture").prefix(2) == [.proposed, .lifted])
  }

  @Test("X10 a sequence without its drag may end well, if so assumed")
  func x10() throws {
    var tester = Self.tester(Self.sequence) { $0.sequenceEndsWithoutSecond = true }
    try tester.play("B@0 E@900")
    #expect(tester.calls(of: "gesture").suffix(2) == ["900 start.reset", "900 start.ended"])
  }

  @Test(
    "X09 a press that fails leaves the touch to the feed, one that has ended does not",
    arguments: [
      ("B@0 M(0,11)@200 M(0,40)@216 E@300", Winner.feed), ("B@0 M(0,30)@600 E@700", .carousel),
    ])
  func x09(script: String, holder: Winner) throws {
    var tester = SceneTester.feedWithCarousel()
    tester.gesture("sequence", on: "carousel", Self.sequence)
    try tester.play(script)
    #expect(tester.holder(child: "sequence") == holder)
    #expect(
      tester.states(of: "feed.pan")
        == (holder == .feed ? ["began@200", "ended@300"] : ["failed@500"]))
  }

  @Test("G05 a drag without a minimum may be silent at touch-down, if so assumed")
  func g05() throws {
    var tester = Self.tester(.drag(0).handled("drag", .onChanged, .onEnded)) {
      $0.dragZeroFiresOnBegan = false
    }
    try tester.play("B@0 E@80")
    #expect(tester.calls(of: "gesture") == ["80 drag.ended"])
  }

  @Test("G06 a view that is removed resets and ends nothing")
  func g06() throws {
    var tester = Self.tester(.drag().called("drag"))
    try tester.play(
      "B@0 M(12,0)@16 M(20,0)@32 M(30,0)@48 E@64",
      interruptions: [Interruption(.removeView(0), at: 40)])
    #expect(
      tester.calls(of: "gesture") == [
        "16 drag.updating", "16 drag.changed", "32 drag.updating", "32 drag.changed",
        "40 drag.reset",
      ])
  }

  @Test("G07 an onChanged before the updating that it looks at runs before it")
  func g07() throws {
    var tester = Self.tester(.drag().handled("drag", .onChanged, .updating))
    try tester.play("B@0 M(12,0)@16 E@32")
    #expect(
      tester.calls(of: "gesture") == ["16 drag.changed", "16 drag.updating", "32 drag.reset"])
  }

  @Test(
    "the state is written before onChanged, and goes back before onEnded or after it",
    arguments: [
      (Assumptions.StateOrder.resetFirst, ["32 drag.reset", "32 drag.ended"]),
      (.endedFirst, ["32 drag.ended", "32 drag.reset"]),
    ])
  func stateOrder(order: Assumptions.StateOrder, end: [String]) throws {
    var tester = Self.tester(.drag().called("drag")) { $0.stateOrder = order }
    try tester.play("B@0 M(12,0)@16 E@32")
    #expect(tester.calls(of: "gesture") == ["16 drag.updating", "16 drag.changed"] + end)
    var reversed = Self.tester(.drag().handled("drag", .onEnded, .updating)) {
      $0.stateOrder = order
    }
    try reversed.play("B@0 M(12,0)@16 E@32")
    #expect(reversed.calls(of: "gesture") == ["16 drag.updating"] + end.reversed())
  }

  @Test("P06 a handler that looks at changes alone never sees a short pan")
  func p06() throws {
    var tester = SceneTester()
    tester.view("root")
    tester.pan("pan", on: "root")
    try tester.play("B@0 M(0,12)@16 E@32")
    #expect(tester.calls(of: "pan") == ["16 began", "32 ended"])
  }

  // MARK: Values

  private static func drags(_ tester: SceneTester) -> [DragValue] {
    tester.callbacks(of: "gesture").compactMap {
      if case .drag(let value) = $0.callback.value { value } else { nil }
    }
  }

  @Test("R01 the first translation is the whole way")
  func r01() throws {
    var tester = Self.tester(.drag(30).called("drag"))
    try tester.play("B@0 M(0,31)@16 E@32")
    #expect(Self.drags(tester).first?.translation == Vector(0, 31))
  }

  @Test(
    "R03 R04 in the space of the view that it moves a drag lags behind the finger",
    arguments: [(true, [10.0, 10, 20, 20, 30]), (false, [10, 20, 30, 40, 50])])
  func r03r04(isLocal: Bool, translations: [Double]) throws {
    var tester = SceneTester()
    tester.view("root")
    tester.movable("card", Rect(x: 0, y: 200, width: 390, height: 400), in: "root")
    tester.gesture(
      "gesture", on: "card",
      Gesture.drag(minimumDistance: 10, space: isLocal ? .local : .view(0)).handled(
        "drag", .onChanged),
      moves: "card")
    try tester.play("B@0 M(10,0)@16 M(20,0)@32 M(30,0)@48 M(40,0)@64 M(50,0)@80 E@96")
    #expect(Self.drags(tester).map(\.translation.x) == translations)
  }

  @Test(
    "R05 one touch has a place in every space",
    arguments: [("card", 50.0), ("content", 700), ("", 300)])
  func r05(space: String, y: Double) throws {
    var tester = SceneTester()
    tester.start = Vector(195, 300)
    tester.scrollView("feed", content: Vector(390, 6000), offset: Vector(0, 400))
    tester.view("content", Rect(x: 0, y: 0, width: 390, height: 6000), in: "feed")
    tester.view("card", Rect(x: 0, y: 650, width: 390, height: 400), in: "content")
    let coordinates: Gesture.CoordinateSpace =
      switch space {
      case "card": .local
      case "content": .view(tester.index(ofView: "content"))
      default: .global
      }
    tester.gesture(
      "gesture", on: "card",
      Gesture.drag(minimumDistance: 0, space: coordinates).handled("drag", .onChanged))
    try tester.play("B@0 E@80")
    #expect(Self.drags(tester).first?.location == Vector(195, y))
  }
}
