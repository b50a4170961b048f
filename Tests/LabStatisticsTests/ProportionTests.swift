import LabStatistics
import LabTesting
import Testing

@Suite("One proportion")
struct ProportionTests {
  @Test(
    "every interval agrees with the vectors",
    arguments: try Vectors.file("proportion_intervals").rows)
  func vectors(row: VectorRow) throws {
    let proportion = try Proportion(row.count("k"), of: row.count("n"))
    let confidence = try row.number("conf")
    let families: [(String, Interval)] = [
      ("cp", try proportion.clopperPearson(confidence: confidence)),
      ("wilson", try proportion.wilson(confidence: confidence)),
      ("jeffreys", try proportion.jeffreys(confidence: confidence)),
      ("cp_onesided", try proportion.clopperPearsonOneSided(confidence: confidence)),
    ]
    for (family, interval) in families {
      #expect(agrees(interval.lower, try row.number("\(family)_lo")), "\(family) lower")
      #expect(agrees(interval.upper, try row.number("\(family)_hi")), "\(family) upper")
      // Beyond the published tolerance: small limits keep their relative precision too.
      #expect(abs(interval.lower - (try row.number("\(family)_lo"))) <= 1e-12 * interval.lower)
    }
  }

  @Test(
    "the inputs on which the library's own inverse fails give limits that solve the equation",
    arguments: [
      (6, 400, 0.95), (1, 237, 0.99), (5, 676, 0.95), (10, 878, 0.95), (4162, 7151, 0.99),
      (2774, 5501, 0.99),
    ])
  func failingInverse(k: Int, n: Int, confidence: Double) throws {
    let interval = try Proportion(k, of: n).clopperPearson(confidence: confidence)
    let tail = (1 - confidence) / 2
    #expect(0 < interval.lower && interval.lower < Double(k) / Double(n))
    #expect(Double(k) / Double(n) < interval.upper && interval.upper < 1)
    // P(X >= k) at the lower limit and P(X <= k) at the upper, summed term by term.
    let atLower = Binomial.upperTail(k, n, interval.lower)
    let atUpper = 1 - Binomial.upperTail(k + 1, n, interval.upper)
    #expect(abs(atLower / tail - 1) < 1e-9)
    #expect(abs(atUpper / tail - 1) < 1e-9)
  }

  @Test("intervals of k successes mirror those of k failures")
  func symmetry() throws {
    for (k, n) in [(1, 7), (3, 10), (250, 1_000), (999, 1_000), (123_456, 1_000_000)] {
      let one = try Proportion(k, of: n)
      let other = try Proportion(n - k, of: n)
      for (a, b) in [
        (try one.wilson(confidence: 0.9), try other.wilson(confidence: 0.9)),
        (try one.clopperPearson(confidence: 0.9), try other.clopperPearson(confidence: 0.9)),
        (try one.jeffreys(confidence: 0.9), try other.jeffreys(confidence: 0.9)),
      ] {
        #expect(agrees(a.lower, 1 - b.upper))
        #expect(agrees(a.upper, 1 - b.lower))
      }
    }
  }

  @Test("few successes of a thousand million have the limits of the Poisson distribution")
  func poissonLimit() throws {
    // Garwood 1936: 5 events, 95 %: 1.62349 to 11.66833; 1 event: 0.02532 to 5.57164.
    let five = try Proportion(5, of: 1_000_000_000).clopperPearson(confidence: 0.95)
    #expect(abs(five.lower * 1e9 - 1.62349) < 5e-6)
    #expect(abs(five.upper * 1e9 - 11.66833) < 5e-6)
    // The binomial limits themselves, summed with 40 digits.
    #expect(agrees(five.lower / 1.6234863920475393e-9, 1))
    #expect(agrees(five.upper / 1.1668332040418513e-8, 1))
    let one = try Proportion(1, of: 1_000_000_000).clopperPearson(confidence: 0.95)
    #expect(abs(one.lower * 1e9 - 0.02532) < 5e-6)
    #expect(abs(one.upper * 1e9 - 5.57164) < 5e-6)
  }

  @Test("large counts give exact limits close to Wilson's, around the rate")
  func largeCounts() throws {
    for k in [1_000, 100_000_000, 500_000_000, 999_999_000] {
      let proportion = try Proportion(k, of: 1_000_000_000)
      let exact = try proportion.clopperPearson(confidence: 0.95)
      let jeffreys = try proportion.jeffreys(confidence: 0.95)
      let wilson = try proportion.wilson(confidence: 0.95)
      #expect(exact.lower < jeffreys.lower && jeffreys.lower < proportion.rate)
      #expect(proportion.rate < jeffreys.upper && jeffreys.upper < exact.upper)
      #expect(abs(exact.width / wilson.width - 1) < 0.02)
    }
  }

  @Test("no success puts the lower limit at zero, and the upper solves (1 - p)^n = tail")
  func closedForms() throws {
    let none = try Proportion(0, of: 30).clopperPearson(confidence: 0.95)
    #expect(none.lower == 0)
    var power = 1.0
    for _ in 0..<30 { power *= 1 - none.upper }
    #expect(abs(power - 0.025) < 1e-14)
    // The rule of three: 3/n bounds the rate of an event never seen in n trials.
    let huge = try Proportion(0, of: 1_000_000_000).clopperPearsonOneSided(confidence: 0.95)
    #expect(abs(huge.upper * 1e9 - 2.995732) < 1e-5)
    #expect(try Proportion(30, of: 30).clopperPearson(confidence: 0.95).upper == 1)
    #expect(try Proportion(30, of: 30).wilson(confidence: 0.95).upper == 1)
    #expect(try Proportion(0, of: 30).jeffreys(confidence: 0.95).lower == 0)
  }

  @Test(
    "limits are finite and ordered at any confidence", arguments: [1e-6, 0.5, 0.999999, 1 - 1e-12])
  func extremeConfidence(confidence: Double) throws {
    for (k, n) in [(0, 1), (1, 2), (1, 1_000), (999, 1_000), (40, 100), (7, 1_000_000_000)] {
      let proportion = try Proportion(k, of: n)
      for interval in [
        try proportion.clopperPearson(confidence: confidence),
        try proportion.wilson(confidence: confidence),
        try proportion.jeffreys(confidence: confidence),
      ] {
        #expect(0 <= interval.lower && interval.lower <= interval.upper && interval.upper <= 1)
      }
      let exact = try proportion.clopperPearson(confidence: confidence)
      #expect(exact.contains(proportion.rate))
    }
  }

  @Test("impossible counts and confidences are refused with their values")
  func refusals() throws {
    #expect(throws: StatisticsError.count(successes: 3, trials: 2)) { try Proportion(3, of: 2) }
    #expect(throws: StatisticsError.count(successes: -1, trials: 2)) { try Proportion(-1, of: 2) }
    #expect(throws: StatisticsError.count(successes: 0, trials: -5)) { try Proportion(0, of: -5) }
    #expect(throws: StatisticsError.noTrials) { try Proportion(0, of: 0) }
    let proportion = try Proportion(1, of: 2)
    for confidence in [0, 1, -0.5, 95, .infinity] {
      #expect(throws: StatisticsError.confidence(confidence)) {
        try proportion.wilson(confidence: confidence)
      }
      #expect(throws: StatisticsError.confidence(confidence)) {
        try proportion.clopperPearson(confidence: confidence)
      }
    }
    #expect(throws: StatisticsError.self) { try proportion.jeffreys(confidence: .nan) }
  }
}

/// The binomial tail by plain summation, each term from the one before.
enum Binomial {
  static func upperTail(_ k: Int, _ n: Int, _ p: Double) -> Double {
    // Relative to the term at k, so that nothing underflows; the sum of all terms normalises.
    var above = 1.0
    var term = 1.0
    for j in k..<n {
      term *= Double(n - j) / Double(j + 1) * p / (1 - p)
      above += term
    }
    var below = 0.0
    term = 1
    for j in stride(from: k, to: 0, by: -1) {
      term *= Double(j) / Double(n - j + 1) * (1 - p) / p
      below += term
    }
    return above / (above + below)
  }
}
