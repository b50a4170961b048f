import LabSimulation
import LabTesting
import Testing

@Suite("Referee: what is kept of a stroke")
struct RefereeTests {
  private static func result(_ strategy: any ContestStrategy, _ touches: Touches) -> TrialResult {
    let contest = Contest.feedWithCarousel(LayoutSettings())
    var referee = Referee(contest, [strategy.contender(for: contest, tuning: Tuning())])
    var results: [TrialResult] = []
    referee.load(touches)
    referee.judge(meant: Aim(intent: .scroll, direction: .up, turn: false), into: &results)
    return results[0]
  }

  @Test("the latency is the time of the first claim, with the distance from touch-down there")
  func firstClaim() {
    let stroke = ScriptedStroke.through([(-3, -4), (-9, -12), (-30, -40)])
    let result = Self.result(Native(), stroke)
    #expect(result.latency == 32)
    #expect(result.displacement == 15)
    #expect(result.feedClaim == 32)
    #expect(result.carouselClaim == nil)
  }

  @Test("of two claims the earlier counts, and each is kept")
  func twoClaims() {
    let stroke = ScriptedStroke.through([(-12, 0), (-30, -12), (-60, -30)])
    let result = Self.result(Simultaneous(), stroke)
    #expect(result.carouselClaim == 16)
    #expect(result.feedClaim == 32)
    #expect(result.latency == 16)
    #expect(result.displacement == 12)
  }

  @Test("a claim that is cancelled later counts too")
  func cancelledClaim() {
    let result = Self.result(
      EarlyDirectionFailure(), ScriptedStroke.through([(-8.5, 8.5), (-17, 17)]))
    #expect(result.verdict == .deadTouch)
    #expect(result.latency == 16)
    // 8.5 pt along the axis, less the share that a hysteresis of 10 pt has in the distance.
    #expect(abs(result.carouselMoved - 8.5 * (1 - 10 / (2 * 8.5 * 8.5).squareRoot())) < 1e-9)
  }

  @Test("a claim by a timer has the timer's time")
  func timerClaim() {
    var strategy = HighPriority()
    strategy.hold = 100
    let result = Self.result(strategy, ScriptedStroke.steps(10, by: Vector(0, 2.5)))
    #expect(result.latency == 100)
    #expect(result.displacement == 15)
  }

  @Test("without a claim there is no latency")
  func noClaim() {
    let result = Self.result(Native(), ScriptedStroke.through([(1, 1)]))
    #expect(result.latency == nil)
    #expect(result.displacement == nil)
    #expect(result.feedOffset == 400)
    #expect(result.carouselPage == 2)
  }
}
