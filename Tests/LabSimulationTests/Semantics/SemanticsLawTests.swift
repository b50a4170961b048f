import LabSimulation
import LabTesting
import Testing

/// What holds in any scene, with any fingers and interruptions.
@Suite("Laws of the arena in wild scenes")
struct SemanticsLawTests {
  static let blocks = Array(0..<12)

  private static func forEach(
    in block: Int, _ body: (SceneTester.Wild, SceneTester) throws -> Void
  ) throws {
    for number in 0..<100 {
      let wild = SceneTester.Wild(seed: UInt64(block * 100 + number))
      try body(wild, try SceneTester.play(wild))
    }
  }

  /// A state that an assumption lets happen although UIKit has no such transition.
  private static func isSilentFailure(_ from: RecognizerState, _ to: RecognizerState) -> Bool {
    from.isActive && to == .failed
  }

  @Test(
    "a recognizer ends each sequence in one way, by transitions that there are, and is possible",
    arguments: blocks)
  func transitions(block: Int) throws {
    try Self.forEach(in: block) { wild, tester in
      var states = [RecognizerState](
        repeating: .possible, count: tester.parts.attachments.count)
      for entry in tester.arena.trace {
        guard case .transition(let index, let from, let to, _, _) = entry.happening else {
          continue
        }
        let isKnown = from == states[index] || (from == .changed && states[index] == .began)
        #expect(isKnown, "\(wild): \(index) \(states[index]) \(from) > \(to)")
        let mayBe = from.allows(to) || Self.isSilentFailure(from, to)
        #expect(mayBe, "\(wild): \(index) \(from) > \(to)")
        states[index] = to
      }
      #expect(states.allSatisfy { $0 == .possible }, "\(wild): \(states)")
    }
  }

  @Test("time never goes back", arguments: blocks)
  func order(block: Int) throws {
    try Self.forEach(in: block) { wild, tester in
      let times = tester.arena.trace.filter { entry in
        // What comes to rest is written down at the end, container by container.
        switch entry.happening {
        case .offset, .scroll: false
        default: true
        }
      }.map(\.moment.time)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "\(wild)")
      #expect(times.allSatisfy { $0.isFinite }, "\(wild)")
    }
  }

  @Test("a view hears of a finger from its begin to its one end", arguments: blocks)
  func views(block: Int) throws {
    try Self.forEach(in: block) { wild, tester in
      #expect(Self.countsOfTouches(in: tester).allSatisfy { $0 == 0 }, "\(wild)")
    }
  }

  /// For each view and finger how many touches it knows to be down in the end; -1 when it heard of one
  /// that had not come down.
  ///
  /// A finger may come down again on a view that does not know of its lift yet.
  private static func countsOfTouches(in tester: SceneTester) -> [Int] {
    var counts: [[Int]: Int] = [:]
    for entry in tester.arena.trace {
      guard case .view(let view, let finger, let phase) = entry.happening else { continue }
      let pair = [view, finger]
      let count = (counts[pair] ?? 0) + (phase == .began ? 1 : 0)
      if count < 1 { return [-1] }
      counts[pair] = count - (phase.isOver ? 1 : 0)
    }
    return Array(counts.values)
  }

  @Test("a handler of UIKit hears began, changes and one end; of SwiftUI at most one end")
  func handlers() throws {
    for block in Self.blocks {
      try Self.forEach(in: block) { wild, tester in
        var active: Set<Int> = []
        for entry in tester.arena.trace {
          guard case .callback(let index, let callback) = entry.happening,
            case .action(let state) = callback.kind
          else { continue }
          switch state {
          case .possible, .failed: Issue.record("\(wild): \(index) \(state)")
          case .began: #expect(active.insert(index).inserted, "\(wild): \(index) began twice")
          case .changed: #expect(active.contains(index), "\(wild): \(index) changed")
          // A discrete one ends without a begin.
          case .ended: active.remove(index)
          case .cancelled:
            #expect(active.remove(index) != nil, "\(wild): \(index) cancelled")
          }
        }
      }
    }
  }

  @Test("a scroll view begins and ends its drags in turn", arguments: blocks)
  func scrolling(block: Int) throws {
    try Self.forEach(in: block) { wild, tester in
      for name in ["feed", "carousel"] {
        let events = tester.events(of: name).compactMap { $0.split(separator: " ").last }
          .filter { $0 != "didEndDecelerating" }
        #expect(events.count % 2 == 0, "\(wild): \(events)")
        for (place, event) in events.enumerated() {
          #expect((event == "willBeginDragging") == (place % 2 == 0), "\(wild): \(events)")
        }
      }
    }
  }

  @Test("an arena keeps nothing of the stroke before, and its recording changes nothing")
  func memory() throws {
    for seed in 0..<300 {
      let wild = SceneTester.Wild(seed: UInt64(seed))
      let scene = wild.tester.parts.scene(tuning: wild.tester.tuning)
      let frames = try wild.touches.frames()
      var fresh = Arena(recording: true)
      fresh.play(frames, in: scene, interruptions: wild.interruptions)
      var silent = Arena()
      silent.play(frames, in: scene, interruptions: wild.interruptions)
      #expect(silent.containers == fresh.containers, "\(wild)")
      var used = Arena(recording: true)
      let other = SceneTester.Wild(seed: UInt64(seed + 1000))
      used.play(try other.touches.frames(), in: scene, interruptions: other.interruptions)
      used.play(frames, in: scene, interruptions: wild.interruptions)
      #expect(used.trace == fresh.trace, "\(wild)")
      #expect(used.containers == fresh.containers, "\(wild)")
    }
  }

  @Test("later, everything is the same but later", arguments: [1024.0])
  func delayed(delay: Double) throws {
    for seed in 0..<300 {
      // Content that moves from the beginning would be elsewhere by then.
      let wild = SceneTester.Wild(seed: UInt64(seed))
      let isMoving = wild.tester.parts.containers.contains { $0.scroll?.velocity != .zero }
      guard !isMoving || wild.tester.parts.containers[0].scroll?.velocity == .zero else { continue }
      let now = try SceneTester.play(wild)
      var later = wild
      later.touches = ScriptedStroke.delayed(wild.touches, by: delay)
      for index in later.interruptions.indices { later.interruptions[index].time += delay }
      let then = try SceneTester.play(later)
      #expect(
        now.arena.trace.map(\.moment.index) == then.arena.trace.map(\.moment.index), "\(wild)")
      for (a, b) in zip(now.arena.containers, then.arena.containers) {
        #expect(a.claim?.index == b.claim?.index, "\(wild)")
        #expect(abs(a.offset - b.offset) < 1e-6, "\(wild)")
      }
    }
  }
}
