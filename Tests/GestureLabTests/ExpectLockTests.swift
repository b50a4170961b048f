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
    #expect(verdict.summary.errorRate == verdict.lock.value)
  }

  @Test("a ratio of 2.5 breaks it, with the figures in the error")
  func broken() async throws {
    let folder = try Self.copy(ratio: "2.5")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("results/feed-carousel.lock.json").path
    let error = await #expect(throws: BrokenLock.self) { try await expectLock(path) }
    #expect(error?.description.contains("ratio was 1.7, is 2.5") == true)
  }

  @Test("a lock that does not exist is an error that names the path")
  func missing() async throws {
    let error = await #expect(throws: InputError.self) {
      try await expectLock("results/nowhere.lock.json")
    }
    #expect(error?.description.contains("results/nowhere.lock.json") == true)
  }

  /// The shipped scenario with another ratio of `early-withheld`, and the shipped lock beside it.
  private static func copy(ratio: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-lock-\(UUID().uuidString)")
    for name in ["scenarios", "results"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let scenario = try String(
      contentsOfFile: PackageFiles.path("scenarios/feed-carousel.json5"), encoding: .utf8)
    let changed = scenario.replacing(
      "ratio: 1.7, decide: \"withheld\"", with: "ratio: \(ratio), decide: \"withheld\"")
    try #require(changed != scenario)
    try changed.write(
      to: folder.appendingPathComponent("scenarios/feed-carousel.json5"), atomically: true,
      encoding: .utf8)
    try FileManager.default.copyItem(
      atPath: PackageFiles.path("results/feed-carousel.lock.json"),
      toPath: folder.appendingPathComponent("results/feed-carousel.lock.json").path)
    return folder
  }
}
