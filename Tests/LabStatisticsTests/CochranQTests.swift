import LabStatistics
import LabTesting
import Testing

@Suite("Cochran's Q")
struct CochranQTests {
  private func patterns(_ text: String) throws -> [OutcomePattern] {
    try text.split(separator: ";").map { part in
      let fields = part.split(separator: ":")
      return try OutcomePattern(fields[0].map { $0 == "1" }, count: #require(Int(fields[1])))
    }
  }

  @Test(
    "Q, its degrees of freedom and p agree with the vectors, from patterns and from single trials",
    arguments: try Vectors.file("cochran_q").rows)
  func vectors(row: VectorRow) throws {
    let patterns = try patterns(row.text("patterns"))
    let test = try CochranQ(patterns)
    #expect(test.methods == (try row.count("k_strategies")))
    #expect(test.trials == (try row.count("n_strokes")))
    #expect(agrees(test.statistic, try row.number("Q")))
    #expect(test.degreesOfFreedom == (try row.count("df")))
    #expect(agrees(test.pValue, try row.number("p")))
    #expect(abs(test.pValue / (try row.number("p")) - 1) < 1e-10)
    let trials = patterns.flatMap { Array(repeating: $0.outcomes, count: $0.count) }
    #expect(try CochranQ(trials: trials) == test)
    #expect(try CochranQ(trials: trials.reversed()) == test)
  }

  @Test("for two methods Q is McNemar's chi-square without correction")
  func twoMethods() throws {
    for (b, c) in [(1, 0), (12, 3), (140, 97), (400_000_000, 400_100_000)] {
      let test = try CochranQ([
        OutcomePattern([true, false], count: b), OutcomePattern([false, true], count: c),
        OutcomePattern([true, true], count: 17),
      ])
      let pair = try McNemarTest(DiscordantPairs(onlyA: b, onlyB: c, of: b + c))
      #expect(agrees(test.statistic, pair.chiSquare))
      #expect(agrees(test.pValue, pair.chiSquareP))
    }
  }

  @Test("trials on which all methods agree change nothing, and alone give Q 0 and p 1")
  func agreement() throws {
    let agreeing = try patterns("111:500;000:31")
    let test = try CochranQ(agreeing)
    #expect(test.statistic == 0 && test.pValue == 1 && test.degreesOfFreedom == 2)
    let differing = try patterns("110:9;001:4;100:2")
    #expect(
      try CochranQ(differing + agreeing).statistic == CochranQ(differing).statistic)
  }

  @Test("the order of the methods, and exchanging right and wrong, change nothing")
  func symmetry() throws {
    let original = try CochranQ(patterns("1110:21;1101:11;0111:7;1100:5;0000:8"))
    #expect(try CochranQ(patterns("0111:21;1011:11;1110:7;0011:5;0000:8")) == original)
    let exchanged = try CochranQ(patterns("0001:21;0010:11;1000:7;0011:5;1111:8"))
    #expect(agrees(exchanged.statistic, original.statistic))
  }

  @Test("totals up to the limit do not overflow, and an enormous Q has p 0")
  func large() throws {
    let test = try CochranQ([
      OutcomePattern([true, false, false, false], count: Count.maximumTotal)
    ])
    // All trials for one of four: Q = 3 (4 n² - n²) / (4 n - n) = 3 n.
    #expect(test.statistic == 3 * Double(Count.maximumTotal))
    #expect(test.pValue == 0)
  }

  @Test("impossible patterns are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.noTrials) { try CochranQ([OutcomePattern]()) }
    #expect(throws: StatisticsError.noTrials) { try CochranQ(trials: []) }
    #expect(throws: StatisticsError.noTrials) { try CochranQ(patterns("10:0;01:0")) }
    #expect(throws: StatisticsError.tooFewMethods(1)) { try CochranQ(patterns("1:3")) }
    #expect(throws: StatisticsError.tooFewMethods(0)) { try CochranQ(trials: [[]]) }
    #expect(throws: StatisticsError.outcomes(2, index: 1)) { try CochranQ(patterns("101:3;10:1")) }
    #expect(throws: StatisticsError.count(successes: -1, trials: -1)) {
      try OutcomePattern([true, false], count: -1)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: Count.maximumTotal)) {
      try CochranQ(patterns("10:2147483648;01:1"))
    }
  }
}
