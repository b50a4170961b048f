import LabSimulation
import LabStudy
import Testing

@Suite("Objects read by a table of parameters")
struct ObjectReaderTests {
  enum Side: String, CaseIterable, Sendable { case left, right }

  struct Rule: Sendable, Equatable {
    var ratio = 1.7
    var hold: Double? = 150
    var touches = 1
    var early = false
    var side = Side.left
    var steps: [Double] = []

    static let table: [Parameter<Rule>] = [
      .number("ratio", \.ratio, in: 0...10, words: ["diagonal": 1], "Steepness."),
      .optional("hold", \.hold, in: 0...500, unit: "ms", "Delay."),
      .integer("touches", \.touches, in: 1...Int.max, "Fingers."),
      .flag("early", \.early, "Early."),
      .choice("side", \.side, "Side."),
      .numbers("steps", \.steps, in: 0...100, unit: "pt", "Steps."),
    ]
  }

  private func rule(_ text: String) throws -> Rule {
    var rule = Rule()
    var reader = try ObjectReader(JSON5Reader.read(text, file: "s.json5"), file: "s.json5")
    try reader.apply(Rule.table, to: &rule)
    try reader.finish()
    return rule
  }

  @Test(
    "present keys are set, absent ones stay as they are",
    arguments: [
      ("{}", Rule()),
      ("{ratio: 2, side: 'right'}", Rule(ratio: 2, side: .right)),
      ("{ratio: 'diagonal', hold: 'none'}", Rule(ratio: 1, hold: nil)),
      ("{hold: '200ms', touches: '2', early: true}", Rule(hold: 200, touches: 2, early: true)),
      ("{hold: null, steps: [1, '2pt', 3.5]}", Rule(hold: nil, steps: [1, 2, 3.5])),
      ("{steps: 4}", Rule(steps: [4])),
    ])
  func table(text: String, expected: Rule) throws {
    #expect(try rule(text) == expected)
  }

  @Test(
    "a fault names the place, the key and what is expected",
    arguments: [
      (
        "{\n ratoi: 2}",
        "2:2: unknown key \"ratoi\"; did you mean \"ratio\"? "
          + "Known keys: ratio, hold, touches, early, side, steps"
      ),
      (
        "{zzz: 2}",
        "1:2: unknown key \"zzz\". Known keys: ratio, hold, touches, early, side, steps"
      ),
      (
        "{ratio: 11}", "1:9: ratio: 11 is out of range, expected a number from 0 to 10, or diagonal"
      ),
      ("{ratio: [1]}", "1:9: ratio: expected a number from 0 to 10, or diagonal, found an array"),
      (
        "{ratio: 'diagnal'}",
        "1:9: ratio: unknown word \"diagnal\"; did you mean \"diagonal\"? Choices: diagonal"
      ),
      (
        "{hold: '9s'}",
        "1:8: hold: expected a number from 0 to 500 ms, or none, found the string \"9s\""
      ),
      ("{early: 1}", "1:9: early: expected true or false, found 1"),
      (
        "{side: 'rigth'}",
        "1:8: side: unknown word \"rigth\"; did you mean \"right\"? Choices: left, right"
      ),
      ("{steps: [1, true]}", "1:13: steps[1]: expected a number from 0 to 100 pt, found true"),
      (
        "{steps: [1, 101]}",
        "1:13: steps[1]: 101 is out of range, expected a number from 0 to 100 pt"
      ),
      ("[]", "1:1: expected an object, found an array"),
    ])
  func faults(text: String, words: String) {
    let error = #expect(throws: InputError.self) { try rule(text) }
    #expect(error?.description == "s.json5:" + words)
  }

  @Test(
    "a whole number beyond 2^53 is refused, not rounded",
    arguments: [
      "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808",
      "'1e300'",
    ])
  func hugeInteger(text: String) {
    let error = #expect(throws: InputError.self) { try rule("{touches: \(text)}") }
    guard case .outOfRange? = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a nested object is named by its path")
  func nested() throws {
    let text = "{seed: 18446744073709551615, first: {name: 'a'}, second: {name: 'b', ratoi: 2}}"
    var reader = try ObjectReader(JSON5Reader.read(text, file: "s"), file: "s")
    #expect(try reader.seed("seed") == .max)
    func finish(_ key: String) throws {
      var item = try #require(try reader.object(key))
      var rule = Rule()
      _ = try item.required("name", item.string("name"))
      try item.apply(Rule.table, to: &rule)
      try item.finish()
    }
    try finish("first")
    let error = #expect(throws: InputError.self) { try finish("second") }
    #expect(error?.key == "second")
    #expect(error?.suggestion == "ratio")
    #expect(
      error?.description
        == "s:1:70: unknown key \"ratoi\" in second; did you mean \"ratio\"? "
        + "Known keys: name, ratio, hold, touches, early, side, steps")
  }

  @Test("words and texts are read, and a key that must be there is missed")
  func values() throws {
    let text = "{d: 'x', f: 'free', b: [3]}"
    var reader = try ObjectReader(JSON5Reader.read(text, file: "s"), file: "s", path: "p")
    #expect(try reader.word("d", of: ["x", "y"]) == "x")
    #expect(try reader.string("f") == "free")
    #expect(throws: InputError.self) { try reader.finish() }
    #expect(try reader.array("b")?.count == 1)
    #expect(try reader.string("absent") == nil)
    try reader.finish()
    let error = #expect(throws: InputError.self) {
      try reader.required("z", reader.string("z"))
    }
    #expect(error?.description == "s:1:1: missing key \"z\" in p")
    #expect(
      reader.error("b", .custom("too many")).description == "s:1:24: p.b: too many")
  }
}
