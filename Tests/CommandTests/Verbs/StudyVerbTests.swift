import Foundation
import LabTesting
import Testing

/// Runs the built tool on the shipped scenario, with few strokes.
@Suite("The verbs that play strokes")
struct StudyVerbTests {
  static let scenario = PackageFiles.path("scenarios/feed-carousel.json5")
  static let few = ["--persons", "12", "--sessions", "1", "--strokes-per-session", "10"]

  private static func csv(_ arguments: [String]) throws -> String {
    let result = try Tool.run(arguments)
    try #require(result.exitCode == 0, "\(result.errorOutput)")
    return result.output
  }

  @Test("the bytes do not depend on the number of jobs", arguments: ["compare", "sweep"])
  func jobs(verb: String) throws {
    var arguments = [verb, Self.scenario, "--csv", "-", "--persons", "20"]
    if verb == "sweep" {
      arguments += ["--strategy", "early-withheld", "--vary", "ratio=0.8,1.7"]
    }
    let one = try Self.csv(arguments + ["--jobs", "1"])
    #expect(one == (try Self.csv(arguments + ["--jobs", "2"])))
    #expect(one.hasPrefix("# version: "))
  }

  @Test("one row per stroke and strategy does not depend on the number of jobs")
  func strokes() throws {
    let arguments = ["compare", Self.scenario, "--strokes", "-", "--persons", "20"]
    let one = try Self.csv(arguments + ["--jobs", "1"])
    #expect(one == (try Self.csv(arguments + ["--jobs", "2"])))
    // Eight strategies, 20 persons, 3 sessions of 40 strokes, 9 lines of preamble and the header.
    #expect(one.split(separator: "\n").count == 8 * 20 * 3 * 40 + 10)
  }

  @Test("replaying the strokes that synthesize wrote gives the verdicts of compare, row by row")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("strokes.csv")
    _ = try Self.csv(["synthesize", Self.scenario, "--csv", file] + Self.few)
    let made = try Self.csv(
      ["compare", Self.scenario, "--strokes", "-", "--no-preamble"] + Self.few)
    let replayed = try Self.csv(
      ["replay", file, "--scenario", Self.scenario, "--strokes", "-", "--no-preamble"])
    // The last two columns, class and grip, are known of made strokes only.
    func withoutPlan(_ text: String) -> [[Substring]] {
      text.split(separator: "\n").dropFirst().map {
        Array($0.split(separator: ",", omittingEmptySubsequences: false).dropLast(2))
      }
    }
    let rows = withoutPlan(made)
    #expect(rows.count == 8 * 120)
    #expect(rows == withoutPlan(replayed))
  }

  @Test("the table for people stands on standard output when no data do")
  func table() throws {
    let result = try Tool.run(["compare", Self.scenario] + Self.few)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(result.output.contains("ERRORS, %"))
    #expect(result.output.contains("Population uncertainty unknown"))
    let data = try Tool.run(["compare", Self.scenario, "--csv", "-"] + Self.few)
    #expect(!data.output.contains("ERRORS, %"))
  }

  @Test("Ctrl-C ends with 130 and leaves no half-written file")
  func interrupt() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("rows.csv")
    let running = try Tool.start(
      ["compare", Self.scenario, "--persons", "1000000", "--csv", file, "--strokes", "/dev/null"])
    Thread.sleep(forTimeInterval: 0.5)
    running.interrupt()
    let result = try running.wait()
    #expect(result.exitCode == 130)
    #expect(result.errorOutput == "gesture-lab: interrupted\n")
    #expect(try folder.names().isEmpty)
  }

  @Test("no output can replace the input, however its path is spelled")
  func inputIsSafe() throws {
    let folder = try TemporaryFolder()
    let text = "{ strategies: [\"native\"] }"
    try folder.write(text, to: "mine.json5")
    let spelled = folder.url.path + "/../" + folder.url.lastPathComponent + "/mine.json5"
    for output in [folder.path("mine.json5"), spelled] {
      let result = try Tool.run(["compare", folder.path("mine.json5"), "--csv", output])
      #expect(result.exitCode == 64)
      #expect(result.errorOutput.contains("give each its own file"))
    }
    #expect(try folder.read("mine.json5") == text)
  }

  @Test("two outputs cannot be one file, however their paths are spelled")
  func outputsDiffer() throws {
    let folder = try TemporaryFolder()
    let spelled = folder.url.path + "/../" + folder.url.lastPathComponent + "/a"
    let result = try Tool.run(
      ["compare", Self.scenario, "--csv", folder.path("a"), "--strokes", spelled])
    #expect(result.exitCode == 64)
  }

  @Test("a wrong key is named with its place and the nearest valid one, and the code is 65")
  func wrongKey() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "{\n  strategies: [\n    { name: \"native\" },\n    { name: \"early-direction-failure\", ratoi: 1.7 },\n  ],\n}",
      to: "wrong.json5")
    let result = try Tool.run("compare", file.path)
    #expect(result.exitCode == 65)
    #expect(result.errorOutput.contains("wrong.json5:4:40: unknown key \"ratoi\""))
    #expect(result.errorOutput.contains("did you mean \"ratio\"?"))
  }

  /// A line that cannot be played, and the code with which it ends.
  struct Wrong: Sendable {
    var line: String
    var code: Int32

    /// The words of the line, with the shipped scenario for `%`.
    var words: [String] {
      line.split(separator: " ").map { $0 == "%" ? StudyVerbTests.scenario : String($0) }
    }
  }

  static let wrong = [
    Wrong(line: "compare nowhere.json5", code: 66),
    Wrong(line: "compare % --strategy natvie", code: 64),
    Wrong(line: "compare % --strategy native:ratio=1", code: 64),
    Wrong(line: "compare % --csv /nowhere/rows.csv", code: 74),
    Wrong(line: "sweep % --strategy native --vary ratio=1", code: 64),
    Wrong(line: "sweep % --strategy early-withheld --vary ratio=1:0:1", code: 64),
    Wrong(line: "sweep % --strategy early-withheld --vary ratio", code: 64),
    Wrong(line: "replay %", code: 65),
    Wrong(line: "lock create % --strategy x --out -", code: 64),
  ]

  @Test("what cannot be played ends with its documented code and a sentence", arguments: wrong)
  func codes(wrong: Wrong) throws {
    let result = try Tool.run(wrong.words)
    #expect(result.exitCode == wrong.code)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix("gesture-lab: "))
  }
}
