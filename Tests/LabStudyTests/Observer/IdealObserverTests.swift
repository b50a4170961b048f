import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("The ideal observer of a comparison")
struct IdealObserverTests {
  private static func observe(
    _ scenario: Scenario, jobs: Int = 1
  ) async throws -> (IdealObserver?, Comparison) {
    var sample = ObserverSample(rows: scenario.rows.count, strokes: scenario.strokes ?? 0)
    let comparison = try await scenario.compare(scenario.rows, jobs: jobs, each: { sample.add($0) })
    return (try IdealObserver(sample, scenario), comparison)
  }

  private static var scenario: Scenario {
    var scenario = Scenario.small(persons: 40, sessions: 2, strokes: 40)
    scenario.rows = [StrategyRow(Native()), StrategyRow(EarlyDirectionFailure())]
    return scenario
  }

  @Test("the regret is the balanced error of the row less that of the observer")
  func regret() async throws {
    let (found, comparison) = try await Self.observe(Self.scenario)
    let observer = try #require(found)
    for (row, regret) in zip(comparison.rows, observer.regrets) {
      let error = try #require(try row.tally.summary(.all).errorRate)
      #expect(abs(error - observer.bound.heldOut.estimate - regret.estimate) < 1e-12)
      #expect(regret.interval.contains(regret.estimate))
    }
    #expect(
      observer.strokes == comparison.rows[0].tally.scroll.decided
        + comparison.rows[0].tally.page.decided)
    #expect(observer.bound.lowerBound <= observer.bound.heldOut.estimate)
  }

  @Test("where everybody points exactly where the intent says it makes no error")
  func separable() async throws {
    var scenario = Self.scenario
    scenario.hand.contamination = 0
    scenario.hand.jitter = 0
    scenario.hand.arc = 0
    scenario.people = try PopulationFile(Array("{ from: 'index' }".utf8), file: "")
    scenario.people?.population.grips[0].value.verticalSpread = Spread(0, 0, 0.5)
    scenario.people?.population.grips[0].value.horizontalSpread = Spread(0, 0, 0.5)
    let observer = try #require(try await Self.observe(scenario).0)
    #expect(observer.bound.heldOut.estimate == 0)
    #expect(observer.bound.lowerBound == 0)
  }

  @Test("with the same strokes for both intents nobody does better than a coin")
  func coin() async throws {
    var scenario = Self.scenario
    scenario.persons = 100
    scenario.hand.population = "index"
    scenario.hand.arc = 0
    scenario.hand.angles = [45]
    scenario.hand.speeds = [500]
    scenario.hand.length = 100
    scenario.hand.up = 1
    let observer = try #require(try await Self.observe(scenario).0)
    #expect(abs(observer.bound.heldOut.estimate - 0.5) < 0.05)
    #expect(observer.knownPerson == nil)
  }

  @Test("of many strokes a part is taken, with both intents and all persons")
  func thinned() async throws {
    let scenario = Self.scenario
    var sample = ObserverSample(rows: 2, strokes: 4 * ObserverSample.largest)
    _ = try await scenario.compare(scenario.rows, jobs: 1, each: { sample.add($0) })
    let scrolls = sample.strokes.count { $0.intent == .scroll }
    let pages = sample.strokes.count { $0.intent == .page }
    // Every fourth pair of 3,200 strokes; a few are undecided.
    #expect((780...800).contains(sample.strokes.count))
    #expect(abs(scrolls - pages) <= 10)
    #expect(Set(sample.strokes.map(\.person)).count == 40)
    #expect(sample.errors.count == 2 * sample.strokes.count)
  }

  @Test("jobs change nothing")
  func jobs() async throws {
    let one = try #require(try await Self.observe(Self.scenario, jobs: 1).0)
    let two = try #require(try await Self.observe(Self.scenario, jobs: 2).0)
    #expect(one.bound == two.bound)
    #expect(one.regrets == two.regrets)
  }

  @Test("one person, one intent or no stroke at all have no observer")
  func none() async throws {
    var scenario = Self.scenario
    scenario.persons = 1
    #expect(try await Self.observe(scenario).0 == nil)
    scenario.persons = 10
    scenario.strokesPerSession = 1
    #expect(try await Self.observe(scenario).0 == nil)
    #expect(try IdealObserver(ObserverSample(rows: 1, strokes: 0), scenario) == nil)
  }
}
