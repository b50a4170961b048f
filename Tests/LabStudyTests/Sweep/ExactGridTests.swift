import Foundation
import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

/// Random scenarios and random grids over the two parameters of a decision, against the arena.
///
/// A short form always runs; `GESTURE_LAB_LONG=1` asks for all 1,000.
@Suite("Exact sweeps over threshold and ratio")
struct ExactGridTests {
  private static let isLong = ProcessInfo.processInfo.environment["GESTURE_LAB_LONG"] == "1"

  /// A question with a random layout, glass, tuning and strategy, and the points of its grid.
  struct Question {
    var scenario: Scenario
    var row: StrategyRow
    var keys: [String]
    var points: [[ParameterValue]]

    init(_ number: Int) async throws {
      var random = Xoshiro256(seed: 7000 + UInt64(number))
      func pick<Value>(_ values: [Value]) -> Value {
        values[Int(random.uniform(0, Double(values.count)))]
      }
      var scenario = Scenario.small(
        persons: 2, strokes: pick([6, 10]), seed: UInt64(number), hz: pick([60, 120, 240]))
      scenario.device.scale = pick([1, 2, 3])
      scenario.device.deliveryHz = min(scenario.device.scanHz, pick([60, 120]))
      scenario.hand.contamination = pick([0, 0.3])
      scenario.hand.startWidth = pick([0.6, 1])
      scenario.layout.carouselHeight = pick([100, 400])
      scenario.layout.page = pick([0, 2])
      if random.uniform() < 0.15 {
        // A feed that cannot scroll never begins.
        (scenario.layout.feedLength, scenario.layout.feedOffset) = (800, 0)
      }
      scenario.tuning.panHysteresis = pick([0, 10, 10, 17])
      scenario.tuning.scrollSlop = pick([6, 10, 10, 13])
      var strategy = EarlyDirectionFailure.with(
        ratio: pick([0.7, 1.7]), threshold: pick([6, 10, 14]), feedWaits: random.uniform() < 0.5)
      strategy.commitOnCancel = random.uniform() < 0.3
      strategy.pageRule = pick(PageRule.allCases)
      self.scenario = scenario
      row = StrategyRow(strategy)

      // Values at which something changes, and their neighbours.
      let decisions = try await scenario.decisions(of: row, thresholds: 0...80, jobs: 1)
      let stages = try #require(decisions).stages
      var ratios: [Double] = [0.001, 1000, 1, 1.7, random.uniform(0.2, 4)]
      var thresholds: [Double] = [0, 500, 10, 10, random.uniform(0, 60)]
      for _ in 0..<4 {
        let stage = pick(stages)
        ratios += [stage.critical, stage.critical.nextUp].filter { (0.001...1000).contains($0) }
        thresholds += [stage.below, stage.below.nextDown].filter { (0...500).contains($0) }
      }
      func some(_ values: [Double], _ most: Int) -> [ParameterValue] {
        (0..<Int(random.uniform(1, Double(most) + 1))).map { _ in .number(pick(values)) }
      }
      switch pick([0, 1, 2, 2, 2, 3]) {
      case 0: (keys, points) = (["ratio"], some(ratios, 6).map { [$0] })
      case 1: (keys, points) = (["threshold"], some(thresholds, 6).map { [$0] })
      case 2:
        let (first, second) = (some(thresholds, 4), some(ratios, 4))
        keys = ["threshold", "ratio"]
        points = first.flatMap { first in second.map { [first, $0] } }
      default:
        keys = ["ratio", "threshold"]
        points = zip(some(ratios, 6), some(thresholds, 6)).map { [$0, $1] }
      }
    }
  }

  @Test("every row of a random grid has the very tally of the arena", arguments: 0..<4)
  func grids(part: Int) async throws {
    for number in 0..<(Self.isLong ? 250 : 25) {
      let question = try await Question(1000 * part + number)
      let variants = Variants(of: question.row, over: question.keys, at: question.points)
      #expect(variants.passes == 1)
      let exact = try await question.scenario.play(variants, jobs: 1)
      let arena = try await question.scenario.compare(try variants.rows(), jobs: 1)
      #expect(exact.comparison.rows.count == question.points.count)
      for (index, (a, b)) in zip(exact.comparison.rows, arena.rows).enumerated() {
        #expect(a.row.label == b.row.label)
        expectEqual(
          a.tally, b.tally, "grid \(1000 * part + number): \(b.row.strategy.specification)")
        #expect(a.tally.scroll.errors == a.tally.scroll.persons.reduce(0) { $0 + $1.errors })
        // A row as it is printed follows from the tally alone.
        if index == 0 {
          #expect(
            try a.tally.summary(.all).latencyMedian == b.tally.summary(.all).latencyMedian)
        }
      }
    }
  }

  @Test(
    "no point of a fine grid beats the exact optimum, and the optimum is reached by the arena",
    arguments: [false, true])
  func surface(feedWaits: Bool) async throws {
    var scenario = Scenario.small(persons: 4, strokes: 40, seed: 3)
    scenario.hand.contamination = 0.3
    scenario.device.scale = 1
    let row = StrategyRow(EarlyDirectionFailure.with(feedWaits: feedWaits))
    let decisions = try #require(
      try await scenario.decisions(of: row, thresholds: 2...40, jobs: 2))
    let exact = try #require(try decisions.exactSurface())
    // Every half point and every critical value of the curve there.
    var least = Double.infinity
    for threshold in stride(from: 2.0, through: 40, by: 0.5) {
      let curve = try #require(try decisions.curve(at: threshold))
      #expect(curve.optimum.value >= exact.optimum.value)
      let step = try #require(
        exact.surface.steps().first { $0.thresholds.contains(threshold) })
      #expect(step.value == curve.optimum.value)
      #expect(step.ratios == curve.optimum.ranges)
      let isIndifferent = exact.indifferentThresholds.contains { $0.contains(threshold) }
      let excess = curve.optimum.value - exact.optimum.value
      let tolerance = try #require(exact.best.clusteredError)
      if abs(excess - tolerance) > 1e-12 { #expect(isIndifferent == (excess < tolerance)) }
      least = min(least, curve.optimum.value)
    }
    #expect(least >= exact.optimum.value)
    let best = EarlyDirectionFailure.with(
      ratio: exact.optimum.ratio, threshold: exact.optimum.threshold, feedWaits: feedWaits)
    let arena = try await scenario.compare([StrategyRow(best)], jobs: 1)
    let reached = try arena.rows[0].tally.summary(.all)
    #expect(reached.errorRate.map { abs($0 - exact.optimum.value) < 1e-15 } == true)
    #expect(exact.best.errorRate == reached.errorRate)
    #expect(exact.presentRates?.errorRate.map { $0 >= exact.optimum.value } == true)
  }

  @Test("the two bands of a curve: persons make it wider where they differ")
  func bands() async throws {
    let scenario = Scenario.small(persons: 12, strokes: 40)
    let row = StrategyRow(EarlyDirectionFailure.with())
    let decisions = try #require(try await scenario.decisions(of: row, jobs: 2))
    let curve = try #require(try decisions.curve(at: 10))
    let persons = try #require(try curve.bandOfPersons())
    #expect(persons.method == .personBootstrap)
    #expect(persons.curve == curve.curve)
    #expect(persons.balancedHalfWidth > 0)
    let strokes = try curve.bandOfStrokes()
    #expect(strokes.method == .independentItems)
    // A curve that only rises: √(ln(4/0.05) / 2n).
    let expected = (log(4 / 0.05) / (2 * Double(curve.curve.firstItems))).squareRoot()
    #expect(strokes.firstHalfWidth >= expected - 1e-12)
    let alone = try await Scenario.small(persons: 1, strokes: 40).decisions(of: row, jobs: 1)
    #expect(try alone?.curve(at: 10)?.bandOfPersons() == nil)
  }
}
