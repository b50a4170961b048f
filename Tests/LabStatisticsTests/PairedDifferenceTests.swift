import LabStatistics
import LabTesting
import Testing

@Suite("The paired difference of two error rates")
struct PairedDifferenceTests {
  @Test("a difference of single rates is that of a calculation by hand")
  func byHand() throws {
    // Differences 2 and 0 of 10 each: 0.1; residuals ± 1/20, error √(2 · 2/400) = 0.1, so t = 1, and
    // with one degree of freedom (Cauchy) p = 1/2 and the quantile is 12.7062.
    let difference = try PairedDifference(
      [
        PairedCount(errorsA: 3, errorsB: 1, of: 10), PairedCount(errorsA: 2, errorsB: 2, of: 10),
      ], confidence: 0.95)
    #expect(agrees(difference.estimate, 0.1))
    #expect(agrees(difference.clusteredError, 0.1))
    #expect(agrees(difference.pValue, 0.5))
    // 0.1 ± 1.27 is cut to what a difference of rates can be.
    #expect(difference.interval == Interval(lower: -1, upper: 1))
    let narrow = try PairedDifference(
      [
        PairedCount(errorsA: 3, errorsB: 1, of: 10), PairedCount(errorsA: 2, errorsB: 2, of: 10),
      ], confidence: 0.5)
    // The quartile of the Cauchy distribution is 1.
    #expect(agrees(narrow.interval.lower, 0))
    #expect(agrees(narrow.interval.upper, 0.2))
    #expect(difference.method.rawValue == "clustered-t")
    #expect(difference.persons == 2)
  }

  @Test("a difference of balanced errors is that of a calculation by hand")
  func balancedByHand() throws {
    // First class: differences 1 and 1 of 4 and 4. Second: -1 and 1 of 2 and 2. Mean (1/4 + 0) / 2;
    // residuals ½ (0 ∓ 1/4), error √(2 · 2/64) = 1/4, t = 1/2, p = 1 - 2 atan(1/2) / π.
    let difference = try PairedDifference(
      [
        PairedClassCounts(
          first: PairedCount(errorsA: 2, errorsB: 1, of: 4),
          second: PairedCount(errorsA: 0, errorsB: 1, of: 2)),
        PairedClassCounts(
          first: PairedCount(errorsA: 1, errorsB: 0, of: 4),
          second: PairedCount(errorsA: 2, errorsB: 1, of: 2)),
      ], confidence: 0.95)
    #expect(agrees(difference.estimate, 0.125))
    #expect(agrees(difference.clusteredError, 0.25))
    #expect(agrees(difference.pValue, 0.7048327646991335))
  }

  @Test("identical methods have Tango's interval without discordance, never a point")
  func identical() throws {
    let rows = try Vectors.file("paired_difference").rows(where: "b_onlyA", is: "0")
    let row = try #require(rows.first)
    #expect(try row.count("c_onlyB") == 0)
    let pairs = try row.count("a_both") + row.count("d_neither")
    let difference = try PairedDifference(
      Array(repeating: PairedCount(errorsA: 1, errorsB: 1, of: 7), count: pairs),
      confidence: row.number("conf"))
    #expect(difference.estimate == 0)
    #expect(difference.clusteredError == 0)
    #expect(difference.pValue == 1)
    #expect(agrees(difference.interval.lower, try row.number("tango_lo")))
    #expect(agrees(difference.interval.upper, try row.number("tango_hi")))
    #expect(difference.method.rawValue == "tango-persons")
  }

  @Test("persons who all differ alike have the sign-flip probability, and no point interval")
  func alike() throws {
    let person = try PairedCount(errorsA: 3, errorsB: 0, of: 3)
    let difference = try PairedDifference(Array(repeating: person, count: 5), confidence: 0.95)
    #expect(difference.estimate == 1)
    #expect(agrees(difference.pValue, 1.0 / 16))
    #expect(difference.interval.upper == 1)
    #expect(difference.interval.lower < 0.6)
  }

  @Test("exchanging the methods mirrors everything but the p-value")
  func antisymmetry() throws {
    var generator = ResamplingGenerator(seed: 5)
    let counts = try (0..<30).map { _ in
      let n = 1 + generator.next(below: 12)
      return try PairedCount(
        errorsA: generator.next(below: n + 1), errorsB: generator.next(below: n + 1), of: n)
    }
    let swapped = try counts.map {
      try PairedCount(errorsA: $0.errorsB, errorsB: $0.errorsA, of: $0.trials)
    }
    let one = try PairedDifference(counts, confidence: 0.9)
    let other = try PairedDifference(swapped, confidence: 0.9)
    #expect(one.estimate == -other.estimate)
    #expect(one.interval.lower == -other.interval.upper)
    #expect(one.pValue == other.pValue)
    // The p-value crosses 1 - confidence exactly where the interval meets zero.
    #expect(one.interval.contains(0) == (one.pValue >= 0.1))
  }

  @Test("against a faultless method the difference is the clustered rate itself")
  func againstNothing() throws {
    let counts = try [(0, 9), (4, 12), (1, 7), (6, 8)].map { try Count($0.0, of: $0.1) }
    let rate = try ClusteredProportion(counts, confidence: 0.9)
    let difference = try PairedDifference(
      counts.map { try PairedCount(errorsA: $0.successes, errorsB: 0, of: $0.trials) },
      confidence: 0.9)
    #expect(difference.estimate == rate.rate)
    #expect(difference.clusteredError == rate.clusteredError)
    #expect(difference.interval == rate.studentInterval)
  }

  @Test("impossible input is refused")
  func refusals() throws {
    #expect(throws: StatisticsError.count(successes: 4, trials: 3)) {
      try PairedCount(errorsA: 1, errorsB: 4, of: 3)
    }
    #expect(throws: StatisticsError.noTrials) {
      try PairedDifference([PairedCount](), confidence: 0.95)
    }
    let none = try PairedCount(errorsA: 0, errorsB: 0, of: 0)
    let some = try PairedCount(errorsA: 1, errorsB: 0, of: 2)
    #expect(throws: StatisticsError.tooFewPersons(1)) {
      try PairedDifference([some, none], confidence: 0.95)
    }
    let half = PairedClassCounts(first: some, second: none)
    #expect(throws: StatisticsError.emptyClass(1)) {
      try PairedDifference([half, half], confidence: 0.95)
    }
  }
}
