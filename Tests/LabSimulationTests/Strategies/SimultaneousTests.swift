import LabSimulation
import LabTesting
import Testing

@Suite("Simultaneous: a filtered drag beside the feed")
struct SimultaneousTests {
  private static func strategy(_ k: Double, _ timing: Drive.Filter.Timing) -> Simultaneous {
    var strategy = Simultaneous()
    strategy.k = k
    strategy.timing = timing
    return strategy
  }

  @Test("a diagonal that passes the filter moves both")
  func bothMove() {
    var tester = ArenaTester(Self.strategy(1, .change))
    #expect(tester.play(ScriptedStroke.straight(angle: 40, step: 8)) == .both)
    #expect(tester.states(of: "feed.pan").first == "began@2")
  }

  @Test("the filter is strict: at exactly 45 degrees the carousel does nothing")
  func strict() {
    var tester = ArenaTester(Self.strategy(1, .change))
    #expect(tester.play(ScriptedStroke.through([(-20, 20), (-40, 40)])) == .feed)
    #expect(tester.carousel.claim == nil)
  }

  @Test("at change the carousel keeps its last value where the filter does not pass")
  func keepsLastValue() {
    var tester = ArenaTester(Self.strategy(1, .change))
    tester.play(ScriptedStroke.through([(-20, 0), (-30, 10), (-35, 60)]))
    #expect(tester.carousel.atLift == -30)
    #expect(tester.carousel.claim?.index == 1)
  }

  @Test("at the end there is no live movement, and the claim is the lift")
  func atEnd() {
    var tester = ArenaTester(Self.strategy(2, .end))
    tester.play(ScriptedStroke.through([(-60, 2), (-130, 3), (-200, 4)]))
    #expect(tester.carousel.maximum == 0)
    #expect(tester.carousel.page == 3)
    #expect(tester.carousel.claim?.index == 4)
  }

  @Test("nothing is committed when the last value does not pass")
  func noCommit() {
    for timing in Drive.Filter.Timing.allCases {
      var tester = ArenaTester(Self.strategy(1, timing))
      tester.play(ScriptedStroke.through([(-60, 2), (-130, 3), (-200, 210)]))
      #expect(tester.carousel.page == 2)
    }
  }
}
