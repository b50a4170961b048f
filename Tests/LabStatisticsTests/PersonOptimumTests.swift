import LabStatistics
import Testing

@Suite("Objectives over persons, and where a threshold is best for them")
struct PersonOptimumTests {
  private static let objectives: [PersonObjective] = [
    .balanced, .weighted(first: 0.9, second: 0.3), .percentile(1, least: 3),
    .percentile(0.9, least: 3), .percentile(0.5, least: 1),
  ]

  /// Persons with up to 14 items on a coarse scale, so that many critical values are shared.
  private func people(_ seed: UInt64, persons: Int = 6) -> [[ThresholdCurve.Item]] {
    var random = ResamplingGenerator(seed: seed)
    return (0..<persons).map { _ in
      (0..<4 + random.next(below: 11)).map { index in
        ThresholdCurve.Item(
          classIndex: index % 2,
          criticalValue: [0, .infinity, 1, 2, 3, 4, 5][random.next(below: 7)],
          errorIfKept: random.next(below: 3) == 0, errorIfFailed: random.next(below: 2) == 0)
      }
    }
  }

  /// The counts of every person at a threshold, item by item.
  private func counts(
    _ people: [[ThresholdCurve.Item]], at threshold: Double
  ) throws -> [ClassCounts] {
    try people.map { items in
      func count(_ index: Int) throws -> Count {
        let own = items.filter { $0.classIndex == index }
        return try Count(
          own.count { $0.criticalValue >= threshold ? $0.errorIfKept : $0.errorIfFailed },
          of: own.count)
      }
      return ClassCounts(first: try count(0), second: try count(1))
    }
  }

  @Test("the optimum holds exactly the thresholds that no other one beats", arguments: objectives)
  func bruteForce(objective: PersonObjective) throws {
    let thresholds: [Double] = [1, 2, 3, 4, 5].flatMap { [$0, $0.nextUp] } + [0.5, 100]
    for seed in 1...40 as ClosedRange<UInt64> {
      let people = people(seed)
      let curves = try PersonCurves(people)
      let optimum = try #require(try curves.optimum(objective))
      var values: [(Double, Double)] = []
      for threshold in thresholds {
        let counts = try counts(people, at: threshold)
        #expect(try curves.counts(at: threshold) == counts)
        values.append((threshold, try #require(try objective.value(counts))))
      }
      let least = try #require(values.map(\.1).min())
      #expect(abs(optimum.value - least) < 1e-12)
      let zone = try curves.zone(objective, tolerance: 0.05)
      for (threshold, value) in values {
        #expect(optimum.ranges.contains { $0.contains(threshold) } == (value < least + 1e-12))
        #expect(zone.contains { $0.contains(threshold) } == (value < least + 0.05 + 1e-12))
      }
      #expect(optimum.ranges.contains { $0.contains(optimum.recommended) })
    }
  }

  @Test("the best balanced error is that of the curve of all strokes")
  func curve() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let curves = try PersonCurves(people(seed))
      let optimum = try #require(try curves.optimum(.balanced))
      let expected = curves.curve.balancedOptimum()
      #expect(abs(optimum.value - expected.value) < 1e-13)
      #expect(optimum.ranges == expected.ranges)
      #expect(optimum.recommended == expected.recommended)
    }
  }

  @Test("a person who counts twice weighs as two who are alike", arguments: objectives)
  func times(objective: PersonObjective) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let people = people(seed)
      let doubled = try PersonCurves(people + [people[2]])
      let weighted = try PersonCurves(people).optimum(objective, times: [1, 1, 2, 1, 1, 1])
      let expected = try doubled.optimum(objective)
      #expect(weighted?.ranges == expected?.ranges)
      let counts = try counts(people, at: 2)
      #expect(
        try objective.value(counts, times: [1, 1, 2, 1, 1, 1])
          == objective.value(counts + [counts[2]]))
    }
  }

  @Test("outside the allowed ranges nothing is looked at")
  func allowed() throws {
    let curves = try PersonCurves(people(3))
    let allowed = [ThresholdRange(lower: 1.5, upper: 2.5), ThresholdRange(lower: 4, upper: 4.5)]
    let zone = try curves.zone(.balanced, tolerance: 1, within: allowed)
    // Everything is within a tolerance of 1, so the zone is what is allowed, cut at no other place.
    #expect(zone.first?.lower == 1.5)
    #expect(zone.last?.upper == 4.5)
    #expect(!zone.contains { $0.contains(3) || $0.contains(1) || $0.contains(4) })
    #expect(try curves.optimum(.balanced, within: []) == nil)
  }

  @Test("values by hand: only persons with enough trials count for a percentile")
  func byHand() throws {
    func person(_ a: Int, _ n: Int, _ b: Int, _ m: Int) throws -> ClassCounts {
      ClassCounts(first: try Count(a, of: n), second: try Count(b, of: m))
    }
    let persons = [
      try person(1, 10, 2, 10), try person(0, 10, 1, 10), try person(1, 1, 1, 1),
      try person(4, 10, 0, 10),
    ]
    // (6 / 31) / 2 + (4 / 31) / 2.
    #expect(abs(try #require(try PersonObjective.balanced.value(persons)) - 10.0 / 62) < 1e-15)
    // Rates 0.15, 0.05, 0.2; the third person has too few.
    #expect(try PersonObjective.percentile(1, least: 10).value(persons) == 0.2)
    #expect(try PersonObjective.percentile(0, least: 10).value(persons) == 0.05)
    #expect(try PersonObjective.percentile(1, least: 1).value(persons) == 1)
    #expect(try PersonObjective.percentile(1, least: 11).value(persons) == nil)
    #expect(throws: StatisticsError.self) {
      try PersonObjective.percentile(2, least: 1).value(persons)
    }
  }

  @Test("persons who are alike leave nothing to chance")
  func alike() throws {
    let one = people(5, persons: 1)[0]
    let curves = try PersonCurves(Array(repeating: one, count: 5))
    let optimum = try #require(try curves.optimum(.balanced))
    let spread = try #require(
      try curves.spread(.balanced, confidence: 0.95, mostDraws: 100))
    #expect(spread.interval == Interval(lower: optimum.recommended, upper: optimum.recommended))
    #expect(spread.draws == 100)
    let counts = try curves.counts(at: 2)
    #expect(try #require(try PersonObjective.balanced.standardError(counts)) < 1e-15)
    let other = try curves.counts(at: 100)
    let best = try PersonObjective.balanced.bestSettings([other, counts], draws: 10)
    #expect(Set(best).count == 1)
  }

  @Test(
    "the least regret is that of no other threshold, and each population has its own least error")
  func regret() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let curves = try [seed, seed + 100, seed + 200].map { try PersonCurves(people($0)).curve }
      let (optimum, least) = try #require(ThresholdRegret.optimum(of: curves))
      let zone = try ThresholdRegret.zone(of: curves, tolerance: 0.03)
      #expect(zip(least, curves).allSatisfy { abs($0 - $1.balancedOptimum().value) < 1e-13 })
      for threshold in [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6] {
        let regrets = try zip(curves, least).map { curve, least in
          curve.balancedError(try curve.cell(at: threshold)) - least
        }
        let largest = try #require(regrets.max())
        #expect(optimum.value <= largest + 1e-13)
        #expect(
          optimum.ranges.contains { $0.contains(threshold) } == (largest < optimum.value + 1e-12))
        #expect(
          zone.contains { $0.contains(threshold) } == (largest < optimum.value + 0.03 + 1e-12))
      }
    }
    #expect(ThresholdRegret.optimum(of: []) == nil)
  }

  @Test("the logit of a balanced error has half an error more in each class")
  func logit() throws {
    let counts = try (0..<4).map { index in
      ClassCounts(first: try Count(index, of: 10), second: try Count(0, of: 5))
    }
    // Class rates 6.5 / 41 and 0.5 / 21.
    let rate = (6.5 / 41 + 0.5 / 21) / 2
    let error = try LogitError(counts)
    let odds = rate / (1 - rate)
    // The logarithm undone by its series: e^value = odds.
    var (term, sum) = (1.0, 1.0)
    for k in 1...40 {
      term *= error.value / Double(k)
      sum += term
    }
    #expect(abs(sum - odds) < 1e-12)
    let plain = try BalancedError(counts, confidence: 0.95).clusteredError
    #expect(abs(error.standardError - plain / (rate * (1 - rate))) < 1e-15)
  }
}
