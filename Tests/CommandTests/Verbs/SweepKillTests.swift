import Foundation
import LabSimulation
import Testing

@testable import gesture_lab

@Suite("A sweep that is killed")
struct SweepKillTests {
  /// Six parts of 64 cells each; most strokes are too short to be decided, which is quick.
  static let line =
    ["sweep", StudyVerbTests.scenario, "--strategy", "high-priority"]
    + ["--vary", "distance=1:32:1", "--vary", "hand.length=1:12:1"]
    + [
      "--persons", "2", "--sessions", "1", "--strokes-per-session", "4", "--resume", "--jobs", "1",
    ]

  @Test("at 25 random moments and resumed each time ends with the bytes of one that was not")
  func kills() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("rows.csv")
    let line = Self.line + ["--csv", file]
    let start = ContinuousClock.now
    try #require(try Tool.run(line).exitCode == 0)
    let whole = start.duration(to: .now)
    let expected = try folder.read("rows.csv")
    var moments = Xoshiro256(seed: 25)
    var kills = 0
    var finished: Set<String> = []
    while kills < 25 {
      try? FileManager.default.removeItem(atPath: file)
      let running = try Tool.start(line)
      let moment = whole * (0.5 * moments.uniform())
      Thread.sleep(
        forTimeInterval: Double(moment.components.seconds)
          + Double(moment.components.attoseconds) / 1e18)
      kill(running.process.processIdentifier, SIGKILL)
      let result = try running.wait()
      if result.exitCode == 128 + SIGKILL {
        kills += 1
        let parts = try? FileManager.default.contentsOfDirectory(atPath: file + ".work")
        finished.formUnion((parts ?? []).filter { $0.hasSuffix(".rows") })
      } else {
        // It was faster than the signal: the next one begins anew.
        try #require(result.exitCode == 0, "\(result.errorOutput)")
        #expect(try folder.read("rows.csv") == expected)
      }
    }
    // The kills came before, between and after parts.
    #expect(finished.count > 2)
    let result = try Tool.run(line)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(try folder.read("rows.csv") == expected)
    #expect(try folder.names().filter { !$0.hasSuffix(".partial") } == ["rows.csv"])
  }
}
