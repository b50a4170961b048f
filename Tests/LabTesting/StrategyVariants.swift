import LabSimulation

/// A registered strategy with particular parameters, named by its specification.
public struct StrategyVariant: Sendable, CustomStringConvertible {
  public let strategy: any ContestStrategy

  public init(_ strategy: any ContestStrategy) {
    self.strategy = strategy
  }

  public var description: String { strategy.specification }
}

/// Every registered strategy of a feed with a carousel, with its defaults and with parameters drawn from its own table, so
/// that a strategy is tested by being registered.
public enum StrategyVariants {
  /// The strategies as they are, then each with `drawn` sets of other parameters.
  public static func all(drawn: Int, seed: UInt64) -> [StrategyVariant] {
    var random = Xoshiro256(seed: seed)
    return Strategies.all.flatMap { type in
      [StrategyVariant(type.init())]
        + (0..<drawn).map { _ in StrategyVariant(variant(of: type, using: &random)) }
    }
  }

  private static func variant<S: ContestStrategy>(
    of type: S.Type, using random: inout Xoshiro256
  ) -> any ContestStrategy {
    var strategy = type.init()
    for parameter in type.parameters where random.uniform() < 0.7 {
      let value = value(parameter.kind, near: parameter.value(in: strategy), using: &random)
      guard let value else { continue }
      do {
        try parameter.set(value, in: &strategy)
      } catch {
        preconditionFailure("\(S.name) refuses \(value) for its own \(parameter.key): \(error)")
      }
    }
    return strategy
  }

  /// A value that the kind accepts: now and then an end of the range or a special word, else one
  /// near the default; nil for kinds without a rule here.
  private static func value(
    _ kind: ParameterKind, near present: ParameterValue, using random: inout Xoshiro256
  ) -> ParameterValue? {
    switch kind {
    case .number(let range, _, let words):
      if !words.isEmpty, random.uniform() < 0.25 { return .word(words.keys.sorted()[0]) }
      return .number(number(in: range, near: present, using: &random))
    case .optional(let range, _):
      if random.uniform() < 0.25 { return .word("none") }
      return .number(number(in: range, near: present, using: &random))
    case .integer(let range):
      return .number(Double(Int.random(in: range, using: &random)))
    case .flag:
      return .flag(random.uniform() < 0.5)
    case .choice(let choices):
      return .word(choices[Int(random.uniform(0, Double(choices.count)))])
    case .numbers(let range, _):
      return .numbers([number(in: range, near: present, using: &random)])
    }
  }

  private static func number(
    in range: ClosedRange<Double>, near present: ParameterValue, using random: inout Xoshiro256
  ) -> Double {
    switch Int(random.uniform(0, 10)) {
    case 0: return range.lowerBound
    case 1: return range.upperBound
    default: break
    }
    if case .number(let value) = present, value != 0 {
      let share = random.uniform(0, 1)
      let scaled = random.uniform() < 0.5 ? value * share : value / max(share, 0.1)
      return min(range.upperBound, max(range.lowerBound, scaled))
    }
    // Most of a wide range is far from anything that a finger does.
    let share = random.uniform()
    return range.lowerBound + (range.upperBound - range.lowerBound) * share * share * share
  }
}
