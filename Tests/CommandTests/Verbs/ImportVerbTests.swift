import Foundation
import Testing

@Suite("The verb import, and replay of other formats")
struct ImportVerbTests {
  /// Forty reports of one finger that moves left by 10 cells each, 8 ms apart.
  private static func log() -> String {
    func hex(_ number: Int) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
    var lines: [String] = []
    func add(_ index: Int, _ events: String...) {
      let fraction = String(index * 8000)
      let time = "[      10." + String(repeating: "0", count: 6 - fraction.count) + fraction + "] "
      lines += events.map { time + "/dev/input/event2: " + $0 }
    }
    for index in 0..<40 {
      if index == 0 { add(0, "0003 0039 00000007", "0003 0036 \(hex(1000))") }
      add(index, "0003 0035 \(hex(900 - 10 * index))", "0000 0000 00000000")
    }
    add(40, "0003 0039 ffffffff", "0000 0000 00000000")
    return lines.joined(separator: "\n") + "\n"
  }

  private static let screen = [
    "--format", "getevent", "--axis-range", "0:1079,0:2399", "--screen-size-pt", "360x800",
    "--set", "person=anna", "--set", "intent=page",
  ]

  @Test("a log replays as the CSV that import makes of it")
  func sameVerdicts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.log(), to: "touches.log")
    let csv = folder.path("anna.csv")
    let made = try Tool.run(
      ["import", folder.path("touches.log"), "--csv", csv, "--anchor", "carousel"] + Self.screen)
    #expect(made.exitCode == 0, "\(made.errorOutput)")
    let rows = [
      "--strokes", "-", "--no-preamble", "--strategy", "native", "--strategy", "high-priority",
    ]
    let imported = try Tool.run(["replay", csv] + rows)
    let direct = try Tool.run(["replay", folder.path("touches.log")] + rows + Self.screen)
    #expect(direct.exitCode == 0, "\(direct.errorOutput)")
    #expect(imported.output == direct.output)
    #expect(direct.output.contains("anna"))
  }

  @Test("import writes to standard output, with notes on standard error unless it is quiet")
  func notes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.log() + "[    11.0", to: "cut.log")
    let line = ["import", folder.path("cut.log"), "--no-preamble"] + Self.screen
    let loud = try Tool.run(line)
    #expect(loud.exitCode == 0)
    #expect(loud.errorOutput == "note: the last line is cut off and left out\n")
    #expect(loud.output.hasPrefix("person,session,stroke,"))
    #expect(loud.output.split(separator: "\n").count == 42)
    let quiet = try Tool.run(line + ["--quiet"])
    #expect(quiet.errorOutput.isEmpty)
    #expect(quiet.output == loud.output)
  }

  @Test("several files come out as one, each with its notes")
  func several() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.log(), to: "a.log")
    try folder.write(Self.log() + "[    11.0", to: "b.log")
    let both = try Tool.run(
      ["import", folder.path("a.log"), folder.path("b.log")] + Self.screen)
    #expect(both.exitCode == 0, "\(both.errorOutput)")
    #expect(
      both.errorOutput == "note: \(folder.path("b.log")): the last line is cut off and left out\n")
    let rows = both.output.split(separator: "\n").filter { $0.hasPrefix("anna") }
    #expect(rows.count == 2 * 41)
    #expect(
      Set(rows.map { $0.split(separator: ",", omittingEmptySubsequences: false)[2] }) == ["1", "2"])
    #expect(both.output.contains("# command: gesture-lab import a.log b.log "))
    let one = try Tool.run(["import", folder.path("a.log")] + Self.screen)
    #expect(
      both.output.split(separator: "\n").filter { $0.hasPrefix("anna,,1,") }
        == one.output.split(separator: "\n").filter { $0.hasPrefix("anna") })
  }

  @Test("a log that ends before the lift keeps its stroke and says in which line it breaks off")
  func brokenOff() throws {
    let folder = try TemporaryFolder()
    // 2 + 2 * 40 lines up to the last move, of which the last is its report.
    let lines = Self.log().split(separator: "\n").dropLast(2)
    try folder.write(lines.joined(separator: "\n") + "\n", to: "cut.log")
    let result = try Tool.run(
      ["import", folder.path("cut.log"), "--no-preamble"] + Self.screen)
    #expect(result.exitCode == 0)
    #expect(
      result.errorOutput == "note: 1 stroke without a lift ends with its last row (line 82)\n")
    #expect(result.output.split(separator: "\n").count == 1 + 40)
  }

  @Test("columns change places, and one that --set stands in for is noted")
  func columns() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "person,stroke,intent,phase,time_ms,x_pt,y_pt\na,1,page,down,0,1,2\na,1,page,up,9,3,4\n",
      to: "s.csv")
    let result = try Tool.run(
      "import", folder.path("s.csv"), "--no-preamble", "--map", "x_pt=y_pt", "--map", "y_pt=x_pt",
      "--set", "intent=scroll")
    #expect(result.exitCode == 0)
    #expect(
      result.output.split(separator: "\n").dropFirst().joined(separator: "\n")
        == "a,,1,scroll,,,0,began,0,2,1\na,,1,scroll,,,0,ended,9,4,3")
    #expect(
      result.errorOutput
        == "note: the column intent of the file is set aside: every row has --set intent=scroll\n")
  }

  @Test(
    "fit and replay read one file, and send those who name two to import",
    arguments: [
      "fit", "replay",
    ])
  func oneFile(verb: String) throws {
    let result = try Tool.run(verb, "a.csv", "b.csv")
    #expect(result.exitCode == 64)
    #expect(result.errorOutput.contains("extra operand b.csv"))
    #expect(result.errorOutput.contains("`gesture-lab import A B --csv ALL` makes one of several"))
  }

  @Test("a file without touches is refused with code 65, and leaves nothing behind")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "empty.json")
    for format in ["devtools", "rrweb"] {
      let result = try Tool.run(
        "import", folder.path("empty.json"), "--format", format, "--set", "person=a", "--csv",
        folder.path("out.csv"))
      #expect(result.exitCode == 65)
      #expect(result.errorOutput.contains("empty.json: there are no touches in the file: expected"))
    }
    // Fingers that the format does not tell apart cannot be written either.
    try folder.write(
      """
      [{"type":3,"timestamp":1,"data":{"source":2,"type":7,"x":1,"y":1}},
       {"type":3,"timestamp":2,"data":{"source":2,"type":7,"x":9,"y":9}},
       {"type":3,"timestamp":3,"data":{"source":2,"type":9}},
       {"type":3,"timestamp":4,"data":{"source":2,"type":9}}]
      """, to: "two.json")
    let two = try Tool.run(
      "import", folder.path("two.json"), "--format", "rrweb", "--set", "person=a")
    #expect(two.exitCode == 65)
    #expect(two.errorOutput.contains("1 stroke with more than one finger left out"))
    #expect(try folder.names() == ["empty.json", "two.json"])
  }

  @Test("what is missing is refused with code 65, and wrong options with 64")
  func codes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.log(), to: "touches.log")
    let file = folder.path("touches.log")
    let asCSV = try Tool.run("replay", file)
    #expect(asCSV.exitCode == 65)
    #expect(asCSV.errorOutput.contains("--format getevent"))
    let range = try Tool.run("import", file, "--format", "getevent", "--set", "person=a")
    #expect(range.exitCode == 65)
    #expect(range.errorOutput.contains("--axis-range"))
    for wrong in [
      ["--axis-range", "0:1079"], ["--axis-range", "1079:0,0:2399"], ["--screen-mm", "0x151"],
      ["--screen-mm", "68"], ["--screen-size-pt", "axb"],
      ["--screen-mm", "6x5", "--screen-size-pt", "3x4"], ["--word", "reading"],
      ["--format", "evtest"],
    ] {
      let result = try Tool.run(["import", file] + wrong)
      #expect(result.exitCode == 64, "\(wrong)")
      #expect(result.errorOutput.contains(wrong[0]))
    }
  }

  @Test("list importers shows the registry")
  func list() throws {
    let result = try Tool.run("list", "importers")
    #expect(result.exitCode == 0)
    let names = result.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(names == ["csv", "getevent", "libinput", "devtools", "rrweb", "device-log"])
  }
}
