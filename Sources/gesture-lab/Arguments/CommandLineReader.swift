/// Reads the words after a verb that acts, from left to right.
struct CommandLineReader {
  let path: VerbPath
  var words: ArraySlice<String>
  private var texts: [String: [String]] = [:]
  private var loose: [String] = []

  init(path: VerbPath, words: ArraySlice<String>) {
    self.path = path
    self.words = words
  }

  mutating func read() throws(UsageError) -> ParsedArguments {
    while let word = words.popFirst() {
      if word == "--" {
        loose += words
        words = []
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        loose.append(word)
      }
    }
    let operands = try assignOperands()
    try fillIn()
    try SharedFiles.check(path: path, texts: texts, operands: operands)
    return ParsedArguments(path: path, texts: texts, operands: operands)
  }

  // MARK: Options

  private mutating func readLong(_ word: String) throws(UsageError) {
    let typed = Parser.option(in: word)
    let attached = typed == word ? nil : String(word.dropFirst(typed.count + 1))
    let name = String(typed.dropFirst(2))
    guard let option = path.verb.options.first(where: { $0.name == name }) else {
      throw fault(.unknownOption(typed))
    }
    if option.isFlag {
      if let attached { throw fault(.unexpectedValue(option: name, value: attached)) }
      texts[name] = [""]
    } else {
      try accept(attached, for: option)
    }
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = path.verb.options.first(where: { $0.short == letter }) else {
        throw fault(.unknownOption("-\(letter)"))
      }
      if option.isFlag {
        texts[option.name] = [""]
      } else {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        try accept(letters.isEmpty ? nil : String(attached), for: option)
        letters = ""
      }
    }
  }

  private mutating func nextValue(of option: Option) throws(UsageError) -> String {
    guard let next = words.first,
      !next.hasPrefix("-") || next == "-" || Double(next) != nil
    else { throw fault(.missingValue(option: option.name)) }
    words.removeFirst()
    return next
  }

  /// Takes the value attached to the option, else the next word.
  private mutating func accept(_ attached: String?, for option: Option) throws(UsageError) {
    let value: String
    if let attached { value = attached } else { value = try nextValue(of: option) }
    guard !value.isEmpty else { throw fault(.missingValue(option: option.name)) }
    guard option.kind.accepts(value) else {
      throw fault(.refusedValue(option: option.name, value: value))
    }
    guard option.isRepeated || texts[option.name] == nil else {
      throw fault(.repeatedOption(option.name))
    }
    texts[option.name, default: []].append(value)
  }

  private mutating func fillIn() throws(UsageError) {
    for option in path.verb.options where texts[option.name] == nil {
      switch option.fallback {
      case .none, .described: break
      case .value(let text): texts[option.name] = [text]
      case .required: throw fault(.missingOption(option.name))
      }
    }
  }

  // MARK: Operands

  private func assignOperands() throws(UsageError) -> [String: [String]] {
    var rest = loose[...]
    var assigned: [String: [String]] = [:]
    for operand in path.verb.operands {
      let taken = operand.isRepeated ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      if taken.isEmpty, operand.isRequired { throw fault(.missingOperand(operand.name)) }
      for word in taken where !operand.kind.accepts(word) {
        throw fault(.refusedOperand(operand.name, value: word))
      }
      assigned[operand.name] = Array(taken)
    }
    if let extra = rest.first { throw fault(.extraOperand(extra)) }
    return assigned
  }

  private func fault(_ fault: UsageFault) -> UsageError { UsageError(path: path, fault: fault) }
}
