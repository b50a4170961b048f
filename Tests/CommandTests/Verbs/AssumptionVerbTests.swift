import Foundation
import LabTesting
import Testing

/// Runs the built tool with very few strokes: each of them is played some 40 times.
@Suite("compare --assumptions")
struct AssumptionVerbTests {
  private static let arguments = [
    "compare", PackageFiles.path("scenarios/feed-carousel.json5"), "--strategy", "native",
    "--strategy", "simultaneous-change-1", "--persons", "3", "--sessions", "1",
    "--strokes-per-session", "8",
  ]

  @Test("the section stands behind the tables, and only when it is asked for")
  func section() throws {
    let plain = try Tool.run(Self.arguments)
    #expect(plain.exitCode == 0)
    #expect(!plain.output.contains("ASSUMPTIONS"))
    let result = try Tool.run(Self.arguments + ["--assumptions"])
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    // Strokes, errors, verdicts and persons are as without it.
    #expect(result.output.hasPrefix(plain.output))
    #expect(result.output.contains("\nAssumptions: "))
    // A simultaneous gesture is no longer simultaneous with the feed around it.
    #expect(result.output.contains("Profile 26 differs from 18 for simultaneous-change-1."))
  }

  @Test("the CSV alone is enough, and does not depend on the number of jobs")
  func csv() throws {
    let one = try Tool.run(Self.arguments + ["--assumptions-csv", "-", "--jobs", "1"])
    let two = try Tool.run(Self.arguments + ["--assumptions-csv", "-", "--jobs", "2"])
    #expect(one.exitCode == 0)
    #expect(one.output == two.output)
    #expect(one.output.contains("\nfeed-carousel,generation,profile,26,native,"))
    #expect(!one.output.contains("ERRORS"))
  }
}
