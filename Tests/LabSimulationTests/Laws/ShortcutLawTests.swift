import LabSimulation
import LabTesting
import Testing

/// The merge of time lines is a shortcut: it must say what the arena says, stroke by stroke.
@Suite("Law of the shortcut: time lines give what the arena gives")
struct ShortcutLawTests {
  static let variants = StrategyVariants.all(drawn: 8, seed: 77)
  static let strokes = WildStroke.made(420, seed: 8)

  @Test("every registered strategy, with its defaults and others", arguments: variants, [0, 2, 4])
  func equal(variant: StrategyVariant, page: Int) {
    var settings = LayoutSettings()
    settings.page = page
    let contest = Contest.feedWithCarousel(settings)
    let arrangement = variant.strategy.arrangement(for: contest, tuning: Tuning())
    let scene = variant.strategy.scene(for: contest, tuning: Tuning())
    var shortcut = TimelineArena()
    var arena = Arena()
    for (number, stroke) in Self.strokes.enumerated() {
      // Some come down beside the carousel.
      let start = number % 10 == 9 ? Vector(195, 100) : ScriptedStroke.start
      let track = Track(stroke.touches(from: start))
      shortcut.play(track, under: arrangement)
      arena.play(track.frames, in: scene)
      for (own, other) in zip(arena.containers, shortcut.containers) {
        #expect(own.isClose(to: other), "\(stroke)\n arena    \(own)\n shortcut \(other)")
      }
    }
  }

  @Test("a stroke and the events that its track gives back are the same")
  func frames() throws {
    for stroke in Self.strokes {
      let touches = stroke.touches(from: ScriptedStroke.start)
      #expect(try touches.frames() == Track(touches).frames, "\(stroke)")
    }
  }
}

extension ContainerOutcome {
  /// Equal but for the rounding of sums in another order.
  fileprivate func isClose(to other: Self) -> Bool {
    claim == other.claim && page == other.page && turned == other.turned
      && abs(maximum - other.maximum) < 1e-6 && abs(atLift - other.atLift) < 1e-6
      && abs(offset - other.offset) < 1e-6
  }
}
