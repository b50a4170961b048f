import Foundation
import Testing

@testable import gesture_lab

@Suite("sweep --exact")
struct SweepExactTests {
  private static let strategy = ["--strategy", "early-direction-failure:decide=withheld"]
  private static let line = ["sweep", StudyVerbTests.scenario] + SweepVerbTests.few

  private func rows(_ output: String) -> [[Double?]] {
    output.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    }
  }

  @Test("over the ratio the ranges follow each other, and no value of the sweep is better")
  func curve() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      Self.line + Self.strategy + ["--vary", "ratio=0.5:3:0.25", "--csv", folder.path("cells.csv")]
        + ["--exact", folder.path("exact.csv"), "--no-preamble"])
    #expect(result.exitCode == 0, "\(result.errorOutput)")
    #expect(result.output.contains("band over persons: at all values at once"))
    let ranges = rows(try folder.read("exact.csv"))
    #expect(ranges.first?[0] == 0)
    #expect(ranges.last?[1] == nil)
    for (one, next) in zip(ranges, ranges.dropFirst()) { #expect(one[1] == next[0]) }
    let least = try #require(ranges.compactMap { $0[6] }.min())
    let lines = try folder.read("cells.csv").split(separator: "\n")
    let column = try #require(
      lines[0].split(separator: ",").firstIndex(of: "error_rate"))
    for line in lines where line.contains(",all,") {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      #expect(try #require(Double(fields[column])) >= least - 1e-12)
    }
  }

  @Test("with the threshold varied it is the surface over the range of its values")
  func surface() throws {
    let result = try Tool.run(
      Self.line + Self.strategy + ["--vary", "threshold=6,14", "--exact", "-", "--no-preamble"])
    #expect(result.exitCode == 0, "\(result.errorOutput)")
    #expect(result.output.hasPrefix("threshold_from_pt,threshold_below_pt,ratio_above,ratio_to,"))
    let ranges = rows(result.output)
    #expect(ranges.first?[0] == 6)
    #expect(ranges.last?[1] == 14)
  }

  @Test(
    "a strategy without such a decision and a key beside it are refused",
    arguments: [
      (["--strategy", "native", "--vary", "page.rule=flick,half"], "decide=withheld"),
      (strategy + ["--vary", "ratio=1,2", "--vary", "hand.up=0.5,1"], "--vary hand.up"),
    ])
  func refusals(arguments: [String], message: String) throws {
    let result = try Tool.run(Self.line + arguments + ["--exact", "-"])
    #expect(result.exitCode == 64)
    #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
  }
}
