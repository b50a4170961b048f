import LabStudy
import Testing

@Suite("CSV texts")
struct CSVReaderTests {
  private func rows(_ text: String) throws -> [[String]] {
    var rows: [[String]] = []
    try CSVReader(Array(text.utf8), file: "s.csv").forEachRow { row in
      rows.append(try (0..<row.count).map { index in try row.text(index) })
    }
    return rows
  }

  @Test(
    "fields are what RFC 4180 says",
    arguments: [
      ("a,b\n1,2\n", [["1", "2"]]),
      ("a,b\r\n1,2\r\n3,4", [["1", "2"], ["3", "4"]]),
      ("a,b\n\"x,y\",\"say \"\"hi\"\"\"\n", [["x,y", "say \"hi\""]]),
      ("a,b\n\"1\r\n2\",3\n", [["1\r\n2", "3"]]),
      ("a,b\n,\n\"\",\"\"\n", [["", ""], ["", ""]]),
      ("a,b\n\n1, 2 \n\n", [["1", " 2 "]]),
      ("a\n\"\"\n\n#x\n", [[""], ["#x"]]),
      ("\u{FEFF}a,b\n1,2", [["1", "2"]]),
      ("a,b\n", []),
      ("a,b", []),
    ])
  func fields(text: String, expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test("the preamble is collected in order, and the header's names are bare")
  func head() throws {
    let text = "# seed: 7\r\n#free words\n\n# command: a b:c=1 \n x ,\" y\",z\t\n1,2,3\n"
    let reader = try CSVReader(Array(text.utf8), file: "s.csv")
    #expect(reader.preamble.map(\.key) == ["seed", "", "command"])
    #expect(reader.preamble.map(\.value) == ["7", "free words", "a b:c=1"])
    #expect(reader.preamble.map(\.position.line) == [1, 2, 4])
    #expect(reader.header.names == ["x", " y", "z"])
    #expect(try reader.header.index(of: "z") == 2)
    #expect(try reader.nextRow()?.position(of: 1) == SourcePosition(line: 6, column: 3))
    #expect(try reader.nextRow() == nil)
  }

  @Test("a field's place counts lines inside quotes and characters, not bytes")
  func places() throws {
    let text = "a,b,c\n\"é\n\",😀,x\n1,\"\"\"\",3\n"
    let reader = try CSVReader(Array(text.utf8), file: "s.csv")
    var places: [String] = []
    try reader.forEachRow { row in
      places += (0..<row.count).map { row.position(of: $0).description }
    }
    #expect(places == ["2:1", "3:3", "3:5", "4:1", "4:3", "4:8"])
  }

  @Test(
    "a fault is reported at its line and column",
    arguments: [
      ("", "1:1: expected a header with the names of the columns, found the end of the text"),
      ("# a: b\n", "2:1: expected a header with the names of the columns"),
      ("a,b\n1,2\n1,2,3\n", "3:1: expected 2 fields as in the header, found 3"),
      ("a,b\n\"x\ny\",2\n1\n", "4:1: expected 2 fields as in the header, found 1"),
      ("a,b,a\n", "1:5: column \"a\" appears twice, first at 1:1"),
      ("a,b\n1,\"2\n3,4\n", "2:3: expected a closing quote for this field, found the end"),
      (
        "a,b\n1,x\"y\n",
        "2:4: expected the whole field in quotes, with quotes inside doubled, found '\"'"
      ),
      (
        "a,b\n\"1\"2,3\n",
        "2:4: expected a comma or the end of the line after the closing quote, found \"2\""
      ),
      ("a,b\n1,2\r3,4\n", "2:4: expected a line feed after the carriage return, found one alone"),
    ])
  func faults(text: String, words: String) {
    let error = #expect(throws: InputError.self) { try rows(text) }
    #expect(error?.description.hasPrefix("s.csv:" + words) == true, "\(String(describing: error))")
  }

  @Test("a missing column names the nearest one and the option that maps it")
  func missingColumn() throws {
    let reader = try CSVReader(Array("time_sm,x\n1,2\n".utf8), file: "s.csv")
    let error = #expect(throws: InputError.self) { try reader.header.index(of: "time_ms") }
    #expect(
      error?.description
        == "s.csv:1:1: no column \"time_ms\"; did you mean \"time_sm\"? Columns: time_sm, x. "
        + "Name the right one by --map time_sm=time_ms")
    let other = #expect(throws: InputError.self) { try reader.header.index(of: "phase") }
    #expect(other?.description.hasSuffix("Name the right one by --map COLUMN=phase") == true)
    #expect(reader.header.indexIfPresent(of: "phase") == nil)
  }

  @Test("columns get other names, all at once: two of them may change places")
  func rename() throws {
    let reader = try CSVReader(Array("posX,y,z\n1,2,3\n".utf8), file: "s.csv")
    try reader.rename([("posX", "x_pt")])
    #expect(try reader.header.index(of: "x_pt") == 0)
    #expect(reader.header.names == ["x_pt", "y", "z"])
    #expect(reader.header.indexIfPresent(of: "posX") == nil)
    try reader.rename([("x_pt", "y"), ("y", "x_pt")])
    #expect(reader.header.names == ["y", "x_pt", "z"])
    try reader.rename([("y", "x_pt"), ("x_pt", "z"), ("z", "y")])
    #expect(reader.header.names == ["x_pt", "z", "y"])
    try reader.rename([("y", "y"), ("x_pt", "a"), ("x_pt", "a")])
    #expect(reader.header.names == ["a", "z", "y"])
  }

  @Test(
    "a name that two columns would have, and a column that is not there, are refused",
    arguments: [
      ([("posX", "y")], "1:1", "or let them change places by --map y=posX"),
      ([("posX", "a"), ("y", "a")], "1:1", "\"a\", this one and the one at 1:6"),
      ([("posX", "a"), ("posX", "b")], "1:1", "column \"posX\" cannot be both a and b"),
      ([("posY", "a")], "1:1", "no column \"posY\"; did you mean \"posX\"? Columns: posX, y"),
    ] as [([(column: String, name: String)], String, String)])
  func refusedNames(
    renames: [(column: String, name: String)], place: String, words: String
  ) throws {
    let reader = try CSVReader(Array("posX,y\n1,2\n".utf8), file: "s.csv")
    let error = #expect(throws: InputError.self) { try reader.rename(renames) }
    #expect(error?.position?.description == place)
    #expect(error?.message.hasPrefix("--map: ") == true)
    #expect(error?.message.contains(words) == true, "\(String(describing: error))")
    #expect(reader.header.names == ["posX", "y"])
  }

  @Test("a condition on a column that is not there names the nearest column of the file")
  func conditionWithoutColumn() throws {
    let reader = try CSVReader(Array("person,hand\n1,left\n".utf8), file: "s.csv")
    let error = #expect(throws: InputError.self) { try reader.keepRows(where: "persn", is: "1") }
    #expect(
      error?.description
        == "s.csv:1:1: --only: the file has no column \"persn\"; did you mean \"person\"? Columns: "
        + "person, hand")
  }

  @Test("numbers, words and empty fields are told apart, each fault with its place")
  func values() throws {
    let text = "a,b,c,d,e\n 1.5 ,-7,moved,,\"2\"\n"
    let reader = try CSVReader(Array(text.utf8), file: "s.csv")
    let row = try #require(try reader.nextRow())
    #expect(try row.number(0) == 1.5)
    #expect(try row.whole(1) == -7)
    #expect(try row.choice(2, of: ["began", "moved"]) == 1)
    #expect(row.equals(2, "moved") && !row.equals(2, "move"))
    #expect(row.isEmpty(3))
    #expect(try row.wholeIfPresent(3) == nil)
    #expect(try row.number(4) == 2 && row.whole(4) == 2)
    func words(_ read: () throws -> Void) -> String? {
      #expect(throws: InputError.self, performing: read)?.description
    }
    #expect(words { _ = try row.number(2) } == "s.csv:2:10: expected a number, found \"moved\"")
    #expect(
      words { _ = try row.number(3) } == "s.csv:2:16: expected a number, found an empty field")
    #expect(
      words { _ = try row.whole(0) }
        == "s.csv:2:1: expected a whole number of at most 64 bits, found \" 1.5 \"")
    #expect(
      words { _ = try row.choice(2, of: ["began", "move"]) }
        == "s.csv:2:10: unknown word \"moved\"; did you mean \"move\"? Choices: began, move")
  }

  @Test(
    "a number that is not finite is refused",
    arguments: ["nan", "NaN", "-nan", "inf", "+Infinity", "1e400", "-1e999999999999999999999"])
  func notFinite(text: String) throws {
    let row = try #require(try CSVReader(Array("a\n\(text)".utf8), file: "s.csv").nextRow())
    let error = #expect(throws: InputError.self) { try row.number(0) }
    #expect(error?.fault == .notFinite(text))
  }

  @Test("a text that is no UTF-8 is refused where it is asked for")
  func invalidUTF8() throws {
    let row = try #require(
      try CSVReader(Array("a,b\nx,".utf8) + [0xFF], file: "s.csv").nextRow())
    #expect(try row.text(0) == "x")
    #expect(throws: InputError.self) { try row.text(1) }
    #expect(throws: InputError.self) { try CSVReader([0xFF, 0xFE, 0x61, 0], file: "s.csv") }
  }

  @Test("an error of the source passes through")
  func sourceError() {
    struct Broken: Error {}
    #expect(throws: Broken.self) { try CSVReader(file: "-") { throw Broken() } }
  }
}
