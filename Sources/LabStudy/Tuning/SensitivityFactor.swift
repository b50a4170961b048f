import LabSimulation

/// A number of the scenario or of the strategy, and the range over which it varies uniformly.
public struct SensitivityFactor: Sendable, Hashable {
  public enum Owner: Sendable, Hashable {
    case scenario
    case strategy
  }

  public var key: String
  public var range: ClosedRange<Double>
  public var owner: Owner
  /// Whether only whole numbers are possible.
  var isWhole = false

  /// Reads `KEY=a:b`; a key of the scenario is written as in its file, `hand.arc`.
  public init(_ text: String, scenario: Scenario, strategy: any Strategy) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw TuneError.malformed(text) }
    key = String(parts[0])
    let kinds = Self.kinds(of: strategy, in: scenario)
    guard let found = kinds.first(where: { $0.key == parts[0] }) else {
      let isAdjustment = key.hasPrefix(Scenario.adjustmentPrefix)
      throw TuneError.unknownFactor(
        key,
        known: kinds.map(\.key).filter { $0.hasPrefix(Scenario.adjustmentPrefix) == isAdjustment })
    }
    owner = found.owner
    if case .integer = found.kind { isWhole = true }
    range = try TuneKey.bounds(String(parts[1]), key: key, found.kind)
  }

  private init(_ key: String, _ range: ClosedRange<Double>, _ owner: Owner) {
    self.key = key
    self.range = range
    self.owner = owner
  }

  /// Hand, glass and strategy: how many strokes go anywhere, how curved and how unsteady they are, how
  /// often events come, and every number of the strategy from half to twice its present value.
  public static func usual(scenario: Scenario, strategy: any Strategy) -> [Self] {
    let fastest = scenario.device.scanHz
    let own = kinds(of: strategy, in: scenario).compactMap { key, owner, kind -> Self? in
      guard owner == .strategy, case .number(let range, _, _) = kind,
        let present = strategy.number(of: key), present > 0
      else { return nil }
      return Self(
        key, max(range.lowerBound, present / 2)...min(range.upperBound, present * 2), .strategy)
    }
    return [
      Self("hand.contamination", 0...0.02, .scenario), Self("hand.arc", 0...1, .scenario),
      Self("hand.jitter", 0...1, .scenario),
      Self("device.deliveryHz", max(10, fastest / 2)...fastest, .scenario),
    ] + own
  }

  private static func kinds(
    of strategy: any Strategy, in scenario: Scenario
  ) -> [(key: String, owner: Owner, kind: ParameterKind)] {
    let own = strategy.settings.compactMap { setting in
      type(of: strategy).kind(of: setting.key).map { (setting.key, Owner.strategy, $0) }
    }
    return (scenario.settableParameters.map { ($0.key, Owner.scenario, $0.kind) } + own).filter {
      switch $0.2 {
      case .number, .optional, .integer: true
      case .flag, .choice, .numbers: false
      }
    }
  }

  /// The value at a share of the range.
  func value(at share: Double) -> ParameterValue {
    let number = range.lowerBound + (range.upperBound - range.lowerBound) * share
    return .number(isWhole ? number.rounded() : number)
  }
}
