import LabSimulation
import LabTesting
import Testing

@Suite("Early direction failure: the published ratio of 1.7")
struct EarlyDirectionFailureTests {
  private static func strategy(
    _ decision: DirectionalPan.Decision, threshold: Double = 10
  ) -> EarlyDirectionFailure {
    var strategy = EarlyDirectionFailure()
    strategy.decision = decision
    strategy.threshold = threshold
    return strategy
  }

  @Test("exactly on the ratio the pan is kept", arguments: DirectionalPan.Decision.allCases)
  func kept(decision: DirectionalPan.Decision) {
    var tester = ArenaTester(Self.strategy(decision))
    #expect(tester.play(ScriptedStroke.through([(-17, 10), (-60, 30)])) == .carousel)
    #expect(tester.states(of: "carousel.pan") == ["began@1", "ended@3"])
  }

  @Test(
    "across the ratio the pan fails and the feed begins in the same pass",
    arguments: DirectionalPan.Decision.allCases)
  func failed(decision: DirectionalPan.Decision) {
    var tester = ArenaTester(Self.strategy(decision))
    #expect(tester.play(ScriptedStroke.through([(-10, 17), (-20, 40)])) == .feed)
    #expect(tester.states(of: "carousel.pan") == ["failed@1"])
    #expect(tester.states(of: "feed.pan") == ["began@1", "ended@3"])
  }

  @Test("as published a pan that began inside the square is cancelled, and the touch is dead")
  func deadTouch() {
    var tester = ArenaTester(Self.strategy(.published))
    #expect(tester.play(ScriptedStroke.through([(-8.5, 8.5), (-17, 17)])) == .nobody)
    #expect(tester.states(of: "carousel.pan") == ["began@1", "cancelled@2"])
    #expect(tester.states(of: "feed.pan") == ["failed@1"])
  }

  @Test("the same stroke with the decision withheld goes to the feed")
  func withheld() {
    var tester = ArenaTester(Self.strategy(.withheld))
    #expect(tester.play(ScriptedStroke.through([(-8.5, 8.5), (-17, 17)])) == .feed)
    #expect(tester.states(of: "carousel.pan") == ["failed@2"])
    #expect(tester.feed.claim?.index == 2)
  }

  @Test("a threshold of 6, below the hysteresis, also leaves no dead touch here")
  func lowThreshold() {
    var tester = ArenaTester(Self.strategy(.published, threshold: 6))
    #expect(tester.play(ScriptedStroke.through([(-8.5, 8.5), (-17, 17)])) == .feed)
    #expect(tester.states(of: "carousel.pan") == ["failed@1"])
  }

  @Test("a pan that began early and is kept later goes on")
  func keptLater() {
    var tester = ArenaTester(Self.strategy(.published))
    #expect(tester.play(ScriptedStroke.through([(-9, 5), (-12, 6), (-40, 9)])) == .carousel)
    #expect(tester.states(of: "carousel.pan") == ["began@1", "ended@4"])
  }

  @Test("it decides once: a later turn to the vertical changes nothing")
  func decidedOnce() {
    var tester = ArenaTester(Self.strategy(.published))
    #expect(tester.play(ScriptedStroke.through([(-20, 5), (-20, 50), (-20, 105)])) == .carousel)
    #expect(tester.feed.maximum == 0)
  }

  @Test("fine paths are kept at 30.46 degrees and failed at 30.47 with the decision withheld")
  func boundary() {
    var tester = ArenaTester(Self.strategy(.withheld))
    #expect(tester.play(ScriptedStroke.straight(angle: 30.46, step: 0.25)) == .carousel)
    #expect(tester.play(ScriptedStroke.straight(angle: 30.47, step: 0.25)) == .feed)
  }

  @Test(
    "as published steps of 4 and of 12 pt are dead from 35 to 55 degrees",
    arguments: [4.0, 12], [35.0, 40, 45, 50, 55])
  func deadAngles(step: Double, angle: Double) {
    var published = ArenaTester(Self.strategy(.published))
    #expect(published.play(ScriptedStroke.straight(angle: angle, step: step)) == .nobody)
    var withheld = ArenaTester(Self.strategy(.withheld))
    #expect(withheld.play(ScriptedStroke.straight(angle: angle, step: step)) == .feed)
  }

  @Test(
    "steps of 8, 16, 20 and 35 pt are never dead", arguments: [8.0, 16, 20, 35],
    [10.0, 20, 35, 45, 55, 70, 90])
  func neverDead(step: Double, angle: Double) {
    var tester = ArenaTester(Self.strategy(.published))
    #expect(tester.play(ScriptedStroke.straight(angle: angle, step: step)) != .nobody)
  }

  @Test("a cancelled pan turns the page only when its handler commits on cancel")
  func commitOnCancel() {
    // Fast enough that 0.499 s of velocity lead beyond half the width.
    let stroke = ScriptedStroke.through([(-8.5, 8.5), (-30, 30)])
    var strategy = Self.strategy(.published)
    var tester = ArenaTester(strategy)
    tester.play(stroke)
    #expect(tester.carousel.page == 2)
    strategy.commitOnCancel = true
    tester = ArenaTester(strategy)
    tester.play(stroke)
    #expect(tester.carousel.page == 3)
  }

  @Test("above a threshold of 10 the feed begins first, unless it waits")
  func feedWaits() {
    let stroke = ScriptedStroke.through([(-12, 11), (-40, 20), (-90, 30)])
    var strategy = Self.strategy(.withheld, threshold: 20)
    var tester = ArenaTester(strategy)
    #expect(tester.play(stroke) == .feed)
    strategy.feedWaits = true
    tester = ArenaTester(strategy)
    #expect(tester.play(stroke) == .carousel)
  }

  @Test("a feed that waits begins in the same pass in which the pan fails")
  func waitingFeed() {
    var strategy = Self.strategy(.withheld, threshold: 20)
    strategy.feedWaits = true
    var tester = ArenaTester(strategy)
    #expect(tester.play(ScriptedStroke.through([(0, 12), (0, 24), (0, 50)])) == .feed)
    #expect(tester.states(of: "feed.pan") == ["began@2", "ended@4"])
    #expect(tester.feed.atLift == 40)
  }

  @Test("a feed that waits for a pan that never decides fails with it at the lift")
  func undecidedAtLift() {
    var strategy = Self.strategy(.withheld, threshold: 20)
    strategy.feedWaits = true
    var tester = ArenaTester(strategy)
    #expect(tester.play(ScriptedStroke.through([(0, 12), (0, 18)])) == .nobody)
  }
}
