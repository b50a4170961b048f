import Foundation
import LabSimulation
import LabStudy
import Testing

private let recordings = ProcessInfo.processInfo.environment["GESTURE_LAB_RECORDINGS"]

/// Plays recordings of people, which are no part of this project.
///
/// Give their folder in `GESTURE_LAB_RECORDINGS` to run these tests; without it they are skipped.
///
/// The figures are those of an independent program on the same recordings; two programs may differ
/// in a handful of strokes.
@Suite("Recorded people", .enabled(if: recordings != nil))
struct RecordedDataTests {
  /// The rows of a compressed CSV file, each as its fields.
  private static func rows(_ name: String) throws -> [[Substring]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", "\(try #require(recordings))/\(name)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
  }

  private static func play(
    _ lines: [String], as intent: Intent, pixelsPerInch: Double
  ) async throws -> [Tally] {
    var scenario = Scenario.shipped
    var options = RecordingOptions(anchorPoint: scenario.layout.carousel.center)
    options.pixelsPerInch = pixelsPerInch
    options.pointsPerInch = 163
    options.constants = [("intent", intent.rawValue)]
    let text = lines.joined(separator: "\n") + "\n"
    let recording = try Recording(Array(text.utf8), file: "recorded", options)
    scenario.rows = try [
      "early-direction-failure:decide=withheld", "early-direction-failure:decide=withheld,ratio=1",
      "early-direction-failure", "high-priority", "high-priority:hold=150ms",
    ].map { try StrategySpecification.read($0) }
    let comparison = try await scenario.compare(
      scenario.rows, on: .recorded(recording), jobs: 2)
    return comparison.rows.map { intent == .scroll ? $0.tally.scroll : $0.tally.page }
  }

  @Test("reading strokes: what each strategy takes from the feed")
  func reading() async throws {
    let strokes = try Self.rows("hmog_touch/strokes.csv.gz")
    let kept = Set(
      strokes.filter { $0[3] == "read" && $0[5] == "0" && $0[9] == "0" }.map { $0[0] })
    #expect(kept.count == 2575)
    let lines =
      ["stroke,person,time_ms,x_pt,y_pt,phase"]
      + (try Self.rows("hmog_touch/samples.csv.gz").dropFirst())
      .filter { kept.contains($0[0]) }.map { $0.joined(separator: ",") }
    let tallies = try await Self.play(lines, as: .scroll, pixelsPerInch: 441)
    for tally in tallies {
      #expect(tally.strokes == 2575)
      #expect(tally[.undecided] == 36)
    }
    #expect(abs(tallies[0][.stolenScroll] - 29) <= 3)
    #expect(abs(tallies[1][.stolenScroll] - 50) <= 3)
    #expect(abs(tallies[2][.deadTouch] - 417) <= 10)
    #expect(abs(Double(tallies[3][.stolenScroll]) / 2539 - 0.045) < 0.003)
    #expect(abs(Double(tallies[4][.stolenScroll]) / 2539 - 0.195) < 0.005)
  }

  @Test("swipes of a carousel in a banking app: what the ratio loses")
  func banking() async throws {
    let lines =
      ["person,session,stroke,time_ms,phase,x_pt,y_pt"]
      + (try Self.rows("bank_carousel_swipes/samples.csv.gz").dropFirst()).map { row in
        "\(row[0]),\(row[1])-\(row[2])-\(row[3]),\(row[4]),\(row[6]),\(row[7]),\(row[8]),\(row[9])"
      }
    let tallies = try await Self.play(lines, as: .page, pixelsPerInch: 269)
    for tally in tallies {
      #expect(tally.strokes == 675)
      #expect(tally[.undecided] == 253)
    }
    #expect(abs(Double(tallies[0].errors) / 422 - 0.021) < 0.002)
    #expect(abs(Double(tallies[1].errors) / 422 - 0.0024) < 0.001)
  }
}
