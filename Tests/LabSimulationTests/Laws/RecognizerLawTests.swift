import LabSimulation
import LabTesting
import Testing

/// Laws that hold for every recognizer that runs event by event.
@Suite("Laws of the recognizers")
struct RecognizerLawTests {
  private static let strokes = WildStroke.made(2000, seed: 2026)

  /// The index of the event at which a recognizer first proposes, and whether to begin; then, at which
  /// event it gives up; nil for not before the lift.
  private struct Life: Equatable {
    var begins = false
    var first: Int?
    var abandoned: Int?
  }

  private static func read(_ recognizer: some TimelineRecognizer, _ track: Track) -> Life {
    switch recognizer.firstProposal(in: track) {
    case .none: return Life()
    case .fail(let moment): return Life(first: moment.index)
    case .begin(let moment):
      return Life(
        begins: true, first: moment.index,
        abandoned: recognizer.abandonment(in: track, after: moment)?.index)
    }
  }

  private static func live(_ recognizer: some Recognizer, _ touches: Touches) throws -> Life {
    var tester = LiveTester(recognizer)
    try tester.play(touches)
    let lift = Track(touches).lift
    var life = Life()
    for wish in tester.wishes where wish.frame < lift {
      switch wish.proposal.step {
      case .begin:
        life.begins = true
        life.first = wish.frame
      case .fail where life.first == nil: life.first = wish.frame
      case .fail: life.abandoned = wish.frame
      default: break
      }
    }
    return life
  }

  private static func check<Subject: Recognizer & TimelineRecognizer>(
    _ recognizer: Subject, _ name: String
  ) throws {
    for stroke in strokes {
      let touches = stroke.touches(from: ScriptedStroke.start)
      let expected = read(recognizer, Track(touches))
      let found = try live(recognizer, touches)
      guard found != expected else { continue }
      Issue.record("\(name): \(found), not \(expected), in \(stroke)")
      return
    }
  }

  @Test(
    "a pan begins at the very event that its reading of the whole stroke names",
    arguments: Assumptions.Shape.allCases, [false, true])
  func pans(shape: Assumptions.Shape, strict: Bool) throws {
    for hysteresis in [0.0, 3, 10, 30] {
      var pan = Pan(hysteresis: hysteresis)
      pan.shape = shape
      pan.isStrict = strict
      try Self.check(pan, "pan \(hysteresis)")
    }
  }

  @Test(
    "a scroll view's pan does, too", arguments: [ScrollAxes.horizontal, .vertical, .both, []],
    Assumptions.Shape.allCases)
  func scrollPans(axes: ScrollAxes, shape: Assumptions.Shape) throws {
    for ratio in [0.0, 1, 1.7] {
      var pan = ScrollPan(axes: axes, tuning: Tuning())
      pan.shape = shape
      pan.ratio = ratio
      try Self.check(pan, "scroll pan \(axes.rawValue) \(ratio)")
    }
  }

  @Test(
    "a directional pan begins, fails and gives up at the very events of its reading",
    arguments: [DirectionalPan.Decision.published, .withheld], [4.0, 6, 10, 14])
  func directionalPans(decision: DirectionalPan.Decision, threshold: Double) throws {
    for axis in Axis.allCases {
      try Self.check(
        DirectionalPan(
          axis: axis, ratio: 1.7, threshold: threshold, decision: decision, hysteresis: 10),
        "directional pan \(axis)")
    }
  }

  @Test("of one finger the translation is what is left of its displacement, to the last bit")
  func translations() throws {
    for stroke in Self.strokes {
      let touches = stroke.touches(from: ScriptedStroke.start)
      let track = Track(touches)
      let pan = Pan(hysteresis: 10)
      guard case .begin(let begin) = pan.firstProposal(in: track) else { continue }
      let consumed = pan.consumed(at: track.displacement(at: begin.index))
      var tester = LiveTester(pan)
      try tester.play(touches)
      let expected = (begin.index...track.lift).map { track.displacement(at: $0) - consumed }
      #expect(tester.translations == expected)
    }
  }

  @Test("the velocity at the lift is the estimate over the whole stroke")
  func velocities() throws {
    for stroke in Self.strokes {
      let touches = stroke.touches(from: ScriptedStroke.start)
      let track = Track(touches)
      var tester = LiveTester(Pan(hysteresis: 10))
      try tester.play(touches)
      guard let velocity = tester.velocities.last, !track.isCancelled else { continue }
      for axis in Axis.allCases {
        let expected = track.velocity(along: axis, upTo: track.lift - 1, blend: 0.2)
        #expect(abs(velocity[axis] - expected) <= 1e-9 * max(1, abs(expected)))
      }
    }
  }

  @Test("every recognizer says begin or fail or end, once, and is silent after its last word")
  func lastWords() throws {
    func check<Subject: NamedRecognizer>(_ type: Subject.Type, _ touches: Touches) throws {
      var tester = LiveTester(Subject(tuning: Tuning()))
      try tester.play(touches)
      let steps = tester.wishes.map(\.proposal.step)
      #expect(steps.count { $0 == .begin } <= 1)
      #expect(steps.count { $0 == .fail } <= 1)
      let final = steps.firstIndex { $0 == .end || $0 == .fail || $0 == .cancel }
      #expect(final == steps.count - 1, "\(Subject.name): \(tester.steps)")
      #expect(tester.state == .possible)
      for wish in tester.wishes where [.begin, .end].contains(wish.proposal.step) {
        #expect(wish.proposal.evidence != nil, "\(Subject.name): \(tester.steps)")
      }
    }
    for stroke in Self.strokes.prefix(700) {
      let touches = stroke.touches(from: ScriptedStroke.start)
      for type in Recognizers.all { try check(type, touches) }
    }
  }
}
