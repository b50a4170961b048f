import LabSimulation
import LabStatistics

/// The smallest balanced error of an observer who knows the population, the person and the session, and
/// sees the direction that the finger meant: what remains when everything but the strokes is known.
///
/// The mean over persons and sessions of `DirectionDensity.idealError`, by Rao-Blackwell over randomly
/// shifted Sobol points: no stroke is drawn, each point is a person in a session and gives the
/// probability of an error. It looks at the direction of the chord that was meant, not at the first
/// 10 pt that a recognizer sees, so it bounds no strategy exactly; it says how much knowing the user
/// could be worth.
public struct KnownPersonObserver: Sendable {
  public let rate: RaoBlackwellRate

  /// Points of one shift; with 16 shifts there are 16 times as many evaluations.
  static let points = 128
  /// Grip, three deviates of the person, three of the session; one more where persons are uneven.
  private static let dimensions = 7
  /// Scales in degrees below which a direction is as good as fixed.
  private static let smallestScale = 0.3

  /// Nil where the population does not spread the directions: given angles, or a scale below 0.3
  /// degrees.
  public init?(_ scenario: Scenario) throws {
    guard scenario.hand.angles.isEmpty, let population = scenario.population else { return nil }
    let grips = population.grips.filter { $0.share > 0 }
    guard !grips.isEmpty,
      grips.allSatisfy({
        min($0.value.verticalSpread.stroke, $0.value.horizontalSpread.stroke) >= Self.smallestScale
      })
    else { return nil }
    let hand = scenario.hand
    var scales: [LengthScales] = []
    for grip in grips {
      scales.append(
        try LengthScales(
          grip.value, population, hand, pointsPerMillimetre: scenario.pointsPerInch / 25.4))
    }
    let lengths = scales
    let isUneven = grips.contains { $0.value.unevenness > 0 }
    rate = try RaoBlackwellRate(
      dimensions: Self.dimensions + (isUneven ? 1 : 0), points: Self.points,
      confidence: RateSummary.confidence
    ) { point throws(StatisticsError) in
      var deviates: [Double] = []
      for coordinate in point.dropFirst() {
        deviates.append(try Quantiles.normal(probability: coordinate))
      }
      let place = Population.Part.pick(from: grips, at: point[0])
      let held = grips[place].value
      let unevenness = isUneven ? held.personScale(deviates[6]) : 1
      // Half the area that two densities share is below 1/2, but for the rounding of the sum.
      return min(
        0.5,
        try DirectionDensity(
          held, hand, contamination: population.contamination,
          person: AxisDeviates(deviates[0], deviates[1], deviates[2], of: held),
          session: AxisDeviates(deviates[3], deviates[4], deviates[5], of: held),
          unevenness: unevenness, scales: lengths[place]
        ).idealError)
    }
  }
}
