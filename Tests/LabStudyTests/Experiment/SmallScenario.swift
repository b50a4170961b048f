import LabSimulation
import LabStudy

extension Scenario {
  /// A few persons on the shipped layout.
  static func small(
    persons: Int = 3, sessions: Int = 1, strokes: Int = 40, seed: UInt64 = 7, hz: Double = 120
  ) -> Scenario {
    var scenario = Scenario(name: "small")
    scenario.persons = persons
    scenario.sessions = sessions
    scenario.strokesPerSession = strokes
    scenario.seed = seed
    scenario.device.scanHz = hz
    scenario.device.deliveryHz = hz
    return scenario
  }

  /// Every registered strategy, and the switches that matter most.
  static var everyRow: [StrategyRow] {
    var held = HighPriority()
    held.hold = 150
    var atEnd = Simultaneous()
    (atEnd.k, atEnd.timing) = (2, .end)
    return Scenario.shipped.rows + [
      StrategyRow(held), StrategyRow(atEnd), StrategyRow(EarlyDirectionFailure.with()),
      StrategyRow(EarlyDirectionFailure.with(threshold: 16, feedWaits: true)),
    ]
  }
}
