import LabSimulation
import LabStatistics
import Synchronization
import Testing

@testable import LabStudy

@Suite("Playing strokes under strategies")
struct ExperimentTests {
  /// Three batches of at most 2,000 strokes, the last one not full.
  private static let scenario = Scenario.small(persons: 5, sessions: 2, strokes: 411)
  private static let rows = [
    StrategyRow(Native()), StrategyRow(EarlyDirectionFailure.with(.published)),
  ]

  @Test("counts, and the batches in their order, are the same for any number of jobs")
  func jobs() async throws {
    var seen: [(Comparison, [StrokeRecord], [TrialResult], Int)] = []
    for jobs in [1, 2, 7] {
      var strokes: [StrokeRecord] = []
      var results: [TrialResult] = []
      let done = Mutex(0)
      let comparison = try await Self.scenario.compare(
        Self.rows, jobs: jobs,
        progress: { count in
          done.withLock { $0 += count }
        },
        each: {
          strokes += $0.strokes
          results += $0.results
        })
      seen.append((comparison, strokes, results, done.withLock(\.self)))
    }
    #expect(seen[0].1.count == 4110)
    #expect(seen[0].1.map(\.address) == seen[0].1.map(\.address).sorted())
    for other in seen {
      #expect(other.1 == seen[0].1)
      #expect(other.2 == seen[0].2)
      #expect(other.3 == 4110)
      for (a, b) in zip(other.0.rows, seen[0].0.rows) { expectEqual(a.tally, b.tally) }
    }
  }

  @Test("any split of the strokes into batches gives the same strokes and results")
  func splits() throws {
    let scenario = Scenario.small(persons: 3, sessions: 2, strokes: 11)
    let plan = try scenario.experiment(keepsTouches: true) { contest in
      Self.rows.compactMap { $0.contestStrategy?.contender(for: contest, tuning: scenario.tuning) }
    }.plan
    let whole = plan.run(0..<66)
    for cuts in [[1], [11, 22], [5, 6, 7, 40], Array(1..<66)] {
      let bounds = [0] + cuts + [66]
      let parts = zip(bounds, bounds.dropFirst()).map { plan.run($0..<$1) }
      #expect(parts.flatMap(\.strokes) == whole.strokes)
      #expect(parts.flatMap(\.results) == whole.results)
      #expect(parts.flatMap(\.touches) == whole.touches)
    }
    // From behind as well: a stroke does not know what was made before it.
    let backwards = (0..<66).reversed().map { plan.run($0..<$0 + 1) }.reversed()
    #expect(backwards.flatMap(\.results) == whole.results)
  }

  @Test("every stroke has one verdict, and half of the strokes are of each intent")
  func sums() async throws {
    let scenario = Scenario.small(persons: 4, sessions: 2, strokes: 31)
    let comparison = try await scenario.compare(Scenario.everyRow, jobs: 2)
    #expect(comparison.persons == ["0", "1", "2", "3"])
    for row in comparison.rows {
      // 16 even and 15 odd numbers below 31, in 8 sessions.
      for (scope, strokes) in [(IntentScope.scroll, 128), (.page, 120), (.all, 248)] {
        let summary = try row.tally.summary(scope)
        #expect(summary.strokes == strokes)
        #expect(summary.counts.reduce(0, +) == strokes)
        let left = summary[.cancelled] + summary[.undecided] + summary[.outside]
        #expect(summary.decided == strokes - left)
      }
      let (scroll, page) = (try row.tally.summary(.scroll), try row.tally.summary(.page))
      let mean = (try #require(scroll.errorRate) + (try #require(page.errorRate))) / 2
      #expect(abs(try #require(row.tally.summary(.all).errorRate) - mean) < 1e-15)
      #expect(row.tally.scroll.persons.map(\.decided).reduce(0, +) == scroll.decided)
      #expect(row.tally.page.persons.map(\.errors).reduce(0, +) == row.tally.page.errors)
    }
  }

  @Test("undecided strokes are the same under every strategy")
  func undecided() async throws {
    var scenario = Scenario.small()
    scenario.hand.length = 12
    let comparison = try await scenario.compare(Scenario.everyRow, jobs: 1)
    let first = try comparison.rows[0].tally.summary(.all)
    #expect(first[.undecided] > 0)
    #expect(first[.undecided] < first.strokes)
    for row in comparison.rows {
      #expect(try row.tally.summary(.all)[.undecided] == first[.undecided])
    }
  }

  @Test("a tally agrees with a count of the results one by one")
  func recount() async throws {
    var errors = [0, 0]
    var decided = [0, 0]
    let comparison = try await Self.scenario.compare(
      [Self.rows[1]], jobs: 2,
      each: { batch in
        for (stroke, result) in zip(batch.strokes, batch.results) where result.verdict.isDecided {
          let index = stroke.intent == Intent.scroll.place ? 0 : 1
          decided[index] += 1
          errors[index] += result.verdict.isArbitrationError ? 1 : 0
        }
      })
    let tally = comparison.rows[0].tally
    #expect([tally.scroll.decided, tally.page.decided] == decided)
    #expect([tally.scroll.errors, tally.page.errors] == errors)
    #expect(errors.allSatisfy { $0 > 0 })
  }

  @Test("a cancelled task stops with CancellationError and plays no further batch")
  func cancellation() async throws {
    let task = Task {
      let delivered = Mutex(0)
      do {
        _ = try await Self.scenario.compare(
          Self.rows, jobs: 1,
          each: { _ in
            delivered.withLock { $0 += 1 }
            withUnsafeCurrentTask { $0?.cancel() }
          })
        return (false, delivered.withLock(\.self))
      } catch is CancellationError {
        return (true, delivered.withLock(\.self))
      }
    }
    let (wasCancelled, delivered) = try await task.value
    #expect(wasCancelled)
    #expect(delivered == 1)
  }

  @Test("a sweep is cancelled like a comparison")
  func cancelledSweep() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Self.scenario.sweep(
        StrategyRow(EarlyDirectionFailure.with()), over: "ratio", values: [.number(1)], jobs: 1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("what the receiver of the batches throws ends the run")
  func refusal() async {
    struct Full: Error {}
    await #expect(throws: Full.self) {
      try await Self.scenario.compare(Self.rows, jobs: 2, each: { _ in throw Full() })
    }
  }

  @Test("pairs compare every further row with the first one, on the same strokes")
  func pairs() async throws {
    let comparison = try await Self.scenario.compare(
      Self.rows + [StrategyRow(Simultaneous())], jobs: 2)
    for scope in IntentScope.scopes(of: FeedCarousel.self) {
      let pairs = try comparison.pairs(scope)
      #expect(pairs.map(\.label) == comparison.rows.dropFirst().map(\.row.label))
      for (pair, row) in zip(pairs, comparison.rows.dropFirst()) {
        #expect(pair.reference == "native")
        let difference =
          try #require(row.tally.summary(scope).errorRate)
          - (try #require(comparison.rows[0].tally.summary(scope).errorRate))
        #expect(abs(pair.difference - difference) < 1e-12)
        #expect(pair.interval.lower <= pair.difference && pair.difference <= pair.interval.upper)
      }
    }
  }

  @Test("one person, one row, or an intent without strokes has no pairs")
  func noPairs() async throws {
    let one = try await Scenario.small(persons: 1).compare(Self.rows, jobs: 1)
    #expect(try one.pairs(.all).isEmpty)
    let scrolls = try await Scenario.small(persons: 4, strokes: 1).compare(Self.rows, jobs: 1)
    #expect(try scrolls.pairs(.scroll).count == 1)
    #expect(try scrolls.pairs(.page).isEmpty)
    #expect(try scrolls.pairs(.all).isEmpty)
    let row = try await Scenario.small(persons: 4).compare([Self.rows[0]], jobs: 1)
    #expect(try row.pairs(.scroll).isEmpty)
    #expect(try Comparison(rows: [], persons: []).pairs(.all).isEmpty)
  }
}

/// All that a tally counts: verdicts, persons, latency and displacement.
func expectEqual(
  _ a: StrategyTally, _ b: StrategyTally, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (a, b) in [(a.scroll, b.scroll), (a.page, b.page)] {
    #expect(a.counts == b.counts, comment, sourceLocation: sourceLocation)
    #expect(a.persons == b.persons, comment, sourceLocation: sourceLocation)
    #expect(a.latency == b.latency, comment, sourceLocation: sourceLocation)
    #expect(a.displacement == b.displacement, comment, sourceLocation: sourceLocation)
  }
}
