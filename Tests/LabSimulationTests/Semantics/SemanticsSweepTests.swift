import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of straight paths: closed forms and the sweep of the angle")
struct SemanticsSweepTests {
  private static func race(
    _ distance: Double, _ modifier: SceneTester.Modifier = .gesture, profile: Int = 18,
    _ change: (inout Assumptions) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester.feedWithCarousel(profile: profile, change)
    tester.gesture(
      "drag", on: "carousel",
      Gesture.drag(minimumDistance: distance, space: .global).called("drag"), modifier,
      moves: "carousel")
    return tester
  }

  private static func holder(
    _ tester: SceneTester, angle: Double, step: Double, every interval: Double = 1000 / 60
  ) throws -> Winner {
    var tester = tester
    try tester.play(ScriptedStroke.straight(angle: angle, step: step, every: interval))
    return tester.holder(child: "drag")
  }

  private static let modifiers = [SceneTester.Modifier.gesture, .highPriorityGesture]

  // MARK: The closed form

  /// Degrees below which a drag of 30 pt wins, from asin(10 / ((k - 1) s)) with k = ceil(30 / s).
  static let bounds: [(step: Double, angle: Double)] = [
    (1, 20.17), (4, 20.92), (8, 24.62), (12, 24.62), (16, 38.68), (20, 30.00),
  ]

  @Test("a drag of 30 pt wins below asin(10 / ((k - 1) s))", arguments: bounds)
  func closedForm(step: Double, angle: Double) throws {
    for modifier in Self.modifiers {
      let tester = Self.race(30, modifier)
      for below in [0, angle / 2, angle - 0.1] {
        #expect(try Self.holder(tester, angle: below, step: step) == .carousel, "\(below)")
      }
      for above in [angle + 0.1, (angle + 90) / 2, 90] {
        #expect(try Self.holder(tester, angle: above, step: step) == .feed, "\(above)")
      }
    }
  }

  @Test("a first event of 30 pt or more is the drag's at every angle", arguments: [30.0, 35, 40])
  func fastStart(step: Double) throws {
    for modifier in Self.modifiers {
      for angle in stride(from: 0.0, through: 90, by: 5) {
        #expect(try Self.holder(Self.race(30, modifier), angle: angle, step: step) == .carousel)
      }
    }
  }

  // MARK: The sweep

  /// One letter for each of the angles.
  struct Column: CustomTestStringConvertible {
    var name: String
    var distance: Double?
    var steps: [Double]
    var winners: String

    var testDescription: String { name }
  }

  static let angles = [0.0, 15, 20, 25, 30, 45, 46, 60, 90]

  static let columns = [
    Column(
      name: "10 pt, any step", distance: 10, steps: [1, 2, 4, 8, 12, 16, 20, 35],
      winners: "CCCCCCCCC"),
    Column(name: "30 pt, steps of 4", distance: 30, steps: [4], winners: "CCCFFFFFF"),
    Column(name: "30 pt, steps of 12", distance: 30, steps: [12], winners: "CCCFFFFFF"),
    Column(name: "30 pt, steps of 20", distance: 30, steps: [20], winners: "CCCCFFFFF"),
    Column(name: "30 pt, steps of 35", distance: 30, steps: [35], winners: "CCCCCCCCC"),
    Column(name: "nested pager", distance: nil, steps: [1, 2, 4, 8], winners: "CCCCCCFFF"),
  ]

  @Test("who wins at nine angles", arguments: columns)
  func sweep(column: Column) throws {
    for step in column.steps {
      for modifier in column.distance == nil ? [.gesture] : Self.modifiers {
        var winners = ""
        for angle in Self.angles {
          var tester = column.distance.map { Self.race($0, modifier) } ?? .nestedPager()
          try tester.play(ScriptedStroke.straight(angle: angle, step: step))
          winners += tester.holder(child: column.distance == nil ? "carousel.pan" : "drag").rawValue
        }
        #expect(winners == column.winners, "steps of \(step), \(modifier)")
      }
    }
  }

  @Test("on 17 the feed takes fine paths of 46 to 89 degrees from the drag, and 90 by the tie")
  func seventeen() throws {
    for angle in stride(from: 46.0, through: 90, by: 1) {
      var tester = Self.race(10, profile: 17)
      try tester.play(ScriptedStroke.straight(angle: angle, step: 1))
      #expect(tester.holder(child: "drag") == .feed, "\(angle)")
      #expect(!tester.calls(of: "drag").contains { $0.hasSuffix("ended") }, "\(angle)")
      #expect(tester.outcome("carousel").offset == 780, "\(angle)")
    }
  }

  // MARK: The experiment that tells the hypotheses apart

  @Test("a straight drag at 30 degrees tells the hypotheses of the hold apart")
  func hypotheses() throws {
    for modifier in Self.modifiers {
      // H1, the race: the feed at 20 pt, the fifth step of 4 pt.
      var race = Self.race(30, modifier)
      try race.play(ScriptedStroke.straight(angle: 30, step: 4))
      #expect(race.holder(child: "drag") == .feed)
      #expect(race.outcome("feed").claim?.index == 5)

      // H2: the feed waits for 150 ms, and 32 pt are covered in 133.
      var held = Self.race(30, modifier) { $0.scrollHold = 150 }
      try held.play(ScriptedStroke.straight(angle: 30, step: 4))
      #expect(held.holder(child: "drag") == .carousel)
      #expect(held.outcome("carousel").claim?.index == 8)

      // H3: the feed refuses what is not steeper than 45 degrees.
      var refusing = Self.race(30, modifier) { $0.scrollRatio = 1 }
      try refusing.play(ScriptedStroke.straight(angle: 30, step: 4))
      #expect(refusing.holder(child: "drag") == .carousel)
      #expect(refusing.outcome("feed").claim == nil)

      // H4: the feed, and then the drag takes the touch from it.
      var stealing = Self.race(30, modifier) { $0.dragStealsScroll = true }
      try stealing.play(ScriptedStroke.straight(angle: 30, step: 4))
      #expect(stealing.holder(child: "drag") == .carousel)
      #expect(stealing.outcome("feed").claim?.index == 5)
      #expect(stealing.outcome("carousel").claim?.index == 8)
      #expect(
        stealing.reasons(of: "feed.pan").last == .stolen(by: stealing.index(of: "drag")))
    }
  }

  @Test(
    "with a hold of 150 ms the speed decides, at every angle",
    arguments: [(100.0, Winner.feed), (190, .feed), (300, .carousel), (600, .carousel)])
  func hold(speed: Double, holder: Winner) throws {
    for modifier in Self.modifiers {
      let tester = Self.race(30, modifier) { $0.scrollHold = 150 }
      for angle in [30.0, 45, 60, 90] {
        // One event every 5 ms.
        let found = try Self.holder(tester, angle: angle, step: speed / 200, every: 5)
        #expect(found == holder, "\(angle) degrees")
      }
    }
  }

  @Test("a held feed jumps in the timer's own event, and fails when the finger lifts before")
  func heldFeed() throws {
    var tester = Self.race(30) { $0.scrollHold = 150 }
    try tester.play("B@0 M(0,-12)@16 M(0,-25)@32 E@400")
    #expect(tester.states(of: "feed.pan") == ["began@150", "ended@400"])
    #expect(tester.states(of: "drag") == ["failed@150"])
    #expect(tester.offsets(of: "feed") == ["150: 15"])
    try tester.play("B@0 M(0,-12)@16 M(0,-25)@32 E@100")
    #expect(tester.states(of: "feed.pan") == ["failed@100"])
    #expect(tester.states(of: "drag") == ["failed@100"])
  }

  // MARK: The dead zone of the published pan

  private static func published() -> SceneTester {
    var tester = SceneTester.feedWithCarousel()
    tester.attach(
      "pan", on: "carousel",
      DirectionalPan(
        axis: .horizontal, ratio: 1.7, threshold: 10, decision: .published, hysteresis: 10),
      moves: "carousel")
    return tester
  }

  /// Whether nobody gets the touch, by hand: an event of 10 pt or more with both components at most 10
  /// begins the pan, which fails later when the path is steeper than 30.47 degrees.
  @Test("steps of 4 and 12 pt are dead from 34 to 56 degrees", arguments: [4.0, 12])
  func deadZone(step: Double) throws {
    for angle in stride(from: 0.0, through: 90, by: 1) {
      var tester = Self.published()
      try tester.play(ScriptedStroke.straight(angle: angle, step: step))
      // 12 cos(33.56) = 12 sin(56.44) = 10.
      let winner: Winner = angle < 31 ? .carousel : (34...56).contains(angle) ? .nobody : .feed
      #expect(tester.holder(child: "pan") == winner, "\(angle)")
      #expect(tester.winner == winner, "\(angle)")
    }
  }

  @Test("steps of 8, 16, 20 and 35 pt never are", arguments: [8.0, 16, 20, 35])
  func noDeadZone(step: Double) throws {
    for angle in stride(from: 0.0, through: 90, by: 1) {
      var tester = Self.published()
      try tester.play(ScriptedStroke.straight(angle: angle, step: step))
      #expect(tester.holder(child: "pan") == (angle < 31 ? .carousel : .feed), "\(angle)")
    }
  }
}
