import LabStatistics
import LabTesting
import Testing

@Suite("Sample sizes")
struct SampleSizeTests {
  private func check(_ size: SampleSize, _ row: VectorRow) throws {
    #expect(agrees(size.real, try row.number("n_real")))
    #expect(size.count == (try row.count("n")))
  }

  @Test(
    "half widths agree with the vectors", arguments: try Vectors.file("samplesize_halfwidth").rows)
  func halfWidth(row: VectorRow) throws {
    try check(
      SampleSize.halfWidth(
        rate: row.number("p"), halfWidth: row.number("halfwidth"), confidence: row.number("conf")),
      row)
  }

  @Test(
    "McNemar sizes agree with the vectors", arguments: try Vectors.file("samplesize_mcnemar").rows)
  func mcnemar(row: VectorRow) throws {
    let (a, b) = (try row.number("p_onlyA"), try row.number("p_onlyB"))
    let (alpha, power) = (try row.number("alpha"), try row.number("power"))
    try check(SampleSize.mcnemar(onlyA: a, onlyB: b, alpha: alpha, power: power), row)
    try check(SampleSize.mcnemar(onlyA: b, onlyB: a, alpha: alpha, power: power), row)
  }

  @Test(
    "zero failures and the rule of three agree with the vectors",
    arguments: try Vectors.file("samplesize_zero_failures").rows)
  func zeroFailures(row: VectorRow) throws {
    let limit = try row.number("p_max")
    try check(SampleSize.zeroFailures(alpha: row.number("alpha"), limit: limit), row)
    #expect(
      agrees(try SampleSize.ruleOfThree(limit: limit).real, try row.number("rule_of_three")))
  }

  @Test("impossible or endless sizes are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.setting("half width", 0)) {
      try SampleSize.halfWidth(rate: 0.1, halfWidth: 0, confidence: 0.9)
    }
    #expect(throws: StatisticsError.probability(1.5)) {
      try SampleSize.halfWidth(rate: 1.5, halfWidth: 0.1, confidence: 0.9)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 53)) {
      try SampleSize.halfWidth(rate: 0.5, halfWidth: 1e-200, confidence: 0.9)
    }
    #expect(throws: StatisticsError.rates(0.1, 0.1)) {
      try SampleSize.mcnemar(onlyA: 0.1, onlyB: 0.1, alpha: 0.05, power: 0.9)
    }
    #expect(throws: StatisticsError.probability(0.01)) {
      try SampleSize.mcnemar(onlyA: 0.2, onlyB: 0.1, alpha: 0.05, power: 0.01)
    }
    #expect(throws: StatisticsError.self) {
      try SampleSize.mcnemar(onlyA: .nan, onlyB: 0.1, alpha: 0.05, power: 0.9)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 53)) {
      try SampleSize.zeroFailures(alpha: 0.05, limit: 1e-300)
    }
    #expect(throws: StatisticsError.probability(0)) { try SampleSize.ruleOfThree(limit: 0) }
    // A rate of 0 needs no trials by the formula; one is the least that shows anything.
    #expect(try SampleSize.halfWidth(rate: 0, halfWidth: 0.1, confidence: 0.9).count == 1)
    // Nothing but discordance in one direction: the spread under the alternative is zero.
    #expect(
      try SampleSize.mcnemar(onlyA: 1, onlyB: 0, alpha: 0.05, power: 0.9).count == 4)
  }

  @Test("persons come first: the floor of a nested design falls with persons alone")
  func nested() throws {
    let design = try NestedDesign(rate: 0.1, correlation: 0.26)
    // √(0.09 · (1 + 19 · 0.26) / 4000) and √(0.09 · (1 + 999 · 0.26) / 40,000).
    let many = try design.standardError(persons: 200, strokes: 20)
    let few = try design.standardError(persons: 40, strokes: 1000)
    #expect(agrees(many, 0.00013365.squareRoot()))
    #expect(agrees(few, 0.000586665.squareRoot()))
    #expect(agrees(try design.floor(persons: 40), 0.000585.squareRoot()))
    #expect(try design.standardError(persons: 40, strokes: .max) >= design.floor(persons: 40))
    #expect(agrees(try design.persons(standardError: many, strokes: 20).real, 200))
    #expect(agrees(try design.designEffect(strokes: 11), 3.6))
    // Without correlation it is the binomial error.
    let plain = try NestedDesign(rate: 0.5, correlation: 0)
    #expect(try plain.standardError(persons: 4, strokes: 25) == 0.05)
    #expect(try plain.floor(persons: 4) == 0)
    #expect(throws: StatisticsError.probability(-0.1)) {
      try NestedDesign(rate: 0.5, correlation: -0.1)
    }
    #expect(throws: StatisticsError.noTrials) {
      try plain.standardError(persons: 4, strokes: 0)
    }
    #expect(throws: StatisticsError.tooFewPersons(0)) { try plain.floor(persons: 0) }
    #expect(throws: StatisticsError.setting("standard error", 0)) {
      try plain.persons(standardError: 0, strokes: 4)
    }
  }
}
