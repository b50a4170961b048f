import Foundation
import LabTesting
import Testing

/// Runs the built tool on summaries that were computed: five persons, whose swipes fan out.
@Suite("The verb fit with --check")
struct FitCheckVerbTests {
  private static func summaries() -> String {
    var text = "person,session,stroke,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_ms\n"
    for person in 0..<5 {
      for stroke in 0..<24 {
        let (along, across) = (60 + Double(stroke), Double(stroke - 12) * 4 + Double(person))
        let (intent, x, y) =
          stroke.isMultiple(of: 2) ? ("scroll", across, -along) : ("page", -along, across)
        text += "p\(person),\(stroke / 12),\(stroke),\(intent),200,400,\(200 + x),\(400 + y),150\n"
      }
    }
    return text
  }

  private func run(_ options: [String]) throws -> Tool.Result {
    try Tool.run(["fit", "-", "--check", "--quiet"] + options, input: Self.summaries())
  }

  private static let few = ["--population", "index", "--check-persons", "5"]

  @Test("a population is checked without a fit, and the tables stand on standard output")
  func table() throws {
    let result = try run(Self.few)
    #expect(result.exitCode == 0, "\(result.errorOutput)")
    #expect(
      result.output.hasPrefix(
        "120 recorded strokes of 5 persons against 120 synthetic ones of 5 persons, population index\n"
      ))
    #expect(result.output.contains("LOST SWIPES BY THE CHORD, %"))
    #expect(result.output.contains("VERDICT: "))
  }

  @Test(
    "a file that cannot be written loses neither the tables nor the other files",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let other = folder.path("fit.csv")
    let result = try Tool.run(
      ["fit", "-", "--quiet", "--replicates", "40", "--simulated-strokes", "1000", "--out"]
        + ["/dev/full", "--csv", other], input: Self.summaries())
    #expect(result.exitCode == 74)
    #expect(result.errorOutput.contains("/dev/full"))
    #expect(result.output.contains("PARAMETER"))
    #expect(try String(contentsOfFile: other, encoding: .utf8).contains("unevenness"))
    let check = try run(Self.few + ["--check-csv", "/dev/full"])
    #expect(check.exitCode == 74)
    #expect(check.output.contains("VERDICT: "))
  }

  @Test("the bytes do not depend on the number of jobs")
  func jobs() throws {
    let options =
      Self.few + ["--hold-out", "0.4", "--splits", "20", "--leave-one-out", "--check-csv", "-"]
    let one = try run(options + ["--jobs", "1"])
    #expect(one.exitCode == 0, "\(one.errorOutput)")
    #expect(one.output.hasPrefix("# version: "))
    #expect(one.output.contains("\nfeature,unit,intent,"))
    #expect(one.output == (try run(options + ["--jobs", "3"])).output)
  }

  @Test("--strict ends with 2 when a limit is exceeded clearly, and with 0 when none is")
  func strict() throws {
    // All strokes last 150 ms, which no population does: outside with any five persons.
    let copies = ["--population", "index", "--check-persons", "50"]
    #expect(try run(copies + ["--strict"]).exitCode == 2)
    #expect(
      try run(Self.few + ["--strict", "--limit-ks", "1", "--limit-curve", "100"]).exitCode == 0)
  }

  @Test("a population file brings its numbers")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ name: "ours", from: "index", device: { scanHz: 60 } }"#, to: "ours.json5")
    let result = try run(
      ["--population", folder.path("ours.json5"), "--check-persons", "5"])
    #expect(result.exitCode == 0, "\(result.errorOutput)")
    #expect(result.output.contains("population ours\n"))
  }

  /// What cannot be checked, the code with which it ends, and words of the message.
  struct Wrong: Sendable {
    var options: [String]
    var code: Int32
    var words: String
  }

  @Test(
    "what makes no sense ends with its code and says why",
    arguments: [
      Wrong(options: ["--population", "indx"], code: 64, words: "did you mean index?"),
      Wrong(options: ["--population", "./nobody.json5"], code: 66, words: "no such file"),
      Wrong(options: ["--hold-out", "2/1"], code: 64, words: "a share between 0 and 1"),
      Wrong(options: ["--hold-out", "1/0"], code: 64, words: "a share between 0 and 1"),
      Wrong(options: ["--hold-out", "some"], code: 64, words: "as in 1/3"),
      Wrong(options: ["--splits", "50"], code: 64, words: "--splits belongs to --hold-out"),
      Wrong(options: ["--from", "index"], code: 64, words: "where --from has no meaning"),
      Wrong(options: ["--name", "ours"], code: 64, words: "where --name has no meaning"),
      Wrong(options: ["--replicates", "200"], code: 64, words: "where --replicates has no"),
      Wrong(
        options: ["--simulated-strokes", "1000"], code: 64,
        words: "where --simulated-strokes has no"),
      Wrong(options: ["--only", "hand=left"], code: 65, words: "hand"),
      Wrong(options: ["--only", "person=p9"], code: 65, words: "Choices: p0, p1, p2, p3, p4"),
      Wrong(options: ["--limit-ks", "1.5"], code: 64, words: "from 0 to 1"),
      Wrong(options: ["--check-csv", "no/such/folder.csv"], code: 74, words: "folder"),
    ])
  func refused(wrong: Wrong) throws {
    let population = wrong.options.contains("--population") ? [] : ["--population", "index"]
    let result = try run(population + wrong.options)
    #expect(result.exitCode == wrong.code, "\(wrong) \(result.errorOutput)")
    #expect(result.errorOutput.contains(wrong.words), "\(result.errorOutput)")
    #expect(result.output.isEmpty)
  }

  @Test("options of the check need --check")
  func alone() throws {
    let result = try Tool.run(["fit", "-", "--hold-out", "1/3"], input: Self.summaries())
    #expect(result.exitCode == 64)
    #expect(result.errorOutput.contains("--hold-out belongs to --check"))
  }

  @Test("strokes that are too short are no strokes, and the sentence says what may be wrong")
  func short() throws {
    let text = "person,stroke,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_ms\na,1,page,0,0,5,1,100\n"
    let result = try Tool.run(
      ["fit", "-", "--check", "--population", "index", "--quiet"], input: text)
    #expect(result.exitCode == 65)
    #expect(result.errorOutput.contains("none of the 1 strokes has a chord of 10 pt or more"))
  }

  @Test("too few persons to hold one out are refused before the fit writes anything")
  func tooFew() throws {
    let folder = try TemporaryFolder()
    for option in [["--leave-one-out"], ["--hold-out", "1/3"]] {
      let result = try Tool.run(
        ["fit", "-", "--check", "--quiet", "--only", "person=p0", "--only", "person=p1"]
          + ["--out", folder.path("ours.json5"), "--csv", folder.path("ours.csv")] + option,
        input: Self.summaries())
      #expect(result.exitCode == 65)
      #expect(result.errorOutput.contains("2 persons have strokes, and at least 3 are needed"))
      #expect(result.output.isEmpty)
      #expect(try folder.names().isEmpty)
    }
  }

  @Test("--only reads the rows of the values that it names, whatever their column plays")
  func only() throws {
    let result = try run(
      Self.few + ["--only", "person=p1", "--only", "person=p3", "--only", "session=0"])
    #expect(result.exitCode == 0, "\(result.errorOutput)")
    #expect(result.output.hasPrefix("24 recorded strokes of 2 persons against "))
  }
}
