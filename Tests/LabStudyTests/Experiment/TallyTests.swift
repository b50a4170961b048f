import LabStudy
import Testing

@testable import LabSimulation

extension Decision {
  /// A decision with a verdict and the first claim.
  static func made(_ verdict: Verdict, at latency: Double? = nil, _ displacement: Double? = nil)
    -> Self
  {
    Self(
      TrialResult(
        verdict: verdict, latency: latency, displacement: displacement, feedActed: false,
        carouselActed: false, feedMoved: 0,
        carouselMoved: 0, feedOffset: 0, carouselPage: 0))
  }
}

@Suite("Counting what became of strokes")
struct TallyTests {
  /// Three persons by hand.
  ///
  /// Scroll: 1 of 4, 2 of 2, 0 of 5; page: 1 of 5, none, 2 of 2.
  private func tally() throws -> StrategyTally {
    var tally = try StrategyTally(persons: 3)
    func add(_ intent: Intent, _ person: Int, _ verdicts: [Verdict: Int]) {
      for verdict in Verdict.allCases {
        for _ in 0..<(verdicts[verdict] ?? 0) {
          tally.add(.made(verdict), of: intent, person: person)
        }
      }
    }
    add(.scroll, 0, [.right: 2, .stolenScroll: 1, .twitched: 1, .undecided: 3, .outside: 1])
    add(.scroll, 1, [.doubleMove: 1, .deadTouch: 1])
    add(.scroll, 2, [.right: 4, .wrongPage: 1, .cancelled: 2])
    add(.page, 0, [.right: 3, .lostSwipe: 1, .short: 1])
    add(.page, 1, [.undecided: 1, .cancelled: 1])
    add(.page, 2, [.lostSwipe: 1, .deadTouch: 1])
    return tally
  }

  @Test("verdicts are counted by name, and only decided strokes are in the denominator")
  func counts() throws {
    let tally = try tally()
    let scroll = try tally.summary(.scroll)
    #expect(scroll.strokes == 17)
    #expect(scroll.decided == 11)
    #expect(scroll.persons == 3)
    let expected: [(Verdict, Int)] = [
      (.right, 6), (.stolenScroll, 1), (.lostSwipe, 0), (.doubleMove, 1), (.deadTouch, 1),
      (.short, 0), (.wrongPage, 1), (.twitched, 1), (.cancelled, 2), (.undecided, 3), (.outside, 1),
    ]
    #expect(expected.count == Verdict.allCases.count)
    for (verdict, count) in expected { #expect(scroll[verdict] == count, "\(verdict)") }
    let page = try tally.summary(.page)
    #expect((page.strokes, page.decided, page.persons) == (9, 7, 2))
  }

  @Test("arbitration and task errors are shares of the decided strokes")
  func rates() throws {
    let tally = try tally()
    let scroll = try tally.summary(.scroll)
    let page = try tally.summary(.page)
    #expect(scroll.errorRate == 3.0 / 11)
    #expect(scroll.taskErrorRate == 5.0 / 11)
    #expect(page.errorRate == 3.0 / 7)
    #expect(page.taskErrorRate == 4.0 / 7)
  }

  @Test("in the row of both intents counts are sums and rates are means")
  func balanced() throws {
    let tally = try tally()
    let all = try tally.summary(.all)
    #expect((all.strokes, all.decided, all.persons) == (26, 18, 3))
    #expect((all[.lostSwipe], all[.deadTouch], all[.cancelled]) == (2, 2, 3))
    let mean = (3.0 / 11 + 3.0 / 7) / 2
    let taskMean = (5.0 / 11 + 4.0 / 7) / 2
    #expect(abs(try #require(all.errorRate) - mean) < 1e-15)
    #expect(abs(try #require(all.taskErrorRate) - taskMean) < 1e-15)
  }

  @Test("the worst person has the highest rate, and persons without decided strokes have none")
  func persons() throws {
    let tally = try tally()
    let scroll = try tally.summary(.scroll)
    #expect((scroll.worstPerson, scroll.worstPersonRate) == (1, 1))
    // Type 7 of 0, .25, 1: rank 1.8, so .25 + .8 * .75.
    #expect(abs(try #require(scroll.p90PersonRate) - 0.85) < 1e-12)
    let page = try tally.summary(.page)
    #expect((page.worstPerson, page.worstPersonRate) == (2, 1))
    // Of .2 and 1: .2 + .9 * .8.
    #expect(abs(try #require(page.p90PersonRate) - 0.92) < 1e-12)
    // Balanced rates exist for the persons 0 (.225) and 2 (.5) only.
    let all = try tally.summary(.all)
    #expect((all.worstPerson, all.worstPersonRate) == (2, 0.5))
    #expect(abs(try #require(all.p90PersonRate) - 0.4725) < 1e-12)
  }

  @Test("of equally bad persons the first is named")
  func ties() throws {
    var tally = try StrategyTally(persons: 4)
    for person in [1, 3] { tally.add(.made(.deadTouch), of: .page, person: person) }
    tally.add(.made(.right), of: .page, person: 0)
    #expect(try tally.summary(.page).worstPerson == 1)
  }

  @Test("latency and displacement are of decided strokes with a claim, of both intents in `all`")
  func decisions() throws {
    var tally = try StrategyTally(persons: 1)
    tally.add(.made(.right, at: 10, 11), of: .scroll, person: 0)
    tally.add(.made(.right, at: 20, 12), of: .scroll, person: 0)
    tally.add(.made(.deadTouch), of: .scroll, person: 0)
    tally.add(.made(.undecided, at: 900, 900), of: .scroll, person: 0)
    tally.add(.made(.lostSwipe, at: 30, 16), of: .page, person: 0)
    let scroll = try tally.summary(.scroll)
    #expect((scroll.latencyMedian, scroll.latencyP95) == (15, 19.5))
    #expect((scroll.displacementMedian, scroll.displacementP95) == (11.5, 11.95))
    let all = try tally.summary(.all)
    #expect((all.latencyMedian, all.latencyP95) == (20, 29))
    #expect((all.displacementMedian, all.displacementP95) == (12, 15.6))
  }

  @Test(
    "a scope without decided strokes has counts and no rates",
    arguments: IntentScope.scopes(of: FeedCarousel.self))
  func empty(scope: IntentScope) throws {
    var tally = try StrategyTally(persons: 2)
    tally.add(.made(.undecided), of: .scroll, person: 0)
    tally.add(.made(.cancelled), of: .page, person: 1)
    let summary = try tally.summary(scope)
    #expect(summary.strokes == (scope == .all ? 2 : 1))
    #expect((summary.decided, summary.persons) == (0, 0))
    #expect(summary.errorRate == nil)
    #expect(summary.taskErrorRate == nil)
    #expect(summary.interval == nil)
    #expect(summary.worstPerson == nil)
    #expect(summary.p90PersonRate == nil)
    #expect(summary.latencyMedian == nil)
    #expect(summary.designEffect == nil)
  }

  @Test("with one intent alone the balanced error does not exist")
  func oneIntent() throws {
    var tally = try StrategyTally(persons: 2)
    for person in 0..<2 { tally.add(.made(.right, at: 5, 10), of: .scroll, person: person) }
    #expect(try tally.summary(.scroll).errorRate == 0)
    let all = try tally.summary(.all)
    #expect(all.errorRate == nil)
    #expect(all.interval == nil)
    #expect((all.decided, all.persons, all.latencyMedian) == (2, 2, 5))
  }

  @Test("one person has a rate and no interval")
  func onePerson() throws {
    var tally = try StrategyTally(persons: 1)
    tally.add(.made(.right), of: .scroll, person: 0)
    tally.add(.made(.stolenScroll), of: .scroll, person: 0)
    tally.add(.made(.right), of: .page, person: 0)
    for (scope, rate) in [(IntentScope.scroll, 0.5), (.page, 0), (.all, 0.25)] {
      let summary = try tally.summary(scope)
      #expect(summary.errorRate == rate)
      #expect(summary.worstPersonRate == rate)
      #expect(summary.p90PersonRate == rate)
      #expect(summary.interval == nil)
      #expect(summary.clusteredError == nil)
      #expect(summary.intervalMethod.isEmpty)
    }
  }
}
