import Testing

@testable import gesture_lab

extension VerbPath: CustomTestStringConvertible {
  public var testDescription: String { typed }
}

/// Laws of the tables; a new verb is tested by being registered.
@Suite("The table of every verb")
struct TableTests {
  static let paths = VerbPath(root: Verbs.root).everyPath

  @Test("has no two options of one name or letter, and none that is called help", arguments: paths)
  func names(path: VerbPath) {
    let names = path.verb.options.map(\.name) + ["help"]
    let letters = path.verb.options.compactMap(\.short) + ["h"]
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
    #expect(!path.verb.verbs.map(\.name).contains("help"))
  }

  @Test("has defaults that its own check accepts", arguments: paths)
  func defaults(path: VerbPath) {
    for option in path.verb.options {
      if case .value(let text) = option.fallback {
        #expect(option.kind.accepts(text), "\(option.typed) \(text)")
      }
    }
  }

  @Test("has operands that may vary in number only at the end", arguments: paths)
  func operands(path: VerbPath) {
    for operand in path.verb.operands.dropLast() {
      #expect(operand.isRequired && !operand.isRepeated, "\(operand.name)")
    }
  }

  @Test("says something of each of its parts, as a phrase", arguments: paths)
  func phrases(path: VerbPath) {
    let texts =
      [path.verb.summary] + path.verb.options.map(\.help) + path.verb.operands.map(\.help)
      + path.verb.verbs.map(\.summary)
    for text in texts {
      #expect(!text.isEmpty && !text.hasSuffix("."), "\(text)")
      #expect(text.allSatisfy { $0.isASCII && !$0.isNewline }, "\(text)")
    }
  }

  @Test("has examples that the parser accepts", arguments: paths)
  func examples(path: VerbPath) throws {
    for example in path.verb.examples {
      // What follows is the business of the shell.
      let words = example.line.split(separator: " ").map(String.init)
      guard let start = words.firstIndex(of: "gesture-lab"), start == 0,
        !words.contains(where: { $0.contains("'") || $0.contains("\"") || $0.contains("$") })
      else { continue }
      let line = words.dropFirst().prefix { !["|", ">", "&&", "2>"].contains($0) }
      #expect(throws: Never.self, "\(example.line)") {
        try Parser(root: Verbs.root).parse(Array(line))
      }
    }
  }
}
