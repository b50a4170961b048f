import LabSimulation
import LabTesting
import Testing

/// What a decision on one quantity must do, for the bare rule and for every registered strategy
/// that names such a decision.
@Suite("Laws of the direction decision")
struct DecisionLawTests {
  private static func pan(_ axis: Axis = .horizontal) -> DirectionalPan {
    DirectionalPan(
      axis: axis, rule: .ratio(1), threshold: 10, decision: .withheld, hysteresis: 10)
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
        #expect(Self.pan(axis).criticalRatio(in: track) == 1)
        if case .fail = Self.pan(axis).firstProposal(in: track) { Issue.record("\(stroke)") }
      }
    }
    #expect(ties > 30)
  }

  @Test("mirrored, flipped and scaled by two strokes have the same critical ratio")
  func criticalSymmetry() {
    for stroke in WildStroke.made(1400, seed: 93) {
      let critical = Self.pan().criticalRatio(in: Track(stroke.touches(from: .zero)))
      for image in [stroke.mirrored, stroke.flipped] {
        #expect(Self.pan().criticalRatio(in: Track(image.touches(from: .zero))) == critical)
      }
      let transposed = Track(stroke.transposed.touches(from: .zero))
      #expect(Self.pan(.vertical).criticalRatio(in: transposed) == critical)
    }
  }

  /// The variants whose strategy settles everything by one decision.
  private static let deciding = ArenaLawTests.variants.filter {
    $0.strategy.decisionThreshold != nil
  }

  @Test("each branch of a decision gives the very outcome of every threshold on its side")
  func branches() throws {
    #expect(!Self.deciding.isEmpty)
    let contest = Contest.feedWithCarousel(LayoutSettings())
    let tuning = Tuning()
    var random = Xoshiro256(seed: 94)
    for variant in Self.deciding {
      let decision = try #require(variant.strategy.decisionThreshold)
      let kept = decision.branch(true, contest, tuning)
      let failed = decision.branch(false, contest, tuning)
      for stroke in ArenaLawTests.strokes {
        let track = Track(stroke.touches(from: ScriptedStroke.start))
        let critical = decision.critical(track, contest, tuning)
        var values = [random.uniform(0.2, 5), random.uniform(0.2, 100)]
        if let critical, (0.01...100).contains(critical) {
          values += [critical, critical.nextUp, critical.nextDown]
        }
        for value in values {
          var strategy = variant.strategy
          try Self.set(decision.key, to: value, in: &strategy)
          var arena = Arena(recording: true)
          arena.play(track, under: strategy.arrangement(for: contest, tuning: tuning))
          var branch = Arena(recording: true)
          branch.play(track, under: value <= critical ?? .infinity ? kept : failed)
          #expect(arena.containers == branch.containers, "\(variant) \(value): \(stroke)")
          #expect(arena.transitions == branch.transitions)
          if critical == nil {
            branch.play(track, under: failed)
            #expect(arena.transitions == branch.transitions)
          }
        }
      }
    }
  }

  private static func set(
    _ key: String, to value: Double, in strategy: inout any Strategy
  ) throws {
    func set(_ strategy: some Strategy) throws -> any Strategy {
      var strategy = strategy
      #expect(try strategy.set(key, to: .number(value)))
      return strategy
    }
    strategy = try set(strategy)
  }
}
