import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Shows one stroke, event by event.
  static let trace = Verb(
    "trace", "show one stroke, event by event, and why each recognizer won or lost",
    discussion: """
      A script is a list of events: B(0,0)@0 is a touch-down, M(8.5,8.5)@16 a move, S@100 a finger \
      that rests, E@132 a lift and C@132 the system's cancel; #2B(50,0)@16 is the second finger. \
      Coordinates are points from --at, times milliseconds. An interruption is one of \
      systemCancel, removeView:NAME, disable:NAME, enable:NAME, mask:NAME, moveView:NAME:DX:DY or \
      pinch, with @ and a time behind it.
      """,
    operands: [.scenario],
    options: [
      OptionGroup(
        "the stroke, one of",
        [
          Option("script", "EVENTS", .text, "touches written by hand"),
          Option(
            "stroke", "ADDRESS", .text,
            "a stroke of the scenario: person/session/stroke, as in 12/1/7"),
          Option("strokes", "FILE", .input, "a stroke of a CSV file, as replay reads it"),
        ]),
      .own([
        Option(
          "at", "X,Y", .text, fallback: .described("the middle of what the conflict is about"),
          "where on the screen (0,0) of the script lies, in points"),
        Option(
          "seed", "N", .seed, fallback: .described("from the scenario"),
          "seed of the strokes of the scenario"),
        .population,
        Option(
          "name", "NAME", .text, fallback: .described("the only one"),
          "which stroke of the file: person/session/stroke as they stand there"),
        Option(
          "strategy", "SPEC", .suggested(Strategies.names),
          fallback: .described("the first one of the scenario"),
          "a label of the scenario or a name, with :key=value,key=value behind it if wanted"),
        Option(
          "interrupt", "WHAT@MS", .text, repeated: true, "take the touch away at a time"),
        Option(
          "shuffle", "N", .seed,
          "let recognizers hear of touches in an order drawn from this seed"),
        Option(
          "delivery-hz", "N", .number(1...1000),
          "deliver the events at most so often, the samples between coalesced"),
        .flag("explain", "say why each recognizer won or lost, and what to change"),
        Option("json", "FILE", .output, "write the trace as JSON lines"),
        Option("chrome", "FILE", .output, "write the trace for Perfetto"),
      ]),
    ],
    examples: [
      Example(
        "gesture-lab trace scenarios/feed-carousel.json5 --strategy early-published "
          + "--script 'B(0,0)@0 M(8.5,8.5)@16 M(17,17)@32 E@48' --explain",
        "a diagonal stroke that ends dead, and why"),
      Example(
        "gesture-lab trace scenarios/feed-carousel.json5 --stroke 12/1/7 --chrome trace.json",
        "a stroke of the scenario, as a file for ui.perfetto.dev"),
    ]
  ) { arguments in
    let stroke = try TracedStroke(
      arguments,
      try Scenario(
        at: arguments.operand("SCENARIO"), population: arguments.text("population")))
    let json = try arguments.text("json").map { path throws(FileFault) in try OutputFile(path) }
    let chrome = try arguments.text("chrome").map { path throws(FileFault) in try OutputFile(path) }
    let trace = try stroke.trace()
    try json?.write(TraceLines(trace).text)
    try chrome?.write(TraceChrome(trace).text)
    for output in [json, chrome] { try output?.commit() }
    guard !arguments.writesStandardOutput else { return .good }
    try Study.show(trace.title + "\n" + TraceTable(trace).text)
    if arguments.flag("explain") { try Study.show("\n" + TraceExplanation(trace).text) }
    return .good
  }
}

/// The stroke that the options name, and how it is played.
private struct TracedStroke {
  private let arguments: ParsedArguments
  private var scenario: Scenario
  private let row: StrategyRow
  private var touches = Touches()

  init(_ arguments: ParsedArguments, _ scenario: Scenario) throws {
    self.arguments = arguments
    self.scenario = scenario
    let strategy = arguments.text("strategy")
    row =
      try strategy.map { text throws(SpecificationError) in
        try StrategySpecification.read(
          text, rows: scenario.rows, in: type(of: scenario.conflict))
      } ?? scenario.rows.first ?? StrategyRow(Native())
    try checkOptions()
    if let seed = arguments.seed("seed") { self.scenario.seed = seed }
    if let script = arguments.text("script") {
      touches = try TouchScript(reading: script, name: "--script").touches(at: anchor())
    } else if let address = arguments.text("stroke") {
      touches = try synthetic(address)
    } else if let path = arguments.text("strokes") {
      touches = try recorded(path)
    }
  }

  /// Exactly one source of a stroke, and no option that would be ignored.
  private func checkOptions() throws {
    let sources = ["script", "stroke", "strokes"].filter { arguments.text($0) != nil }
    guard let source = sources.first, sources.count == 1 else {
      throw arguments.error(
        sources.isEmpty
          ? "one of --script, --stroke and --strokes is needed"
          : "--\(sources[0]) and --\(sources[1]) exclude each other")
    }
    for (option, owner) in [
      ("at", "script"), ("seed", "stroke"), ("population", "stroke"), ("name", "strokes"),
    ]
    where arguments.text(option) != nil && source != owner {
      throw arguments.error("--\(option) goes with --\(owner) and would be ignored here")
    }
    if arguments.flag("explain"), arguments.writesStandardOutput {
      throw arguments.error("--explain goes to standard output, which holds data here")
    }
  }

  private func anchor() throws -> Vector {
    guard let text = arguments.text("at") else {
      return scenario.staged?.focus ?? scenario.startArea.center
    }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      x.magnitude <= 100_000, y.magnitude <= 100_000
    else {
      throw arguments.error("--at takes two numbers with a comma between them, and not \(text)")
    }
    return Vector(x, y)
  }

  private func synthetic(_ text: String) throws -> Touches {
    if let contradiction = scenario.contradiction {
      throw arguments.error(contradiction.sentence)
    }
    guard let address = StrokeAddress(text), let index = scenario.index(of: address) else {
      throw arguments.error(
        "--stroke takes person/session/stroke below \(scenario.persons)/\(scenario.sessions)/"
          + "\(scenario.strokesPerSession), and not \(text)")
    }
    let plan = try scenario.strokeExperiment(seeing: row).plan
    return plan.run(index..<index + 1).touches.first ?? Touches()
  }

  private func recorded(_ path: String) throws -> Touches {
    var options = RecordingOptions(anchorPoint: scenario.startArea.center)
    // What the finger meant plays no part in a trace.
    options.constants = [("intent", "scroll"), ("direction", ""), ("turn", "")]
    options.screen = scenario.screen.size
    options.pointsPerInch = scenario.pointsPerInch
    let recording = try Recording(try InputFile.read(path), file: path, options)
    let names = recording.names.map { "\($0.person)/\($0.session)/\($0.stroke)" }
    guard let name = arguments.text("name") else {
      guard recording.strokes.count == 1 else {
        throw arguments.error(
          "the file has \(names.count) strokes: choose one by --name, as in --name "
            + (names.first.map(InputFault.printable) ?? "0/0/0"))
      }
      return recording.strokes[0].touches
    }
    guard let index = names.firstIndex(of: name) else {
      let hint = NearestWord.nearest(to: name, in: names).map { "; did you mean \($0)?" } ?? ""
      throw arguments.error("the file has no stroke \(name)" + hint)
    }
    return recording.strokes[index].touches
  }

  func trace() throws -> Trace {
    let scene = try scenario.playedScene(of: row)
    var interruptions = scenario.interruptions(in: scene)
    for text in arguments.allTexts("interrupt") {
      interruptions.append(try Interruption(reading: text, in: scene, name: "--interrupt"))
    }
    let interval = arguments.number("delivery-hz").map { 1000 / $0 } ?? 0
    var arena = Arena(recording: true, shuffle: arguments.seed("shuffle"))
    arena.play(
      try touches.frames(deliveredEvery: interval), in: scene, interruptions: interruptions)
    return Trace(
      scenario: scenario.name, strategy: row.label, scene: scene, entries: arena.trace)
  }
}
