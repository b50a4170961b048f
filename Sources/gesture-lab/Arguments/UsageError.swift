/// A command line that says nothing the command can do; exit code 64.
struct UsageError: Error, Sendable {
  let path: VerbPath
  let fault: UsageFault
}

/// What is wrong with a command line.
enum UsageFault: Sendable, Equatable {
  case missingVerb
  case unknownVerb(String)
  /// The payload is the option as it was typed, with its dashes and without a value.
  case unknownOption(String)
  case missingValue(option: String)
  case unexpectedValue(option: String, value: String)
  case refusedValue(option: String, value: String)
  case repeatedOption(String)
  case missingOption(String)
  case missingOperand(String)
  case refusedOperand(String, value: String)
  case extraOperand(String)
  /// Two places would read the same standard input or write the same file.
  case sharedFile(String, first: String, second: String)
  /// A rule that only the verb knows, as a whole sentence.
  case rule(String)
}

extension UsageError: CommandFailure {
  var exitCode: ExitCode { .usage }

  var message: String { sentence + "\nrun `\(path.typed) --help`" }

  private var sentence: String {
    let verb = path.verb
    switch fault {
    case .missingVerb:
      return "\(path.name) needs one of " + verb.verbs.map(\.name).joined(separator: ", ")
    case .unknownVerb(let word):
      let place = path.isRoot ? "" : " for \(path.name)"
      return "unknown verb \(word)\(place)" + Suggestion.question(word, in: verb.verbs.map(\.name))
    case .unknownOption(let typed):
      return "unknown option \(typed)" + unknownOptionEnding(typed)
    case .missingValue(let option):
      return "--\(option) needs a value" + (declared(option)?.placeholder.map { ", \($0)" } ?? "")
    case .unexpectedValue(let option, let value):
      return "--\(option) takes no value, not \(value)"
    case .refusedValue(let option, let value):
      return refusal(of: value, by: declared(option)?.kind, at: "--\(option)")
    case .repeatedOption(let option):
      return "--\(option) is given twice; give it once"
    case .missingOption(let option):
      let placeholder = declared(option)?.placeholder.map { " \($0)" } ?? ""
      return "\(path.name) needs --\(option)\(placeholder)"
    case .missingOperand(let operand):
      return "\(path.name) needs \(operand)"
    case .refusedOperand(let operand, let value):
      let kind = verb.operands.first { $0.name == operand }?.kind
      return refusal(of: value, by: kind, at: operand)
    case .extraOperand(let word):
      let known = verb.operands.map(\.usage).joined(separator: " ")
      return "extra operand \(word); \(path.name) takes "
        + (known.isEmpty ? "none" : "only \(known)")
        + (verb.operands.last.map { $0.alternative.isEmpty ? "" : ": " + $0.alternative } ?? "")
    case .sharedFile(let file, let first, let second):
      let name = file == "-" ? "- (standard input or output)" : file
      return "\(first) and \(second) both name \(name); give each its own file"
    case .rule(let sentence):
      return sentence
    }
  }

  private func declared(_ option: String) -> Option? {
    path.verb.options.first { $0.name == option }
  }

  private func unknownOptionEnding(_ typed: String) -> String {
    let bare = String(typed.drop { $0 == "-" })
    let names = (path.verb.options + [.help]).map(\.name)
    guard path.isRoot else {
      return " for \(path.name)" + Suggestion.question(bare, in: names, prefix: "--")
    }
    let taken = path.everyPath.contains { $0.verb.options.contains { $0.name == bare } }
    return taken
      ? " before the verb; write it after the verb"
      : Suggestion.question(bare, in: names + ["version"], prefix: "--")
  }

  private func refusal(of value: String, by kind: ValueKind?, at place: String) -> String {
    guard let kind else { return "\(place) does not take \(value)" }
    let shown = value.isEmpty ? "nothing" : value
    let question =
      if case .choices(let words) = kind { Suggestion.question(value, in: words) } else { "" }
    return "\(place) takes \(kind.expectation), not \(shown)\(question)"
  }
}
