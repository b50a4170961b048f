extension Verb {
  /// Prints the completion script of a shell.
  static let completion = Verb(
    "completion", "print the completion script of a shell",
    operands: [Operand("SHELL", .choices(Shell.all.map(\.name)), "the shell to complete in")],
    examples: Shell.all.map { Example($0.installation, "install the completion of \($0.name)") }
  ) { arguments in
    let name = arguments.operand("SHELL")
    let output = try OutputFile("-")
    for shell in Shell.all where shell.name == name {
      try output.write(shell.script(VerbPath(root: Verbs.root)))
    }
    try output.commit()
    return .good
  }
}
