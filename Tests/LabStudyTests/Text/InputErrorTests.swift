import LabStudy
import Testing

@Suite("Errors of a text input")
struct InputErrorTests {
  @Test("the sentence has the form of a compiler's message")
  func form() {
    let error = InputError(
      file: "scenarios/x.json5", position: SourcePosition(line: 12, column: 5),
      key: "strategies[1]", .unknownKey("ratoi", known: ["ratio", "threshold"]))
    #expect(
      error.description
        == "scenarios/x.json5:12:5: unknown key \"ratoi\" in strategies[1]; "
        + "did you mean \"ratio\"? Known keys: ratio, threshold")
    #expect(error.suggestion == "ratio")
  }

  @Test("place and path are left out where there are none")
  func bare() {
    #expect(InputError(file: "-", .custom("empty")).description == "standard input: empty")
    #expect(
      InputError(file: "x", key: "", .unknownKey("a", known: [])).description
        == "x: unknown key \"a\". Known keys: none")
  }

  @Test("a text of the user is printed without control characters and not beyond 80 characters")
  func printable() {
    let word = "\u{1B}[31m\n\u{202E}" + String(repeating: "z", count: 200)
    let message = InputError(file: "x", .unknownWord(word, choices: ["a"])).message
    #expect(message.contains("U+001B[31mU+000AU+202E"))
    #expect(message.contains("...\""))
    #expect(message.unicodeScalars.count < 150)
  }

  @Test("places are ordered as the text is read")
  func order() {
    let places = [(2, 1), (1, 9), (1, 2)].map { SourcePosition(line: $0, column: $1) }
    #expect(places.sorted().map(\.description) == ["1:2", "1:9", "2:1"])
  }
}
