import LabSimulation
import LabTesting
import Testing

@Suite("Judge: every stroke gets exactly one verdict")
struct JudgeTests {
  private static let scroll = Aim(intent: .scroll, direction: .up, turn: false)
  private static let left = Aim(intent: .page, direction: .left, turn: true)
  private static let right = Aim(intent: .page, direction: .right, turn: true)
  private static let peek = Aim(intent: .page, direction: .left, turn: false)

  private static func contest(page: Int = 2) -> Contest {
    var settings = LayoutSettings()
    settings.page = page
    return .feedWithCarousel(settings)
  }

  private static func verdict(
    _ strategy: any ContestStrategy, _ touches: Touches, _ aim: Aim, page: Int = 2
  ) -> Verdict {
    let contest = contest(page: page)
    var referee = Referee(contest, [strategy.contender(for: contest, tuning: Tuning())])
    var results: [TrialResult] = []
    referee.load(touches)
    referee.judge(meant: aim, into: &results)
    return results[0].verdict
  }

  private static func simultaneous(_ timing: Drive.Filter.Timing) -> Simultaneous {
    var strategy = Simultaneous()
    strategy.timing = timing
    return strategy
  }

  // MARK: One stroke for each verdict

  private static let up = ScriptedStroke.straight(angle: 90, step: 8)
  private static let flick = ScriptedStroke.straight(angle: 0, step: 8)
  /// Rests before the lift, so that nothing carries it to the next page.
  private static let slow = ScriptedStroke.through([(-20, 0), (-40, 0)], lift: 150)

  @Test("right: the feed scrolls, or the carousel turns to the page that was meant")
  func right() {
    #expect(Self.verdict(Native(), Self.up, Self.scroll) == .right)
    #expect(Self.verdict(Native(), Self.flick, Self.left) == .right)
    #expect(Self.verdict(Native(), ScriptedStroke.mirrored(Self.flick), Self.right) == .right)
  }

  @Test("stolen scroll: a scroll was meant and only the carousel acted")
  func stolenScroll() {
    #expect(Self.verdict(Native(), Self.flick, Self.scroll) == .stolenScroll)
    #expect(Self.verdict(Native(), Self.slow, Self.scroll) == .stolenScroll)
  }

  @Test("lost swipe: a page was meant and only the feed acted")
  func lostSwipe() {
    #expect(Self.verdict(Native(), Self.up, Self.left) == .lostSwipe)
    #expect(Self.verdict(Native(), Self.up, Self.peek) == .lostSwipe)
  }

  @Test("double move: both moved more than 12 pt, whatever was meant")
  func doubleMove() {
    let diagonal = ScriptedStroke.straight(angle: 40, step: 8)
    for aim in [Self.scroll, Self.left, Self.right, Self.peek] {
      #expect(Self.verdict(Simultaneous(), diagonal, aim) == .doubleMove)
    }
  }

  @Test("dead touch: neither acted, also when one had claimed")
  func deadTouch() {
    let diagonal = ScriptedStroke.straight(angle: 45, step: 4)
    for aim in [Self.scroll, Self.left, Self.peek] {
      #expect(Self.verdict(EarlyDirectionFailure(), diagonal, aim) == .deadTouch)
    }
    var distant = HighPriority()
    distant.distance = 100
    let short = ScriptedStroke.through([(-30, 0), (-60, 0)])
    #expect(Self.verdict(distant, short, Self.left) == .deadTouch)
  }

  @Test("short: the carousel moved and came back, although a turn was meant")
  func short() {
    #expect(Self.verdict(Native(), Self.slow, Self.left) == .short)
  }

  @Test("wrong page: the carousel turned the other way, or turned under a scroll")
  func wrongPage() {
    #expect(Self.verdict(Native(), Self.flick, Self.right) == .wrongPage)
    let hook = ScriptedStroke.through([(0, -14), (-80, -15), (-200, -16)])
    #expect(Self.verdict(Self.simultaneous(.end), hook, Self.scroll) == .wrongPage)
  }

  @Test("twitched: the right one acted, and the other moved between 3 and 12 pt")
  func twitched() {
    let scroll = ScriptedStroke.through([(-10.5, 0), (-10.5, -30), (-10.5, -60)])
    #expect(Self.verdict(Simultaneous(), scroll, Self.scroll) == .twitched)
    let swipe = ScriptedStroke.through([(-60, 0), (-120, -10), (-240, -15)])
    #expect(Self.verdict(Simultaneous(), swipe, Self.left) == .twitched)
  }

  @Test("cancelled: the system took the touch away, decided or not")
  func cancelled() {
    for moves in [[(x: -60.0, y: 0.0), (-120, 0)], [(-1, 0)]] {
      let stroke = ScriptedStroke.through(moves, cancelled: true)
      #expect(Self.verdict(Native(), stroke, Self.left) == .cancelled)
    }
  }

  @Test("undecided: no delivered event 10 pt or more from touch-down")
  func undecided() {
    func verdict(_ x: Double, _ y: Double) -> Verdict {
      Self.verdict(Native(), ScriptedStroke.through([(x, y)]), Self.left)
    }
    #expect(verdict(-6, 7.9999) == .undecided)
    #expect(verdict(-6, 8) != .undecided)
    #expect(verdict(0, 0) == .undecided)
  }

  @Test("outside: the touch came down where there is no contest")
  func outside() {
    for (y, verdict) in [(199.0, Verdict.outside), (200, .right), (600, .outside)] {
      let stroke = ScriptedStroke.through([(0, -30), (0, -60)], from: Vector(195, y))
      #expect(Self.verdict(Native(), stroke, Self.scroll) == verdict)
    }
    let cancelled = ScriptedStroke.through([(0, 30)], from: Vector(195, 100), cancelled: true)
    #expect(Self.verdict(Native(), cancelled, Self.scroll) == .outside)
  }

  @Test("a peek is right when the carousel alone acted, whatever page it rests on")
  func peek() {
    #expect(Self.verdict(Native(), Self.slow, Self.peek) == .right)
    #expect(Self.verdict(Native(), Self.flick, Self.peek) == .right)
    #expect(Self.verdict(Native(), ScriptedStroke.mirrored(Self.flick), Self.peek) == .right)
    let swipe = ScriptedStroke.through([(-60, 0), (-120, -10), (-240, -15)])
    #expect(Self.verdict(Simultaneous(), swipe, Self.peek) == .twitched)
  }

  @Test("at an edge there is no page to turn to, and staying is meant")
  func edges() {
    let mirrored = ScriptedStroke.mirrored(Self.flick)
    #expect(Self.verdict(Native(), Self.flick, Self.left, page: 4) == .right)
    #expect(Self.verdict(Native(), mirrored, Self.left, page: 4) == .wrongPage)
    #expect(Self.verdict(Native(), mirrored, Self.right, page: 0) == .right)
    #expect(Self.verdict(Native(), Self.flick, Self.right, page: 0) == .wrongPage)
  }
}

@Suite("Judge: the rules in their order")
struct JudgeOrderTests {
  /// The agreed table, written down once more: the first row that applies is the verdict.
  private static func row(
    _ feed: ContainerOutcome, _ carousel: ContainerOutcome, _ track: Track, _ aim: Aim,
    _ contest: Contest
  ) -> Verdict? {
    let feedActed = feed.maximum > 3 || feed.turned
    let carouselActed = carousel.maximum > 3 || carousel.turned
    let page = contest.carousel.page ?? 0
    let next = page + (aim.direction == .left ? 1 : -1)
    let meant = (0..<contest.carousel.pages).contains(next) ? next : page
    let isScroll = aim.intent == .scroll
    let right = isScroll ? feedActed : carouselActed
    let radius = zip(track.x, track.y).map { Vector($0, $1).length }.max() ?? 0
    let rest = carousel.page ?? 0
    let rows: [(Verdict, Bool)] = [
      (.outside, !contest.carouselFrame.contains(track.start)),
      (.cancelled, track.isCancelled),
      (.undecided, radius < 10 - 2e-6),
      (.doubleMove, feed.maximum > 12 && carousel.maximum > 12),
      (.deadTouch, !feedActed && !carouselActed),
      (.stolenScroll, isScroll && !feedActed),
      (.lostSwipe, !isScroll && feedActed && !carouselActed),
      (.wrongPage, isScroll && rest != page),
      (.wrongPage, !isScroll && aim.turn && rest != meant && rest != page),
      (.short, !isScroll && aim.turn && rest != meant && rest == page),
      (.twitched, right && (isScroll ? carousel.maximum : feed.maximum) > 3),
      (.right, right),
    ]
    return rows.first { $0.1 }?.0
  }

  private static let aims = [
    Aim(intent: .scroll, direction: .up, turn: false),
    Aim(intent: .page, direction: .left, turn: true),
    Aim(intent: .page, direction: .right, turn: true),
    Aim(intent: .page, direction: .right, turn: false),
  ]

  @Test("of all outcomes that can be put together each gets the verdict of the first row")
  func table() {
    var seen: Set<Verdict> = []
    for page in [0, 2, 4] {
      var settings = LayoutSettings()
      settings.page = page
      let contest = Contest.feedWithCarousel(settings)
      var tester = ArenaTester(Native(), contest: contest)
      tester.play(Touches())
      let starts = [ScriptedStroke.start, Vector(195, 100)]
      let moves = [(x: -20.0, y: 0.0), (-4, 4)]
      for (start, move) in starts.flatMap({ start in moves.map { (start, $0) } }) {
        for isCancelled in [false, true] {
          let track = Track(
            ScriptedStroke.through([move], from: start, cancelled: isCancelled))
          for (feedMoves, cardMoves) in Self.pairs([0.0, 3, 3.1, 12, 12.1]) {
            for rest in max(0, page - 1)...min(4, page + 1) {
              var feed = tester.feed
              feed.maximum = feedMoves
              var carousel = tester.carousel
              carousel.maximum = cardMoves
              carousel.page = rest
              carousel.turned = rest != page
              for aim in Self.aims {
                let verdict = Judge(contest).verdict(
                  on: [feed, carousel], of: track, meant: aim)
                #expect(verdict == Self.row(feed, carousel, track, aim, contest))
                seen.insert(verdict)
              }
            }
          }
        }
      }
    }
    #expect(seen.count == Verdict.allCases.count)
  }

  private static func pairs(_ values: [Double]) -> [(Double, Double)] {
    values.flatMap { a in values.map { (a, $0) } }
  }

  @Test("random strokes under all strategies: one verdict each, and all verdicts come up")
  func randomStrokes() {
    let variants = StrategyVariants.all(drawn: 3, seed: 41)
    let contest = Contest.feedWithCarousel(LayoutSettings())
    var referee = Referee(
      contest, variants.map { $0.strategy.contender(for: contest, tuning: Tuning()) })
    var testers = variants.map { ArenaTester($0.strategy) }
    var seen: Set<Verdict> = []
    for (number, stroke) in WildStroke.made(1500, seed: 42).enumerated() {
      let start = number % 20 == 0 ? Vector(195, 150) : ScriptedStroke.start
      let touches = stroke.touches(from: start)
      let aim = Self.aims[number % Self.aims.count]
      var results: [TrialResult] = []
      referee.load(touches)
      referee.judge(meant: aim, into: &results)
      #expect(results.count == variants.count)
      for (index, result) in results.enumerated() {
        testers[index].play(touches)
        let expected = Self.row(
          testers[index].feed, testers[index].carousel, referee.track, aim, contest)
        #expect(result.verdict == expected, "\(variants[index]): \(stroke)")
        seen.insert(result.verdict)
      }
      // Outside, cancelled and undecided lie in the stroke and not in the strategy.
      #expect(Set(results.map { $0.verdict.isDecided ? nil : $0.verdict }).count == 1)
    }
    #expect(seen.count == Verdict.allCases.count)
  }

  @Test("the errors by which strategies are judged are four, task errors are three more")
  func errors() {
    let arbitration = Set(Verdict.allCases.filter(\.isArbitrationError))
    #expect(arbitration == [.stolenScroll, .lostSwipe, .doubleMove, .deadTouch])
    let task = Set(Verdict.allCases.filter(\.isTaskError)).subtracting(arbitration)
    #expect(task == [.short, .wrongPage, .twitched])
    #expect(
      Set(Verdict.allCases.filter { !$0.isDecided }) == [.cancelled, .undecided, .outside])
  }
}

extension Contest {
  fileprivate var carouselFrame: Rect { layout.views[carousel.view].frame }
}
