import LabSimulation
import LabStatistics
import LabStudy
import Testing

@Suite("Intervals about people in a sweep")
struct SweepUncertaintyTests {
  /// Of 41 replicates one swipes at 60 degrees and two at 40, the others at 10.
  private static let elevations = Array(repeating: 10.0, count: 38) + [60, 40, 40]

  private static func plan(
    _ elevations: [Double] = elevations, _ decision: DirectionalPan.Decision = .withheld,
    _ axes: [SweepPlan.Axis] = [SweepPlan.Axis(key: "ratio", range: "1,1.7")]
  ) throws -> SweepPlan {
    try SweepPlan(
      try KnownPeople.scenario(replicates: elevations), KnownPeople.strategy(decision), over: axes)
  }

  @Test(
    "every cell has the percentiles of the replicates' rates, exact or played",
    arguments: [DirectionalPan.Decision.withheld, .published])
  func percentiles(decision: DirectionalPan.Decision) async throws {
    let plan = try Self.plan(Self.elevations, decision)
    let people = try #require(try await plan.populationUncertainty([0, 1], jobs: 2))
    #expect(people.rates.replicates == 41)
    // Rank 40 x 0.975 = 39. A ratio of 1 loses swipes above 45 degrees: 1 of 41 replicates, and the
    // last but one is still right. One of 1.7 loses those above 30.5 degrees: 3 of 41.
    #expect(try people.rates.interval(ofRow: 0, .page) == Interval(lower: 0, upper: 0))
    #expect(try people.rates.interval(ofRow: 1, .page) == Interval(lower: 0, upper: 1))
    #expect(
      try people.rates.intervals(ofRow: 1)[.page] == people.rates.interval(ofRow: 1, .page))
  }

  @Test("the balanced error of a withheld decision is half of what the swipes lose")
  func balanced() async throws {
    let people = try await Self.plan().populationUncertainty([1], jobs: 1)
    #expect(try people?.rates.interval(ofRow: 0, .all) == Interval(lower: 0, upper: 0.5))
  }

  @Test("the optimum of the exact curve lies where those of the replicates do")
  func optimum() async throws {
    let elevations = Array(repeating: 10.0, count: 38) + [40, 40, 40]
    let people = try await Self.plan(elevations).populationUncertainty([0], jobs: 2)
    let interval = try #require(try people?.optimum())
    // Of the sorted ratios the second is one at 40 degrees, the last but one one at 10.
    #expect(abs(interval.lower - KnownPeople.best(40)) < 0.01)
    #expect(abs(interval.upper - KnownPeople.best(10)) < 0.01)
    let played = try await Self.plan(elevations, .published).populationUncertainty([0], jobs: 2)
    #expect(try played?.optimum() == nil)
  }

  @Test("a cell without replicates, and one whose population is varied, has no interval")
  func none() async throws {
    #expect(try await Self.plan([]).populationUncertainty([0], jobs: 1) == nil)
    let varied = try Self.plan(
      Self.elevations, .withheld, [SweepPlan.Axis(key: "hand.population", range: "index,everyday")])
    #expect(varied.replicates == 0)
    #expect(try await varied.populationUncertainty([0], jobs: 1) == nil)
    #expect(try varied.scenario(of: 1).population == .everyday)
  }

  @Test("the replicates are part of what the work is, and without them nothing is said of them")
  func identity() throws {
    let manifest = SweepManifest(try Self.plan())
    var other = Self.elevations
    other[0] = 11
    #expect(manifest.digest != SweepManifest(try Self.plan(other)).digest)
    #expect(
      SweepManifest(try Self.plan(other)).differences(from: manifest).map {
        $0.prefix(while: { $0 != "," })
      } == ["population replicates was 41"])
    #expect(!SweepManifest(try Self.plan([])).text.contains("replicates"))
  }

  @Test("a forecast counts the replicates")
  func forecast() async throws {
    let units = try SweepUnits(try Self.plan())
    let forecast = try await SweepForecast(units, jobs: 1) { .seconds(1) }
    // 4 persons x 6 strokes, for the population and 41 replicates.
    #expect(forecast.simulated == 24 * 42)
    #expect(forecast.passes == 42)
  }
}
