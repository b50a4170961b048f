import Foundation
import LabTesting
import Testing

@Suite("The verb lock")
struct LockVerbTests {
  /// A copy of the shipped scenario, and a lock of few strokes on it.
  private static func locked(
    _ claim: [String] = ["--intent", "page"]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOfFile: PackageFiles.path("scenarios/feed-carousel.json5"), encoding: .utf8)
    try folder.write(text, to: "feed.json5")
    let result = try Tool.run(
      ["lock", "create", "feed.json5", "--strategy", "early-withheld"] + claim + [
        "--max-strokes", "2000", "--out", "feed.lock.json",
      ], in: folder.url)
    try #require(result.exitCode == 0, "\(result.errorOutput)")
    return folder
  }

  private static let ratio = "ratio: 1.7, decide: \"withheld\""

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

  @Test("the claim --claim and the short form --intent exclude each other")
  func claims() throws {
    let folder = try Self.locked(["--claim", "lost_swipe <= 30%"])
    #expect(try folder.read("feed.lock.json").contains("\"lost_swipe <= 0.3\""))
    func create(_ options: String...) throws -> Tool.Result {
      try Tool.run(
        ["lock", "create", "feed.json5", "--strategy", "early-withheld", "--out", "x"] + options,
        in: folder.url)
    }
    let both = try create("--claim", "error ~ recorded", "--intent", "page")
    #expect(both.exitCode == 64)
    let unknown = try create("--claim", "lost_swip <= 0.1")
    #expect(unknown.exitCode == 65)
    #expect(unknown.errorOutput.contains("did you mean lost_swipe?"))
    #expect(try create("--claim", "lost_swipe <= 7").exitCode == 65)
    let row = try Tool.run(
      "lock", "create", "feed.json5", "--strategy", "early-withhold", "--out", "x", in: folder.url)
    #expect(row.exitCode == 64)
    #expect(row.errorOutput.contains("did you mean early-withheld?"))
    #expect(try folder.names() == ["feed.json5", "feed.lock.json"])
  }

  @Test("an undecided claim passes, and fails only under --strict")
  func undecided() throws {
    let folder = try Self.locked()
    try Self.change(Self.ratio, to: "ratio: 1.75, decide: \"withheld\"", in: folder)
    let result = try Self.verify(folder)
    #expect(result.exitCode == 0)
    #expect(result.output.contains("feed.lock.json: undecided: "))
    #expect(try Self.verify(folder, "--strict").exitCode == 2)
  }

  @Test("a broken lock shows strokes that flipped, as many as asked for")
  func flips() throws {
    let folder = try Self.locked()
    try Self.change(Self.ratio, to: "ratio: 2.5, decide: \"withheld\"", in: folder)
    for flips in [0, 2] {
      let result = try Self.verify(folder, "--flips", "\(flips)")
      #expect(result.exitCode == 1)
      #expect(result.output.split(separator: "\n").count == 2 + flips)
      #expect(result.output.components(separatedBy: ": B(0,0)@0 M(").count == 1 + flips)
    }
  }

  @Test("an update shows old and new, needs a reason, and keeps it in the lock")
  func update() throws {
    let folder = try Self.locked()
    let before = try folder.read("feed.lock.json")
    try Self.change(Self.ratio, to: "ratio: 2.5, decide: \"withheld\"", in: folder)
    for reason in [[], ["--reason", " "]] {
      let refused = try Tool.run(["lock", "update", "feed.lock.json"] + reason, in: folder.url)
      #expect(refused.exitCode == 64)
      #expect(try folder.read("feed.lock.json") == before)
    }
    let result = try Tool.run(
      "lock", "update", "feed.lock.json", "--reason", "a wider wedge", in: folder.url)
    #expect(result.exitCode == 0)
    for words in ["old: ", "new: ", "ratio was 1.7, is 2.5"] {
      #expect(result.output.contains(words))
    }
    #expect(try Self.verify(folder).output.contains("holds"))
    let explained = try Tool.run("lock", "explain", "feed.lock.json", in: folder.url)
    #expect(explained.output.contains("a wider wedge"))
    #expect(explained.output.contains("ratio=2.5"))
  }

  @Test("one damaged lock does not keep the others from being judged, in any format")
  func several() throws {
    let folder = try Self.locked()
    try folder.write("{\n  \"schema\" : 3\n}", to: "damaged.lock.json")
    func verify(_ format: String) throws -> Tool.Result {
      try Tool.run(
        "lock", "verify", "damaged.lock.json", "feed.lock.json", "nowhere.lock.json", "--format",
        format, in: folder.url)
    }
    let text = try verify("text")
    #expect(text.exitCode == 65)
    #expect(text.output.contains("feed.lock.json: holds"))
    #expect(text.errorOutput.contains("damaged.lock.json:2:14"))
    #expect(text.errorOutput.contains("nowhere.lock.json"))
    let junit = try verify("junit")
    #expect(junit.exitCode == 65)
    #expect(junit.output.contains("tests=\"3\" failures=\"0\" errors=\"2\" skipped=\"0\""))
    let github = try verify("github")
    #expect(github.exitCode == 65)
    #expect(github.output.contains("::error file=damaged.lock.json,title=lock not judged::"))
  }
}
