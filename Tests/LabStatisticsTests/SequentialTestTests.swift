import Foundation
import LabStatistics
import LabTesting
import Testing

@Suite("Sequential tests")
struct SequentialTestTests {
  @Test("the probability ratio agrees with the vectors", arguments: try Vectors.file("sprt").rows)
  func sprt(row: VectorRow) throws {
    let test = try SequentialProbabilityRatio(
      null: row.number("p0"), alternative: row.number("p1"), alpha: row.number("alpha"),
      beta: row.number("beta"))
    let count = try Count(row.count("k"), of: row.count("n"))
    let columns = [
      ("log_A", test.upperLimit), ("log_B", test.lowerLimit), ("llr", test.logRatio(count)),
      ("line_slope", test.slope), ("intercept_accept_H0", test.interceptAcceptNull),
      ("intercept_accept_H1", test.interceptAcceptAlternative),
      ("asn_p0", test.expectedTrialsUnderNull), ("asn_p1", test.expectedTrialsUnderAlternative),
    ]
    for (column, value) in columns { #expect(agrees(value, try row.number(column)), "\(column)") }
    #expect(test.decision(count).rawValue == (try row.text("decision")))
  }

  @Test("rates that nearly agree need as many trials as 40 digits say")
  func nearRates() throws {
    let test = try SequentialProbabilityRatio(
      null: 0.5, alternative: 0.5 + 1e-7, alpha: 0.05, beta: 0.1)
    #expect(agrees(test.expectedTrialsUnderNull, 99710431144032.4474))
    #expect(agrees(test.expectedTrialsUnderAlternative, 118810270237367.1))
  }

  @Test("the ratio reaches a limit exactly on its line")
  func lines() throws {
    for (null, alternative) in [(0.01, 0.02), (0.4, 0.1)] {
      let test = try SequentialProbabilityRatio(
        null: null, alternative: alternative, alpha: 0.05, beta: 0.1)
      for trials in [100, 4_000] {
        let line = test.slope * Double(trials) + test.interceptAcceptAlternative
        // Λ is linear in k, so its value on the line follows from two counts.
        let none = test.logRatio(try Count(0, of: trials))
        let one = test.logRatio(try Count(1, of: trials))
        #expect(agrees(none + line * (one - none), test.upperLimit, within: 1e-9))
      }
    }
    let test = try SequentialProbabilityRatio(
      null: 0.01, alternative: 0.02, alpha: 0.05, beta: 0.05)
    #expect(test.decision(.zero) == .undecided)
    #expect(test.decision(try Count(0, of: 1_000)) == .acceptNull)
    #expect(test.decision(try Count(1_000_000_000, of: 1_000_000_000)) == .acceptAlternative)
  }

  @Test("rates and errors without a test between them are refused")
  func sprtRefusals() {
    for bad in [0, 1, -0.5, 2, .infinity] {
      #expect(throws: StatisticsError.probability(bad)) {
        try SequentialProbabilityRatio(null: bad, alternative: 0.5, alpha: 0.05, beta: 0.05)
      }
      #expect(throws: StatisticsError.probability(bad)) {
        try SequentialProbabilityRatio(null: 0.1, alternative: 0.5, alpha: 0.05, beta: bad)
      }
    }
    #expect(throws: StatisticsError.setting("alternative", 0.1)) {
      try SequentialProbabilityRatio(null: 0.1, alternative: 0.1, alpha: 0.05, beta: 0.05)
    }
    #expect(throws: StatisticsError.setting("alpha + beta", 1)) {
      try SequentialProbabilityRatio(null: 0.1, alternative: 0.2, alpha: 0.5, beta: 0.5)
    }
  }

  @Test(
    "the mixture ratio of a mean agrees with the vectors", arguments: try Vectors.file("msprt").rows
  )
  func msprt(row: VectorRow) throws {
    let ratio = try MixtureRatio(
      mean: row.number("mean"), count: row.count("n"), variance: row.number("variance"),
      spread: row.number("tau2"), null: row.number("theta0"))
    #expect(agrees(ratio.ratio, try row.number("likelihood_ratio")))
    #expect(agrees(ratio.pValue, try row.number("always_valid_p")))
  }

  @Test("the mixture ratio is one without values and never without a number")
  func msprtExtremes() throws {
    let none = try MixtureRatio(
      mean: 1e100, count: 0, variance: 1e-100, spread: 1e100, null: -1e100)
    #expect(none.ratio == 1 && none.pValue == 1)
    for variance in [1e-100, 1, 1e100] {
      for spread in [1e-100, 1, 1e100] {
        for mean in [-1e100, 0, 1e-300, 1e100] {
          let ratio = try MixtureRatio(
            mean: mean, count: .max, variance: variance, spread: spread, null: 0)
          #expect(!ratio.logRatio.isNaN && !ratio.ratio.isNaN)
          #expect(0 <= ratio.pValue && ratio.pValue <= 1)
        }
      }
    }
    #expect(throws: StatisticsError.outside(0, MixtureRatio.variances)) {
      try MixtureRatio(mean: 0, count: 1, variance: 0, spread: 1, null: 0)
    }
    #expect(throws: StatisticsError.outside(.infinity, -1e100...1e100)) {
      try MixtureRatio(mean: .infinity, count: 1, variance: 1, spread: 1, null: 0)
    }
    #expect(throws: StatisticsError.count(successes: 0, trials: -1)) {
      try MixtureRatio(mean: 0, count: -1, variance: 1, spread: 1, null: 0)
    }
  }

  @Test("ten discordant trials on one side give 2^10 / 11, and its inverse as p")
  func mcnemar() throws {
    let test = try SequentialMcNemar(onlyA: 10, onlyB: 0)
    #expect(agrees(test.logEvidence, log(1024.0 / 11)))
    #expect(agrees(test.anytimePValue, 11.0 / 1024))
    #expect(try test.isDecided(alpha: 0.05))
    #expect(try !test.isDecided(alpha: 0.01))
    // One vector: 520 of 1000 with Jeffreys' prior.
    let prior = try MixtureSequence(a: 0.5, b: 0.5)
    let even = try SequentialMcNemar(onlyA: 520, onlyB: 480, prior: prior)
    #expect(agrees(even.logEvidence, -2.8797057892039597))
    #expect(even.anytimePValue == 1)
    // 10^9 discordant trials, evenly split.
    let huge = try SequentialMcNemar(onlyA: 500_000_000, onlyB: 500_000_000)
    #expect(huge.logEvidence < 0 && huge.logEvidence.isFinite)
  }

  @Test("what was decided stays decided, and the methods may be exchanged")
  func mcnemarMaximum() throws {
    let early = try SequentialMcNemar(onlyA: 12, onlyB: 0)
    let late = try SequentialMcNemar(
      onlyA: 20, onlyB: 18, largestSoFar: early.largestLogEvidence)
    #expect(late.logEvidence < 0)
    #expect(late.anytimePValue == early.anytimePValue)
    let exchanged = try SequentialMcNemar(onlyA: 0, onlyB: 12)
    #expect(agrees(exchanged.logEvidence, early.logEvidence))
    let nothing = try SequentialMcNemar(onlyA: 0, onlyB: 0)
    #expect(nothing.logEvidence == 0 && nothing.anytimePValue == 1)
  }

  @Test("impossible discordant counts are refused")
  func mcnemarRefusals() throws {
    #expect(throws: StatisticsError.count(successes: 0, trials: -1)) {
      try SequentialMcNemar(onlyA: 3, onlyB: -1)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try SequentialMcNemar(onlyA: .max, onlyB: .max)
    }
    #expect(throws: StatisticsError.setting("largest log evidence", -1)) {
      try SequentialMcNemar(onlyA: 1, onlyB: 1, largestSoFar: -1)
    }
    #expect(throws: StatisticsError.probability(1)) {
      try SequentialMcNemar(onlyA: 1, onlyB: 1).isDecided(alpha: 1)
    }
  }
}
