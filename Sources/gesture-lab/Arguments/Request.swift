/// What a command line asks for.
enum Request: Sendable {
  case help(VerbPath)
  case version
  case run(@Sendable (ParsedArguments) async throws -> ExitCode, ParsedArguments)
}
