import LabTesting
import Testing

@testable import gesture_lab

@Suite("Help")
struct HelpTests {
  @Test(
    "of a made-up command is as in its golden", arguments: ["", "measure", "box", "box create"])
  func sample(names: String) throws {
    let words = names.split(separator: " ").map(String.init)
    guard case .help(let path) = try SampleVerbs.parse(["help"] + words) else { return }
    let file = (["lab"] + words).joined(separator: "-")
    #expect(Golden.check(Help(path: path).text, "help/sample/\(file).txt") == nil)
  }

  @Test("of every verb is as in its golden", arguments: VerbPath(root: Verbs.root).everyPath)
  func golden(path: VerbPath) {
    let file = path.typed.replacing(" ", with: "-")
    #expect(Golden.check(Help(path: path).text, "help/\(file).txt") == nil)
  }

  @Test(
    "is at most 80 columns wide, examples apart",
    arguments: (VerbPath(root: Verbs.root).everyPath + VerbPath(root: SampleVerbs.root).everyPath))
  func width(path: VerbPath) {
    let examples = path.verb.examples.map { "  " + $0.line }
    for line in Help(path: path).text.split(separator: "\n") where line.count > 80 {
      #expect(examples.contains(String(line)), "\(line)")
    }
  }

  @Test("wraps long descriptions under their beginning, and gives a long name its own line")
  func columns() {
    let words = Array(repeating: "word", count: 16).joined(separator: " ")
    let lines = TextColumns.align(
      [("short", words), (String(repeating: "n", count: 30), "text")], nameWidth: 5)
    // 2 + 5 + 2 columns are taken, so 71 are left: 14 words of 4 letters and 13 blanks take 69.
    #expect(
      lines == [
        "  short  " + Array(repeating: "word", count: 14).joined(separator: " "),
        "         word word",
        "  " + String(repeating: "n", count: 30),
        "         text",
      ])
  }

  @Test("goes to standard output with exit code 0", arguments: [[], ["--help"], ["help"]])
  func output(words: [String]) throws {
    let result = try Tool.run(words)
    #expect(result.output == Help(path: VerbPath(root: Verbs.root)).text)
    #expect(result.errorOutput == "")
    #expect(result.exitCode == 0)
  }
}
