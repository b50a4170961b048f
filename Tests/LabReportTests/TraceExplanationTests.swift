import LabSimulation
import LabTesting
import Testing

@testable import LabReport

@Suite("The explanation of a trace")
struct TraceExplanationTests {
  private typealias View = TraceExample.View
  private typealias Who = TraceExample.Who

  private static let way: [(x: Double, y: Double)] = [(-6, 5.6), (-8, 12)]

  /// What is said of one recognizer, without its name.
  private static func sentence(
    _ who: Int, _ entries: [TraceEntry], in scene: Scene = TraceExample.scene(),
    from start: Vector = Vector(195, 400)
  ) throws -> (String, [TraceExplanation.Advice]) {
    let trace = TraceExample.trace(try TraceExample.touches(way, from: start), entries, in: scene)
    let explanation = TraceExplanation(trace)
    let name = scene.attachments[who].name
    let sentence = explanation.sentences[who]
    #expect(sentence.hasPrefix(name + " ") && sentence.hasSuffix("."))
    let own = explanation.advice.filter { $0.recognizer == name }
    return (String(sentence.dropFirst(name.count + 1).dropLast()), own)
  }

  private static func state(
    _ time: Double, _ who: Int, _ from: RecognizerState, _ to: RecognizerState,
    _ reason: TraceEntry.Reason, _ evidence: Evidence? = nil
  ) -> TraceEntry {
    TraceExample.entry(time, Int(time / 16), TraceExample.state(who, from, to, reason, evidence))
  }

  private static let reached = Evidence(.distance, 14.422, .atLeast, 10)

  @Test("says of a whole stroke why each one won or lost, and what to change")
  func layout() throws {
    let panned = TraceExplanation(try TraceExample.panned()).text
    #expect(Golden.check(panned, "trace-panned-explained.txt") == nil)
    let scrolled = TraceExplanation(try TraceExample.scrolled()).text
    #expect(Golden.check(scrolled, "trace-scrolled-explained.txt") == nil)
  }

  @Test("a winner is told with its evidence and its end")
  func won() throws {
    let begin = Self.state(32, Who.pan, .possible, .began, .proposed, Self.reached)
    let ends: [(TraceEntry, String, [TraceExplanation.Topic])] = [
      (Self.state(48, Who.pan, .changed, .ended, .lifted), ", and ended at 48.0 ms", []),
      (
        Self.state(
          48, Who.pan, .changed, .cancelled, .abandoned, Evidence(.across, 17, .above, 10)),
        ", but was cancelled at 48.0 ms: it gave up after its begin, across 17.0 > 10.0 pt",
        [.condition]
      ),
      (
        Self.state(48, Who.pan, .changed, .cancelled, .stolen(by: Who.scroll)),
        ", but was cancelled at 48.0 ms: torn down by feed.scroll", [.rank, .scrolling]
      ),
      (
        Self.state(48, Who.pan, .changed, .cancelled, .systemCancel),
        ", but was cancelled at 48.0 ms: the system took the touch", []
      ),
    ]
    for (end, words, topics) in ends {
      let (sentence, advice) = try Self.sentence(Who.pan, [begin, end])
      let isWin = words.hasPrefix(", and ended")
      #expect(
        sentence == (isWin ? "won: it " : "") + "began at 32.0 ms, distance 14.4 >= 10.0 pt" + words
      )
      #expect(advice.map(\.topic) == topics)
    }
    let tap = Self.state(48, Who.tap, .possible, .ended, .proposed)
    #expect(try Self.sentence(Who.tap, [tap]).0 == "won: it was recognized at 48.0 ms")
  }

  @Test("one that was excluded is told with its own distance at that moment")
  func excluded() throws {
    // After the first move the finger is sqrt(36 + 31.36) = 8.2 pt away.
    let (sentence, advice) = try Self.sentence(
      Who.pan, [Self.state(16, Who.pan, .possible, .failed, .excluded(by: Who.scroll))])
    #expect(
      sentence == "lost: excluded by feed.scroll, which was first at 16.0 ms; "
        + "its own distance was 8.2 of 10.0 pt then")
    #expect(advice.map(\.topic) == [.rank, .condition, .scrolling])
    #expect(advice[1].words == "hysteresis is 10.0 pt, the stroke had 8.2 pt")
    #expect(
      advice[2].words
        == "feed.scroll scrolls feed (slop 10.0 pt): begin carousel.pan sooner, or let "
        + "feed.scroll wait for it")
  }

  @Test("one that could have begun too is told so, where touches alone tell it")
  func second() throws {
    let lost = Self.state(32, Who.pan, .possible, .failed, .excluded(by: Who.scroll))
    #expect(
      try Self.sentence(Who.pan, [lost]).0
        == "lost: excluded by feed.scroll, which was first at 32.0 ms; "
        + "it could have begun then too, and comes after")
    let scene = TraceExample.scene {
      $0[Who.pan].recognizer = QuietRecognizer([
        RecognitionCondition("threshold", .span, .atLeast, 8)
      ])
    }
    #expect(
      try Self.sentence(Who.pan, [lost], in: scene).0
        == "lost: excluded by feed.scroll, which was first at 32.0 ms")
  }

  @Test("one whose distance was never reached is told with the best value")
  func tooShort() throws {
    let scene = TraceExample.scene {
      $0[Who.pan].recognizer = QuietRecognizer([
        RecognitionCondition("minimumDistance", .distance, .atLeast, 30)
      ])
    }
    // The farthest point is (-8, 12): sqrt(64 + 144) = 14.4 pt.
    for evidence in [nil, Evidence(.distance, 14.422, .below, 30)] {
      let (sentence, advice) = try Self.sentence(
        Who.pan, [Self.state(48, Who.pan, .possible, .failed, .proposed, evidence)], in: scene)
      #expect(
        sentence == "lost: it never came to its distance, 14.4 of 30.0 pt, and failed at 48.0 ms")
      #expect(
        advice.map(\.words) == [
          "minimumDistance is 30.0 pt, the stroke had 14.4 pt"
        ])
    }
    let (sentence, _) = try Self.sentence(Who.press, [])
    #expect(sentence == "stayed possible: it never came to its time, 48.0 of 500.0 ms")
  }

  @Test("one that went beyond a limit is told with it")
  func tooFar() throws {
    let (sentence, advice) = try Self.sentence(
      Who.tap,
      [
        Self.state(
          32, Who.tap, .possible, .failed, .proposed, Evidence(.distance, 46, .atLeast, 45))
      ])
    #expect(sentence == "lost: it failed by itself at 32.0 ms, distance 46.0 >= 45.0 pt")
    #expect(advice.map(\.words) == ["tapMaxMove is 45.0 pt, the stroke had 46.0 pt"])
  }

  @Test("one that waited is told for whom, and how the wait ended")
  func waited() throws {
    let scene = TraceExample.scene(relations: [
      .failure(of: Who.press, before: Who.pan, limit: 150)
    ])
    let wait = TraceExample.entry(
      16, 1, .withheld(recognizer: Who.pan, waitsFor: [Who.press], Self.reached))
    let won = Self.state(32, Who.pan, .possible, .failed, .requiredFailure(of: Who.press))
    let (first, advice) = try Self.sentence(Who.pan, [wait, won], in: scene)
    #expect(first == "lost: it waited for photo.press, which won at 32.0 ms")
    #expect(
      advice.map(\.words) == [
        "carousel.pan waits for photo.press to fail, for at most 150.0 ms: drop that, limit it, or let "
          + "photo.press fail earlier"
      ])
    let lifted = Self.state(48, Who.pan, .possible, .failed, .lifted)
    let (second, _) = try Self.sentence(Who.pan, [wait, lifted], in: scene)
    #expect(
      second == "lost: it waited for photo.press to fail, and the finger lifted before, at 48.0 ms")
    let (third, _) = try Self.sentence(Who.pan, [wait], in: scene)
    #expect(third == "still waits for photo.press to fail")
  }

  @Test(
    "other reasons are told as they are",
    arguments: [
      (TraceEntry.Reason.shouldBegin, "shouldBegin said no at 16.0 ms, distance 14.4 >= 10.0 pt"),
      (.contentKeeps(view: 3), "button keeps the touch at 16.0 ms, distance 14.4 >= 10.0 pt"),
      (.systemCancel, "the system took the touch at 16.0 ms"),
      (.removed, "its view was removed at 16.0 ms"), (.disabled, "it was disabled at 16.0 ms"),
      (.masked, "its mask changed at 16.0 ms"), (.pinched, "a pinch on the trackpad at 16.0 ms"),
    ])
  func reasons(reason: TraceEntry.Reason, words: String) throws {
    let scene = TraceExample.scene {
      var traits = UIKitTraits()
      traits.shouldBegin = .velocity(along: .horizontal, ratio: 1.5)
      $0[Who.pan].role = .uikit(traits)
    }
    let (sentence, advice) = try Self.sentence(
      Who.pan, [Self.state(16, Who.pan, .possible, .failed, reason, Self.reached)], in: scene)
    #expect(sentence == "lost: " + words)
    guard reason == .shouldBegin else { return }
    #expect(
      advice.map(\.words) == [
        "shouldBegin is |horizontal velocity| >= 1.50 |vertical velocity|"
      ])
  }

  @Test("of several touch sequences the first win counts, else the last loss")
  func sequences() throws {
    let reset = Self.state(20, Who.tap, .failed, .possible, .reset)
    let lost = Self.state(16, Who.tap, .possible, .failed, .excluded(by: Who.pan))
    let won = Self.state(32, Who.tap, .possible, .ended, .proposed)
    #expect(
      try Self.sentence(Who.tap, [lost, reset, won]).0 == "won: it was recognized at 32.0 ms")
    let again = Self.state(48, Who.tap, .possible, .failed, .systemCancel)
    #expect(
      try Self.sentence(Who.tap, [lost, reset, again]).0
        == "lost: the system took the touch at 48.0 ms")
  }

  @Test("H04 a view that lies elsewhere is not hit, and the one that is hit is named")
  func notHit() throws {
    var views = TraceExample.views
    views[View.overlay].contentShape = .bounds
    let scene = TraceExample.scene(views: views)
    // The overlay stands at (300, 200) on the screen.
    let (covered, advice) = try Self.sentence(Who.pan, [], in: scene, from: Vector(350, 400))
    #expect(
      covered
        == "was not hit: the touch came down at (350.0, 400.0), on overlay, which does not lie "
        + "in carousel")
    #expect(
      advice.first?.words.hasPrefix("contentShape of overlay is bounds, so it takes the") == true)
    let (outside, _) = try Self.sentence(Who.other, [], in: scene)
    #expect(
      outside == "was not hit: the touch came down at (195.0, 400.0), outside of overlay")
  }

  @Test("a transparent area without a content shape is not hit")
  func shape() throws {
    var views = TraceExample.views
    // Nothing behind the overlay takes the touch: the photo is gone.
    for view in [View.feed, View.carousel, View.photo] { views[view].contentShape = .none }
    let (sentence, advice) = try Self.sentence(
      Who.other, [], in: TraceExample.scene(views: views), from: Vector(350, 400))
    #expect(
      sentence
        == "was not hit: the touch came down at (350.0, 400.0), outside of the content shape "
        + "of overlay")
    #expect(advice.map(\.words).contains("contentShape of overlay is none: only that is hit"))
  }

  @Test(
    "hidden, transparent and inactive views are named, also when they hold the view",
    arguments: [
      ("hidden", "carousel, which holds photo, is hidden", "isHidden of carousel is true"),
      (
        "alpha", "carousel, which holds photo, is transparent",
        "alpha of carousel is 0.005, and a view is hit from 0.010 on"
      ),
      (
        "inactive", "carousel, which holds photo, is not interactive",
        "isInteractive of carousel is false"
      ),
    ])
  func skipped(how: String, words: String, point: String) throws {
    var views = TraceExample.views
    switch how {
    case "hidden": views[View.carousel].isHidden = true
    case "alpha": views[View.carousel].alpha = 0.005
    default: views[View.carousel].isInteractive = false
    }
    let (sentence, advice) = try Self.sentence(
      Who.tap, [], in: TraceExample.scene(views: views))
    #expect(sentence == "was not hit: " + words)
    #expect(advice.map(\.words).contains(point))
  }

  @Test("a part that sticks out of the view around it is clipped")
  func clipped() throws {
    var views = TraceExample.views
    views[View.carousel].frame.size.y = 100
    let (sentence, advice) = try Self.sentence(
      Who.tap, [], in: TraceExample.scene(views: views))
    #expect(
      sentence == "was not hit: the touch came down at (195.0, 400.0), where photo lies outside of "
        + "carousel and is clipped")
    #expect(
      advice.map(\.words).contains(
        "the frame of carousel is (0.0, 600.0) 390.0 x 100.0: nothing in it is hit outside of it"))
  }

  @Test("one that is switched off received no touch")
  func refused() throws {
    let roles: [(LabSimulation.Attachment.Role, String)] = [
      (.swiftUI(.gesture, .subviews), "its mask leaves it out"),
      (.uikit(UIKitTraits(isEnabled: false)), "it is disabled"),
      (.uikit(UIKitTraits(shouldReceive: .outside(view: View.photo))), "shouldReceive said no"),
    ]
    for (role, words) in roles {
      let scene = TraceExample.scene { $0[Who.pan].role = role }
      let (sentence, advice) = try Self.sentence(Who.pan, [], in: scene)
      #expect(sentence == "received no touch: " + words)
      #expect(advice.contains { $0.topic == .hit })
    }
    let scene = TraceExample.scene { $0[Who.press].role = .swiftUI(.gesture, .gesture) }
    let (sentence, _) = try Self.sentence(Who.tap, [], in: scene)
    #expect(sentence == "received no touch: the mask of photo.press leaves it out")
  }

  @Test("a stroke without a touch leaves everybody without one")
  func nothing() {
    let explanation = TraceExplanation(TraceExample.trace([], []))
    #expect(
      explanation.sentences.allSatisfy { $0.hasSuffix(" heard nothing: no finger came down.") })
    #expect(explanation.advice.isEmpty)
  }

  @Test("an edge that was in the way is a matter of navigation")
  func navigation() throws {
    let scene = TraceExample.scene {
      $0[Who.press].recognizer = QuietRecognizer([
        RecognitionCondition("edgeWidth", .edge, .atMost, 20)
      ])
    }
    let (_, advice) = try Self.sentence(
      Who.press, [Self.state(16, Who.press, .possible, .failed, .excluded(by: Who.pan))], in: scene)
    #expect(advice.map(\.topic).contains(.navigation))
  }
}

extension UIKitTraits {
  fileprivate init(isEnabled: Bool = true, shouldReceive: ShouldReceive = .always) {
    self.init()
    self.isEnabled = isEnabled
    self.shouldReceive = shouldReceive
  }
}
