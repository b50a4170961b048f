import Foundation
import LabSimulation
import Testing

@testable import gesture_lab

@Suite("A sweep that is killed")
struct SweepKillTests {
  /// Twelve parts of up to 64 cells each.
  static let line =
    ["sweep", StudyVerbTests.scenario, "--strategy", "high-priority"]
    + ["--vary", "distance=1:64:1", "--vary", "hand.speeds=100:1200:100"]
    + ["--persons", "2", "--sessions", "1", "--strokes-per-session", "8", "--resume", "--jobs", "1"]

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
    var isResumed = false
    while kills < 25 {
      try? FileManager.default.removeItem(atPath: file)
      let running = try Tool.start(line)
      let moment = whole * (0.6 * moments.uniform())
      Thread.sleep(
        forTimeInterval: Double(moment.components.seconds)
          + Double(moment.components.attoseconds) / 1e18)
      kill(running.process.processIdentifier, SIGKILL)
      let result = try running.wait()
      if result.exitCode == 128 + SIGKILL {
        kills += 1
        isResumed = isResumed || (try folder.names().contains("rows.csv.work"))
      } else {
        // It was faster than the signal: the next one begins anew.
        try #require(result.exitCode == 0, "\(result.errorOutput)")
        #expect(try folder.read("rows.csv") == expected)
      }
    }
    #expect(isResumed)
    let result = try Tool.run(line)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(try folder.read("rows.csv") == expected)
    #expect(try folder.names().filter { !$0.hasSuffix(".partial") } == ["rows.csv"])
  }
}
