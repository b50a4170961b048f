import LabSimulation

extension Verb {
  /// Lists what can be named in scenarios and options.
  static let list = Verb(
    "list", "list strategies, populations, motor models or scenarios",
    operands: [
      Operand(
        "WHAT", .choices(["strategies", "populations", "motors", "scenarios"]), "what to list")
    ],
    options: [
      .own([
        Option(
          "folder", "FOLDER", .folder, fallback: "scenarios", "where the scenarios are")
      ])
    ],
    examples: [Example("gesture-lab list strategies", "the strategies with their parameters")]
  ) { arguments in
    switch arguments.operand("WHAT") {
    case "strategies": try Study.show(Strategies.all.map { describe($0) }.joined(separator: "\n"))
    case "populations":
      try Study.show(TextColumns.list(Populations.all.map { ($0.name, $0.summary) }))
    case "motors":
      try Study.show(TextColumns.list(MotorModels.all.map { ($0.name, $0.summary) }))
    default: try Study.show(try scenarios(in: arguments.requiredText("folder")))
    }
    return .good
  }

  private static func describe<S: Strategy>(_ type: S.Type) -> String {
    let defaults = type.init()
    return "\(S.name)  \(S.summary)\n"
      + TextColumns.list(
        S.parameters.map { parameter in
          (
            "  \(parameter.key)=\(parameter.value(in: defaults))",
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
