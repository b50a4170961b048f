import LabSimulation
import LabStatistics
import LabStudy
import Testing

/// A population without any spread swipes at exactly the angle that it is given, so its rates are
/// known beforehand.
@Suite("Intervals about people")
struct PopulationUncertaintyTests {
  /// Everybody's page strokes go to the left and rise by `elevation` degrees.
  private static func population(elevation: Double) -> Population {
    var population = Population.index
    var grip = Grip.index
    grip.leftElevation = elevation
    grip.verticalSpread = Spread(0, 0, 0)
    grip.horizontalSpread = Spread(0, 0, 0)
    grip.curve.arcFactor = 0
    grip.micro.tremor = 0
    population.grips[0].value = grip
    return population
  }

  private static func scenario(elevations: [Double]) throws -> Scenario {
    var scenario = Scenario(name: "known")
    scenario.persons = 4
    scenario.sessions = 1
    scenario.strokesPerSession = 6
    scenario.hand.contamination = 0
    scenario.hand.left = 1
    scenario.hand.arc = 0
    scenario.people = try PopulationFile(Array("{}".utf8), file: "")
    scenario.people?.population = population(elevation: 0)
    scenario.people?.replicates = elevations.map(population)
    return scenario
  }

  private static func rows(_ ratios: Double...) -> [StrategyRow] {
    ratios.map { ratio in
      var strategy = EarlyDirectionFailure()
      strategy.decision = .withheld
      strategy.ratio = ratio
      return StrategyRow(strategy)
    }
  }

  @Test("without replicates there is none")
  func none() async throws {
    let scenario = try Self.scenario(elevations: [])
    #expect(try await scenario.populationUncertainty(Self.rows(1), jobs: 1) == nil)
  }

  @Test("the limits are the percentiles of the replicates' rates")
  func percentiles() async throws {
    // A ratio of 1 keeps swipes below 45 degrees, one of 1.7 those below 30.5. Of 41 replicates one
    // swipes at 60 degrees and two at 40: so 1 of 41 loses everything at 1, and 3 of 41 at 1.7.
    var elevations = Array(repeating: 10.0, count: 38)
    elevations += [60, 40, 40]
    let scenario = try Self.scenario(elevations: elevations)
    let uncertainty = try #require(
      try await scenario.populationUncertainty(Self.rows(1, 1.7), jobs: 2))
    #expect(uncertainty.replicates == 41)
    // Rank 40 x 0.975 = 39 of the sorted rates 0 ... 0, 1 is the last 0; of 0 ... 0, 1, 1, 1 it is 1.
    #expect(try uncertainty.interval(ofRow: 0, .page) == Interval(lower: 0, upper: 0))
    #expect(try uncertainty.interval(ofRow: 1, .page) == Interval(lower: 0, upper: 1))
    // The balanced error is half of it: no scroll is stolen.
    #expect(try uncertainty.interval(ofRow: 1, .all) == Interval(lower: 0, upper: 0.5))
    // They differ in the two replicates at 40 degrees.
    #expect(try uncertainty.interval(ofRow: 1, minus: 0, .page) == Interval(lower: 0, upper: 1))
    #expect(try uncertainty.interval(ofRow: 0, minus: 0, .page) == Interval(lower: 0, upper: 0))
  }

  @Test("a replicate is played on the strokes of the population itself")
  func commonNumbers() async throws {
    var scenario = try Self.scenario(elevations: [])
    scenario.people?.population = .everyday
    scenario.people?.replicates = Array(repeating: .everyday, count: 40)
    let rows = Self.rows(1.7)
    let rate = try #require(
      try await scenario.compare(rows, jobs: 1).rows[0].tally.summary(.all).errorRate)
    let uncertainty = try await scenario.populationUncertainty(rows, jobs: 1)
    #expect(
      try uncertainty?.interval(ofRow: 0, .all) == Interval(lower: rate, upper: rate))
  }
}
