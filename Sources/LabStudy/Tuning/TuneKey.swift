import LabSimulation

/// One parameter of a strategy that is tuned, and the values among which the best is sought.
public struct TuneKey: Sendable, Hashable {
  public enum Domain: Sendable, Hashable {
    /// All numbers of a range; on a logarithmic scale where the range is above 0.
    case numbers(ClosedRange<Double>)
    /// These values, each of which is tried.
    case values([ParameterValue])
  }

  public var key: String
  public var domain: Domain
  /// Whether the range was asked for, and not chosen around the present value.
  public var isGiven: Bool

  public init(_ key: String, _ domain: Domain, isGiven: Bool) {
    self.key = key
    self.domain = domain
    self.isGiven = isGiven
  }

  public var numbers: ClosedRange<Double>? {
    guard case .numbers(let range) = domain else { return nil }
    return range
  }
}

extension TuneKey {
  /// Whole numbers of a range that are tried one by one at most.
  static let mostValues = 64

  /// Reads `KEY` or `KEY=a:b`.
  ///
  /// Without a range a number is sought from a quarter of its present value to four times as much,
  /// inside what the parameter allows, and everywhere where it is 0 now.
  static func read(
    _ text: Substring, in strategy: any Strategy
  ) throws -> TuneKey {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { throw TuneError.malformed(String(text)) }
    let key = String(name)
    let kind = try StrategySpecification.kind(of: key, in: strategy)
    let given = try parts.count == 2 ? bounds(String(parts[1]), key: key, kind) : nil
    switch kind {
    case .number(let range, _, _), .optional(let range, _):
      let present = strategy.number(of: key) ?? 0
      let near =
        present > 0
        ? max(range.lowerBound, present / 4)...min(range.upperBound, present * 4) : range
      return TuneKey(key, .numbers(given ?? near), isGiven: given != nil)
    case .integer(let range):
      let chosen = given ?? Double(range.lowerBound)...Double(range.upperBound)
      guard chosen.upperBound - chosen.lowerBound < Double(mostValues) else {
        throw TuneError.tooManyValues(key)
      }
      let values = Int(chosen.lowerBound.rounded(.up))...Int(chosen.upperBound.rounded(.down))
      return TuneKey(key, .values(values.map { .number(Double($0)) }), isGiven: given != nil)
    case .flag:
      return TuneKey(key, .values([.flag(false), .flag(true)]), isGiven: false)
    case .choice(let words):
      return TuneKey(key, .values(words.map(ParameterValue.word)), isGiven: false)
    case .numbers:
      throw TuneError.noNumber(key)
    }
  }

  /// The ends of `a:b`, which the parameter must accept.
  static func bounds(
    _ text: String, key: String, _ kind: ParameterKind
  ) throws -> ClosedRange<Double> {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { throw TuneError.malformed("\(key)=\(text)") }
    let numbers = try ends.map { end in
      guard let value = try? kind.parse(end), let number = value.number else {
        throw TuneError.impossible(key, end, kind.expectation)
      }
      return number
    }
    let isWhole = if case .integer = kind { true } else { false }
    guard numbers[0] < numbers[1] || (isWhole && numbers[0] == numbers[1]) else {
      throw TuneError.backwards(key, text)
    }
    return numbers[0]...numbers[1]
  }
}
