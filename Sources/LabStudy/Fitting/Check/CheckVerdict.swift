/// What a judged quantity amounts to.
public enum CheckVerdict: String, Sendable, CaseIterable {
  /// No larger than its limit.
  case within
  /// Beyond the limit, but no further than as many persons of the population itself may lie.
  case chance
  /// Beyond the limit and beyond chance: the only one that makes a check fail.
  case outside

  /// Nil without a limit; what no chance is known of is outside beyond the limit.
  ///
  /// A trace of rounding beyond a bound is none.
  public init?(_ value: Double, limit: Double?, chance: Double?) {
    guard let limit else { return nil }
    self =
      value <= limit ? .within : chance.map { value <= $0 + 1e-12 } == true ? .chance : .outside
  }
}

extension PredictiveCheck {
  /// The verdict on a quantity of this check; nil when it is only reported.
  public func verdict(
    _ quantity: CheckQuantity, _ value: Double, _ limits: CheckLimits
  ) -> CheckVerdict? {
    CheckVerdict(
      value, limit: limits.limit(of: quantity, isRaw: isRaw), chance: chance?.bounds[quantity])
  }

  /// The quantities with a verdict, in the order of tables.
  public func quantities(_ verdict: CheckVerdict, _ limits: CheckLimits) -> [CheckQuantity] {
    quantities.filter { self.verdict($0.key, $0.value, limits) == verdict }.map(\.key)
  }

  /// The quantities beyond their limit by more than chance.
  public func excesses(_ limits: CheckLimits) -> [CheckQuantity] { quantities(.outside, limits) }
}
