@testable import gesture_lab

/// A command made up for the tests, so that they stay when the real verbs change.
enum SampleVerbs {
  static let root = Verb("lab", "a made-up command", verbs: [measure, box, note])

  static let measure = Verb(
    "measure", "measure what stands in files",
    discussion: "Reads every file once and counts what it finds.",
    operands: [Operand("FILE", .input, count: .oneOrMore, "what to measure, or -")],
    options: [
      .own([
        Option(
          "strategy", short: "s", "SPEC", .suggested(["native", "withheld"]), repeated: true,
          "strategy to play"),
        Option("ratio", "R", .number(0.5...4), "ratio of the axes"),
        Option("count", short: "n", "N", .integer(1...100), fallback: "10", "how many to take"),
        Option(
          "objective", "NAME", .choices(["balanced", "cost"]), fallback: "balanced",
          "what is made small"),
        Option("csv", "FILE", .output, "write the rows to a file"),
        Option("json", "FILE", .output, "write the summary to a file"),
        Option("base", "FILE", .input, "compare with an earlier summary"),
        .flag("strict", short: "x", "fail when undecided"),
      ]),
      .strokes, .running,
    ],
    examples: [.init("lab measure a.txt --csv rows.csv", "measure one file, rows to a file")]
  ) { _ in .good }

  static let box = Verb(
    "box", "keep values in boxes",
    verbs: [
      Verb(
        "create", "make a box", operands: [Operand("NAME", .text, "name of the box")],
        options: [.own([Option("out", "FILE", .output, fallback: .required, "where it is kept")])]
      ) { _ in .undecided },
      Verb("empty", "empty all boxes") { _ in .good },
    ])

  static let note = Verb(
    "note", "write a note",
    operands: [
      Operand("KIND", .choices(["short", "long"]), "kind of the note"),
      Operand("TEXT", .text, count: .optional, "what it says"),
    ]
  ) { _ in .good }

  /// What a line of words means.
  static func parse(_ line: String) throws(UsageError) -> Request {
    try parse(line.split(separator: " ").map(String.init))
  }

  static func parse(_ words: [String]) throws(UsageError) -> Request {
    try Parser(root: root).parse(words)
  }

  /// The arguments of a line that runs a verb.
  static func arguments(_ line: String) throws -> ParsedArguments {
    try arguments(line.split(separator: " ").map(String.init))
  }

  static func arguments(_ words: [String]) throws -> ParsedArguments {
    guard case .run(_, let arguments) = try parse(words) else { throw NotARun() }
    return arguments
  }

  struct NotARun: Error {}
}
