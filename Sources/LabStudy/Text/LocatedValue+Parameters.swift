import LabSimulation

extension LocatedValue {
  /// The value in the form of a parameter's kind.
  ///
  /// A string is read as on the command line (`"150ms"`, `"none"`, a word), null means `none` where
  /// a value may be left out, and an array is a list of numbers.
  func parameterValue(
    of kind: ParameterKind, file: String, path: String
  ) throws(InputError) -> ParameterValue {
    if case .array(let values) = content, case .numbers(let range, let unit) = kind {
      return .numbers(try Self.numbers(values, in: range, unit: unit, file: file, path: path))
    }
    do throws(ParameterFault) {
      let value = try parameterValue(of: kind)
      // From 2^53 on a double skips whole numbers: refuse rather than round what was written.
      if case .integer = kind, case .number(let number) = value, number.magnitude >= 0x1p53 {
        throw .outOfRange(kind.expectation + " (9007199254740991 at most in size)")
      }
      return value
    } catch {
      throw InputError(
        file: file, position: position, key: path, InputFault(error, found: phrase))
    }
  }

  private func parameterValue(of kind: ParameterKind) throws(ParameterFault) -> ParameterValue {
    switch (content, kind) {
    case (.number(_, let text), .choice(let choices)) where choices.contains(text):
      // A word that is a number, such as a generation of the operating system.
      return try kind.accept(.word(text))
    case (.number(let number, _), _):
      return try kind.accept(.number(number))
    case (.bool(let flag), _):
      return try kind.accept(.flag(flag))
    case (.string(let text), _):
      return try kind.parse(text)
    case (.null, .optional):
      return try kind.accept(.word("none"))
    default:
      throw .expected(kind.expectation)
    }
  }

  private static func numbers(
    _ values: [LocatedValue], in range: ClosedRange<Double>, unit: String, file: String,
    path: String
  ) throws(InputError) -> [Double] {
    var numbers: [Double] = []
    for (index, value) in values.enumerated() {
      let kind = ParameterKind.number(range, unit: unit, words: [:])
      let number = try value.parameterValue(of: kind, file: file, path: "\(path)[\(index)]")
      if case .number(let number) = number { numbers.append(number) }
    }
    return numbers
  }
}

extension InputFault {
  init(_ fault: ParameterFault, found: String) {
    self =
      switch fault {
      case .expected(let expected): .wrongKind(expected: expected, found: found)
      case .outOfRange(let expected): .outOfRange(expected: expected, found: found)
      case .unknownWord(let word, let choices): .unknownWord(word, choices: choices)
      }
  }
}
