/// One verb of the command: the table from which parsing, help and completion are made.
///
/// The command itself is the verb at the root; a verb either acts or leads to further verbs, as
/// `lock` does to `lock create`.
struct Verb: Sendable {
  let name: String
  /// A phrase for the list of verbs, without a full stop.
  let summary: String
  /// A paragraph for the help of this verb, or nothing.
  let discussion: String
  let operands: [Operand]
  let groups: [OptionGroup]
  let examples: [Example]
  let action: Action

  /// A line to try, with what it does.
  struct Example: Sendable {
    let line: String
    let effect: String

    init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }

  enum Action: Sendable {
    case run(@Sendable (ParsedArguments) async throws -> ExitCode)
    case choose([Verb])
  }

  /// Declares a verb that acts.
  init(
    _ name: String, _ summary: String, discussion: String = "", operands: [Operand] = [],
    options groups: [OptionGroup] = [], examples: [Example] = [],
    run: @escaping @Sendable (ParsedArguments) async throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.groups = groups
    self.examples = examples
    self.action = .run(run)
  }

  /// Declares a verb that leads to others.
  init(
    _ name: String, _ summary: String, discussion: String = "", examples: [Example] = [],
    verbs: [Verb]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = []
    self.groups = []
    self.examples = examples
    self.action = .choose(verbs)
  }

  /// The verbs that may follow this one.
  var verbs: [Verb] {
    switch action {
    case .run: []
    case .choose(let verbs): verbs
    }
  }

  /// All options of the verb in the order of the table, without `--help`.
  var options: [Option] { groups.flatMap(\.options) }
}
