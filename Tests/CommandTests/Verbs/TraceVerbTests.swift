import Foundation
import LabTesting
import Testing

/// Runs the built tool on the shipped scenario.
@Suite("The verb that shows one stroke")
struct TraceVerbTests {
  private static let scenario = PackageFiles.path("scenarios/feed-carousel.json5")
  /// M11: a first move between the circle of the hysteresis and the square of the test.
  private static let diagonal = "B(0,0)@0 M(8.5,8.5)@16 M(17,17)@32 E@48"

  private static func run(_ arguments: [String], input: String = "") throws -> Tool.Result {
    try Tool.run(["trace", scenario] + arguments, input: input)
  }

  /// The lines of the table, as the words in each.
  private static func rows(_ output: String) -> [[String]] {
    output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  @Test("M11 the published pan begins, is cancelled, and the feed has failed")
  func deadTouch() throws {
    let result = try Self.run([
      "--strategy", "early-published", "--script", Self.diagonal, "--explain",
    ])
    try #require(result.exitCode == 0, "\(result.errorOutput)")
    let states = Self.rows(result.output).filter { $0.count > 5 && $0[1] == "state" }
    func time(_ who: String, _ change: [String]) -> String? {
      states.first { $0[2] == who && Array($0[3...5]) == change }?[0]
    }
    #expect(time("carousel.pan", ["possible", ">", "began"]) == "16.0")
    #expect(time("feed.pan", ["possible", ">", "failed"]) == "16.0")
    #expect(time("carousel.pan", ["began", ">", "cancelled"]) == "32.0")
    #expect(
      result.output.contains(
        "\nfeed.pan lost: excluded by carousel.pan, which was first at 16.0 ms"))
    #expect(result.output.contains("\nWhat to change:\n"))
  }

  @Test("a stroke of the scenario is the one that synthesize writes, alone or in a file")
  func sources() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("strokes.csv")
    let made = try Tool.run(
      "synthesize", Self.scenario, "--stroke", "3/0/1", "--stroke", "3/0/2", "--csv", file)
    try #require(made.exitCode == 0, "\(made.errorOutput)")
    let one = try Self.run(["--stroke", "3/0/2"])
    #expect(one.exitCode == 0 && !one.output.isEmpty)
    #expect(try Self.run(["--strokes", file, "--name", "3/0/2"]) == one)
    let unnamed = try Self.run(["--strokes", file])
    #expect(unnamed.exitCode == 64)
    #expect(unnamed.errorOutput.contains("the file has 2 strokes: choose one by --name"))
    let wrong = try Self.run(["--strokes", file, "--name", "3/0/9"])
    #expect(wrong.errorOutput.contains("did you mean 3/0/1?"))
  }

  @Test("the files hold one object per line and one valid trace")
  func files() throws {
    let folder = try TemporaryFolder()
    let (json, chrome) = (folder.path("trace.jsonl"), folder.path("trace.json"))
    let result = try Self.run(["--script", Self.diagonal, "--json", json, "--chrome", chrome])
    try #require(result.exitCode == 0, "\(result.errorOutput)")
    let lines = try String(contentsOfFile: json, encoding: .utf8).split(separator: "\n")
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    _ = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: chrome)))
    let piped = try Self.run(["--script", Self.diagonal, "--json", "-"])
    #expect(piped.output == lines.joined(separator: "\n") + "\n")
  }

  @Test("an interruption, another rate and another order change what happens")
  func conditions() throws {
    let plain = try Self.run(["--script", "B@0 M(4,0)@4 M(8,0)@8 M(30,0)@12 E@60"])
    let cancelled = try Self.run([
      "--script", "B@0 M(4,0)@4 M(8,0)@8 M(30,0)@12 E@60", "--interrupt", "systemCancel@10",
    ])
    #expect(cancelled.output.contains("interrupt"))
    #expect(cancelled.output.contains("cancelled"))
    let slow = try Self.run([
      "--script", "B@0 M(4,0)@4 M(8,0)@8 M(30,0)@12 E@60", "--delivery-hz", "60",
    ])
    #expect(slow.output.contains("; 3 samples"))
    #expect(!plain.output.contains("samples"))
    let shuffled = try Self.run(["--script", Self.diagonal, "--shuffle", "3"])
    #expect(shuffled.exitCode == 0)
  }

  @Test(
    "what contradicts or cannot be read is refused",
    arguments: [
      (["--explain"], 64, "one of --script, --stroke and --strokes is needed"),
      (["--script", "B@0", "--stroke", "0/0/0"], 64, "--script and --stroke exclude each other"),
      (["--stroke", "0/0/0", "--at", "1,2"], 64, "--at goes with --script"),
      (["--script", "B@0", "--seed", "1"], 64, "--seed goes with --stroke"),
      (["--script", "B@0", "--name", "1/1/1"], 64, "--name goes with --strokes"),
      (["--script", "B@0", "--at", "1;2"], 64, "--at takes two numbers"),
      (["--script", "B@0", "--at", "nan,2"], 64, "--at takes two numbers"),
      (["--script", "B@0 M(1,0)@-1"], 65, "--script:1:12: -1 is out of range"),
      (["--stroke", "1/2"], 64, "--stroke takes person/session/stroke"),
      (["--script", "B@0", "--interrupt", "disable:feed.pam@1"], 65, "did you mean \"feed.pan\"?"),
      (["--script", "B@0", "--strategy", "nativ"], 64, "native"),
      (["--script", "B@0", "--json", "-", "--explain"], 64, "--explain goes to standard output"),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], code: Int32, words: String) throws {
    let result = try Self.run(arguments)
    #expect(result.exitCode == code)
    #expect(result.output == "")
    #expect(result.errorOutput.contains(words), "\(result.errorOutput)")
  }
}
