/// One operand of a verb: a word on the command line that belongs to no option.
struct Operand: Sendable {
  /// The name in capitals, as help shows it.
  let name: String
  let kind: ValueKind
  let count: Count
  let help: String
  /// What to do instead of naming one more; an empty text for nothing.
  let alternative: String

  /// How often the operand stands on the line; all but `one` only as the last of a verb.
  enum Count: Sendable {
    case one
    case optional
    case oneOrMore
    case any
  }

  init(
    _ name: String, _ kind: ValueKind, count: Count = .one, _ help: String,
    alternative: String = ""
  ) {
    self.alternative = alternative
    self.name = name
    self.kind = kind
    self.count = count
    self.help = help
  }

  var isRequired: Bool {
    switch count {
    case .one, .oneOrMore: true
    case .optional, .any: false
    }
  }

  var isRepeated: Bool {
    switch count {
    case .one, .optional: false
    case .oneOrMore, .any: true
    }
  }

  /// The name as the usage line shows it: `FILE`, `[FILE]`, `FILE...` or `[FILE]...`.
  var usage: String {
    (isRequired ? name : "[\(name)]") + (isRepeated ? "..." : "")
  }
}
