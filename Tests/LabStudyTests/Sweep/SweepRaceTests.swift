import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("When a sweep has seen enough")
struct SweepUntilTests {
  @Test("rules are read once each, in any order")
  func rules() throws {
    let until = try SweepUntil(["time=1.5m", "ci=0.002", "decided"])
    #expect(until.halfWidth == 0.002)
    #expect(until.decides)
    #expect(until.time == .seconds(90))
    #expect("\(until)" == "ci=0.002, decided, time=90s")
    #expect("\(try SweepUntil(["time=0.5s"]))" == "time=0.5s")
    #expect(throws: SweepError.ruleTwice("ci")) { try SweepUntil(["ci=0.1", "ci=0.2"]) }
  }

  @Test(
    "another word is refused",
    arguments: [
      "", "ci", "ci=", "ci=0", "ci=0.5", "ci=-1", "ci=nan", "decided=1", "time=60", "time=-1s",
      "time=1d", "time=s", "time=1e300s", "never",
    ])
  func wrong(text: String) {
    #expect(throws: SweepError.badRule(text)) { try SweepUntil([text]) }
  }
}

@Suite("A sweep that stops by itself")
struct SweepRaceTests {
  private func run(
    _ axes: [String], persons: Int, _ rules: [String], strokes: Int = 8,
    elapsed: () -> Duration = { .zero }
  ) async throws -> SweepRace.Outcome {
    var scenario = Scenario.small(persons: persons, strokes: strokes)
    scenario.hand.contamination = 0.3
    let plan = try SweepPlan.small(axes, scenario: scenario)
    var race = try SweepRace(try SweepUnits(plan), until: try SweepUntil(rules))
    return try await race.run(jobs: 2, elapsed: elapsed)
  }

  @Test("plays 20 persons and then a quarter more, and counts what a sweep of as many counts")
  func batches() async throws {
    let outcome = try await run(["ratio=0.8,1.7", "threshold=8,12"], persons: 1_000, ["ci=0.2"])
    // 20, 40, 60, 80, 100, 125, 156, 195, 243 ...: by 20 until a quarter is more.
    var sizes = [0]
    while let last = sizes.last, last < 1_000 { sizes.append(last + max(20, last / 4)) }
    #expect(sizes.contains(outcome.persons))
    #expect(outcome.end == .narrow)
    #expect(!outcome.isUndecided)
    for cell in outcome.cells {
      let sequence = try #require(cell.sequence)
      #expect(sequence.upper - sequence.lower <= 0.4)
    }
    var scenario = Scenario.small(persons: outcome.persons, strokes: 8)
    scenario.hand.contamination = 0.3
    let plan = try SweepPlan.small(["ratio=0.8,1.7", "threshold=8,12"], scenario: scenario)
    let all = try await plan.play([0, 1, 2, 3], jobs: 2).cells
    for (a, b) in zip(outcome.cells, all) { expectEqual(a.row.tally, b.row.tally) }
  }

  @Test("feeds the persons' balanced errors to sequences that share the error of 5 %")
  func sequences() async throws {
    let outcome = try await run(["ratio=0.8,1.7"], persons: 50, ["ci=0.001"])
    #expect(outcome.persons == 50)
    #expect(outcome.end == .persons)
    #expect(outcome.isUndecided)
    for cell in outcome.cells {
      var sequence = try BoundedSequence(confidence: 1 - 0.05 / 2)
      for (scroll, page) in zip(cell.row.tally.scroll.persons, cell.row.tally.page.persons)
      where scroll.decided > 0 && page.decided > 0 {
        try sequence.add(
          (Double(scroll.errors) / Double(scroll.decided)
            + Double(page.errors) / Double(page.decided)) / 2)
      }
      #expect(cell.sequence == sequence.interval)
    }
  }

  @Test("finds the best of cells that differ much, and plays the others no further")
  func decided() async throws {
    // A ratio of 1000 fails almost every swipe, and one of 0.001 takes every scroll.
    let outcome = try await run(["ratio=1000,1,0.001"], persons: 10_000, ["decided"])
    #expect(outcome.end == .decided(cell: 1))
    #expect(outcome.rivals == 1)
    #expect(!outcome.isUndecided)
    #expect(outcome.persons < 10_000)
  }

  @Test("stops at the time, and is undecided only when something else was asked for")
  func time() async throws {
    for (rules, isUndecided) in [(["time=5s"], false), (["time=5s", "decided"], true)] {
      var seconds = 0
      let outcome = try await run(["ratio=1.7,1.71"], persons: 5_000, rules) {
        seconds += 2
        return .seconds(seconds)
      }
      #expect(outcome.end == .time)
      #expect(outcome.persons == 60)
      #expect(outcome.isUndecided == isUndecided)
    }
  }

  @Test("keeps at most 10,000 cells in memory")
  func most() throws {
    let plan = try SweepPlan.small(["ratio=1:101:0.01"])
    #expect(throws: SweepError.tooManyToRace(10_001)) {
      try SweepRace(try SweepUnits(plan), until: try SweepUntil(["decided"]))
    }
  }
}
