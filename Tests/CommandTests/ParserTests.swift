import Testing

@testable import gesture_lab

@Suite("The parser")
struct ParserTests {
  @Test(
    "an option takes its value from the next word, after an equals sign or right after a letter",
    arguments: [
      "measure f --count 5", "measure f --count=5", "measure f -n 5", "measure f -n5",
      "measure f -n=5", "measure --count 5 f", "measure f -xn5", "measure f -xn 5",
    ])
  func valueForms(line: String) throws {
    let arguments = try SampleVerbs.arguments(line)
    #expect(arguments.requiredInteger("count") == 5)
    #expect(arguments.operands("FILE") == ["f"])
  }

  @Test("an option that is not given has the value that help shows as its default")
  func fallback() throws {
    let arguments = try SampleVerbs.arguments("measure f")
    #expect(arguments.requiredInteger("count") == 10)
    #expect(arguments.requiredText("objective") == "balanced")
    #expect(arguments.progress == .auto)
  }

  @Test("an option without a default is nil when it is not given")
  func absence() throws {
    let arguments = try SampleVerbs.arguments("measure f")
    #expect(arguments.number("ratio") == nil)
    #expect(arguments.text("csv") == nil)
    #expect(arguments.integer("persons") == nil)
    #expect(arguments.seed("seed") == nil)
    #expect(!arguments.flag("strict"))
    #expect(arguments.allTexts("strategy").isEmpty)
  }

  @Test("a repeated option keeps all values in the order of the line")
  func repetition() throws {
    let arguments = try SampleVerbs.arguments("measure f -s b --strategy=a:k=1,l=2 -sc")
    #expect(arguments.allTexts("strategy") == ["b", "a:k=1,l=2", "c"])
  }

  @Test("everything after two dashes is an operand")
  func endOfOptions() throws {
    let arguments = try SampleVerbs.arguments("measure --strict -- --count --help -")
    #expect(arguments.operands("FILE") == ["--count", "--help", "-"])
    #expect(arguments.flag("strict"))
  }

  @Test("a dash alone is a value and an operand")
  func dash() throws {
    let arguments = try SampleVerbs.arguments("measure - --csv -")
    #expect(arguments.operands("FILE") == ["-"])
    #expect(arguments.text("csv") == "-")
    #expect(arguments.writesStandardOutput)
  }

  @Test("without a dash among the outputs, standard output is free")
  func freeStandardOutput() throws {
    #expect(try !SampleVerbs.arguments("measure - --csv rows.csv").writesStandardOutput)
  }

  @Test("a seed may have all 64 bits")
  func wideSeed() throws {
    let arguments = try SampleVerbs.arguments("measure f --seed 18446744073709551615")
    #expect(arguments.seed("seed") == .max)
  }

  @Test("quiet silences progress, whatever else is asked for")
  func quiet() throws {
    #expect(try SampleVerbs.arguments("measure f --progress plain -q").progress == .never)
    #expect(try SampleVerbs.arguments("measure f --progress plain").progress == .plain)
  }

  @Test("jobs are as many as asked for, else at least one")
  func jobs() throws {
    #expect(try SampleVerbs.arguments("measure f -j 7").jobs == 7)
    #expect(try SampleVerbs.arguments("measure f").jobs >= 1)
  }

  @Test("an optional operand may be left out")
  func optionalOperand() throws {
    #expect(try SampleVerbs.arguments("note long").operands("TEXT").isEmpty)
    #expect(try SampleVerbs.arguments("note long hello").operands("TEXT") == ["hello"])
  }

  @Test("a verb below a verb runs by both names")
  func nestedVerb() async throws {
    guard case .run(let run, let arguments) = try SampleVerbs.parse("box create b --out f") else {
      Issue.record("the line does not run a verb")
      return
    }
    #expect(arguments.operand("NAME") == "b")
    #expect(arguments.requiredText("out") == "f")
    #expect(try await run(arguments) == .undecided)
  }

  @Test(
    "help is shown for no words, after help, and wherever --help or -h stands before two dashes",
    arguments: [
      ("", "lab"), ("--help", "lab"), ("-h", "lab"), ("help", "lab"),
      ("help measure", "lab measure"), ("help box create", "lab box create"),
      ("measure --help", "lab measure"), ("measure --nonsense --help", "lab measure"),
      ("measure --csv -h", "lab measure"), ("box --help", "lab box"),
      ("box create --help", "lab box create"),
    ])
  func help(line: String, path: String) throws {
    guard case .help(let shown) = try SampleVerbs.parse(line) else {
      Issue.record("\(line) shows no help")
      return
    }
    #expect(shown.typed == path)
  }

  @Test("--version asks for the version")
  func version() throws {
    guard case .version = try SampleVerbs.parse("--version") else {
      Issue.record("--version does not show the version")
      return
    }
  }
}
