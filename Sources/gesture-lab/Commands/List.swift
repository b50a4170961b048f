import LabSimulation
import LabStudy

extension Verb {
  /// Lists what can be named in scenarios and options.
  static let list = Verb(
    "list",
    "list conflicts, strategies, recognizers, populations and what else there is",
    operands: [
      Operand(
        "WHAT",
        .choices([
          "conflicts", "strategies", "recognizers", "populations", "motors", "importers",
          "scenarios",
        ]),
        "what to list")
    ],
    options: [
      .own([
        Option(
          "folder", "FOLDER", .folder, fallback: "scenarios", "where the scenarios are"),
        Option(
          "conflict", "NAME", .choices(Conflicts.names),
          "with strategies: those of this conflict alone"),
        Option(
          "keys", "FILE|NAME", .input,
          "with populations: every number of this one, as population files and hand.adjust name it"),
      ])
    ],
    examples: [
      Example("gesture-lab list strategies", "the strategies with their parameters"),
      Example("gesture-lab list populations --keys everyday", "the numbers of a population"),
    ]
  ) { arguments in
    if arguments.text("conflict") != nil, arguments.operand("WHAT") != "strategies" {
      throw arguments.error("--conflict goes with strategies")
    }
    if let word = arguments.text("keys") {
      guard arguments.operand("WHAT") == "populations" else {
        throw arguments.error("--keys goes with populations")
      }
      let source = try PopulationSource(word) { try InputFile.read($0) }
      if let population = source.population {
        try Study.show(numbers(of: population, source.summary ?? population.summary))
      }
      return .good
    }
    switch arguments.operand("WHAT") {
    case "conflicts": try Study.show(Conflicts.all.map { describe($0) }.joined(separator: "\n"))
    case "strategies": try Study.show(strategies(of: arguments.text("conflict")))
    case "recognizers":
      try Study.show(Recognizers.all.map { describe($0) }.joined(separator: "\n"))
    case "populations":
      try Study.show(TextColumns.list(Populations.all.map { ($0.name, $0.summary) }))
    case "motors":
      try Study.show(TextColumns.list(MotorModels.all.map { ($0.name, $0.summary) }))
    case "importers":
      try Study.show(TextColumns.list(Importers.all.map { ($0.name, $0.summary) }))
    default: try Study.show(try scenarios(in: arguments.requiredText("folder")))
    }
    return .good
  }

  private static func strategies(of name: String?) -> String {
    let conflicts = Conflicts.all.filter { name == nil || $0.name == name }
    return conflicts.map { conflict in
      let head = name == nil ? "\(conflict.name): \(conflict.summary)\n\n" : ""
      return head + conflict.strategies.map { describe($0) }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The intents and the numbers of a conflict.
  private static func describe<C: Conflict>(_ type: C.Type) -> String {
    "\(C.name)  \(C.summary)\n"
      + TextColumns.list(C.intents.map { ("  intent \($0.name)", $0.summary) })
      + table(of: type.init())
  }

  private static func describe<S: Strategy>(_ type: S.Type) -> String {
    "\(S.name)  \(S.summary)\n" + table(of: type.init())
  }

  private static func describe<R: NamedRecognizer>(_ type: R.Type) -> String {
    "\(R.name)  \(R.summary)\n" + table(of: type.init(tuning: Tuning()))
  }

  /// The parameters with their defaults, one per line.
  private static func table<Root: Parameterized>(of defaults: Root) -> String {
    table(of: defaults, Root.parameters)
  }

  private static func numbers(of population: Population, _ summary: String) -> String {
    "\(InputFault.printable(population.name))  \(summary)\n"
      + table(of: population, population.parameters)
  }

  private static func table<Root>(of root: Root, _ parameters: [Parameter<Root>]) -> String {
    TextColumns.list(
      parameters.map { parameter in
        (
          "  \(parameter.key)=\(parameter.value(in: root))",
          "\(parameter.summary); \(parameter.kind.expectation)"
        )
      })
  }
}

extension Verb {
  /// The names of the scenario files in a folder.
  fileprivate static func scenarios(in folder: String) throws -> String {
    let names = System.names(in: folder).filter { $0.hasSuffix(".json5") }
    guard !names.isEmpty else { throw FileFault.noSuchFile(folder + "/*.json5", nearest: nil) }
    return names.map { "\(folder)/\($0)\n" }.joined()
  }
}
