/// One option of a verb: its names, what it takes, and what it means.
///
/// The table of these is the single source for parsing, help and completion.
struct Option: Sendable {
  /// The name without its dashes, as in `strokes-per-session`.
  let name: String
  let short: Character?
  /// The word that stands for the value in help, or nil for a flag.
  let placeholder: String?
  let kind: ValueKind
  /// What holds when the option is not given.
  let fallback: Fallback
  let isRepeated: Bool
  /// A phrase for help, without a full stop; limits and default are added by the table.
  let help: String

  /// Declares an option with a value.
  init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ kind: ValueKind,
    fallback: Fallback = .none, repeated: Bool = false, _ help: String
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.kind = kind
    self.fallback = fallback
    self.isRepeated = repeated
    self.help = help
  }

  private init(flag name: String, short: Character?, _ help: String) {
    self.name = name
    self.short = short
    self.placeholder = nil
    self.kind = .text
    self.fallback = .none
    self.isRepeated = false
    self.help = help
  }

  /// Declares an option without a value: given or not.
  static func flag(_ name: String, short: Character? = nil, _ help: String) -> Option {
    Option(flag: name, short: short, help)
  }

  /// Every verb has it, so the parser and the help know it without a table.
  static let help = flag("help", short: "h", "show this help")

  var isFlag: Bool { placeholder == nil }

  /// The name as it is typed.
  var typed: String { "--" + name }
}

/// What holds when an option is not given.
enum Fallback: Sendable, Equatable {
  /// Nothing: the verb does without.
  case none
  /// This text, read just as if it had been typed.
  case value(String)
  /// Something that only the verb can find out, described for help: "one per processor".
  case described(String)
  /// The option must be given.
  case required
}

extension Fallback: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .value(value) }
}
