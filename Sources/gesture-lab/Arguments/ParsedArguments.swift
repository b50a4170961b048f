/// What a command line says to one verb, checked against the table of the verb.
///
/// To ask for an option that the table does not declare, or in another kind than declared, is a
/// programmer's error and stops the program; no command line can cause it.
struct ParsedArguments: Sendable {
  let path: VerbPath
  /// The texts of each option by name: as typed, else the fallback; a flag that is given has one.
  private let texts: [String: [String]]
  private let operandTexts: [String: [String]]

  init(path: VerbPath, texts: [String: [String]], operands: [String: [String]]) {
    self.path = path
    self.texts = texts
    self.operandTexts = operands
  }

  // MARK: Operands

  /// The operand that must be given.
  func operand(_ name: String) -> String {
    let texts = operands(name)
    precondition(texts.count == 1, "\(path.name): operand \(name) is not declared as one")
    return texts[0]
  }

  /// The words of a repeated or optional operand, in order.
  func operands(_ name: String) -> [String] {
    precondition(
      path.verb.operands.contains { $0.name == name }, "\(path.name) declares no operand \(name)")
    return operandTexts[name] ?? []
  }

  // MARK: Options

  /// All texts of a declared option, in the order in which they were typed.
  func texts(of option: Option) -> [String] { texts[option.name] ?? [] }

  func flag(_ name: String) -> Bool {
    precondition(declared(name).isFlag, "\(path.name): --\(name) is no flag")
    return texts[name] != nil
  }

  /// The text of an option, or nil when it is not given and has no fallback value.
  func text(_ name: String) -> String? {
    precondition(!declared(name).isRepeated, "\(path.name): --\(name) is repeated")
    return texts[name]?.first
  }

  /// The texts of a repeated option in the order in which they were typed.
  func allTexts(_ name: String) -> [String] {
    precondition(declared(name).isRepeated, "\(path.name): --\(name) is not repeated")
    return texts[name] ?? []
  }

  func integer(_ name: String) -> Int? {
    text(name).map { read($0, as: Int.self, name) }
  }

  func number(_ name: String) -> Double? {
    text(name).map { read($0, as: Double.self, name) }
  }

  func seed(_ name: String) -> UInt64? {
    text(name).map { read($0, as: UInt64.self, name) }
  }

  /// The case of an enumeration whose raw values are the choices of the option.
  func choice<Choice: RawRepresentable<String>>(_ name: String, as type: Choice.Type) -> Choice? {
    text(name).map { text in
      guard let choice = Choice(rawValue: text) else {
        preconditionFailure("\(path.name): --\(name) allows \(text), \(type) does not")
      }
      return choice
    }
  }

  // MARK: Options that always have a value

  /// The text of an option that is required or has a fallback value.
  func requiredText(_ name: String) -> String { certain(text(name), name) }

  func requiredInteger(_ name: String) -> Int { certain(integer(name), name) }

  func requiredChoice<Choice: RawRepresentable<String>>(
    _ name: String, as type: Choice.Type
  ) -> Choice {
    certain(choice(name, as: type), name)
  }

  // MARK: Rules

  /// The error for a rule that the table cannot state: "--script and --stroke exclude each other".
  func error(_ sentence: String) -> UsageError {
    UsageError(path: path, fault: .rule(sentence))
  }

  private func declared(_ name: String) -> Option {
    guard let option = path.verb.options.first(where: { $0.name == name }) else {
      preconditionFailure("\(path.name) declares no option --\(name)")
    }
    return option
  }

  private func certain<Value>(_ value: Value?, _ name: String) -> Value {
    switch declared(name).fallback {
    case .required, .value: break
    case .none, .described: preconditionFailure("\(path.name): --\(name) may be left out")
    }
    guard let value else { preconditionFailure("\(path.name): --\(name) has no value") }
    return value
  }

  private func read<Value: LosslessStringConvertible>(
    _ text: String, as type: Value.Type, _ name: String
  ) -> Value {
    guard let value = Value(text) else {
      preconditionFailure("\(path.name): --\(name) allows \(text), which is no \(type)")
    }
    return value
  }
}
