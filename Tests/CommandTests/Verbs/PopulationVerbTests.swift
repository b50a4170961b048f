import Foundation
import LabStudy
import Testing

@testable import gesture_lab

/// Runs the built tool on scenarios that name a population file.
@Suite("Population files on the command line")
struct PopulationVerbTests {
  private static let few = ["--persons", "4", "--sessions", "1", "--strokes-per-session", "10"]
  private static let sweep =
    ["sweep", "feed.json5", "--strategy", "early-withheld", "--vary", "ratio=1,1.7"] + few

  let folder: TemporaryFolder

  /// `feed.json5` names `people/ours.json5`, with 41 replicates whose swipes rise by 0 to 40 degrees.
  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("people"), withIntermediateDirectories: true)
    let replicates = (0...40).map { "{ grips: { index: { leftElevation: \($0) } } }" }
    try folder.write(
      """
      { name: 'ours', from: 'index', device: { noise: 0.2 },
        replicates: [\(replicates.joined(separator: ","))] }
      """, to: "people/ours.json5")
    try folder.write(Self.scenario("people/ours.json5"), to: "feed.json5")
  }

  private static func scenario(_ population: String) -> String {
    """
    { hand: { population: '\(population)' },
      strategies: ['native',
        { name: 'early-direction-failure', label: 'early-withheld', decide: 'withheld' }] }
    """
  }

  @discardableResult
  private func run(_ arguments: [String], code: Int32 = 0) throws -> Tool.Result {
    let result = try Tool.run(arguments, in: folder.url)
    #expect(result.exitCode == code, "\(result.output)\(result.errorOutput)")
    return result
  }

  private func rows(_ csv: String) -> [[Substring]] {
    csv.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  @Test("the file that a scenario names is the one that an option names")
  func named() throws {
    let named = try run(["compare", "feed.json5", "--csv", "-", "--no-preamble"] + Self.few).output
    try folder.write(
      Self.scenario("everyday").replacing("{ hand", with: "{ device: { noise: 0.2 }, hand"),
      to: "other.json5")
    let given = try run(
      ["compare", "other.json5", "--population", "people/ours.json5", "--csv", "-"]
        + ["--no-preamble"] + Self.few
    ).output
    #expect(given.replacing("other,", with: "feed,") == named)
    let lines = rows(named)
    let low = try #require(lines[0].firstIndex(of: "pop_lo"))
    #expect(lines.dropFirst().allSatisfy { !$0[low].isEmpty })
  }

  @Test("strokes and traces are made of it, and another name takes its place")
  func strokes() throws {
    let own = try run(["synthesize", "feed.json5", "--stroke", "0/0/1"]).output
    #expect(own.contains("# population: ours\n"))
    let other = try run(
      ["synthesize", "feed.json5", "--stroke", "0/0/1", "--population", "right_thumb"]
    ).output
    #expect(other.contains("# population: right_thumb\n"))
    let trace = ["trace", "feed.json5", "--stroke", "0/0/1"]
    let (first, second) = (
      try run(trace).output, try run(trace + ["--population", "right_thumb"]).output
    )
    #expect(first != second)
    try run(
      ["trace", "feed.json5", "--script", "B(0,0)@0 E@8", "--population", "index"], code: 64)
  }

  @Test("a missing file is code 66, a wrong one 65, with both places; an unknown name is 64")
  func faults() throws {
    try folder.write(Self.scenario("people/our.json5"), to: "missing.json5")
    let missing = try run(["compare", "missing.json5"] + Self.few, code: 66).errorOutput
    #expect(
      missing.contains(
        "missing.json5:1:23: hand.population: no such file: people/our.json5; did you mean "
          + "people/ours.json5?"), "\(missing)")
    try folder.write("{ from: 'indx' }", to: "people/bad.json5")
    try folder.write(Self.scenario("people/bad.json5"), to: "bad.json5")
    let bad = try run(["sweep", "bad.json5"] + Self.sweep.dropFirst(2), code: 65).errorOutput
    #expect(
      bad.contains("bad.json5:1:23: hand.population: people/bad.json5:1:9: from: unknown word"),
      "\(bad)")
    let unknown = try run(
      ["compare", "feed.json5", "--population", "indx"] + Self.few, code: 64
    ).errorOutput
    #expect(unknown.contains("did you mean index?"), "\(unknown)")
    try run(["compare", "feed.json5", "--replicates", "42"] + Self.few, code: 64)
    try run(
      ["compare", "feed.json5", "--population", "index", "--replicates", "40"] + Self.few, code: 64)
  }

  @Test("a sweep has intervals about people at every point, the same for any jobs and shards")
  func sweep() throws {
    let whole = try run(Self.sweep + ["--csv", "-", "--jobs", "1"]).output
    let lines = rows(whole)
    let low = try #require(lines[0].firstIndex(of: "pop_lo"))
    #expect(lines.count == 7)
    #expect(lines.dropFirst().allSatisfy { !$0[low].isEmpty && !$0[low + 1].isEmpty })
    #expect(whole.contains("# population replicates: 41, digest "))
    #expect(whole.contains("# optimum, pop 95 %: ratio "))
    #expect(whole == (try run(Self.sweep + ["--csv", "-", "--jobs", "2"]).output))
    for shard in ["1/2", "2/2"] {
      try run(Self.sweep + ["--shard", shard, "--csv", "part-\(shard.prefix(1)).csv"])
    }
    try run(["merge", "part-2.csv", "part-1.csv", "--csv", "all.csv"])
    #expect(try folder.read("all.csv") == whole)
    let table = try run(Self.sweep).output
    #expect(table.contains("pop 95 %"))
    #expect(table.contains("from 41 replicates of the population"))
  }

  @Test("a killed sweep goes on with the same replicates to the same bytes, and refuses others")
  func resumed() throws {
    // Two units of 64 cells.
    let line =
      ["sweep", "feed.json5", "--strategy", "high-priority", "--vary", "distance=1:32:1"]
      + ["--vary", "hand.length=1:4:1", "--persons", "2", "--sessions", "1"]
      + ["--strokes-per-session", "2", "--jobs", "1", "--csv", "a.csv"]
    let running = try Tool.start(line, in: folder.url)
    func finished() -> Int {
      let parts = try? FileManager.default.contentsOfDirectory(atPath: folder.path("a.csv.work"))
      return (parts ?? []).count { $0.hasSuffix(".rows") }
    }
    while finished() == 0, running.process.isRunning { Thread.sleep(forTimeInterval: 0.005) }
    kill(running.process.processIdentifier, SIGKILL)
    try #require(try running.wait().exitCode == 128 + SIGKILL)
    let refused = try Tool.run(line + ["--resume", "--replicates", "40"], in: folder.url)
    #expect(refused.exitCode != 0)
    #expect(refused.errorOutput.contains("population replicates was 41"), "\(refused)")
    try run(line + ["--resume"])
    let resumed = try folder.read("a.csv")
    try run(line)
    #expect(try folder.read("a.csv") == resumed)
  }

  @Test("--replicates takes the first ones of the file")
  func fewer() throws {
    let fewer = try run(Self.sweep + ["--csv", "-", "--replicates", "40"]).output
    let text = try folder.read("people/ours.json5")
    try folder.write(
      text.replacing(",{ grips: { index: { leftElevation: 40 } } }", with: ""),
      to: "people/ours.json5")
    let all = try run(Self.sweep + ["--csv", "-"]).output
    #expect(all.contains("# population replicates: 40, digest "))
    #expect(fewer.replacing(" --replicates 40", with: "") == all)
  }

  @Test("without replicates a sweep and a tuning say that nothing is known about people")
  func unknown() throws {
    let sentence = "Population uncertainty unknown: nothing here is an interval about people."
    #expect(try run(Self.sweep + ["--population", "index"]).output.contains(sentence))
    let tune = ["tune", "feed.json5", "--strategy", "early-withheld", "--over", "ratio"] + Self.few
    #expect(try run(tune + ["--population", "index"]).output.contains(sentence))
    let known = try run(tune + ["--replicates", "40"]).output
    #expect(known.contains("People (pop 95 %): the best ratio between "))
    #expect(known.contains("from 40 replicates of the population"))
    #expect(!known.contains(sentence))
  }

  @Test("where the replicates are not played, table and data say so and why")
  func gaps() throws {
    let exact = Array(Self.sweep.dropLast(2 + Self.few.count)) + Self.few
    let regret = ["tune", "feed.json5", "--strategy", "early-withheld", "--over", "ratio=1:2"]
    let lines = [
      (Self.sweep + ["--until", "ci=0.4"], "--csv", "under --until; play the persons without it"),
      (exact + ["--vary", "ratio=1,1.7"], "--exact", "the breakpoints are those of"),
      (
        exact + ["--vary", "ratio=1,1.7", "--vary", "threshold=10,12"], "--exact",
        "the ranges are those of"
      ),
      (
        regret + ["--objective", "regret", "--populations", "index,everyday"] + Self.few, "--csv",
        "a regret is held against registered populations"
      ),
    ]
    for (line, option, reason) in lines {
      let words = try run(line + [option, "data.csv"]).output
      #expect(words.lowercased().contains("no population interval: "), "\(words)")
      #expect(words.contains(reason), "\(words)")
      let data = try folder.read("data.csv")
      #expect(data.contains("# no population interval: "), "\(data)")
      let without = try run(line + [option, "plain.csv", "--population", "index"]).output
      #expect(!without.lowercased().contains("no population interval"), "\(without)")
      #expect(!(try folder.read("plain.csv").contains("no population interval")))
    }
    let varied = try run(exact + ["--vary", "hand.population=index,everyday"]).output
    #expect(varied.contains("No population interval: the population itself is varied."))
  }

  @Test("a lock keeps the population that it was made with, as a path from its own folder")
  func lock() throws {
    try folder.write(Self.scenario("everyday"), to: "plain.json5")
    let result = try run(
      ["lock", "create", "plain.json5", "--strategy", "early-withheld", "--max-strokes", "1000"]
        + ["--population", "people/ours.json5", "--out", "people/x.lock.json"])
    #expect(result.output.contains("uncertainty about people (pop) is no part of a lock"))
    #expect(try folder.read("people/x.lock.json").contains("\"population\" : \"ours.json5\""))
    try run(["lock", "verify", "people/x.lock.json"])
    try folder.write("{ name: 'ours', from: 'left_thumb' }", to: "people/ours.json5")
    try run(["lock", "verify", "people/x.lock.json"], code: 65)
  }

  @Test("a lock finds the file that its scenario names")
  func lockOfNamed() throws {
    try run(
      ["lock", "create", "feed.json5", "--strategy", "early-withheld", "--max-strokes", "1000"]
        + ["--out", "people/x.lock.json"])
    try run(["lock", "verify", "people/x.lock.json"])
  }

  @Test("recorded strokes have no intervals about the people of a scenario")
  func recorded() throws {
    try run(["synthesize", "feed.json5", "--csv", "strokes.csv"] + Self.few)
    let csv = try run(
      ["replay", "strokes.csv", "--scenario", "feed.json5", "--csv", "-"]
    ).output
    #expect(!csv.contains("replicates"))
    let lines = rows(csv)
    let low = try #require(lines[0].firstIndex(of: "pop_lo"))
    #expect(lines.dropFirst().allSatisfy { $0[low].isEmpty })
  }

  @Test("the keys of a population are listed with value, range and meaning")
  func keys() throws {
    let list = try run(["list", "populations", "--keys", "people/ours.json5"]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(list.contains("grips.index.upTilt="))
    #expect(list.contains("a number from -180 to 180 deg"))
    #expect(!list.contains("right_thumb"))
    try run(["list", "strategies", "--keys", "index"], code: 64)
    try run(["list", "populations", "--keys", "indx"], code: 64)
  }

  @Test("a device that hides the file's own is noted, key by key, and in the data")
  func hiddenDevice() throws {
    try folder.write(
      Self.scenario("people/ours.json5").replacing(
        "{ hand", with: "{ device: { noise: 0.7, scanHz: 120 }, hand"), to: "hiding.json5")
    let words = "device.noise stands in place of what the population file ours says of its device"
    let hiding = try run(
      ["compare", "hiding.json5", "--csv", "-", "--replicates", "40"] + Self.few)
    #expect(hiding.errorOutput.contains("note: the scenario's " + words), "\(hiding.errorOutput)")
    #expect(hiding.output.contains("# device: the scenario's " + words))
    let open = try run(["compare", "feed.json5", "--csv", "-", "--replicates", "40"] + Self.few)
    #expect(!open.errorOutput.contains("stands in place"))
    #expect(!open.output.contains("# device:"))
  }
}
