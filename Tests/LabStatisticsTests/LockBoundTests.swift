import LabStatistics
import LabTesting
import Testing

@Suite("Bounds of a lock")
struct LockBoundTests {
  @Test("every column agrees with the vectors", arguments: try Vectors.file("lock_thresholds").rows)
  func vectors(row: VectorRow) throws {
    let bound = try LockBound(
      trials: row.count("n"), limit: row.number("p_limit"), alpha: row.number("alpha"))
    let rate = try row.number("p_true")
    #expect((bound.proveBelow ?? -1) == (try row.count("k_max_prove_below")))
    #expect(bound.notWorse == (try row.count("k_max_not_worse")))
    let notWorse = try bound.notWorseProbability(at: rate)
    #expect(
      agrees(try bound.provingProbability(at: rate), try row.number("pass_prob_prove_below")))
    #expect(agrees(notWorse.pass, try row.number("pass_prob_not_worse")))
    let fail = try row.number("fail_prob_not_worse")
    #expect(abs(notWorse.fail - fail) <= 1e-10 * fail)
  }

  /// P(X <= k) by plain summation.
  private func lower(_ k: Int, _ n: Int, _ p: Double) -> Double {
    1 - Binomial.upperTail(k + 1, n, p)
  }

  @Test("the bounds are those of a linear scan", arguments: [0.01, 0.3, 0.5, 0.98])
  func scan(limit: Double) throws {
    for n in [1, 2, 9, 40, 133] {
      for alpha in [0.01, 0.2, 0.7] {
        let bound = try LockBound(trials: n, limit: limit, alpha: alpha)
        // A single stroke at a limit of 0.01 fails with exactly α = 0.01.
        let allowed = alpha * (1 + 1e-12)
        let proven = (0..<n).filter { lower($0, n, limit) <= allowed }.last
        #expect(bound.proveBelow == proven)
        let notWorse = (0..<n).first { Binomial.upperTail($0 + 1, n, limit) <= allowed } ?? n
        #expect(bound.notWorse == notWorse)
      }
    }
  }

  @Test("the trials needed are the first tip of the saw that reaches the power")
  func trialsNeeded() throws {
    for (limit, rate, power) in [
      (0.02, 0.005, 0.9), (0.1, 0.04, 0.8), (0.5, 0.2, 0.95), (0.05, 0, 0.9),
    ] {
      let found = try LockBound.trialsNeeded(limit: limit, alpha: 0.05, rate: rate, power: power)
      let first = try #require(
        try (1...1000).first {
          try LockBound(trials: $0, limit: limit, alpha: 0.05).provingProbability(at: rate) >= power
        })
      #expect(found == first)
    }
    // Zero failures prove 1 % with 299 trials, and always do when there are none to make.
    #expect(try LockBound.trialsNeeded(limit: 0.01, alpha: 0.05, rate: 0, power: 0.99) == 299)
    // The example of the vectors has a power of 0.87 with 2000 trials.
    let more = try LockBound.trialsNeeded(limit: 0.02, alpha: 0.05, rate: 0.012, power: 0.9)
    #expect(more > 2000)
    let bound = try LockBound(trials: more, limit: 0.02, alpha: 0.05)
    #expect(try bound.provingProbability(at: 0.012) >= 0.9)
  }

  @Test("a thousand million strokes are no scan")
  func large() throws {
    let bound = try LockBound(trials: 1_000_000_000, limit: 0.02, alpha: 0.05)
    // n p ∓ 1.645 √(n p q), rounded by less than 2.
    let centre = 20_000_000 - 1.6448536 * (2e7 * 0.98).squareRoot()
    #expect(abs(Double(try #require(bound.proveBelow)) - centre) < 3)
    #expect(abs(Double(bound.notWorse) - (4e7 - centre)) < 3)
    // Rates 1 % apart: (1.645 √(p q) + 1.282 √(p' q'))² / d², about 1.05 million.
    let needed = try LockBound.trialsNeeded(limit: 0.1, alpha: 0.05, rate: 0.0995, power: 0.9)
    let root = (1.6448536 * 0.3 + 1.2815516 * (0.0995 * 0.9005).squareRoot()) / 0.0005
    #expect(abs(Double(needed) / (root * root) - 1) < 0.001)
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try LockBound.trialsNeeded(limit: 0.1, alpha: 0.05, rate: 0.099999, power: 0.9)
    }
  }

  @Test("impossible locks are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.noTrials) {
      try LockBound(trials: 0, limit: 0.1, alpha: 0.05)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try LockBound(trials: .max, limit: 0.1, alpha: 0.05)
    }
    for limit in [0.0, 1, -1] {
      #expect(throws: StatisticsError.probability(limit)) {
        try LockBound(trials: 5, limit: limit, alpha: 0.05)
      }
    }
    #expect(throws: StatisticsError.self) { try LockBound(trials: 5, limit: 0.5, alpha: .nan) }
    let bound = try LockBound(trials: 5, limit: 0.5, alpha: 0.05)
    #expect(throws: StatisticsError.probability(2)) { try bound.provingProbability(at: 2) }
    #expect(throws: StatisticsError.probability(2)) { try bound.notWorseProbability(at: 2) }
    #expect(throws: StatisticsError.rates(0.5, 0.5)) {
      try LockBound.trialsNeeded(limit: 0.5, alpha: 0.05, rate: 0.5, power: 0.9)
    }
  }
}
