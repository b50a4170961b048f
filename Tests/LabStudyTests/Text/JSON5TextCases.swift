import LabStudy

/// Texts for the comparison with Foundation and as seeds of the fuzz test.
enum JSON5TextCases {
  static let valid: [String] = [
    "{}", "[]", "null", "true", "false", "0", "-0", "1", "\"\"", "''", " 1 ", "\n\t[\r\n]\r",
    "{a:1}", "{a:1,}", "{'a':1}", "{\"a\":1}", "{$:1,_:2,a1:3}", "{null:1,true:2,if:3}",
    "[1,2,3]", "[1,2,3,]", "[[],[[]],{}]", "{a:{b:{c:[{}]}}}", "{Infinity:1,NaN:2}",
    "// c\n1", "1// c", "/* c */1/* d */", "{/**/a/**/:/**/1/**/,/**/}", "/***/1", "/*/ */1",
    "[1,// one\n2]", "/* // */1",
    "+1", "-1", "+.5", "-.5", ".5", "5.", "+10.", "1e3", "1E3", "1e+3", "1e-3", "1.5e3", ".5e1",
    "5.e1", "0.1", "0.0", "0e0", "1e308", "1.7976931348623157e308", "4.9e-324", "123456789",
    "0.30000000000000004", "9007199254740993", "18446744073709551615", "1e22", "1e23",
    "0x1F", "0XaB", "+0x10", "-0x10", "0xFFFFFFFF",
    #""a\"b""#, #"'a\'b'"#, #"'a"b'"#, #""a'b""#, #""\\""#, #""\/""#, #""\b\f\n\r\t""#,
    #""\x41""#, #""\u0041""#, #""\u00e9\u00E9""#, #""\ud83d\ude00""#,
    #"'\"'"#, "\"é ü 😀\"", "{é:1}", "{ünïcødé:1}", "\u{FEFF}1", "\u{B}1\u{C}",
    "\"a\u{2028}b\"", "{a\u{200C}b:1}", "{\"\":1}", #"{'a\u0062':1}"#,
    "['// no comment', \"/* nor this */\"]",
    "{name: 'x', seed: 12345678901234567890, list: [1, .5, 0x10,], deep: {on: true, off: null}}",
  ]

  static let invalid: [String] = [
    "", " ", "//", "/* ", "/", "{", "}", "[", "]", "{]", "[}", "{a", "{a:", "{a:1", "[1", "[1,",
    "{a:1,", "{,}", "[,]", "[1,,2]", "{a:1,,b:2}", "{a 1}", "{a:1 b:2}", "[1 2]", "{1:2}",
    "{a-b:1}", "{:1}", "{a:}", "{a::1}", "1 2", "[] []", "{}}", "nul", "truex", "True", "hello",
    "undefined", "1_000", "150ms", "1a", "0x", "0xG", "0x1.5", ".", "+", "-", "--1", "+-1", "- 1",
    "1.2.3", "1e", "1e1.5", ".e1", "1e400", "-1e400", "1e-400", "01", "00", "-01", "1..2",
    "\"", "'", "\"a", "'a\"", "\"a\nb\"", "'a\rb'", #""\u12""#, #""\u12G4""#, #""\x4""#, #""\xZZ""#,
    #""\ud83d""#, #""\ude00""#, #""\ud83dx""#, #""\ud83d\u0041""#, #""\1""#, #""\01""#, "\"\\",
    "#c\n1", "{\"a\":1;}", "`a`", "{a=1}", "@", "(1)",
  ]

  /// Texts that Foundation accepts and this reader refuses on purpose, with the reason.
  static let refusedOnPurpose: [(text: String, reason: String)] = [
    ("{a:1,a:2}", "a key twice would silently lose a value"),
    ("Infinity", "no parameter of an experiment is infinite"),
    ("+Infinity", "no parameter of an experiment is infinite"),
    ("-Infinity", "no parameter of an experiment is infinite"),
    ("NaN", "every parameter of an experiment is a number"),
  ]

  /// Texts of the JSON5 standard that Foundation of Swift 6.3 on Linux refuses or reads wrongly,
  /// with their values by the standard (section numbers of json5.org, version 1.0.0).
  static let beyondFoundation: [(text: String, value: LocatedValue.Content)] = [
    (#""\v""#, .string("\u{B}")),  // 5.1, escape of vertical tab
    (#""\0""#, .string("\0")),  // 5.1, escape of null
    (#""\u0000""#, .string("\0")),  // 5.1
    (#""\a\q\-\é""#, .string("aq-é")),  // 5.1, other escapes mean the character itself
    ("\"a\tb\u{1}\"", .string("a\tb\u{1}")),  // 5, only line ends must be escaped
    ("'a\\\u{2028}b'", .string("ab")),  // 5.1, a continued line leaves no trace
    ("\"a\\\nb\"", .string("ab")),
    ("\"a\\\r\nb\"", .string("ab")),
    ("'a\\\rb'", .string("ab")),
    ("\u{A0}1\u{FEFF}", .number(1, text: "1")),  // 8, white space
    ("\u{2003}1\u{2028}", .number(1, text: "1")),  // 8, white space
    ("// a\u{2028}1", .number(1, text: "1")),  // 7, line ends end a comment
    ("0xFFFFFFFFFFFFFFFF", .number(0x1p64, text: "0xFFFFFFFFFFFFFFFF")),  // 6, no limit on digits
    (  // 3, escapes in names
      #"{\u0061\u0062:1}"#,
      .object([
        .init(
          key: "ab", position: SourcePosition(line: 1, column: 2),
          value: LocatedValue(
            position: SourcePosition(line: 1, column: 15), content: .number(1, text: "1")))
      ])
    ),
  ]

  /// Foundation of Swift 6.3 on Linux traps on this one, so it cannot be asked.
  static let trapsFoundation = "1e+"
}
