import LabStudy
import Testing

@Suite("Fields of a CSV text")
struct CSVFieldTests {
  @Test(
    "a text is quoted exactly when it has to be",
    arguments: [
      ("", ""), ("plain", "plain"), ("a b", "a b"), ("a,b", "\"a,b\""),
      ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
      ("a\rb", "\"a\rb\""), ("#x", "\"#x\""), (" x", "\" x\""), ("x\t", "\"x\t\""),
      ("é😀", "é😀"), ("a\"\u{301}b", "\"a\"\"\u{301}b\""),
    ])
  func quoting(text: String, field: String) {
    #expect(CSVField.text(text) == field)
  }

  @Test(
    "a number has its shortest text, and none when it is not finite",
    arguments: [
      (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e16, "1e+16"), (1e-7, "1e-07"),
      (.infinity, ""), (.nan, ""),
    ] as [(Double, String)])
  func numbers(number: Double, field: String) {
    #expect(CSVField.text(number) == field)
  }

  @Test("what is written reads back, as a name and as a field")
  func roundTrip() throws {
    let texts = ["a,b", "\"", "#c", " x ", "\r\n", "é", "\"\u{301}", "last"]
    let line = texts.map { CSVField.text($0) }.joined(separator: ",") + "\n"
    let reader = try CSVReader(Array((line + line).utf8), file: "x")
    #expect(reader.header.names == texts)
    let row = try #require(try reader.nextRow())
    #expect(try texts.indices.map { index in try row.text(index) } == texts)
    #expect(texts.indices.allSatisfy { row.equals($0, texts[$0]) })
  }
}
