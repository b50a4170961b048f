import Foundation
import LabTesting
import Testing

/// Runs the built tool on the shipped scenario, with few strokes.
@Suite("The verb tune")
struct TuneVerbTests {
  private static let scenario = PackageFiles.path("scenarios/feed-carousel.json5")
  private static let few = ["--persons", "6", "--sessions", "1", "--strokes-per-session", "24"]
  private static let base = ["tune", scenario, "--strategy", "early-withheld"]

  @Test(
    "the bytes do not depend on the number of jobs",
    arguments: [["--over", "ratio"], ["--sensitivity", "--rows", "8", "--factor", "ratio=0.5:3"]])
  func jobs(options: [String]) throws {
    let arguments = Self.base + options + ["--csv", "-"] + Self.few
    let one = try Tool.run(arguments + ["--jobs", "1"])
    #expect(one.exitCode == 0, "\(one.errorOutput)")
    #expect(one.output.hasPrefix("# version: "))
    #expect(one.output == (try Tool.run(arguments + ["--jobs", "2"])).output)
  }

  @Test("the table stands on standard output when no data do")
  func table() throws {
    let result = try Tool.run(Self.base + ["--over", "ratio"] + Self.few)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(result.output.contains("OPTIMUM"))
  }

  /// What cannot be tuned, the code with which it ends, and words of the message.
  struct Wrong: Sendable {
    var options: [String]
    var code: Int32
    var words: String
  }

  @Test(
    "what makes no sense ends with its code and says why",
    arguments: [
      Wrong(options: ["--over", "ratoi"], code: 64, words: "did you mean ratio?"),
      Wrong(options: ["--over", "ratio=3:1"], code: 64, words: "must be below"),
      Wrong(options: ["--objective", "blanced"], code: 64, words: "did you mean balanced?"),
      Wrong(options: ["--objective", "regret"], code: 64, words: "--populations"),
      Wrong(options: ["--latency-ms", "50"], code: 64, words: "need each other"),
      Wrong(
        options: ["--objective", "latency", "--latency-ms", "1", "--over", "ratio"], code: 65,
        words: "allow more time"),
      Wrong(
        options: ["--objective", "regret", "--populations", "indx"], code: 64,
        words: "did you mean index?"),
      Wrong(
        options: ["--objective", "cost", "--cost-stolen", "0", "--cost-lost", "0"], code: 64,
        words: "cannot both be 0"),
      Wrong(options: ["--cost-stolen", "9"], code: 64, words: "belong to --objective cost"),
      Wrong(options: ["--sensitivity", "--pareto"], code: 64, words: "leave out --objective"),
      Wrong(options: ["--factor", "hand.arc=0:1"], code: 64, words: "belongs to --sensitivity"),
      Wrong(
        options: ["--sensitivity", "--factor", "hand.arcs=0:1"], code: 64,
        words: "did you mean hand.arc?"),
      Wrong(
        options: ["--sensitivity", "--factor", "device.deliveryHz=60:240"], code: 65,
        words: "cannot be delivered more often"),
      Wrong(
        options: ["--objective", "minimax", "--over", "ratio", "--strokes-per-session", "4"],
        code: 65, words: "more strokes per person"),
    ])
  func wrong(wrong: Wrong) throws {
    let strokes =
      wrong.options.contains("--strokes-per-session") ? Array(Self.few.prefix(4)) : Self.few
    let result = try Tool.run(Self.base + wrong.options + strokes)
    #expect(result.exitCode == wrong.code)
    #expect(result.errorOutput.contains(wrong.words), "\(result.errorOutput)")
    #expect(result.output.isEmpty)
  }

  @Test("a strategy without a number asks what is to be tuned")
  func noNumber() throws {
    let result = try Tool.run(["tune", Self.scenario, "--strategy", "native"] + Self.few)
    #expect(result.exitCode == 64)
    #expect(result.errorOutput.contains("native has no number"))
  }
}
