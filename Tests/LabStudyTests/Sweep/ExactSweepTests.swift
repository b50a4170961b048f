import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("The exact sweep of the ratio")
struct ExactSweepTests {
  /// A glass and a strategy under which the exact sweep has to agree with the arena.
  struct Setting: Sendable, CustomTestStringConvertible {
    var threshold: Double
    var feedWaits: Bool
    /// Pixels per point: 1 puts every location on whole points, so that many strokes share their
    /// critical ratio and many samples lie exactly at 10 pt.
    var scale: Double

    static let all = [6.0, 10, 14].flatMap { threshold in
      [false, true].flatMap { waits in
        [1.0, 3].map { Setting(threshold: threshold, feedWaits: waits, scale: $0) }
      }
    }

    var testDescription: String { "threshold \(threshold), feedWaits \(feedWaits), scale \(scale)" }

    var scenario: Scenario {
      var scenario = Scenario.small(persons: 3, strokes: 60, seed: UInt64(threshold) + 90, hz: 120)
      scenario.device.scale = scale
      // Slanted enough that every ratio of the grid decides some strokes differently.
      scenario.hand.contamination = 0.3
      return scenario
    }

    var row: StrategyRow {
      StrategyRow(EarlyDirectionFailure.with(threshold: threshold, feedWaits: feedWaits))
    }
  }

  /// The critical ratios of all strokes, as the sweep sees them.
  private func criticals(_ setting: Setting) throws -> [Double] {
    try branches(setting).stages.map(\.critical)
  }

  @Test(
    "counts, persons and latencies equal the arena's at every ratio, ties included",
    arguments: Setting.all)
  func bruteForce(setting: Setting) async throws {
    let finite = try criticals(setting).filter { (0.001...1000).contains($0) }.sorted()
    #expect(finite.count > 60)
    // Every twelfth stroke's own critical value, where it is kept, and the next double, where not.
    let ties = stride(from: 0, to: finite.count, by: 12).map { finite[$0] }
    let ratios: [Double] =
      [0.001, 0.5, 1, 1.7, 3, 1000]
      + ties.flatMap { (tie: Double) -> [Double] in [tie, tie.nextUp] }
    let values = ratios.map(ParameterValue.number)
    let sweep = try await setting.scenario.sweep(
      setting.row, over: "ratio", values: values, jobs: 2)
    #expect(sweep.values == values)
    let rows = ratios.map { ratio in
      var row = setting.row
      row.strategy = EarlyDirectionFailure.with(
        ratio: ratio, threshold: setting.threshold, feedWaits: setting.feedWaits)
      return row
    }
    let arena = try await setting.scenario.compare(rows, jobs: 2)
    for (ratio, (a, b)) in zip(ratios, zip(sweep.comparison.rows, arena.rows)) {
      #expect(a.row.parameters == b.row.parameters)
      expectEqual(a.tally, b.tally, "ratio \(ratio)")
    }
    // The ties are worth something: at some of them the next double decides otherwise.
    let counts = sweep.comparison.rows.map { $0.tally.scroll.counts + $0.tally.page.counts }
    let pairs = stride(from: 6, to: counts.count, by: 2).map { counts[$0] != counts[$0 + 1] }
    #expect(pairs.contains(true))
  }

  @Test("on whole points several strokes share one critical ratio")
  func shared() throws {
    let finite = try criticals(Setting(threshold: 10, feedWaits: false, scale: 1))
      .filter { $0.isFinite && $0 > 0 }
    #expect(Set(finite).count < finite.count)
  }

  @Test(
    "the curve has the tally's errors at any ratio, and none of 500 ratios beats its optimum",
    arguments: Setting.all)
  func curve(setting: Setting) async throws {
    var generator = Xoshiro256(seed: 5)
    let ratios = (0..<500).map { _ in Interpolation.geometric(0.01, 100, generator.uniform()) }
    let tallied = Array(ratios.prefix(20))
    let sweep = try await setting.scenario.sweep(
      setting.row, over: "ratio", values: tallied.map(ParameterValue.number), jobs: 2)
    let exact = try #require(sweep.curve)
    #expect(exact.key == "ratio")
    for (ratio, row) in zip(tallied, sweep.comparison.rows) {
      let cell = try exact.curve.cell(at: ratio)
      #expect(cell.firstErrors == row.tally.scroll.errors)
      #expect(cell.secondErrors == row.tally.page.errors)
    }
    #expect(exact.curve.firstItems == sweep.comparison.rows[0].tally.scroll.decided)
    #expect(exact.curve.secondItems == sweep.comparison.rows[0].tally.page.decided)

    let decisions = try branches(setting)
    for ratio in ratios {
      var errors = (scroll: 0, page: 0)
      for (stroke, stage) in zip(decisions.strokes, decisions.stages) {
        guard stage.mark(at: ratio).verdict.isArbitrationError else { continue }
        if stroke.intent == Intent.scroll.place { errors.scroll += 1 } else { errors.page += 1 }
      }
      let cell = try exact.curve.cell(at: ratio)
      #expect((cell.firstErrors, cell.secondErrors) == (errors.scroll, errors.page))
      let scroll = Double(errors.scroll) / Double(exact.curve.firstItems)
      let page = Double(errors.page) / Double(exact.curve.secondItems)
      #expect(exact.optimum.value <= (scroll + page) / 2 + 1e-15)
    }

    // And the optimum is reached, by the arena itself.
    let recommended = EarlyDirectionFailure.with(
      ratio: exact.optimum.recommended, threshold: setting.threshold, feedWaits: setting.feedWaits)
    let arena = try await setting.scenario.compare([StrategyRow(recommended)], jobs: 1)
    let reached = try arena.rows[0].tally.summary(.all)
    #expect(abs(try #require(reached.errorRate) - exact.optimum.value) < 1e-15)
    #expect(exact.best.errorRate == reached.errorRate)
    let isInside = exact.indifference.contains { $0.contains(exact.optimum.recommended) }
    #expect(isInside)
  }

  /// Both branches of every stroke: at one threshold one stage each.
  private func branches(_ setting: Setting) throws -> BranchedDecisions {
    let scenario = setting.scenario
    let count = try #require(scenario.strokes)
    let surface = try #require(setting.row.contestStrategy?.decisionSurface)
    let thresholds = setting.threshold...setting.threshold
    let plan = try scenario.experiment(
      decision: TrialPlan.Decision(surface, thresholds: thresholds)
    ) { _ in [] }.plan
    var decisions = try BranchedDecisions(
      surface, thresholds: thresholds,
      present: BranchedDecisions.Point(threshold: setting.threshold, ratio: 1.7),
      persons: scenario.persons, strokes: count)
    decisions.add(plan.run(0..<count))
    #expect(decisions.stages.count == count)
    return decisions
  }

  @Test("as published the pan may begin first, so every value is played and there is no curve")
  func published() async throws {
    let scenario = Setting(threshold: 10, feedWaits: false, scale: 3).scenario
    let base = StrategyRow(EarlyDirectionFailure.with(.published))
    #expect(base.contestStrategy?.decisionSurface == nil)
    let sweep = try await scenario.sweep(
      base, over: "ratio", values: [.number(1), .number(1.7)], jobs: 1)
    #expect(sweep.curve == nil)
    let arena = try await scenario.compare(
      [1, 1.7].map { StrategyRow(EarlyDirectionFailure.with(ratio: $0, .published)) }, jobs: 1)
    for (a, b) in zip(sweep.comparison.rows, arena.rows) { expectEqual(a.tally, b.tally) }
    // Only as published does a late failure leave dead touches.
    #expect(arena.rows.contains { $0.tally.scroll[.deadTouch] > 0 })
  }

  @Test("a key that does not belong to the decision is played value by value")
  func otherKey() async throws {
    let scenario = Setting(threshold: 10, feedWaits: false, scale: 3).scenario
    let variants = Variants(
      of: StrategyRow(EarlyDirectionFailure.with()), over: ["ratio", "feedWaits"],
      at: [[.number(1), .flag(false)], [.number(1.7), .flag(true)]])
    #expect(variants.passes == 1)
    let many = Array(repeating: variants.points[0], count: Variants.perPass + 1)
    #expect(Variants(of: variants.base, over: variants.keys, at: many).passes == 2)
    let (comparison, curve) = try await scenario.play(variants, jobs: 1)
    #expect(curve == nil)
    let arena = try await scenario.compare(try variants.rows(), jobs: 1)
    for (a, b) in zip(comparison.rows, arena.rows) { expectEqual(a.tally, b.tally) }
  }

  @Test("without strokes of one intent there are counts and no curve")
  func oneIntent() async throws {
    let sweep = try await Scenario.small(persons: 3, strokes: 1).sweep(
      StrategyRow(EarlyDirectionFailure.with()), over: "ratio", values: [.number(1)], jobs: 1)
    #expect(sweep.curve == nil)
    #expect(sweep.comparison.rows[0].tally.scroll.strokes == 3)
  }

  @Test("an unknown key and a value out of range are refused before anything is played")
  func refused() async {
    let row = StrategyRow(EarlyDirectionFailure.with())
    await #expect(throws: SpecificationError.self) {
      try await Scenario.small().sweep(row, over: "ratoi", values: [.number(1)], jobs: 1)
    }
    await #expect(throws: SpecificationError.self) {
      try await Scenario.small().sweep(row, over: "ratio", values: [.number(0)], jobs: 1)
    }
  }

  @Test("more strokes than an exact curve can hold are refused before memory is asked for")
  func tooMany() async {
    let scenario = Scenario.small(persons: 1 << 20, sessions: 1 << 6, strokes: 2)
    await #expect(throws: StatisticsError.tooManyTrials(limit: ThresholdCurve.maximumItems)) {
      try await scenario.sweep(
        StrategyRow(EarlyDirectionFailure.with()), over: "ratio", values: [.number(1)], jobs: 1)
    }
  }
}
