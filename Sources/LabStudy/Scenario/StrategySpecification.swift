import LabSimulation

/// Reads `name` or `name:key=value,key=value`, as strategies are given on the command line.
///
/// The name is that of a registered strategy, or the label of a row whose parameters are the start.
/// What was typed becomes the label.
public enum StrategySpecification {
  /// - Parameters:
  ///   - rows: rows of a scenario that can be named by their label.
  ///   - conflict: whose strategies there are.
  public static func read(
    _ text: String, rows: [StrategyRow] = [], in conflict: any Conflict.Type = FeedCarousel.self
  ) throws(SpecificationError) -> StrategyRow {
    if let row = rows.first(where: { $0.label == text }) { return row }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let base = rows.first(where: { $0.label == name })?.strategy ?? conflict.strategy(name)
    else {
      let names = conflict.strategies.map { $0.name }
      let labels = rows.map(\.label).filter { !names.contains($0) }
      throw .unknownStrategy(name, known: names + labels)
    }
    var strategy = base
    var keys: [String] = []
    if parts.count == 2 {
      for setting in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
        let pair = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard pair.count == 2, !pair[0].isEmpty else {
          throw .notAPair(String(setting), strategy: name)
        }
        let key = String(pair[0])
        guard !keys.contains(key) else { throw .keyTwice(key, strategy: name) }
        keys.append(key)
        strategy = try set(key, to: String(pair[1]), in: strategy)
      }
    }
    return StrategyRow(label: text, strategy)
  }

  /// The same strategy with one parameter set from text.
  public static func set(
    _ key: String, to text: String, in strategy: any Strategy
  ) throws(SpecificationError) -> any Strategy {
    let kind = try kind(of: key, in: strategy)
    do {
      return try set(key, to: try kind.parse(text), in: strategy)
    } catch let fault as ParameterFault {
      throw .badValue(text, key: key, strategy: type(of: strategy).name, fault)
    } catch let error as SpecificationError {
      throw error
    } catch {
      throw .unknownKey(key, strategy: type(of: strategy).name, known: [])
    }
  }

  /// The same strategy with one parameter set.
  public static func set(
    _ key: String, to value: ParameterValue, in strategy: any Strategy
  ) throws(SpecificationError) -> any Strategy {
    var copy = strategy
    do {
      if try copy.set(key, to: value) { return copy }
    } catch {
      throw .badValue("\(value)", key: key, strategy: type(of: strategy).name, error)
    }
    throw unknownKey(key, in: strategy)
  }

  public static func kind(
    of key: String, in strategy: any Strategy
  ) throws(SpecificationError) -> ParameterKind {
    guard let kind = type(of: strategy).kind(of: key) else { throw unknownKey(key, in: strategy) }
    return kind
  }

  private static func unknownKey(_ key: String, in strategy: any Strategy) -> SpecificationError {
    .unknownKey(
      key, strategy: type(of: strategy).name, known: strategy.settings.map(\.key))
  }
}

/// What is wrong with a strategy given on the command line.
public enum SpecificationError: Error, Sendable, Hashable {
  case unknownStrategy(String, known: [String])
  case unknownKey(String, strategy: String, known: [String])
  case notAPair(String, strategy: String)
  case badValue(String, key: String, strategy: String, ParameterFault)
  case keyTwice(String, strategy: String)
  /// Two rows would carry the same label.
  case twice(String)
}

extension SpecificationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownStrategy(let name, let known):
      "there is no strategy \(name)\(Self.question(name, known)): known are "
        + known.joined(separator: ", ")
    case .unknownKey(_, let strategy, let known) where known.isEmpty:
      "\(strategy) has no parameters"
    case .unknownKey(let key, let strategy, let known):
      "\(strategy) has no parameter \(key)\(Self.question(key, known)): it has "
        + known.joined(separator: ", ")
    case .notAPair(let text, let strategy):
      "\"\(text)\" is no key=value: write \(strategy):key=value,key=value"
    case .badValue(let text, let key, let strategy, let fault):
      "\(strategy): \(key)=\(text) is not possible, \(Self.words(fault))"
    case .keyTwice(let key, let strategy):
      "\(strategy): \(key) is given twice"
    case .twice(let label):
      "the strategy \(label) is given twice"
    }
  }

  private static func question(_ word: String, _ known: [String]) -> String {
    NearestWord.nearest(to: word, in: known).map { " (did you mean \($0)?)" } ?? ""
  }

  private static func words(_ fault: ParameterFault) -> String {
    switch fault {
    case .expected(let expected), .outOfRange(let expected): "expected is \(expected)"
    case .unknownWord(let word, let choices):
      "expected is one of \(choices.joined(separator: ", "))\(question(word, choices))"
    }
  }
}
