import LabSimulation
import LabTesting
import Testing

/// What was published about diagonal drags in a timeline, and what the cure does.
@Suite("The published conflict: a carousel in a feed")
struct ArticleTests {
  @Test(
    "with a mouse, slow and fine, the feed stays usable under a drag of high priority",
    arguments: [0.5, 1, 2, 4])
  func mouse(step: Double) {
    var tester = ArenaTester(HighPriority())
    for angle in stride(from: 25.0, through: 90, by: 1) {
      let winner = tester.play(ScriptedStroke.straight(angle: angle, step: step))
      #expect(winner == .feed, "\(angle) degrees")
    }
    #expect(tester.play(ScriptedStroke.straight(angle: 10, step: step)) == .carousel)
  }

  @Test(
    "with a finger whose first event is 30 pt or more the carousel takes even steep strokes",
    arguments: [30.0, 31, 35, 40, 60])
  func fastFinger(step: Double) {
    var highPriority = ArenaTester(HighPriority())
    var native = ArenaTester(Native())
    for angle in stride(from: 60.0, through: 80, by: 1) {
      let stroke = ScriptedStroke.straight(angle: angle, step: step)
      #expect(highPriority.play(stroke) == .carousel, "\(angle) degrees")
      #expect(highPriority.feed.claim == nil)
      #expect(native.play(stroke) == .feed, "\(angle) degrees")
    }
  }

  @Test("just below 30 pt per event the feed gets the very same directions")
  func justBelow() {
    var tester = ArenaTester(HighPriority())
    for angle in stride(from: 60.0, through: 80, by: 1) {
      #expect(tester.play(ScriptedStroke.straight(angle: angle, step: 29.999)) == .feed)
    }
  }

  private static var withheld: EarlyDirectionFailure {
    var strategy = EarlyDirectionFailure()
    strategy.decision = .withheld
    return strategy
  }

  @Test(
    "with the decision withheld no pan begins and is cancelled, and every steep stroke scrolls",
    arguments: 35...55)
  func withheldAngles(angle: Int) {
    var tester = ArenaTester(Self.withheld)
    for step in 1...40 {
      let winner = tester.play(
        ScriptedStroke.straight(angle: Double(angle), step: Double(step)))
      #expect(winner == .feed, "step \(step)")
      let states = tester.states(of: "carousel.pan")
      #expect(states.count == 1 && states[0].hasPrefix("failed"), "step \(step)")
    }
  }

  @Test("as published some of the same strokes begin a pan that is cancelled: the trap is there")
  func publishedAngles() {
    var tester = ArenaTester(EarlyDirectionFailure())
    var dead = 0
    for angle in 35...55 {
      for step in 1...40 {
        tester.play(ScriptedStroke.straight(angle: Double(angle), step: Double(step)))
        let states = tester.states(of: "carousel.pan")
        if states.contains(where: { $0.hasPrefix("cancelled") }) {
          dead += 1
          #expect(tester.feed.claim == nil)
        }
      }
    }
    // All 21 angles at steps of 4 and of 12 pt at the least.
    #expect(dead >= 42)
  }

  @Test("with the decision withheld no random stroke begins a pan that is cancelled by the rule")
  func withheldRandom() {
    var withheld = ArenaTester(Self.withheld)
    var published = ArenaTester(EarlyDirectionFailure())
    var cancels = 0
    for stroke in WildStroke.made(7000, seed: 2) {
      let touches = stroke.touches(from: ScriptedStroke.start)
      withheld.play(touches)
      published.play(touches)
      #expect(!withheld.reasons(of: "carousel.pan").contains(.abandoned), "\(stroke)")
      if published.reasons(of: "carousel.pan").contains(.abandoned) { cancels += 1 }
    }
    // The same strokes would have shown it.
    #expect(cancels > 50)
  }

  @Test(
    "the delegate allows nothing beside the pan: the feed stands still while the carousel moves")
  func noDrift() {
    var tester = ArenaTester(EarlyDirectionFailure())
    tester.play(ScriptedStroke.through([(-20, 5), (-80, 60), (-150, 140)]))
    #expect(tester.claimant == .carousel)
    #expect(tester.feed.maximum == 0)
    #expect(tester.feed.offset == 400)
  }
}
