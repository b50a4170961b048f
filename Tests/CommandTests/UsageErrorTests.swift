import Testing

@testable import gesture_lab

@Suite("A wrong command line")
struct UsageErrorTests {
  @Test(
    "is answered by one sentence that names the place and says what is accepted",
    arguments: [
      ("measur f", "unknown verb measur; did you mean measure?", "lab"),
      ("quux", "unknown verb quux", "lab"),
      ("help measur", "unknown verb measur; did you mean measure?", "lab"),
      ("help note x", "extra operand x; note takes only KIND [TEXT]", "lab note"),
      ("box", "box needs one of create, empty", "lab box"),
      ("box crate", "unknown verb crate for box; did you mean create?", "lab box"),
      ("--sed 4 measure f", "unknown option --sed", "lab"),
      (
        "--seed=4 measure f", "unknown option --seed before the verb; write it after the verb",
        "lab"
      ),
      (
        "measure f --strat x", "unknown option --strat for measure; did you mean --strategy?",
        "lab measure"
      ),
      (
        "measure f --countt=3", "unknown option --countt for measure; did you mean --count?",
        "lab measure"
      ),
      ("measure f --frobnicate", "unknown option --frobnicate for measure", "lab measure"),
      ("measure f -z", "unknown option -z for measure", "lab measure"),
      ("measure f --csv", "--csv needs a value, FILE", "lab measure"),
      ("measure f --csv=", "--csv needs a value, FILE", "lab measure"),
      ("measure --csv --strict f", "--csv needs a value, FILE", "lab measure"),
      ("measure f -n", "--count needs a value, N", "lab measure"),
      ("measure f --strict=yes", "--strict takes no value, not yes", "lab measure"),
      (
        "measure f --count 0", "--count takes a whole number from 1 to 100, not 0", "lab measure"
      ),
      (
        "measure f --count -3", "--count takes a whole number from 1 to 100, not -3", "lab measure"
      ),
      (
        "measure f --count 1.5", "--count takes a whole number from 1 to 100, not 1.5",
        "lab measure"
      ),
      (
        "measure f --count 99999999999999999999",
        "--count takes a whole number from 1 to 100, not 99999999999999999999", "lab measure"
      ),
      ("measure f --ratio 5", "--ratio takes a number from 0.5 to 4, not 5", "lab measure"),
      ("measure f --ratio nan", "--ratio takes a number from 0.5 to 4, not nan", "lab measure"),
      ("measure f --ratio=-inf", "--ratio takes a number from 0.5 to 4, not -inf", "lab measure"),
      (
        "measure f --seed -1",
        "--seed takes a whole number from 0 to 18446744073709551615, not -1", "lab measure"
      ),
      (
        "measure f --objective balance",
        "--objective takes one of balanced, cost, not balance; did you mean balanced?",
        "lab measure"
      ),
      ("measure f -n1 -n2", "--count is given twice; give it once", "lab measure"),
      ("measure", "measure needs FILE", "lab measure"),
      ("box create b", "box create needs --out FILE", "lab box create"),
      ("box empty all", "extra operand all; box empty takes none", "lab box empty"),
      ("note long a b", "extra operand b; note takes only KIND [TEXT]", "lab note"),
      ("note lung", "KIND takes one of short, long, not lung; did you mean long?", "lab note"),
      (
        "measure f --csv r --json r", "--csv and --json both name r; give each its own file",
        "lab measure"
      ),
      (
        "measure - --base -",
        "FILE and --base both name - (standard input or output); give each its own file",
        "lab measure"
      ),
    ])
  func sentence(line: String, sentence: String, help: String) throws {
    let error = try #require(throws: UsageError.self) { try SampleVerbs.parse(line) }
    #expect(error.message == "\(sentence)\nrun `\(help) --help`")
    #expect(error.exitCode == .usage)
  }

  @Test("may name one input file twice, since reading harms nothing")
  func sameInputTwice() throws {
    #expect(try SampleVerbs.arguments("measure f f --base f").operands("FILE") == ["f", "f"])
  }

  @Test("may be found wrong by a rule that only the verb knows")
  func rule() throws {
    let error = try SampleVerbs.arguments("measure f").error(
      "--ratio and --count exclude each other")
    #expect(error.message == "--ratio and --count exclude each other\nrun `lab measure --help`")
  }

  @Test("does not crash the parser, whatever its words are")
  func anyWords() {
    let pieces = [
      "", "-", "--", "---", "=", "--=", "--=x", "-n", "-n=", "-xx", "-é", "--é=ü", "help",
      "measure",
      "box", "create", "\u{0}", "--count=", "--help", "-5", "é", "👍🏽", "--csv=-", "note", "long",
    ]
    var parsed = 0
    for first in pieces {
      for second in pieces {
        for third in pieces where (try? SampleVerbs.parse([first, second, third])) != nil {
          parsed += 1
        }
      }
    }
    #expect(parsed > 0)
  }
}
