import LabSimulation
import LabTesting
import Testing

/// What must be true of any scene under any fingers.
///
/// 100,000 scripts of up to three fingers; every script of the run has a scene, an order of events and
/// interruptions of its own.
@Suite("Laws of the arena over wild scenes")
struct SceneLawTests {
  private static let scriptsPerScene = 200
  private static let scenes = 500
  private static let parts = 20

  /// What one part of the scripts came to.
  private struct Report: Sendable {
    var faults: [String] = []
    var scripts = 0
    var recognized = 0
    var cancelled = 0
    var ends = 0
    var resets = 0

    mutating func count(_ trace: [TraceEntry]) {
      for entry in trace {
        switch entry.happening {
        case .transition(_, _, .ended, _, _): recognized += 1
        case .transition(_, _, .cancelled, _, _): cancelled += 1
        case .callback(_, let callback):
          if callback.kind == .ended { ends += 1 }
          if callback.kind == .reset { resets += 1 }
        default: break
        }
      }
    }
  }

  private static func play(_ scenes: Range<Int>) -> Report {
    var report = Report()
    for number in scenes {
      var wild = WildScene(seed: UInt64(number))
      let scene = wild.scene()
      var arena = Arena(recording: true)
      for script in 0..<scriptsPerScene {
        let frames = wild.frames()
        let interruptions = wild.interruptions(in: scene)
        arena.play(frames, in: scene, interruptions: interruptions)
        report.scripts += 1
        report.count(arena.trace)
        if let fault = ArenaLaws.fault(of: arena.trace, in: scene) {
          report.faults.append("scene \(number), script \(script): \(fault)")
        }
        // The same script gives the same trace, whatever was played before.
        if script % 20 == 19 {
          var fresh = Arena(recording: true)
          fresh.play(frames, in: scene, interruptions: interruptions)
          if fresh.trace != arena.trace || fresh.containers != arena.containers {
            report.faults.append("scene \(number), script \(script): another trace")
          }
        }
      }
    }
    return report
  }

  @Test("no illegal transition, one end each, states written back, one onEnded, same trace")
  func laws() async {
    let step = Self.scenes / Self.parts
    let reports = await withTaskGroup(of: Report.self) { group in
      for part in 0..<Self.parts {
        group.addTask { Self.play(part * step..<(part + 1) * step) }
      }
      var reports: [Report] = []
      for await report in group { reports.append(report) }
      return reports
    }
    let faults = reports.flatMap(\.faults).sorted()
    #expect(faults == [])
    #expect(reports.map(\.scripts).reduce(0, +) == 100_000)
    // The scripts reach what the laws are about.
    #expect(reports.map(\.recognized).reduce(0, +) > 20_000)
    #expect(reports.map(\.cancelled).reduce(0, +) > 1_000)
    #expect(reports.map(\.ends).reduce(0, +) > 20_000)
    #expect(reports.map(\.resets).reduce(0, +) > 20_000)
  }

  @Test("what is exclusive never moves the same container together")
  func exclusive() {
    for number in 0..<60 {
      var wild = WildScene(seed: UInt64(1_000 + number))
      let scene = wild.scene()
      var arena = Arena(recording: true)
      for _ in 0..<50 {
        // One finger: recognizers without a touch in common do not exclude each other.
        let frames = wild.frames(fingers: [0])
        arena.play(frames, in: scene, interruptions: wild.interruptions(in: scene))
        let fault = ExclusionLaw.fault(of: arena.trace, in: scene)
        #expect(fault == nil, "scene \(number)")
      }
    }
  }

  @Test("a shuffled arena keeps the laws, and a seed gives one order", arguments: [1, 2, 3])
  func shuffled(seed: UInt64) {
    for number in 0..<30 {
      var wild = WildScene(seed: UInt64(number))
      let scene = wild.scene()
      var arena = Arena(recording: true, shuffle: seed)
      var twin = Arena(recording: true, shuffle: seed)
      for _ in 0..<20 {
        let frames = wild.frames()
        arena.play(frames, in: scene)
        twin.play(frames, in: scene)
        #expect(ArenaLaws.fault(of: arena.trace, in: scene) == nil)
        #expect(twin.trace == arena.trace)
      }
    }
  }
}
