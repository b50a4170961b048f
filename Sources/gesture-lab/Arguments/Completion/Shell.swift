/// A shell for which the command can write its completion script.
struct Shell: Sendable {
  let name: String
  /// Where the user puts the script.
  let installation: String
  let script: @Sendable (VerbPath) -> String
}

extension Shell {
  /// The registry: a new shell is one file and one line here.
  static let all: [Shell] = [bash, zsh, fish]
}
