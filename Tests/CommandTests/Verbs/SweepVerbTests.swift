import Foundation
import LabStudy
import Testing

@testable import gesture_lab

/// Runs the built tool on the shipped scenario, with few strokes.
@Suite("The verbs sweep and merge")
struct SweepVerbTests {
  /// Nine cells, of three scenarios.
  static let line =
    ["sweep", StudyVerbTests.scenario, "--strategy", "high-priority"]
    + ["--vary", "distance=10,20,30", "--vary", "hand.speeds=300,600,900"] + few
  static let few = ["--persons", "4", "--sessions", "1", "--strokes-per-session", "10"]

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func run(_ arguments: [String], code: Int32 = 0) throws -> Tool.Result {
    let result = try Tool.run(arguments)
    #expect(result.exitCode == code, "\(result.errorOutput)")
    return result
  }

  private func csv(_ arguments: [String]) throws -> String {
    try run(arguments + ["--csv", "-"]).output
  }

  @Test("one row per cell and intent, whatever the jobs, to a file as to standard output")
  func rows() throws {
    let one = try csv(Self.line + ["--jobs", "1"])
    #expect(one == (try csv(Self.line + ["--jobs", "2"])))
    let lines = one.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 1 + 3 * 9)
    #expect(lines[0].hasPrefix("scenario,strategy,parameters,intent,distance,hand.speeds,strokes,"))
    #expect(lines[1].contains(",scroll,10,300,20,4,"))
    #expect(lines[4].contains(",scroll,10,600,20,4,"))
    #expect(lines[10].contains(",scroll,20,300,20,4,"))
    let table = try run(Self.line + ["--csv", folder.path("a.csv")]).output
    #expect(try folder.read("a.csv") == one)
    #expect(table.contains("distance  hand.speeds  scroll err %"))
    #expect(try folder.names() == ["a.csv"])
  }

  @Test("a cell has the rates of a comparison in its scenario")
  func comparison() throws {
    try folder.write(
      "{ name: 'feed-carousel', hand: { speeds: [600] }, "
        + "strategies: [{ name: 'high-priority', distance: 20 }] }", to: "one.json5")
    let compared = try csv(["compare", folder.path("one.json5"), "--no-preamble"] + Self.few)
    let swept = try csv(Self.line + ["--no-preamble"])
    let cell = swept.split(separator: "\n")[13...15].map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    for (row, line) in zip(cell, compared.split(separator: "\n").dropFirst()) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      // Strokes to p95 of the displacement: 29 columns of the contract less the first four.
      #expect(row[6..<33] == fields[4..<31])
    }
  }

  @Test("--strokes has one row per stroke and cell")
  func strokes() throws {
    let text = try run(Self.line + ["--strokes", "-"]).output
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 1 + 9 * 40)
    #expect(lines[0].hasPrefix("distance,hand.speeds,person,session,stroke,"))
    try run(Self.line + ["--strokes", folder.path("s.csv"), "--csv", folder.path("a.csv")])
    #expect(try folder.read("s.csv") == text)
    #expect(try folder.read("a.csv") == csv(Self.line))
    let curve =
      ["sweep", StudyVerbTests.scenario, "--strategy", "early-withheld", "--vary", "ratio=1,2"]
      + Self.few
    try run(curve + ["--strokes", folder.path("s.csv"), "--csv", folder.path("a.csv")])
    #expect(try folder.read("a.csv") == csv(curve))
  }

  @Test("shards merge to the bytes of a sweep without shards, in any order")
  func shards() throws {
    for (line, name) in [
      (Self.line, "grid"),
      (
        [
          "sweep", StudyVerbTests.scenario, "--strategy", "early-withheld", "--vary",
          "ratio=1:2:.1",
        ]
          + Self.few, "curve"
      ),
    ] {
      let files = (1...4).map { folder.path("\(name)-\($0).csv") }
      for (index, file) in files.enumerated() {
        try run(line + ["--shard", "\(index + 1)/4", "--csv", file])
      }
      let merged = try run(["merge"] + files.reversed() + ["--csv", "-"]).output
      #expect(merged == (try csv(line)))
      let missing = try run(["merge"] + files.dropLast(2) + ["--csv", "-"], code: 65)
      #expect(missing.errorOutput == "gesture-lab: shards 3, 4 of 4 are missing\n")
      #expect(missing.output.isEmpty)
    }
    let foreign = try run(
      ["merge", folder.path("grid-1.csv"), folder.path("curve-2.csv"), "--csv", "-"], code: 65)
    #expect(foreign.errorOutput.contains("curve-2.csv is a shard of another sweep"))
  }

  @Test("--until stops with a reason, counts like --persons, and says 2 when it is undecided")
  func until() throws {
    let line =
      ["sweep", StudyVerbTests.scenario, "--strategy", "early-withheld", "--no-preamble"]
      + ["--vary", "ratio=0.8,1.7", "--sessions", "1", "--strokes-per-session", "10"]
    let stopped = try csv(line + ["--until", "ci=0.2", "--persons", "500"])
    let fields = stopped.split(separator: "\n")[1].split(separator: ",")
    let persons = fields[6]
    #expect(persons != "500")
    let plain = try csv(line + ["--persons", String(persons)])
    for (a, b) in zip(stopped.split(separator: "\n"), plain.split(separator: "\n")) {
      #expect(a.hasPrefix(b))
    }
    let strict = ["--until", "decided", "--persons", "20", "--strict"]
    let undecided = try run(line + strict, code: 2)
    #expect(undecided.output.contains("every look 95 %  ms p50  persons"))
    #expect(undecided.output.contains("stopped: all persons were played; 2 of 2 cells"))
    try run(line + ["--until", "decided", "--persons", "20"])
  }

  @Test("--dry-run says what it takes and writes nothing")
  func dryRun() throws {
    let result = try run(Self.line + ["--dry-run", "--csv", folder.path("a.csv")])
    #expect(result.output.contains("cells: 9 ("))
    #expect(result.output.contains("strokes: 120 simulated, 360 verdicts"))
    #expect(result.output.contains("expected time: "))
    #expect(try folder.names().isEmpty)
  }

  @Test("a damaged part is noted and computed anew, and the bytes are the same")
  func damage() throws {
    let work = folder.path("work")
    let file = folder.path("a.csv")
    let line = Self.line + ["--csv", file, "--work", work, "--resume"]
    let whole = try csv(Self.line)
    // A folder of this sweep with its one part damaged.
    let plan = try interrupted(work)
    try folder.write("gesture-lab 1 0000000000000000\nx", to: "work/\(plan).rows")
    let result = try run(line)
    #expect(result.errorOutput == "note: \(work)/\(plan).rows is damaged and computed anew\n")
    #expect(try folder.read("a.csv") == whole)
    #expect(try folder.names() == ["a.csv"])
  }

  @Test("--resume refuses another sweep and names the difference; without it nothing is replaced")
  func refusals() throws {
    let work = folder.path("work")
    _ = try interrupted(work)
    let line = Self.line + ["--csv", folder.path("a.csv"), "--work", work]
    let other = try run(line + ["--seed", "5", "--resume"], code: 65)
    #expect(other.errorOutput.contains("seed was 20260101, is 5"))
    #expect(try run(line, code: 65).errorOutput.contains("go on with --resume"))
    #expect(try run(line + ["--seed", "5"], code: 65).errorOutput.contains("another sweep"))
    #expect(try folder.names() == ["work"])
  }

  /// Makes the work folder of a sweep that was killed before its first part was finished.
  ///
  /// - Returns: the name of that part.
  private func interrupted(_ work: String) throws -> String {
    let scenario = try Study(synthetic: try #require(try arguments(Self.line))).scenario
    let plan = try SweepPlan(
      scenario, try StrategySpecification.read("high-priority", rows: scenario.rows),
      over: [
        .init(key: "distance", range: "10,20,30"), .init(key: "hand.speeds", range: "300,600,900"),
      ])
    let manifest = SweepManifest(plan)
    _ = try WorkFolder(work, of: manifest, goesOn: false)
    return try SweepUnits(plan).name(of: 0, manifest)
  }

  private func arguments(_ line: [String]) throws -> ParsedArguments? {
    guard case .run(_, let arguments) = try Parser(root: Verbs.root).parse(line) else { return nil }
    return arguments
  }

  @Test(
    "what cannot be swept ends with 64 and a sentence that says why",
    arguments: [
      ("--vary hand.speed=600", "did you mean hand.speeds?"),
      ("--vary distance=1:0:1", "has no values"), ("--vary distance=0:1:0", "has no values"),
      ("--vary distance=0:400:0.0001 --vary hold=1,2,3", "make 12000003 cells"),
      ("--vary device.deliveryHz=60,500", "cell 2 (device.deliveryHz=500)"),
      ("--vary distance=1,2 --vary hold=1 --zip", "equal lengths"),
      ("--vary distance=sobol:1:2", "--cells N"),
      ("--vary distance=1 --until soon", "--until takes"),
      ("--vary distance=1 --strict", "--strict belongs to --until"),
      ("--vary distance=1 --resume", "--resume goes on with a work folder"),
      ("--vary distance=1 --shard 2/1", "--shard takes I/N"),
      ("--vary distance=1,2 --shard 1/3", "cannot be split into 3"),
      ("--vary distance=1 --until decided --shard 1/1", "leave out --shard"),
    ])
  func wrong(options: String, words: String) throws {
    let result = try Tool.run(
      ["sweep", StudyVerbTests.scenario, "--strategy", "high-priority"]
        + options.split(separator: " ").map(String.init))
    #expect(result.exitCode == 64)
    #expect(result.errorOutput.contains(words), "\(result.errorOutput)")
  }
}
