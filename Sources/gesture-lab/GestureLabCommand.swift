import LabStudy

/// The command `gesture-lab`: reads its line, runs one verb, ends with an exit code.
///
/// This is a struct and no `main.swift`, since variables at the top level of such a file belong to
/// the main actor, which plain functions and task groups cannot touch.
@main
struct GestureLabCommand {
  static func main() async {
    System.ignoreBrokenPipes()
    Interrupt.install()
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    System.exit(code.rawValue)
  }

  static func run(_ words: [String], by root: Verb = Verbs.root) async -> ExitCode {
    do {
      switch try Parser(root: root).parse(words) {
      case .help(let path): return try show(Help(path: path).text)
      case .version: return try show("\(Verbs.root.name) \(Version.text)\n")
      case .run(let verb, let arguments):
        return try await Interrupt.cancelling { try await verb(arguments) }
      }
    } catch {
      return report(Failure(error, isInterrupted: Interrupt.isRequested))
    }
  }

  private static func show(_ text: String) throws -> ExitCode {
    let output = try OutputFile("-")
    try output.write(text)
    try output.commit()
    return .good
  }

  private static func report(_ failure: Failure) -> ExitCode {
    if let message = failure.message { System.report("\(Verbs.root.name): \(message)\n") }
    return failure.exitCode
  }
}
