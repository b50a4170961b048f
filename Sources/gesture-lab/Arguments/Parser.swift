/// Reads a command line by the tables of the verbs.
///
/// The rules: options may stand anywhere after the verb, as `--key value`, `--key=value`, `-k value`
/// or `-kvalue`; short flags may be joined (`-qn5`); `--` ends the options; `-` alone is a value or
/// an operand. A word that begins with a dash is no value of the option before it, except `-` and
/// negative numbers, so that a forgotten value is noticed; `--key=-text` still says it. An option
/// is given once unless the table allows more. `--help` before `--` wins over everything else.
struct Parser: Sendable {
  let root: VerbPath

  init(root: Verb) { self.root = VerbPath(root: root) }

  func parse(_ words: [String]) throws(UsageError) -> Request {
    guard let first = words.first else { return .help(root) }
    if first == "help" { return .help(try verb(named: words.dropFirst())) }
    if first == "--version" { return .version }
    var path = root
    var rest = words[...]
    while !path.verb.verbs.isEmpty {
      guard let word = rest.popFirst() else { throw UsageError(path: path, fault: .missingVerb) }
      if Self.isHelp(word) { return .help(path) }
      guard !word.hasPrefix("-") else {
        throw UsageError(path: path, fault: .unknownOption(Self.option(in: word)))
      }
      path = try step(from: path, to: word)
    }
    guard case .run(let run) = path.verb.action else { return .help(path) }
    if rest.prefix(while: { $0 != "--" }).contains(where: Self.isHelp) { return .help(path) }
    var line = CommandLineReader(path: path, words: rest)
    return .run(run, try line.read())
  }

  private func verb(named words: ArraySlice<String>) throws(UsageError) -> VerbPath {
    var path = root
    for word in words where !Self.isHelp(word) { path = try step(from: path, to: word) }
    return path
  }

  private func step(from path: VerbPath, to word: String) throws(UsageError) -> VerbPath {
    guard let verb = path.verb.verbs.first(where: { $0.name == word }) else {
      let isLeaf = path.verb.verbs.isEmpty
      throw UsageError(path: path, fault: isLeaf ? .extraOperand(word) : .unknownVerb(word))
    }
    return path.appending(verb)
  }

  private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  /// The option in a word such as `--seed=4`, without the value.
  static func option(in word: String) -> String {
    String(word.prefix { $0 != "=" })
  }
}
