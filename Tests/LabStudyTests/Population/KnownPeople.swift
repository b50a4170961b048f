import Foundation
import LabSimulation
import LabStudy

/// People whose strokes, and so their errors, are known beforehand: all scroll straight up or down,
/// and all swipe to the left, rising by one angle.
enum KnownPeople {
  static func population(elevation: Double) -> Population {
    var population = Population.index
    var grip = Grip.index
    grip.leftElevation = elevation
    (grip.upTilt, grip.downTilt) = (0, 0)
    grip.verticalSpread = Spread(0, 0, 0)
    grip.horizontalSpread = Spread(0, 0, 0)
    grip.curve.arcFactor = 0
    (grip.micro.tremor, grip.micro.roll, grip.micro.rollBias, grip.micro.hook) = (0, 0, 0, 0)
    population.grips[0].value = grip
    return population
  }

  /// Four of them under a glass without noise; `replicates` of them swipe at other angles.
  static func scenario(replicates elevations: [Double]) throws -> Scenario {
    var scenario = Scenario(name: "known")
    scenario.persons = 4
    scenario.sessions = 1
    scenario.strokesPerSession = 6
    scenario.hand.contamination = 0
    scenario.hand.left = 1
    scenario.hand.arc = 0
    (scenario.device.noise, scenario.device.scale) = (0, 0)
    scenario.people = try PopulationFile(Array("{}".utf8), file: "")
    scenario.people?.population = population(elevation: 0)
    scenario.people?.replicates = elevations.map(population)
    return scenario
  }

  static func strategy(_ decision: DirectionalPan.Decision = .withheld) -> StrategyRow {
    var strategy = EarlyDirectionFailure()
    strategy.decision = decision
    strategy.ratio = 1.7
    return StrategyRow(label: "known", strategy)
  }

  /// The ratio in the middle, by angle, between swipes at an elevation and scrolls straight up.
  static func best(_ elevation: Double) -> Double {
    1 / tan((90 + elevation) / 2 * .pi / 180)
  }
}
