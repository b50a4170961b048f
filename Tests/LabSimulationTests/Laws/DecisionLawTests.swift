import LabSimulation
import LabTesting
import Testing

/// What a decision on one quantity must do, for the bare rule and for every registered strategy
/// that names such a decision.
@Suite("Laws of the direction decision")
struct DecisionLawTests {
  private static func pan(_ axis: Axis = .horizontal) -> DirectionalPan {
    DirectionalPan(
      axis: axis, ratio: 1, threshold: 10, decision: .withheld, hysteresis: 10)
  }

  /// The critical ratio at the decision move; nil without a decision.
  private static func critical(_ track: Track, _ axis: Axis = .horizontal) -> Double? {
    track.firstMove(strictlyBeyondOnEitherAxis: 10).map {
      pan(axis).criticalRatio(of: track.displacement(at: $0))
    }
  }

  /// Whether the bare rule at ratio 1 keeps the stroke; nil without a decision or at a tie.
  private static func keeps(_ stroke: WildStroke, _ axis: Axis = .horizontal) -> Bool? {
    let track = Track(stroke.touches(from: .zero))
    guard let test = track.firstMove(strictlyBeyondOnEitherAxis: 10) else { return nil }
    guard track.x[test].magnitude != track.y[test].magnitude else { return nil }
    if case .fail = pan(axis).firstProposal(in: track) { return false }
    return true
  }

  @Test("turned by 90 degrees with the intents exchanged, the two errors of ratio 1 swap")
  func swappedErrors() {
    struct Errors: Equatable {
      var stolen = 0
      var lost = 0
    }
    var errors = Errors()
    var turned = Errors()
    var random = Xoshiro256(seed: 90)
    for stroke in WildStroke.made(7000, seed: 91) {
      guard let keeps = Self.keeps(stroke), let turnedKeeps = Self.keeps(stroke.turned) else {
        continue
      }
      #expect(turnedKeeps == !keeps, "\(stroke)")
      // A kept scroll is stolen, a failed page stroke is lost.
      let isScroll = random.uniform() < 0.3
      if isScroll, keeps { errors.stolen += 1 }
      if !isScroll, !keeps { errors.lost += 1 }
      if !isScroll, turnedKeeps { turned.stolen += 1 }
      if isScroll, !turnedKeeps { turned.lost += 1 }
    }
    #expect(turned == Errors(stolen: errors.lost, lost: errors.stolen))
    #expect(errors.stolen > 300 && errors.lost > 300)
  }

  @Test("a tie at ratio 1 is kept along either axis")
  func tie() {
    var ties = 0
    for stroke in WildStroke.made(700, seed: 92) where stroke.kind == .diagonal {
      let track = Track(stroke.touches(from: .zero))
      guard track.firstMove(strictlyBeyondOnEitherAxis: 10) != nil else { continue }
      ties += 1
      for axis in Axis.allCases {
        #expect(Self.critical(track, axis) == 1)
        if case .fail = Self.pan(axis).firstProposal(in: track) { Issue.record("\(stroke)") }
      }
    }
    #expect(ties > 30)
  }

  @Test("mirrored, flipped and scaled by two strokes have the same critical ratio")
  func criticalSymmetry() {
    for stroke in WildStroke.made(1400, seed: 93) {
      let critical = Self.critical(Track(stroke.touches(from: .zero)))
      for image in [stroke.mirrored, stroke.flipped] {
        #expect(Self.critical(Track(image.touches(from: .zero))) == critical)
      }
      let transposed = Track(stroke.transposed.touches(from: .zero))
      #expect(Self.critical(transposed, .vertical) == critical)
    }
  }

  /// The variants whose strategy settles everything by one decision.
  private static let deciding = ArenaLawTests.variants.filter {
    $0.strategy.decisionSurface != nil
  }

  /// Rooms to move in: the shipped one, a feed that cannot scroll, other slops.
  private static let rooms: [(LayoutSettings, Tuning)] = {
    var still = LayoutSettings()
    (still.feedLength, still.feedOffset) = (500, 0)
    var early = Tuning()
    (early.panHysteresis, early.scrollSlop) = (3, 6)
    var late = Tuning()
    (late.panHysteresis, late.scrollSlop) = (22, 15)
    return [
      (LayoutSettings(), Tuning()), (still, Tuning()), (LayoutSettings(), early),
      (LayoutSettings(), late),
    ]
  }()

  @Test("the stages of a decision give the very outcome of every pair of parameters")
  func stages() throws {
    #expect(!Self.deciding.isEmpty)
    var random = Xoshiro256(seed: 94)
    var depends = 0
    for variant in Self.deciding {
      let surface = try #require(variant.strategy.decisionSurface)
      for (index, stroke) in ArenaLawTests.strokes.enumerated() {
        let (layout, tuning) = Self.rooms[index % Self.rooms.count]
        let contest = Contest.feedWithCarousel(layout)
        let arrangement = surface.arrangement(contest, tuning)
        let track = Track(stroke.touches(from: ScriptedStroke.start))
        let low = [0, 3, 10, random.uniform(0, 40)][Int(random.uniform(0, 4))]
        let range = low...(low + random.uniform(0, 60))
        let stages = surface.stages(of: track, contest, tuning, thresholds: range)
        #expect(try #require(stages.last).below == .infinity)
        var thresholds = [range.lowerBound, range.upperBound]
        for stage in stages where stage.below < range.upperBound {
          thresholds += [stage.below, stage.below.nextDown]
        }
        for threshold in thresholds where range.contains(threshold) {
          let stage = try #require(stages.first { threshold < $0.below })
          var ratios = [random.uniform(0.2, 5)]
          if (0.01...100).contains(stage.critical) {
            depends += 1
            ratios += [stage.critical, stage.critical.nextUp]
          }
          for ratio in ratios {
            var strategy = variant.strategy
            try Self.set(surface.threshold, to: threshold, in: &strategy)
            try Self.set(surface.ratio, to: ratio, in: &strategy)
            var arena = TimelineArena()
            arena.play(track, under: strategy.arrangement(for: contest, tuning: tuning))
            var branch = TimelineArena()
            let proposal = ratio <= stage.critical ? stage.keep : stage.fail
            branch.play(
              track, under: arrangement,
              prompt: TimelineArena.Prompt(surface.decider, proposes: proposal))
            #expect(
              arena.containers == branch.containers,
              "\(variant) \(threshold) \(ratio): \(stroke)")
          }
        }
      }
    }
    #expect(depends > 500)
  }

  private static func set(
    _ key: String, to value: Double, in strategy: inout any ContestStrategy
  ) throws {
    func set(_ strategy: some ContestStrategy) throws -> any ContestStrategy {
      var strategy = strategy
      #expect(try strategy.set(key, to: .number(value)))
      return strategy
    }
    strategy = try set(strategy)
  }
}
