/// One settable property of a strategy, a hand, a device or a layout: its key, its meaning, its
/// range, and how to read and to write it.
///
/// The tables of these are the single source for scenario files, `--strategy` specifications,
/// sweeps, help and error messages, so a new parameter is one line.
public struct Parameter<Root: Sendable>: Sendable {
  public let key: String
  /// One sentence for help and error messages.
  public let summary: String
  public let kind: ParameterKind
  let read: @Sendable (Root) -> ParameterValue
  let write: @Sendable (inout Root, ParameterValue) -> Void

  /// A parameter that is read and written in its own way.
  public init(
    _ key: String, _ summary: String, _ kind: ParameterKind,
    read: @escaping @Sendable (Root) -> ParameterValue,
    write: @escaping @Sendable (inout Root, ParameterValue) -> Void
  ) {
    self.key = key
    self.summary = summary
    self.kind = kind
    self.read = read
    self.write = write
  }

  public func value(in root: Root) -> ParameterValue { read(root) }

  /// Writes a value that was checked against the kind.
  public func set(_ value: ParameterValue, in root: inout Root) throws(ParameterFault) {
    write(&root, try kind.accept(value))
  }
}

extension Parameter {
  /// A number in a closed range; `words` are names for special values, such as `none` for 0.
  public static func number(
    _ key: String, _ path: WritableKeyPath<Root, Double> & Sendable, in range: ClosedRange<Double>,
    unit: String = "", words: [String: Double] = [:], _ summary: String
  ) -> Self {
    Self(key, summary, .number(range, unit: unit, words: words)) {
      let value = $0[keyPath: path]
      for (word, meaning) in words where meaning == value { return .word(word) }
      return .number(value)
    } write: {
      if case .number(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  /// A number that may be left out (`nil`); written as the word `none`.
  public static func optional(
    _ key: String, _ path: WritableKeyPath<Root, Double?> & Sendable, in range: ClosedRange<Double>,
    unit: String = "", _ summary: String
  ) -> Self {
    Self(key, summary, .optional(range, unit: unit)) {
      $0[keyPath: path].map(ParameterValue.number) ?? .word("none")
    } write: {
      switch $1 {
      case .number(let value): $0[keyPath: path] = value
      default: $0[keyPath: path] = nil
      }
    }
  }

  /// A whole number in a closed range.
  public static func integer(
    _ key: String, _ path: WritableKeyPath<Root, Int> & Sendable, in range: ClosedRange<Int>,
    _ summary: String
  ) -> Self {
    Self(key, summary, .integer(range)) {
      .number(Double($0[keyPath: path]))
    } write: {
      if case .number(let value) = $1 { $0[keyPath: path] = Int(value) }
    }
  }

  /// True or false.
  public static func flag(
    _ key: String, _ path: WritableKeyPath<Root, Bool> & Sendable, _ summary: String
  ) -> Self {
    Self(key, summary, .flag) {
      .flag($0[keyPath: path])
    } write: {
      if case .flag(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  /// One of the cases of an enumeration.
  public static func choice<Choice>(
    _ key: String, _ path: WritableKeyPath<Root, Choice> & Sendable, _ summary: String
  ) -> Self where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    Self(key, summary, .choice(Choice.allCases.map(\.rawValue))) {
      .word($0[keyPath: path].rawValue)
    } write: {
      if case .word(let word) = $1, let choice = Choice(rawValue: word) {
        $0[keyPath: path] = choice
      }
    }
  }

  /// The name of an entry in a registry.
  public static func name(
    _ key: String, _ path: WritableKeyPath<Root, String> & Sendable, of names: [String],
    _ summary: String
  ) -> Self {
    Self(key, summary, .choice(names)) {
      .word($0[keyPath: path])
    } write: {
      if case .word(let word) = $1 { $0[keyPath: path] = word }
    }
  }

  /// A list of numbers, each in a closed range; empty means "not given".
  public static func numbers(
    _ key: String, _ path: WritableKeyPath<Root, [Double]> & Sendable,
    in range: ClosedRange<Double>, unit: String = "", _ summary: String
  ) -> Self {
    Self(key, summary, .numbers(range, unit: unit)) {
      .numbers($0[keyPath: path])
    } write: {
      if case .numbers(let values) = $1 { $0[keyPath: path] = values }
    }
  }
}
