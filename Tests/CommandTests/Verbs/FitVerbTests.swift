import Foundation
import LabTesting
import Testing

/// Runs the built tool on strokes that it made itself.
@Suite("The verb fit")
struct FitVerbTests {
  private static let scenario =
    #"{ strategies: ["native"], hand: { population: "touchalytics_mix" } }"#

  /// Strokes of eight persons, raw.
  private func strokes(_ folder: TemporaryFolder) throws -> String {
    try folder.write(Self.scenario, to: "scenario.json5")
    let made = try Tool.run(
      "synthesize", folder.path("scenario.json5"), "--persons", "8", "--sessions", "2",
      "--strokes-per-session", "12", "--csv", folder.path("strokes.csv"), "--quiet")
    try #require(made.exitCode == 0, "\(made.errorOutput)")
    return folder.path("strokes.csv")
  }

  @Test("it prints the numbers, and writes a population that a comparison can use")
  func fit() throws {
    let folder = try TemporaryFolder()
    let path = try strokes(folder)
    let result = try Tool.run(
      "fit", path, "--out", folder.path("ours.json5"), "--csv", folder.path("numbers.csv"),
      "--name", "ours", "--replicates", "40", "--simulated-strokes", "1000", "--quiet")
    #expect(result.exitCode == 0, "\(result.errorOutput)")
    #expect(result.output.hasPrefix("ours: "))
    #expect(result.output.contains("grips.touchalytics_mix.upTilt"))
    #expect(result.output.contains("kept: the strokes cannot tell"))
    let numbers = try folder.read("numbers.csv")
    #expect(numbers.contains("\nkey,unit,estimate,lo,hi,persons,strokes,source,preset\n"))
    #expect(numbers.hasPrefix("# version: "))
    let used = try Tool.run(
      "synthesize", folder.path("scenario.json5"), "--population", folder.path("ours.json5"),
      "--persons", "1", "--sessions", "1", "--strokes-per-session", "2", "--csv", "-", "--quiet")
    #expect(used.exitCode == 0, "\(used.errorOutput)")
    #expect(try folder.read("ours.json5").contains("  replicates: [\n"))
    let listed = try Tool.run("list", "populations", "--keys", folder.path("ours.json5"))
    #expect(listed.output.hasPrefix("ours  fitted to "))
    #expect(listed.output.contains(" of 8 persons, recorded with their samples; the rest is of "))
    #expect(listed.output.contains("touchalytics_mix; 40 replicates"))
  }

  @Test("a mixture as preset, one person, and a check without a fit that writes one are refused")
  func refused() throws {
    let folder = try TemporaryFolder()
    let path = try strokes(folder)
    let mixture = try Tool.run("fit", path, "--from", "everyday")
    #expect(mixture.exitCode == 64)
    #expect(mixture.errorOutput.contains("touchalytics_mix"))
    let text = "person,stroke,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_ms\na,1,page,0,0,50,1,100\n"
    let one = try Tool.run("fit", "-", "--quiet", input: text)
    #expect(one.exitCode == 65)
    #expect(one.errorOutput.contains("a population takes two persons at least"))
    let unnamed = try Tool.run("fit", path, "--name", "two\nlines")
    #expect(unnamed.exitCode == 64)
    let both = try Tool.run(
      "fit", path, "--check", "--population", "index", "--out", folder.path("x.json5"))
    #expect(both.exitCode == 64)
    #expect(both.errorOutput.contains("where --out has no meaning: leave it out"))
  }
}
