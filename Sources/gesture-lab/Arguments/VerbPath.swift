/// A verb and the way to it: `gesture-lab`, `lock`, `create`.
struct VerbPath: Sendable {
  /// From the root to the verb itself; never empty.
  let chain: [Verb]
  let verb: Verb

  init(root: Verb) {
    chain = [root]
    verb = root
  }

  private init(chain: [Verb], verb: Verb) {
    self.chain = chain + [verb]
    self.verb = verb
  }

  func appending(_ verb: Verb) -> VerbPath { VerbPath(chain: chain, verb: verb) }

  /// The words to type, as in `gesture-lab lock create`.
  var typed: String { chain.map(\.name).joined(separator: " ") }

  /// The words after the command, as in `lock create`; for the root the command itself.
  var name: String { isRoot ? verb.name : names.joined(separator: " ") }

  /// The names after the command; empty for the root.
  var names: [String] { chain.dropFirst().map(\.name) }

  var isRoot: Bool { chain.count == 1 }

  /// This path and all below it, each verb before its own verbs, in the order of the tables.
  var everyPath: [VerbPath] { [self] + verb.verbs.flatMap { appending($0).everyPath } }
}
