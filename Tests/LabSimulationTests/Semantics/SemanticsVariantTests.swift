import LabSimulation
import LabTesting
import Testing

/// A child drag under a vertical scroll view, as the generations of the system settle it.
@Suite("Semantics of the generations: a cell of the table, a test")
struct SemanticsVariantTests {
  /// Who comes first at the distances of the two.
  enum Course: String, CaseIterable {
    /// The drag at 12 pt to the side, the feed never.
    case side = "B@0 M(12,0)@16 M(40,0)@32 E@48"
    /// Both in the event of 10 pt.
    case tie = "B@0 M(0,10)@16 M(0,40)@32 E@48"
    /// The feed, 12 pt down, where the drag needs 30.
    case feedFirst = "B@0 M(0,12)@16 M(0,40)@32 E@48"
    /// The drag at 12 pt to the side, and then the feed's 10 pt are crossed.
    case later = "B@0 M(12,0)@16 M(12,40)@32 E@48"

    var distance: Double { self == .feedFirst ? 30 : 10 }
  }

  struct Cell: CustomTestStringConvertible {
    var modifier: SceneTester.Modifier
    var profile: Int
    var holders: [Course: Winner]

    init(_ modifier: SceneTester.Modifier, _ profile: Int, _ holders: [Course: Winner]) {
      self.modifier = modifier
      self.profile = profile
      self.holders = holders
    }

    var testDescription: String { "\(modifier.rawValue), \(profile)" }
  }

  private static let childFirst: [Course: Winner] = [
    .side: .carousel, .tie: .carousel, .feedFirst: .feed, .later: .carousel,
  ]
  private static let together: [Course: Winner] = [
    .side: .carousel, .tie: .both, .feedFirst: .both, .later: .both,
  ]

  static let cells = [
    Cell(.gesture, 17, [.side: .carousel, .tie: .feed, .feedFirst: .feed, .later: .feed]),
    Cell(.gesture, 18, childFirst),
    Cell(.gesture, 26, childFirst),
    // Who wins a tie on 17 is not said for high priority.
    Cell(.highPriorityGesture, 17, [.side: .carousel, .feedFirst: .feed, .later: .carousel]),
    Cell(.highPriorityGesture, 18, childFirst),
    Cell(.highPriorityGesture, 26, childFirst),
    Cell(.simultaneousGesture, 17, together),
    Cell(.simultaneousGesture, 18, together),
    Cell(.simultaneousGesture, 26, childFirst),
  ]

  @Test("who holds the touch, by the modifier and the generation", arguments: cells)
  func cell(_ cell: Cell) throws {
    for (course, holder) in cell.holders {
      var tester = SceneTester.feedWithCarousel(profile: cell.profile)
      tester.gesture(
        "drag", on: "carousel",
        Gesture.drag(minimumDistance: course.distance, space: .global).called("drag"),
        cell.modifier, moves: "carousel")
      try tester.play(course.rawValue)
      #expect(tester.holder(child: "drag") == holder, "\(course)")
      // A drag that lost has no onEnded, one that had begun is reset.
      let calls = tester.calls(of: "drag")
      let hasEnded = calls.contains { $0.hasSuffix(".ended") }
      #expect(hasEnded == (holder != .feed), "\(course)")
      #expect(calls.isEmpty || calls.contains { $0.hasSuffix(".reset") }, "\(course)")
    }
  }

  @Test("a minimum distance of 20 to 30 pt: the feed wins most paths", arguments: [17, 18, 26])
  func longDistance(profile: Int) throws {
    for distance in [20.0, 25, 30] {
      for angle in [35.0, 45, 60, 75, 90] {
        var tester = SceneTester.feedWithCarousel(profile: profile)
        tester.gesture(
          "drag", on: "carousel", Gesture.drag(minimumDistance: distance, space: .global))
        try tester.play(ScriptedStroke.straight(angle: angle, step: 1))
        #expect(tester.holder(child: "drag") == .feed, "\(distance) pt, \(angle) degrees")
      }
    }
  }

  @Test("a UIKit pan in SwiftUI plays by UIKit's rules", arguments: [17, 18, 26])
  func uikit(profile: Int) throws {
    let cross = "B@0 M(20,20)@16 M(40,40)@32 E@48"
    var tester = SceneTester.feedWithCarousel(profile: profile)
    tester.pan("pan", on: "carousel", moves: "carousel")
    try tester.play(cross)
    #expect(tester.holder(child: "pan") == .carousel)
    tester.simultaneous("pan", "feed.pan")
    try tester.play(cross)
    #expect(tester.holder(child: "pan") == .both)

    var early = SceneTester.feedWithCarousel(profile: profile)
    early.attach(
      "pan", on: "carousel",
      DirectionalPan(
        axis: .horizontal, ratio: 1.7, threshold: 10, decision: .withheld, hysteresis: 10),
      moves: "carousel")
    try early.play(cross)
    #expect(early.holder(child: "pan") == .feed)
  }
}
