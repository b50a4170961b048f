import Foundation
import GestureLab
import LabTesting
import Testing

@Suite("A lock in a test")
struct ExpectLockTests {
  @Test("the shipped scenario keeps what it was locked at")
  func shipped() async throws {
    let verdict = try await expectLock("results/feed-carousel.lock.json")
    #expect(verdict.state == .holds)
    #expect(verdict.present.rate == verdict.lock.value)
  }

  @Test("a ratio of 2.5 breaks it, with the figures and flipped strokes in the error")
  func broken() async throws {
    let folder = try await Self.locked(ratio: "2.5")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("results/feed-carousel.lock.json").path
    let error = await #expect(throws: BrokenLock.self) { try await expectLock(path) }
    #expect(error?.description.contains("ratio was 1.7, is 2.5") == true)
    #expect(error?.description.contains("B(0,0)@0 M(") == true)
  }

  @Test("a lock that does not exist is an error that names the path")
  func missing() async throws {
    let error = await #expect(throws: InputError.self) {
      try await expectLock("results/nowhere.lock.json")
    }
    #expect(error?.description.contains("results/nowhere.lock.json") == true)
  }

  /// The shipped scenario with another ratio of `early-withheld`, and beside it a small lock on the
  /// shipped ratio.
  private static func locked(ratio: String) async throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-lock-\(UUID().uuidString)")
    for name in ["scenarios", "results"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let shipped = PackageFiles.path("scenarios/feed-carousel.json5")
    let text = try String(contentsOfFile: shipped, encoding: .utf8)
    let scenario = try Scenario(Array(text.utf8), file: shipped)
    let row = try #require(scenario.rows.first { $0.label == "early-withheld" })
    let lock = try await Lock(
      try LockClaim("lost_swipe ~ recorded"), of: row, in: scenario,
      path: "../scenarios/feed-carousel.json5", mostStrokes: 2000, jobs: 2)
    let changed = text.replacing(
      "ratio: 1.7, decide: \"withheld\"", with: "ratio: \(ratio), decide: \"withheld\"")
    try #require(changed != text)
    for (name, text) in [
      ("scenarios/feed-carousel.json5", changed),
      ("results/feed-carousel.lock.json", try LockFile.text(lock)),
    ] {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return folder
  }
}
