import Foundation
import LabStudy
import LabTesting
import Testing

@Suite("replay --device-log")
struct DeviceLogVerbTests {
  private static let strokes = ["results/example-strokes.csv"]

  private static func log() -> DeviceLogText {
    let steep = ScriptedStroke.through([(-2, -20), (-4, -40), (-6, -60)], lift: 16)
    let flat = ScriptedStroke.through([(-20, 2), (-40, 4), (-60, 6)], lift: 16)
    var log = DeviceLogText()
    log.add(
      "high-priority", steep,
      DeviceLogText.Noted(feed: [(.began, 1), (.ended, 4)], feedMoved: 40))
    log.add(
      "native", flat,
      DeviceLogText.Noted(child: [(.began, 1), (.ended, 4)], carouselMoved: 40, page: 3))
    return log
  }

  private static func run(_ log: String, _ more: [String] = []) throws -> Tool.Result {
    let folder = try TemporaryFolder()
    try folder.write(log, to: "d.log")
    return try Tool.run(["replay", "--device-log", folder.path("d.log")] + more)
  }

  @Test("prints the agreement, and which hypotheses the strokes speak against")
  func table() throws {
    let result = try Self.run(Self.log().text)
    #expect(result.exitCode == 0, "\(result.errorOutput)")
    #expect(result.output.hasPrefix("d.log: 2 strokes of 1 person\n"))
    // A steep stroke is the feed's, unless that waits for the drag.
    let rows = result.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(rows.contains { $0.hasPrefix("18 race-18 2 of 2 ") })
    #expect(rows.contains { $0.hasPrefix("18 hold-150 1 of 2 ") })
    #expect(result.output.contains("not yet checked on a device by its authors"))
  }

  @Test("writes one row per stroke, profile and hypothesis, and the same as JSON")
  func data() throws {
    let result = try Self.run(Self.log().text, ["--csv", "-"])
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("# version: "))
    #expect(result.output.contains("# command: gesture-lab replay --device-log d.log\n"))
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 1 + 2 * 38)
    let json = try Self.run(Self.log().text, ["--json", "-"])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["rows"] as? [[String: Any]])?.count == 2 * 38)
  }

  @Test("says on standard error what was mended")
  func notes() throws {
    var log = Self.log()
    log.startStroke("native")
    log.write("touch phase=began time_ms=0 x_pt=195 y_pt=400")
    log.write("rest feed_pt=400 page=2")
    let result = try Self.run(log.text)
    #expect(result.exitCode == 0)
    #expect(result.errorOutput.contains("note: 1 stroke without a lift ends with its last row"))
  }

  @Test("a CSV file is sent to replay and import, with code 65")
  func csv() throws {
    let result = try Tool.run(
      ["replay", "--device-log", Self.strokes[0]], in: URL(filePath: PackageFiles.root))
    #expect(result.exitCode == 65)
    #expect(result.errorOutput.contains("this is no device log"))
    #expect(result.errorOutput.contains("gesture-lab replay FILE"))
  }

  @Test("a log with a fault is bad input, named with its place, and leaves no file behind")
  func faults() throws {
    let folder = try TemporaryFolder()
    for text in ["", "log version=2\n", "stroke 1\n", Self.log().text + "tuoch\n"] {
      let result = try Self.run(text, ["--csv", folder.path("rows.csv")])
      #expect(result.exitCode == 65, "\(text)")
      #expect(result.errorOutput.contains("d.log:"), "\(result.errorOutput)")
      #expect(result.output.isEmpty)
    }
    #expect(try folder.names().isEmpty)
    #expect(try Tool.run("replay", "--device-log", "/no/such.log").exitCode == 66)
  }

  @Test(
    "what does not go together is a usage error",
    arguments: [
      [], strokes + ["--device-log", "d.log"], ["--device-log", "d.log", "--ppi", "400"],
      ["--device-log", "d.log", "--strategy", "native"],
      ["--device-log", "d.log", "--assumptions"], ["--device-log", "d.log", "--pairs", "all"],
    ])
  func usage(arguments: [String]) throws {
    let result = try Tool.run(["replay"] + arguments)
    #expect(result.exitCode == 64, "\(result.errorOutput)")
    // Only what replay would obey is sent there.
    let isSent = result.errorOutput.contains("--format device-log")
    #expect(
      isSent == ["--strategy", "--assumptions", "--pairs"].contains { arguments.contains($0) })
  }

  @Test("the bytes do not depend on the number of jobs")
  func jobs() throws {
    let one = try Self.run(Self.log().text, ["--csv", "-", "--jobs", "1"])
    #expect(one == (try Self.run(Self.log().text, ["--csv", "-", "--jobs", "2"])))
  }
}
