import LabSimulation

/// One value of a switch, under which a comparison is played again.
public struct AssumptionSetting: Sendable, Hashable {
  public var key: String
  public var question: AssumptionQuestion
  public var value: ParameterValue

  public init(_ key: String, _ question: AssumptionQuestion, _ value: ParameterValue) {
    self.key = key
    self.question = question
    self.value = value
  }

  /// The key without the name of its table: `panShape` for `assumptions.panShape`.
  public var shortKey: String { key.split(separator: ".").last.map(String.init) ?? key }

  /// `panShape=axis`.
  public var name: String { "\(shortKey)=\(value)" }
}

extension Scenario {
  /// Every value of every switch that the scenario does not have already.
  public var assumptionSettings: [AssumptionSetting] {
    AssumptionSwitch.all.flatMap { entry in
      let present = Self.parameter(entry.key)?.value(in: self)
      return entry.values.filter { $0 != present }
        .map { AssumptionSetting(entry.key, entry.question, $0) }
    }
  }

  /// The scenario under a setting; nil for a key or value that there is not.
  public func under(_ setting: AssumptionSetting) -> Scenario? {
    guard let parameter = Self.parameter(setting.key) else { return nil }
    var changed = self
    do { try parameter.set(setting.value, in: &changed) } catch { return nil }
    return changed
  }

  private static func parameter(_ key: String) -> Parameter<Scenario>? {
    parameters.first { $0.key == key }
  }
}
