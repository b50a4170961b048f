import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of the delivery of touches to views")
struct SemanticsViewTests {
  private static func bare(_ change: (inout UIKitTraits) -> Void) -> SceneTester {
    var tester = SceneTester()
    tester.view("root")
    tester.pan("pan", on: "root", change)
    return tester
  }

  @Test(
    "C02 a pan that cancels no touches leaves the view its own",
    arguments: [
      (false, ["began@0", "moved@16", "ended@32"]), (true, ["began@0", "cancelled@16"]),
    ])
  func c02(cancels: Bool, phases: [String]) throws {
    var tester = Self.bare { $0.cancelsTouchesInView = cancels }
    try tester.play("B@0 M(12,0)@16 E@32")
    #expect(tester.phases(ofView: "root") == phases)
  }

  @Test("a view loses its touch just before the action")
  func beforeAction() throws {
    var tester = Self.bare { _ in }
    let log = try tester.play("B@0 M(12,0)@16 E@32")
    let places = ["view root cancelled", "pan callback began"].map { text in
      log.firstIndex { $0.hasPrefix("16 \(text)") }
    }
    #expect(places == [2, 3])
  }

  @Test("C04 with a double tap pending the view hears of the lift when the gap is over")
  func c04() throws {
    var tester = SceneTester()
    tester.view("root")
    var tap = Tap(tuning: tester.tuning)
    tap.taps = 2
    tester.attach("tap", on: "root", tap)
    try tester.play("B@0 E@80")
    #expect(tester.phases(ofView: "root") == ["began@0", "ended@430"])
  }

  @Test("two touches of a double tap are both taken from the view, and a control does not fire")
  func doubleTap() throws {
    var tester = SceneTester()
    tester.view("root") { $0.isControl = true }
    var tap = Tap(tuning: tester.tuning)
    tap.taps = 2
    tester.attach("tap", on: "root", tap)
    try tester.play("B@0 E@80 B@200 E@280")
    #expect(
      tester.phases(ofView: "root") == ["began@0", "began@200", "cancelled@280", "cancelled@280"])
    #expect(tester.fires(of: "root").isEmpty)
  }

  @Test("a control fires by where its own touch lifted, also when it hears of it later")
  func lateFire() throws {
    var tester = SceneTester()
    tester.view("root")
    tester.view("button", Rect(x: 95, y: 300, width: 200, height: 200), in: "root") {
      $0.isControl = true
    }
    var tap = Tap(tuning: tester.tuning)
    tap.taps = 2
    tester.attach("tap", on: "root", tap)
    // The next touch comes down beside the button, and moves too far for a tap.
    try tester.play("B@0 E@80 B(0,-300)@200 M(0,-200)@216 E@400")
    #expect(tester.states(of: "tap") == ["failed@216"])
    #expect(tester.fires(of: "button") == ["216"])
    try tester.play("B@0 M(0,-40)@40 M(0,-300)@60 E@80")
    #expect(tester.fires(of: "button").isEmpty)
  }

  @Test("a touch that is delayed reaches the view when the pan has failed, and never if it has not")
  func delayed() throws {
    var tester = Self.bare { $0.delaysTouchesBegan = true }
    try tester.play("B@0 E@80")
    #expect(tester.phases(ofView: "root") == ["began@80", "ended@80"])
    try tester.play("B@0 M(12,0)@16 E@80")
    #expect(tester.phases(ofView: "root").isEmpty)
  }

  // MARK: Content touches

  private static func feedWithButton(
    isControl: Bool = true, _ change: (inout ScrollTraits) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester()
    tester.scrollView("feed", content: Vector(390, 6000), offset: Vector(0, 400), change)
    tester.view("button", Rect(x: 95, y: 700, width: 200, height: 200), in: "feed") {
      $0.isControl = isControl
    }
    return tester
  }

  @Test("V05 a control that has its touch keeps it, and nothing scrolls")
  func v05() throws {
    var tester = Self.feedWithButton()
    try tester.play("B@0 M(0,12)@200 M(0,40)@216 E@300")
    #expect(
      tester.phases(ofView: "button") == ["began@150", "moved@200", "moved@216", "ended@300"])
    #expect(tester.fires(of: "button") == ["300"])
    #expect(tester.states(of: "feed.pan") == ["failed@200"])
    #expect(tester.outcome("feed").maximum == 0)
  }

  @Test(
    "V06 content that may not lose its touch keeps it",
    arguments: [
      (false, ["began@150", "moved@200", "ended@300"], ["failed@200"]),
      (true, ["began@150", "cancelled@200"], ["began@200", "ended@300"]),
    ])
  func v06(canCancel: Bool, phases: [String], feed: [String]) throws {
    var tester = Self.feedWithButton(isControl: false) { $0.canCancelContentTouches = canCancel }
    try tester.play("B@0 M(0,40)@200 E@300")
    #expect(tester.phases(ofView: "button") == phases)
    #expect(tester.states(of: "feed.pan") == feed)
  }

  @Test("a drag before the content-touch delay is over scrolls, and the content never hears of it")
  func early() throws {
    var tester = Self.feedWithButton()
    try tester.play("B@0 M(0,12)@100 E@200")
    #expect(tester.phases(ofView: "button").isEmpty)
    #expect(tester.states(of: "feed.pan") == ["began@100", "ended@200"])
  }

  @Test("a tap shorter than the delay is delivered at the lift as a whole")
  func shortTap() throws {
    var tester = Self.feedWithButton()
    try tester.play("B@0 E@80")
    #expect(tester.phases(ofView: "button") == ["began@80", "ended@80"])
    #expect(tester.fires(of: "button") == ["80"])
  }

  @Test("without the delay content has its touch at once")
  func undelayed() throws {
    var tester = Self.feedWithButton(isControl: false) { $0.delaysContentTouches = false }
    try tester.play("B@0 M(0,12)@16 E@32")
    #expect(tester.phases(ofView: "button") == ["began@0", "cancelled@16"])
  }
}
