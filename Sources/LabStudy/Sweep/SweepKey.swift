import LabSimulation

/// One key that a sweep varies: a parameter of the strategy, or a key of the scenario.
public struct SweepKey: Sendable {
  public let name: String
  public let kind: ParameterKind
  /// The scenario's parameter; nil for a parameter of the strategy.
  let parameter: Parameter<Scenario>?

  var isOfScenario: Bool { parameter != nil }

  /// Finds a key; where both have it, the strategy's is meant.
  ///
  /// Throws for a key that neither has, and for `persons`, which is no condition but how long to
  /// look, and has a column of its own.
  public init(
    _ name: String, of strategy: any Strategy, in scenario: Scenario
  ) throws(SweepError) {
    guard name != "persons" else { throw .persons }
    self.name = name
    if let kind = type(of: strategy).kind(of: name) {
      (self.kind, parameter) = (kind, nil)
    } else if let parameter = scenario.settableParameters.first(where: { $0.key == name }) {
      (kind, self.parameter) = (parameter.kind, parameter)
    } else {
      let own = strategy.settings.map(\.key)
      throw .unknownKey(
        name, strategy: type(of: strategy).name, own: own,
        nearest: NearestWord.nearest(
          to: name, in: own + scenario.settableParameters.map(\.key)))
    }
  }

  /// The value as the strategy or the scenario shows it: `none` and not 0.
  func shown(in strategy: any Strategy, _ scenario: Scenario) -> String {
    let value =
      parameter?.value(in: scenario) ?? strategy.settings.first { $0.key == name }?.value
    return value?.description ?? ""
  }
}
