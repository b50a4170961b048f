import LabSimulation
import LabTesting
import Testing

@Suite("High priority: a SwiftUI drag against the feed")
struct HighPriorityTests {
  private static func race(_ distance: Double) -> HighPriority {
    var strategy = HighPriority()
    strategy.distance = distance
    return strategy
  }

  /// Who claims the touch at 0, 15, 20, 25, 30, 45, 46, 60 and 90 degrees.
  @Test(
    "the race: the faster the first movement, the steeper the drags that the carousel takes",
    arguments: [
      (10.0, 4.0, "CCCCCCCCC"), (30, 4, "CCCFFFFFF"), (30, 12, "CCCFFFFFF"),
      (30, 20, "CCCCFFFFF"), (30, 35, "CCCCCCCCC"),
    ])
  func angles(distance: Double, step: Double, winners: String) {
    var tester = ArenaTester(Self.race(distance))
    let seen = [0.0, 15, 20, 25, 30, 45, 46, 60, 90].map {
      tester.play(ScriptedStroke.straight(angle: $0, step: step))
      return tester.claimant.rawValue
    }
    #expect(seen.joined() == winners)
  }

  /// The closed form of the race: asin(10 / ((k - 1) s)) with k = ceil(30 / s).
  @Test(
    "the flip angle of the race follows the closed form",
    arguments: [(1.0, 20.2), (4, 20.9), (8, 24.6), (12, 24.6), (16, 38.7)])
  func flipAngle(step: Double, flip: Double) {
    var tester = ArenaTester(Self.race(30))
    #expect(tester.play(ScriptedStroke.straight(angle: flip - 0.2, step: step)) == .carousel)
    #expect(tester.play(ScriptedStroke.straight(angle: flip + 0.2, step: step)) == .feed)
  }

  @Test("the minimum distance is not taken off: the first value jumps by 30 and more")
  func jump() {
    var tester = ArenaTester(Self.race(30))
    tester.play(ScriptedStroke.through([(-31, 0), (-40, 0)]))
    #expect(tester.carousel.claim?.index == 1)
    #expect(tester.carousel.atLift == -40)
  }

  @Test("without a hold the feed begins at 20 pt of a slow drag at 30 degrees and the drag fails")
  func slowRace() {
    var tester = ArenaTester(Self.race(30))
    #expect(tester.play(ScriptedStroke.straight(angle: 30, step: 4)) == .feed)
    #expect(tester.feed.claim?.index == 5)
    #expect(tester.states(of: "carousel.drag") == ["failed@5"])
  }

  @Test(
    "held back, the feed gets straight paths up to 200 pt/s and the carousel those from 300 up",
    arguments: [(100.0, Winner.feed), (190, .feed), (300, .carousel), (1800, .carousel)],
    [30.0, 45, 90])
  func hold(speed: (Double, Winner), angle: Double) {
    var strategy = HighPriority()
    strategy.hold = 150
    var tester = ArenaTester(strategy)
    tester.play(ScriptedStroke.straight(angle: angle, step: speed.0 / 60))
    #expect(tester.claimant == speed.1)
  }

  @Test("a feed that crossed its slop before begins in the timer's own event, with a jump")
  func timerEvent() {
    var strategy = HighPriority()
    strategy.hold = 150
    var tester = ArenaTester(strategy)
    // 16 pt by 144 ms, and the next event at 160 ms.
    let path = (1...12).map { (x: 0.0, y: -Double($0) * 16 / 9) }
    tester.play(ScriptedStroke.through(path))
    #expect(tester.feed.claim == Moment(index: 9, time: 150))
    #expect(tester.states(of: "carousel.drag") == ["failed@9"])
  }

  @Test("lifted before the wait is over, nobody scrolls")
  func liftedEarly() {
    var strategy = HighPriority()
    strategy.hold = 150
    var tester = ArenaTester(strategy)
    #expect(tester.play(ScriptedStroke.through([(0, -12), (0, -24)])) == .nobody)
    #expect(tester.states(of: "feed.pan") == ["failed@3"])
  }
}
