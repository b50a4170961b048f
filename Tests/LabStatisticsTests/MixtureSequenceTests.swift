import Foundation
import LabStatistics
import LabTesting
import Testing

@Suite("The confidence sequence of a rate")
struct MixtureSequenceTests {
  @Test(
    "every column agrees with the vectors", arguments: try Vectors.file("confidence_sequence").rows)
  func vectors(row: VectorRow) throws {
    let sequence = try MixtureSequence(a: row.number("prior_a"), b: row.number("prior_b"))
    let count = try Count(row.count("k"), of: row.count("n"))
    let alpha = try row.number("alpha")
    let interval = try sequence.interval(count, confidence: 1 - alpha)
    #expect(agrees(interval.lower, try row.number("betabinom_lo"), within: 1e-8))
    #expect(agrees(interval.upper, try row.number("betabinom_hi"), within: 1e-8))
    #expect(
      agrees(
        try sequence.logEvidence(count, against: 0.5), try row.number("log_e_value_at_half")))
    #expect(
      agrees(
        try SequenceRadius.normalMixture(
          trials: count.trials, rho: row.number("rho"), confidence: 1 - alpha),
        try row.number("normalmixture_radius")))
    #expect(
      agrees(
        try SequenceRadius.stitched(trials: count.trials, alpha: alpha),
        try row.number("stitched_radius_onesided_alpha")))
    #expect(
      agrees(
        try SequenceRadius.stitched(trials: count.trials, alpha: alpha / 2),
        try row.number("stitched_radius_twosided")))
  }

  @Test(
    "limits agree with a bisection of 40 digits, also at a thousand million trials",
    arguments: [
      Limits(5, 1_000_000_000, 1, 1, 0.05, 2.27829076133335889e-11, 3.698392228682801e-8),
      Limits(500_000_000, 1_000_000_000, 1, 1, 0.05, 0.499918970457030493, 0.500081029542969507),
      Limits(999_999_000, 1_000_000_000, 1, 1, 0.05, 0.999998790193462166, 0.999999184022873555),
      Limits(
        123_456_789, 1_000_000_000, 0.5, 9, 0.01, 0.123400476697068014, 0.123513116018780576),
      Limits(1, 2, 1, 1, 0.05, 0.00840395987491247219, 0.991596040125087528),
      Limits(3, 1_000, 1, 9, 0.05, 0.000144657705478252251, 0.0137545852312703783),
      Limits(7, 40, 1_000, 1_000, 0.001, 0.00752295015050972704, 0.609241871560889948),
    ])
  func largeCounts(expected: Limits) throws {
    let interval = try MixtureSequence(a: expected.a, b: expected.b).interval(
      Count(expected.k, of: expected.n), confidence: 1 - expected.alpha)
    #expect(abs(interval.lower / expected.lower - 1) < 1e-11)
    #expect(abs(interval.upper / expected.upper - 1) < 1e-11)
  }

  @Test("the e-value agrees with 40 digits at any rate, also far in the tails")
  func evidence() throws {
    let expected: [(Int, Int, Double, Double, Double, Double)] = [
      (5, 1_000_000_000, 1, 1, 1e-8, -17.448699550134593379),
      (500_000_000, 1_000_000_000, 1, 1, 0.50005, -5.1358415415795793198),
      (3, 7, 2, 3, 1e-9, 56.909701361111394369),
      (0, 1_000_000_000, 1, 1, 1e-9, -19.723265837446411093),
      (300, 1_000, 1, 1, 0.999, 4221.5485943438803895),
      (123_456_789, 1_000_000_000, 0.5, 9, 0.1234, 4.8543786264403183564),
    ]
    for (k, n, a, b, rate, value) in expected {
      let evidence = try MixtureSequence(a: a, b: b).logEvidence(Count(k, of: n), against: rate)
      #expect(agrees(evidence, value), "\(k) of \(n): \(evidence)")
    }
  }

  @Test("the e-value of every outcome, weighted by its probability, is one")
  func martingale() throws {
    // The definition of an e-value, summed over all k of n = 12 by the binomial formula.
    for rate in [0.03, 0.5, 0.8] {
      for prior in [MixtureSequence.uniform, try MixtureSequence(a: 0.5, b: 7)] {
        var sum = 0.0
        for k in 0...12 {
          let evidence = try prior.logEvidence(Count(k, of: 12), against: rate)
          sum += exp(evidence) * BinomialLaw(12, rate).probability(k)
        }
        #expect(agrees(sum, 1))
      }
    }
  }

  @Test("without trials every rate is possible, at the ends of the counts one end is")
  func ends() throws {
    let sequence = MixtureSequence.uniform
    #expect(try sequence.interval(.zero, confidence: 0.95) == Interval(lower: 0, upper: 1))
    #expect(try sequence.logEvidence(.zero, against: 0) == 0)
    #expect(try sequence.logEvidence(Count(1, of: 9), against: 0) == .infinity)
    #expect(try sequence.logEvidence(Count(0, of: 9), against: 1) == .infinity)
    #expect(try sequence.logEvidence(Count(9, of: 9), against: 0) == .infinity)
    // Uniform prior: 1/(n + 1) = alpha (1 - p)^n at k = 0.
    let none = try sequence.interval(Count(0, of: 30), confidence: 0.95)
    #expect(none.lower == 0)
    #expect(agrees(0.05 * (1.0 / 31), pow(1 - none.upper, 30)))
  }

  @Test("successes and failures mirror each other when the prior is mirrored")
  func symmetry() throws {
    for (k, n) in [(0, 1), (1, 7), (250, 1_000), (999, 1_000), (123_456, 1_000_000)] {
      let one = try MixtureSequence(a: 2, b: 5).interval(Count(k, of: n), confidence: 0.9)
      let other = try MixtureSequence(a: 5, b: 2).interval(Count(n - k, of: n), confidence: 0.9)
      #expect(agrees(one.lower, 1 - other.upper))
      #expect(agrees(one.upper, 1 - other.lower))
    }
  }

  @Test("limits are ordered around the rate at any confidence and prior")
  func extremes() throws {
    for (a, b) in [(1e-6, 1e-6), (1, 1), (1e9, 1e9), (1e-6, 1e9), (3, 0.01)] {
      let sequence = try MixtureSequence(a: a, b: b)
      for confidence in [1e-300, 1e-6, 0.5, 0.999999, 1 - 1e-15] {
        for (k, n) in [(0, 1), (1, 2), (1, 1), (1, 2_000_000_000), (999, 1_000), (2, 3)] {
          let interval = try sequence.interval(Count(k, of: n), confidence: confidence)
          let rate = Double(k) / Double(n)
          #expect(0 <= interval.lower && interval.lower <= rate * (1 + 1e-9))
          #expect(rate * (1 - 1e-9) <= interval.upper && interval.upper <= 1)
        }
      }
    }
  }

  @Test("radii shrink with the trials, and exist with few of them")
  func radii() throws {
    #expect(try SequenceRadius.normalMixture(trials: 0, rho: 5, confidence: 0.95) == .infinity)
    #expect(try SequenceRadius.stitched(trials: 0, alpha: 0.05) == .infinity)
    var mixture = Double.infinity
    var stitched = Double.infinity
    for trials in [1, 2, 3, 4, 5, 10, 100, 1_000_000_000, Int.max] {
      let next = try SequenceRadius.normalMixture(trials: trials, rho: 5, confidence: 0.95)
      #expect(next < mixture)
      mixture = next
      let other = try SequenceRadius.stitched(trials: trials, alpha: 0.05)
      #expect(other < stitched)
      stitched = other
    }
  }

  @Test("impossible priors, rates, counts and confidences are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.outside(0, 1e-6...1e9)) { try MixtureSequence(a: 0, b: 1) }
    #expect(throws: StatisticsError.self) { try MixtureSequence(a: 1, b: .nan) }
    let sequence = MixtureSequence.uniform
    #expect(throws: StatisticsError.probability(2)) {
      try sequence.logEvidence(Count(1, of: 2), against: 2)
    }
    #expect(throws: StatisticsError.self) {
      try sequence.logEvidence(Count(1, of: 2), against: .nan)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try sequence.interval(Count(1, of: .max), confidence: 0.9)
    }
    for confidence in [0, 1, -1, .infinity] {
      #expect(throws: StatisticsError.confidence(confidence)) {
        try sequence.interval(Count(1, of: 2), confidence: confidence)
      }
    }
    #expect(throws: StatisticsError.outside(0, 1e-6...1e12)) {
      try SequenceRadius.normalMixture(trials: 3, rho: 0, confidence: 0.9)
    }
    #expect(throws: StatisticsError.probability(0)) {
      try SequenceRadius.stitched(trials: 3, alpha: 0)
    }
    #expect(throws: StatisticsError.count(successes: 0, trials: -1)) {
      try SequenceRadius.stitched(trials: -1, alpha: 0.1)
    }
  }

  struct Limits: Sendable {
    let k: Int
    let n: Int
    let a: Double
    let b: Double
    let alpha: Double
    let lower: Double
    let upper: Double

    init(
      _ k: Int, _ n: Int, _ a: Double, _ b: Double, _ alpha: Double, _ lower: Double,
      _ upper: Double
    ) {
      (self.k, self.n, self.a, self.b, self.alpha) = (k, n, a, b, alpha)
      (self.lower, self.upper) = (lower, upper)
    }
  }
}
