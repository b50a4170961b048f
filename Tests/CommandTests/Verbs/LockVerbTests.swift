import Foundation
import LabTesting
import Testing

@Suite("The verb lock")
struct LockVerbTests {
  /// A copy of the shipped scenario with fewer strokes, and a lock on it.
  private static func locked() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOfFile: PackageFiles.path("scenarios/feed-carousel.json5"), encoding: .utf8)
    try folder.write(
      text.replacing("persons: 200", with: "persons: 100")
        .replacing("sessions: 3", with: "sessions: 1")
        .replacing("strokesPerSession: 40", with: "strokesPerSession: 20"), to: "feed.json5")
    let result = try Tool.run(
      "lock", "create", "feed.json5", "--strategy", "early-withheld", "--intent", "page", "--out",
      "feed.lock.json", in: folder.url)
    try #require(result.exitCode == 0, "\(result.errorOutput)")
    return folder
  }

  private static func change(_ old: String, to new: String, in folder: TemporaryFolder) throws {
    let text = try folder.read("feed.json5")
    try #require(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: "feed.json5")
  }

  private static func verify(_ folder: TemporaryFolder, _ options: String...) throws -> Tool.Result
  {
    try Tool.run(["lock", "verify", "feed.lock.json"] + options, in: folder.url)
  }

  @Test("an unchanged scenario holds")
  func holds() throws {
    let result = try Self.verify(try Self.locked())
    #expect(result.exitCode == 0)
    #expect(result.output.contains("holds"))
  }

  @Test("a ratio of 2.5 in place of 1.7 breaks the lock, and the change is named")
  func broken() throws {
    let folder = try Self.locked()
    try Self.change(
      "ratio: 1.7, decide: \"withheld\"", to: "ratio: 2.5, decide: \"withheld\"", in: folder)
    let result = try Self.verify(folder)
    #expect(result.exitCode == 1)
    #expect(result.output.contains("ratio was 1.7, is 2.5"))
  }

  @Test("an improvement passes, and fails only when asked to")
  func improved() throws {
    let folder = try Self.locked()
    try Self.change(
      "ratio: 1.7, decide: \"withheld\"", to: "ratio: 0.5, decide: \"withheld\"", in: folder)
    let result = try Self.verify(folder)
    #expect(result.exitCode == 0)
    #expect(result.output.contains("improved"))
    #expect(try Self.verify(folder, "--fail-on-improvement").exitCode == 3)
  }

  @Test(
    "a changed condition is no broken lock: the keys are named and the code is 65",
    arguments: [
      ("height: 400, pages: 5", "height: 380, pages: 5", "layout.carousel.height was 400, is 380"),
      ("seed: 20260101", "seed: 7", "seed was 20260101, is 7"),
      ("population: \"everyday\"", "population: \"index\"", "hand.population was everyday"),
      ("scrollSlop: 10", "scrollSlop: 9", "tuning.scrollSlop was 10, is 9"),
    ])
  func changedCondition(old: String, new: String, sentence: String) throws {
    let folder = try Self.locked()
    try Self.change(old, to: new, in: folder)
    let result = try Self.verify(folder)
    #expect(result.exitCode == 65)
    #expect(result.errorOutput.contains(sentence))
  }

  @Test("one damaged lock does not keep the others from being judged")
  func several() throws {
    let folder = try Self.locked()
    try folder.write("{}", to: "damaged.lock.json")
    let result = try Tool.run(
      "lock", "verify", "damaged.lock.json", "feed.lock.json", in: folder.url)
    #expect(result.exitCode == 65)
    #expect(result.output.contains("feed.lock.json: holds"))
    #expect(result.errorOutput.contains("damaged.lock.json"))
  }
}
