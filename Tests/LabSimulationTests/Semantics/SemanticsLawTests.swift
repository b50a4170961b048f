import LabSimulation
import LabTesting
import Testing

/// What views, handlers and scroll views hear in any scene, with any fingers and interruptions.
@Suite("Laws of what is heard in wild scenes")
struct SemanticsLawTests {
  /// A scene with what happens in it.
  private struct Wild {
    var scene: Scene
    var frames: [TouchFrame]
    var interruptions: [Interruption]

    init(seed: UInt64) {
      var wild = WildScene(seed: seed)
      scene = wild.scene()
      frames = wild.frames()
      interruptions = wild.interruptions(in: scene)
    }

    func played(in arena: inout Arena) -> [TraceEntry] {
      arena.play(frames, in: scene, interruptions: interruptions)
      return arena.trace
    }
  }

  private static func trace(_ seed: UInt64) -> [TraceEntry] {
    var arena = Arena(recording: true)
    return Wild(seed: seed).played(in: &arena)
  }

  static let seeds: [Range<UInt64>] = (0..<10).map { $0 * 100..<$0 * 100 + 100 }

  @Test("a view hears of a finger from its begin to its one end", arguments: seeds)
  func views(seeds: Range<UInt64>) {
    for seed in seeds {
      #expect(Self.countsOfTouches(in: Self.trace(seed)).allSatisfy { $0 == 0 }, "seed \(seed)")
    }
  }

  /// For each view and finger how many touches it knows to be down in the end; -1 when it heard of one
  /// that had not come down.
  ///
  /// A finger may come down again on a view that does not know of its lift yet.
  private static func countsOfTouches(in trace: [TraceEntry]) -> [Int] {
    var counts: [[Int]: Int] = [:]
    for entry in trace {
      guard case .view(let view, let finger, let phase) = entry.happening else { continue }
      let pair = [view, finger]
      let count = (counts[pair] ?? 0) + (phase == .began ? 1 : 0)
      if count < 1 { return [-1] }
      counts[pair] = count - (phase.isOver ? 1 : 0)
    }
    return Array(counts.values)
  }

  @Test(
    "a handler of UIKit hears a begin before changes and a cancel, and of no failure",
    arguments: seeds)
  func actions(seeds: Range<UInt64>) {
    for seed in seeds {
      var active: Set<Int> = []
      for entry in Self.trace(seed) {
        // With an assumed silent failure the handler never hears of its end.
        if case .transition(let index, _, .failed, _, _) = entry.happening { active.remove(index) }
        guard case .callback(let index, let callback) = entry.happening,
          case .action(let state) = callback.kind
        else { continue }
        switch state {
        case .possible, .failed: Issue.record("seed \(seed): \(index) \(state)")
        case .began: #expect(active.insert(index).inserted, "seed \(seed): \(index)")
        case .changed: #expect(active.contains(index), "seed \(seed): \(index)")
        case .cancelled: #expect(active.remove(index) != nil, "seed \(seed): \(index)")
        // A discrete one ends without a begin.
        case .ended: active.remove(index)
        }
      }
    }
  }

  @Test("a scroll view begins and ends its drags in turn", arguments: seeds)
  func drags(seeds: Range<UInt64>) {
    for seed in seeds {
      var dragging: Set<Int> = []
      for entry in Self.trace(seed) {
        guard case .scroll(let container, let event) = entry.happening else { continue }
        switch event {
        case .willBeginDragging: #expect(dragging.insert(container).inserted, "seed \(seed)")
        case .didEndDragging: #expect(dragging.remove(container) != nil, "seed \(seed)")
        case .didEndDecelerating: #expect(!dragging.contains(container), "seed \(seed)")
        }
      }
      #expect(dragging.isEmpty, "seed \(seed)")
    }
  }

  @Test(
    "an arena keeps nothing of the stroke before, and recording changes nothing", arguments: seeds)
  func memory(seeds: Range<UInt64>) {
    for seed in seeds {
      let wild = Wild(seed: seed)
      var fresh = Arena(recording: true)
      let trace = wild.played(in: &fresh)
      var silent = Arena()
      #expect(wild.played(in: &silent).isEmpty)
      #expect(silent.containers == fresh.containers, "seed \(seed)")
      // Other fingers on the same scene, and interruptions that may name what it does not have.
      let other = Wild(seed: seed + 5000)
      var used = Arena(recording: true)
      used.play(other.frames, in: wild.scene, interruptions: other.interruptions)
      #expect(wild.played(in: &used) == trace, "seed \(seed)")
      #expect(used.containers == fresh.containers, "seed \(seed)")
    }
  }
}
