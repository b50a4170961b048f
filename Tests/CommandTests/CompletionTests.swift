import Foundation
import LabTesting
import Testing

@testable import gesture_lab

@Suite("Completion")
struct CompletionTests {
  static func isInstalled(_ shell: String) -> Bool { program(shell) != nil }

  static func program(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test("prints the golden script of each shell", arguments: Shell.all.map(\.name))
  func goldens(shell: String) throws {
    let result = try Tool.run("completion", shell)
    #expect(Golden.check(result.output, "completion/gesture-lab.\(shell)") == nil)
    #expect(result.errorOutput == "")
    #expect(result.exitCode == 0)
  }

  @Test("of a made-up command is as in its golden", arguments: Shell.all.map(\.name))
  func samples(shell name: String) throws {
    let shell = try #require(Shell.all.first { $0.name == name })
    let script = shell.script(VerbPath(root: SampleVerbs.root))
    #expect(Golden.check(script, "completion/sample/lab.\(name)") == nil)
  }

  @Test(
    "is a script that its shell can read",
    arguments: Shell.all.map(\.name).filter(isInstalled), [Verbs.root.name, SampleVerbs.root.name])
  func syntax(shell name: String, command: String) throws {
    let shell = try #require(Shell.all.first { $0.name == name })
    let root = command == Verbs.root.name ? Verbs.root : SampleVerbs.root
    let result = try Tool.start(
      ["-n"], input: shell.script(VerbPath(root: root)), program: #require(Self.program(name))
    ).wait()
    #expect(result == Tool.Result(output: "", errorOutput: "", exitCode: 0))
  }

  @Test(
    "in bash offers the words that fit the place", .enabled(if: isInstalled("bash")),
    arguments: [
      ("lab|m", "measure"),
      ("lab|", "measure box note help"),
      ("lab|--v", "--version"),
      ("lab|help|b", "box"),
      ("lab|box|", "create empty"),
      ("lab|box|create|--", "--out --help"),
      ("lab|measure|--st", "--strategy --strict --strokes-per-session"),
      ("lab|measure|f|--objective|", "balanced cost"),
      ("lab|measure|f|--objective|=|c", "cost"),
      ("lab|measure|f|--objective|=", "balanced cost"),
      ("lab|measure|-s|w", "withheld"),
      // Nothing of its own: bash then offers files.
      ("lab|measure|", ""),
      ("lab|measure|--csv|", ""),
      // The value of an option is no verb.
      ("lab|measure|--csv|box|--obj", "--objective"),
      ("lab|note|", "short long"),
    ])
  func bash(line: String, offered: String) throws {
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map { "'\($0)'" }
    let script = """
      \(Shell.bash.script(VerbPath(root: SampleVerbs.root)))
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _gesture_lab
      printf %s "${COMPREPLY[*]}"
      """
    let bash = try #require(Self.program("bash"))
    let result = try Tool.start([], input: script, program: bash).wait()
    #expect(result == Tool.Result(output: offered, errorOutput: "", exitCode: 0))
  }

  @Test(
    "in fish offers the words that fit the place", .enabled(if: isInstalled("fish")),
    arguments: [
      ("lab m", ["measure"]),
      ("lab box ", ["create", "empty"]),
      ("lab help ", ["measure", "box", "note"]),
      ("lab measure f --objective ", ["balanced", "cost"]),
      ("lab measure f --objective=c", ["--objective=cost"]),
      ("lab box create --o", ["--out"]),
      ("lab note ", ["short", "long"]),
    ])
  func fish(line: String, offered: [String]) throws {
    let script = """
      \(Shell.fish.script(VerbPath(root: SampleVerbs.root)))
      complete -C '\(line)'
      """
    let fish = try #require(Self.program("fish"))
    let result = try Tool.start(["--no-config"], input: script, program: fish).wait()
    let words = result.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(words.map(String.init).sorted() == offered.sorted())
    #expect(result.errorOutput == "")
  }
}
