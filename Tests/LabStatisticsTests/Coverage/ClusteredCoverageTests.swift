import LabStatistics
import Testing

@Suite("Coverage of the intervals over persons, simulated")
struct ClusteredCoverageTests {
  /// Strokes per person: always 20, or 5 to 35.
  private static func sizes(_ equal: Bool, persons: Int) -> [Int] {
    (0..<persons).map { equal ? 20 : 5 + ($0 * 10) % 31 }
  }

  /// The simulation error at 95 % is 0.6 points with 1500 runs and 0.15 with 20,000.
  ///
  /// Fewest are covered where the rate is low and the persons' sizes differ: 93.4 % in the long form.
  @Test(
    "40 persons with an ICC of 0.26 are covered by the clustered interval, not by the naive one",
    arguments: [0.1, 0.3, 0.5], [true, false])
  func rate(rate: Double, equal: Bool) throws {
    let runs = Coverage.size(1_500, long: 20_000)
    let urn = Urn(rate: rate, correlation: 0.26)
    let sizes = Self.sizes(equal, persons: 40)
    var generator = ResamplingGenerator(seed: 26)
    var (clustered, naive) = (0, 0)
    for _ in 0..<runs {
      let counts = try sizes.map { try urn.person($0, &generator) }
      let interval = try ClusteredProportion(counts, confidence: 0.95)
      if interval.interval.contains(rate) { clustered += 1 }
      let all = try Proportion(interval.successes, of: interval.trials)
      if try all.wilson(confidence: 0.95).contains(rate) { naive += 1 }
    }
    let share = Double(clustered) / Double(runs)
    let naiveShare = Double(naive) / Double(runs)
    Coverage.report("clustered rate \(rate) equal \(equal): \(share), naive \(naiveShare)")
    #expect(share >= 0.93)
    #expect(share <= 0.975)
    #expect(naiveShare < 0.7)
  }

  @Test("the balanced error of 40 persons is covered", arguments: [(0.1, 0.1), (0.3, 0.08)])
  func balanced(rates: (Double, Double)) throws {
    let runs = Coverage.size(1_000, long: 20_000)
    let urns = [
      Urn(rate: rates.0, correlation: 0.26), Urn(rate: rates.1, correlation: 0.26),
    ]
    let truth = (rates.0 + rates.1) / 2
    let sizes = Self.sizes(false, persons: 40)
    var generator = ResamplingGenerator(seed: 27)
    var (covered, naive) = (0, 0)
    for _ in 0..<runs {
      let counts = try sizes.map { size in
        ClassCounts(
          first: try urns[0].person(size, &generator),
          second: try urns[1].person(size, &generator))
      }
      let balanced = try BalancedError(counts, confidence: 0.95)
      if balanced.interval.contains(truth) { covered += 1 }
      if abs(balanced.estimate - truth) <= 1.96 * balanced.naiveError { naive += 1 }
    }
    let share = Double(covered) / Double(runs)
    let naiveShare = Double(naive) / Double(runs)
    Coverage.report("balanced \(rates): \(share), naive \(naiveShare)")
    // 1000 runs err by 0.7 points.
    #expect(share >= 0.93)
    #expect(share <= 0.975)
    #expect(naiveShare < 0.7)
  }
}
