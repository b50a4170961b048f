import Foundation
import LabReport
import LabSimulation
import LabStudy
import LabTesting
import Testing

/// Writes, compiles and runs exported recognizers against stubs of UIKit and SwiftUI.
///
/// On macOS the stubs would stand beside the real modules of the same names, so there the tests of the
/// compiler are left out.
@Suite("Exported recognizers")
struct ExportTests {
  private static let lock = PackageFiles.path("results/feed-carousel.lock.json")

  private static func source(
    ratio: Double, threshold: Double, feedWaits: Bool = false
  ) throws -> String {
    var strategy = EarlyDirectionFailure()
    strategy.decision = .withheld
    (strategy.ratio, strategy.threshold, strategy.feedWaits) = (ratio, threshold, feedWaits)
    return try RecognizerSource(strategy, notes: ["a test", "of two\nlines"]).text
  }

  @Test("the layout of the source is that of the file")
  func layout() throws {
    let source = try Self.source(ratio: 1.25, threshold: 8, feedWaits: true)
    #expect(Golden.check(source, "DirectionalPan.swift.txt") == nil)
  }

  @Test("the source says which lock it comes from, with its numbers")
  func notes() throws {
    let result = try Tool.run(
      "export", "results/feed-carousel.lock.json", in: URL(filePath: PackageFiles.root))
    #expect(result.exitCode == 0)
    let head = result.output.split(separator: "\n").prefix { $0.hasPrefix("//") }.joined()
    let lock = try LockFile(Array(Data(contentsOf: URL(filePath: Self.lock))), path: "").lock
    for part in ["results/feed-carousel.lock.json", lock.label, "\(lock.strokes)"] {
      #expect(head.contains(part), "\(head)")
    }
    #expect(result.output.contains("var ratio: Double = \(lock.parameters["ratio"] ?? "?")"))
  }

  @Test("a strategy that decides as published, and another strategy, are refused")
  func refusals() throws {
    let folder = try TemporaryFolder()
    for (label, message) in [("early-published", "decide=withheld"), ("native", "only")] {
      let lock = folder.path("\(label).lock.json")
      let created = try Tool.run(
        ["lock", "create", PackageFiles.path("scenarios/feed-carousel.json5")]
          + ["--strategy", label, "--max-strokes", "2000", "--out", lock])
      #expect(created.exitCode == 0, "\(created.errorOutput)")
      let result = try Tool.run("export", lock)
      #expect(result.exitCode == 65)
      #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
    }
  }

  #if !canImport(Darwin)
    /// Compiles a source against them and returns the program that replays strokes.
    private static func compile(_ source: String, in folder: TemporaryFolder) throws -> URL {
      try folder.write(source, to: "DirectionalPan.swift")
      try StubCompiler.swiftc(
        "-I", ".", "-swift-version", "6", "-warnings-as-errors", "DirectionalPan.swift",
        "main.swift", "UIKit.o", "SwiftUI.o", "-o", "replay", in: folder)
      return folder.url.appendingPathComponent("replay")
    }

    @Test("it compiles without a warning, and answers 10,000 strokes as the arena does")
    func decisions() throws {
      let folder = try TemporaryFolder()
      try StubCompiler.prepare(folder, main: "main")
      try replay(ratio: 1.7, threshold: 10, feedWaits: false, in: folder)
      try replay(ratio: 0.9, threshold: 24, feedWaits: true, in: folder)
    }

    private func replay(
      ratio: Double, threshold: Double, feedWaits: Bool, in folder: TemporaryFolder
    ) throws {
      let program = try Self.compile(
        Self.source(ratio: ratio, threshold: threshold, feedWaits: feedWaits), in: folder)
      let pan = DirectionalPan(
        axis: .horizontal, ratio: ratio, threshold: threshold, decision: .withheld,
        hysteresis: 10)
      var finger = try Finger(
        seed: 11,
        geometry: FingerGeometry(
          screen: Scenario.shipped.layout.screen, startArea: Scenario.shipped.layout.carousel))
      var events = ""
      var expected: [String] = []
      for number in 0..<10_000 {
        let stroke = finger.make(
          StrokeAddress(person: number / 40, session: 0, stroke: number % 40))
        for event in stroke.touches.events {
          let letter = event.phase == .began ? "B" : event.phase == .moved ? "M" : "E"
          events += "\(letter) \(event.location.x) \(event.location.y)\n"
        }
        expected.append(Self.answer(of: pan, to: Track(stroke.touches)))
      }
      let result = try Tool.start([], input: events, program: program).wait()
      #expect(result.exitCode == 0, "\(result.errorOutput)")
      let answers = result.output.split(separator: "\n").map(String.init)
      #expect(answers.count == expected.count)
      let different = zip(answers, expected).enumerated().filter { $1.0 != $1.1 }
      #expect(different.isEmpty, "\(different.prefix(5))")
      // Both answers and the absence of one occur.
      #expect(Set(expected.map { $0.prefix(4) }) == ["keep", "fail", "none"])
    }

    /// What the arena's recognizer decides, and at which event.
    private static func answer(of pan: DirectionalPan, to track: Track) -> String {
      guard let test = track.firstMove(strictlyBeyondOnEitherAxis: pan.threshold) else {
        return "none"
      }
      if case .fail(let moment) = pan.firstProposal(in: track) { return "fail \(moment.index)" }
      return "keep \(test)"
    }
  #endif
}
