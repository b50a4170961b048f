import LabSimulation
import LabTesting
import Testing

/// What must be true of any strategy: an entry is tested by being registered.
@Suite("Laws of the arena over all registered strategies")
struct ArenaLawTests {
  static let variants = StrategyVariants.all(drawn: 6, seed: 2026)
  static let strokes = WildStroke.made(420, seed: 6)
  /// On the vertical axis of the shipped carousel.
  private static let start = ScriptedStroke.start

  private static func contest(page: Int = 2, middle: Bool = false) -> Contest {
    var settings = LayoutSettings()
    settings.page = page
    if middle { settings.feedOffset = (settings.feedLength - settings.height) / 2 }
    return .feedWithCarousel(settings)
  }

  /// What there is to see of a play.
  fileprivate struct Play: Equatable {
    var transitions: [TimelineTransition]
    var containers: [ContainerOutcome]

    init(_ tester: inout ArenaTester, _ touches: Touches) {
      tester.play(touches)
      transitions = tester.arena.transitions
      containers = tester.arena.containers
    }
  }

  @Test("the registry's variants differ from the defaults, and all strokes differ")
  func material() {
    #expect(Set(Self.variants.map(\.description)).count > 3 * Strategies.all.count)
    for type in Strategies.all {
      #expect(Self.variants.contains { $0.description == type.name })
    }
    #expect(Set(Self.strokes.map(\.description)).count > 350)
  }

  @Test("each recognizer hears exactly one of won or lost", arguments: variants)
  func oneHearing(variant: StrategyVariant) {
    var tester = ArenaTester(variant.strategy)
    for stroke in Self.strokes {
      tester.play(stroke.touches(from: Self.start))
      for attachment in tester.arrangement.attachments {
        let states = tester.states(of: attachment.name).map { $0.prefix { $0 != "@" } }
        let isLawful =
          states == ["failed"] || states == ["began", "ended"] || states == ["began", "cancelled"]
        #expect(isLawful, "\(attachment.name) \(states): \(stroke)")
      }
    }
  }

  @Test("a touch beside the carousel is heard by the feed's recognizers alone", arguments: variants)
  func besideTheCarousel(variant: StrategyVariant) {
    var tester = ArenaTester(variant.strategy)
    for stroke in Self.strokes.prefix(70) {
      tester.play(stroke.touches(from: Vector(195, 100)))
      for attachment in tester.arrangement.attachments {
        let isOnFeed = attachment.view == tester.contest.feed.view
        let hearings = tester.hearings()[attachment.name].map { $0.won + $0.lost } ?? 0
        #expect(hearings == (isOnFeed ? 1 : 0))
      }
      #expect(tester.carousel.claim == nil)
      #expect(tester.carousel.page == 2)
    }
  }

  @Test("states change in the order of time, within the stroke", arguments: variants)
  func order(variant: StrategyVariant) {
    var tester = ArenaTester(variant.strategy)
    for stroke in Self.strokes {
      let touches = stroke.touches(from: Self.start)
      tester.play(touches)
      let moments = tester.arena.transitions.map(\.moment)
      #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 <= $1 })
      let end = touches.events.last?.time ?? 0
      #expect(moments.allSatisfy { $0.time >= 0 && $0.time <= end })
    }
  }

  @Test(
    "what never claimed has not moved, and nothing moves further than the span of the stroke",
    arguments: variants)
  func movement(variant: StrategyVariant) {
    var tester = ArenaTester(variant.strategy)
    for stroke in Self.strokes {
      tester.play(stroke.touches(from: Self.start))
      for (outcome, container) in zip(tester.arena.containers, tester.contest.layout.containers) {
        if outcome.claim == nil {
          #expect(outcome.maximum == 0 && outcome.atLift == 0 && !outcome.turned)
          #expect(outcome.offset == container.offset)
        }
        // What is taken off at the begin stays taken off, so it is the span that counts.
        let way = stroke.moves.map { $0[container.axis] } + [0]
        let span = (way.max() ?? 0) - (way.min() ?? 0)
        #expect(outcome.maximum <= span + 2e-6, "\(variant): \(stroke)")
        #expect(outcome.atLift.magnitude <= outcome.maximum)
        #expect(outcome.offset >= 0 && outcome.offset <= container.maximumOffset)
      }
    }
  }

  @Test(
    "a stroke and its mirror image have mirrored outcomes, bit for bit",
    arguments: variants)
  func mirrored(variant: StrategyVariant) {
    for page in [0, 1, 2, 4] {
      let contest = Self.contest(page: page)
      var tester = ArenaTester(variant.strategy, contest: contest)
      var mirror = ArenaTester(variant.strategy, contest: Self.contest(page: 4 - page))
      for stroke in Self.strokes {
        let play = Play(&tester, stroke.touches(from: Self.start))
        let image = Play(&mirror, stroke.mirrored.touches(from: Self.start))
        #expect(image.transitions == play.transitions)
        #expect(image.containers[contest.outer] == play.containers[contest.outer])
        var expected = play.containers[contest.inner]
        expected.atLift = 0 - expected.atLift
        expected.page = expected.page.map { 4 - $0 }
        expected.offset = contest.carousel.maximumOffset - expected.offset
        #expect(image.containers[contest.inner] == expected, "page \(page): \(stroke)")
      }
    }
  }

  @Test("up and down exchanged, the feed does the same the other way", arguments: variants)
  func flipped(variant: StrategyVariant) {
    let contest = Self.contest(middle: true)
    var tester = ArenaTester(variant.strategy, contest: contest)
    for stroke in Self.strokes {
      let play = Play(&tester, stroke.touches(from: Self.start))
      let image = Play(&tester, stroke.flipped.touches(from: Self.start))
      #expect(image.transitions == play.transitions)
      #expect(image.containers[contest.inner] == play.containers[contest.inner])
      let (feed, other) = (play.containers[contest.outer], image.containers[contest.outer])
      #expect(other.claim == feed.claim)
      #expect(other.maximum == feed.maximum)
      #expect(other.atLift == 0 - feed.atLift)
      #expect(abs(other.offset + feed.offset - contest.feed.maximumOffset) < 1e-6)
    }
  }

  @Test(
    "layout, stroke and aim transposed together change no outcome and no verdict",
    arguments: variants)
  func transposed(variant: StrategyVariant) {
    let contest = Self.contest()
    let other = Contest(
      layout: contest.layout.transposed, outer: contest.outer, inner: contest.inner)
    var tester = ArenaTester(variant.strategy, contest: contest)
    var image = ArenaTester(variant.strategy, contest: other)
    for (number, stroke) in Self.strokes.enumerated() {
      let touches = stroke.touches(from: Self.start)
      let transposed = ScriptedStroke.transposed(touches)
      let play = Play(&tester, touches)
      #expect(Play(&image, transposed) == play, "\(stroke)")
      let aim = Self.aims[number % Self.aims.count]
      #expect(
        Judge(other).verdict(
          on: image.arena.containers, of: Track(transposed), meant: aim.transposed)
          == Judge(contest).verdict(on: play.containers, of: Track(touches), meant: aim))
    }
  }

  static let aims =
    Direction.allCases.flatMap { direction in
      [true, false].map { turn in
        Aim(
          intent: direction.axis == .vertical ? .scroll : .page, direction: direction,
          turn: turn && direction.axis == .horizontal)
      }
    }

  @Test("later, everything is the same but later", arguments: variants)
  func delayed(variant: StrategyVariant) {
    var tester = ArenaTester(variant.strategy)
    // Whole, and times are multiples of 1/8 ms: the sum is exact.
    let delay = 4096.0
    for stroke in Self.strokes {
      var play = Play(&tester, stroke.touches(from: Self.start))
      let image = Play(&tester, stroke.touches(from: Self.start, at: delay))
      for index in play.transitions.indices { play.transitions[index].moment.time += delay }
      for index in play.containers.indices { play.containers[index].claim?.time += delay }
      #expect(image.containers.map(\.claim?.index) == play.containers.map(\.claim?.index))
      #expect(image.isClose(to: play), "\(stroke)")
    }
  }

  @Test("outcomes do not depend on what was played before, nor on recording", arguments: variants)
  func noMemory(variant: StrategyVariant) {
    let contest = Self.contest()
    let arrangement = variant.strategy.arrangement(for: contest, tuning: Tuning())
    var used = TimelineArena()
    var track = Track()
    for (stroke, next) in zip(Self.strokes, Self.strokes.dropFirst()) {
      var fresh = TimelineArena(recording: true)
      fresh.play(Track(stroke.touches(from: Self.start)), under: arrangement)
      for _ in 1...2 {
        track.load(stroke.touches(from: Self.start))
        used.play(track, under: arrangement)
        #expect(used.containers == fresh.containers)
        #expect(used.transitions.isEmpty)
      }
      // Something else in between.
      track.load(next.touches(from: Vector(195, 150)))
      used.play(track, under: arrangement)
    }
  }

  @Test("an arena may change its arrangement from stroke to stroke")
  func changingArrangements() {
    let contest = Self.contest()
    let arrangements = Self.variants.map { $0.strategy.arrangement(for: contest, tuning: Tuning()) }
    var shared = TimelineArena()
    for stroke in Self.strokes.prefix(100) {
      let track = Track(stroke.touches(from: Self.start))
      for arrangement in arrangements {
        var own = TimelineArena()
        own.play(track, under: arrangement)
        shared.play(track, under: arrangement)
        #expect(shared.containers == own.containers)
      }
    }
  }

  @Test("which strokes are undecided does not depend on the strategy")
  func undecided() {
    let contest = Self.contest()
    var referee = Referee(
      contest, Self.variants.map { $0.strategy.contender(for: contest, tuning: Tuning()) })
    var undecided = 0
    for stroke in Self.strokes where !stroke.isCancelled {
      var results: [TrialResult] = []
      referee.load(stroke.touches(from: Self.start))
      referee.judge(meant: Self.aims[0], into: &results)
      let isShort = stroke.moves.allSatisfy { $0.length < 10 - 2e-6 }
      #expect(results.allSatisfy { ($0.verdict == .undecided) == isShort }, "\(stroke)")
      if isShort { undecided += 1 }
    }
    #expect(undecided > 30)
  }
}

extension ArenaLawTests.Play {
  /// Equal but for the rounding of a timer's own time, which is a sum.
  fileprivate func isClose(to other: Self) -> Bool {
    func isClose(_ a: Moment?, _ b: Moment?) -> Bool {
      guard let a, let b else { return (a == nil) == (b == nil) }
      return a.index == b.index && abs(a.time - b.time) < 1e-9
    }
    var copy = self
    guard transitions.count == other.transitions.count else { return false }
    for index in transitions.indices {
      guard isClose(transitions[index].moment, other.transitions[index].moment) else {
        return false
      }
      copy.transitions[index].moment = other.transitions[index].moment
    }
    for index in containers.indices {
      guard isClose(containers[index].claim, other.containers[index].claim) else { return false }
      copy.containers[index].claim = other.containers[index].claim
    }
    return copy == other
  }
}

extension Aim {
  /// The same aim with the two axes exchanged: left becomes up, and right becomes down.
  fileprivate var transposed: Aim {
    let direction: Direction =
      switch direction {
      case .left: .up
      case .right: .down
      case .up: .left
      case .down: .right
      }
    return Aim(intent: intent, direction: direction, turn: turn)
  }
}
