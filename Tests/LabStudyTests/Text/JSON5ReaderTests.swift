import LabStudy
import Testing

@Suite("JSON5 texts")
struct JSON5ReaderTests {
  struct Fault: Sendable {
    let text: String
    let words: String

    init(_ text: String, _ words: String) {
      self.text = text
      self.words = words
    }
  }

  static let faults = [
    Fault("", "1:1: expected a value, found the end of the text"),
    Fault(
      "{\n  a: 1,\n",
      "3:1: expected a key or \"}\" to close the object opened at 1:1, found the end"),
    Fault(
      "{a: [1, 2}", "1:10: expected \",\" or \"]\" to close the array opened at 1:5, found \"}\""),
    Fault("[1,", "1:4: expected a value or \"]\" to close the array opened at 1:1, found the end"),
    Fault(
      "{a: 1 bc: 2}", "1:7: expected \",\" or \"}\" to close the object opened at 1:1, found \"bc\""
    ),
    Fault("{a 1}", "1:4: expected \":\" after the key \"a\", found \"1\""),
    Fault("{a:}", "1:4: expected a value, found \"}\""),
    Fault("{1: 2}", "1:2: expected a key or \"}\""),
    Fault("{} x", "1:4: expected the end of the text, found \"x\""),
    Fault("{name: native}", "1:8: expected a value, found the word \"native\" without quotes"),
    Fault(
      "\n/* x\n", "3:1: expected */ to close the comment opened at 2:1, found the end of the text"),
    Fault(
      "{a: 'x\n'}", "1:7: expected ' to close the string opened at 1:5, found the end of the line"),
    Fault("[\"x", "1:4: expected \" to close the string opened at 1:2, found the end of the text"),
    Fault(
      "{hold: 150ms}",
      "1:11: expected the end of the number (a unit needs quotes: \"150ms\"), found \"ms\""),
    Fault("1_000", "1:2: expected the end of the number"),
    Fault("[012]", "1:2: expected a number without a leading zero, found \"01\""),
    Fault("-", "1:2: expected a digit, found the end of the text"),
    Fault("1e+", "1:4: expected a digit of the exponent, found the end of the text"),
    Fault("0xg", "1:3: expected a hexadecimal digit, found \"g\""),
    Fault("-Inf", "1:1: expected a number, found \"-Inf\""),
    Fault("[1, Infinity]", "1:5: expected a finite number (below 1.8e308 in size), found Infinity"),
    Fault("[-NaN]", "1:2: expected a finite number (below 1.8e308 in size), found -NaN"),
    Fault("[1e400]", "1:2: expected a finite number (below 1.8e308 in size), found 1e400"),
    Fault("1e-400", "1:1: 1e-400 is out of range, expected 0 or at least 4.9e-324 in size"),
    Fault("{a: 1,\n b: 2,\n 'a': 3}", "3:2: key \"a\" appears twice, first at 1:2"),
    Fault("'\\u12'", "1:6: expected 4 hexadecimal digits in the escape, found \"'\""),
    Fault("'\\ud800'", "1:3: expected a pair of surrogates, high and low, found one alone"),
    Fault("'\\1'", "1:3: expected an escape such as \\n or \\u000A, found \"1\""),
    Fault("{\\u0031: 1}", "1:2: expected a letter in a key without quotes, found U+0031"),
    Fault("\u{1B}[2J", "1:1: expected a value, found \"U+001B\""),
    // Columns count scalars: four of them stand before the fault, in nine bytes.
    Fault("['😀'+", "1:5: expected \",\" or \"]\" to close the array opened at 1:1, found \"+\""),
    // All three line ends count, `\r\n` as one.
    Fault("\r\n\r\n  @", "3:3: expected a value"),
    Fault("\n\r\r  @", "4:3: expected a value"),
    Fault("\u{FEFF}@", "1:1: expected a value, found \"@\""),
  ]

  @Test("a fault is reported at its line and column, with what was expected", arguments: faults)
  func fault(fault: Fault) throws {
    let error = #expect(throws: InputError.self) {
      try JSON5Reader.read(fault.text, file: "a.json5")
    }
    let description = try #require(error).description
    #expect(description.hasPrefix("a.json5:" + fault.words), "\(description)")
  }

  @Test("bytes that are no UTF-8 are refused at their place")
  func invalidUTF8() throws {
    let error = #expect(throws: InputError.self) {
      try JSON5Reader.read(Array("{a: 'é".utf8) + [0xFF], file: "-")
    }
    #expect(
      error?.description == "standard input:1:7: expected UTF-8 text, found the byte 0xFF")
    #expect(throws: InputError.self) { try JSON5Reader.read([0x22, 0xC3], file: "-") }
    #expect(throws: InputError.self) {
      try JSON5Reader.read([0x22, 0xED, 0xA0, 0x80, 0x22], file: "-")
    }
  }

  @Test("a hundred nested arrays are read, one more is refused, and so are a million")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSON5Reader.read(nested(100), file: "x") }
    let error = #expect(throws: InputError.self) { try JSON5Reader.read(nested(101), file: "x") }
    #expect(error?.position == SourcePosition(line: 1, column: 101))
    #expect(throws: InputError.self) { try JSON5Reader.read(nested(1_000_000), file: "x") }
  }

  @Test("members keep their order, and every value its place")
  func places() throws {
    let value = try JSON5Reader.read("// c\n{b: [1,\n  'x'], a: null}", file: "x")
    guard case .object(let members) = value.content,
      case .array(let items) = members[0].value.content
    else {
      Issue.record("no object with an array")
      return
    }
    #expect(value.position == SourcePosition(line: 2, column: 1))
    #expect(members.map(\.key) == ["b", "a"])
    #expect(members.map(\.position.description) == ["2:2", "3:9"])
    #expect(items.map(\.position.description) == ["2:6", "3:3"])
    #expect(members[1].value.position.description == "3:12")
  }

  @Test(
    "a whole number is exact up to 64 bits",
    arguments: [
      ("18446744073709551615", UInt64.max), ("0xFFFFFFFFFFFFFFFF", .max),
      ("9007199254740993", 9_007_199_254_740_993), ("+7", 7), ("0X1f", 31), ("1e3", 1000),
      ("2.0", 2), ("-0", 0),
    ])
  func whole(text: String, number: UInt64) throws {
    #expect(try JSON5Reader.read(text, file: "x").wholeNumber == number)
  }

  @Test(
    "what is no whole number of 64 bits is none",
    arguments: ["18446744073709551616", "-1", "1.5", "1e19", "'7'", "0x10000000000000000"])
  func notWhole(text: String) throws {
    #expect(try JSON5Reader.read(text, file: "x").wholeNumber == nil)
  }
}
