import LabStatistics
import LabTesting
import Testing

@Suite("A rate clustered by person")
struct ClusteredProportionTests {
  private func counts(_ name: String) throws -> [Count] {
    try Vectors.file("cluster_data").rows(where: "case", is: name).map {
      try Count($0.count("k"), of: $0.count("n"))
    }
  }

  @Test(
    "every column agrees with the vectors", arguments: try Vectors.file("cluster_proportion").rows)
  func vectors(row: VectorRow) throws {
    let clustered = try ClusteredProportion(
      counts(row.text("case")), confidence: row.number("conf"))
    #expect(clustered.persons == (try row.count("m")))
    #expect(clustered.trials == (try row.count("N")))
    let columns: [(String, Double?)] = [
      ("p", clustered.rate), ("se_naive", clustered.naiveError),
      ("se_cluster", clustered.clusteredError), ("deff_linearised", clustered.designEffect),
      ("t_lo", clustered.studentInterval.lower), ("t_hi", clustered.studentInterval.upper),
      ("n_eff", clustered.effectiveTrials), ("wilson_eff_lo", clustered.interval.lower),
      ("wilson_eff_hi", clustered.interval.upper),
      ("msb", clustered.variance.meanSquareBetween),
      ("msw", clustered.variance.meanSquareWithin), ("n0", clustered.variance.averageSize),
      ("icc_anova", clustered.variance.intraclassCorrelation),
      ("deff_kish", clustered.variance.designEffect),
    ]
    for (column, value) in columns {
      #expect(agrees(try #require(value), try row.number(column)), "\(column)")
    }
    #expect(clustered.method.rawValue == "wilson-effective")
  }

  @Test("persons without trials do not count")
  func emptyPersons() throws {
    let counts = try counts("small")
    let padded = [try Count(0, of: 0)] + counts + [.zero, .zero]
    #expect(
      try ClusteredProportion(padded, confidence: 0.9)
        == ClusteredProportion(counts, confidence: 0.9))
  }

  @Test(
    "without any error the interval is that of as many trials as persons", arguments: [false, true])
  func allAlike(errors: Bool) throws {
    let persons = try (0..<12).map { try Count(errors ? 30 + $0 : 0, of: 30 + $0) }
    let clustered = try ClusteredProportion(persons, confidence: 0.95)
    let cautious = try Proportion(errors ? 12 : 0, of: 12).wilson(confidence: 0.95)
    #expect(clustered.method.rawValue == "wilson-persons")
    #expect(agrees(clustered.interval.lower, cautious.lower))
    #expect(agrees(clustered.interval.upper, cautious.upper))
    #expect(clustered.clusteredError == 0)
    #expect(clustered.effectiveTrials == nil && clustered.designEffect == nil)
    #expect(clustered.variance.intraclassCorrelation == nil)
  }

  @Test(
    "equal rates of all persons are exactly no variance, also when the rate is no binary fraction")
  func equalRates() throws {
    let persons = try [3, 6, 9, 27, 30].map { try Count($0 / 3, of: $0) }
    let clustered = try ClusteredProportion(persons, confidence: 0.95)
    #expect(clustered.clusteredError == 0)
    #expect(clustered.method == .wilsonPersons)
    #expect(clustered.interval.width > 0.5)
  }

  @Test("a nearly even sample is not given more effective trials than it has trials")
  func evenSample() throws {
    let persons = try [5, 5, 5, 5, 5, 6].map { try Count($0, of: 10) }
    let clustered = try ClusteredProportion(persons, confidence: 0.95)
    #expect(try #require(clustered.effectiveTrials) > 60)
    // Wilson of 31/60 with t = 2.570582 (5 degrees of freedom) in place of z.
    let (p, n, t) = (31.0 / 60, 60.0, 2.570581835636314)
    let half = t / (1 + t * t / n) * (p * (1 - p) / n + t * t / (4 * n * n)).squareRoot()
    let centre = (p + t * t / (2 * n)) / (1 + t * t / n)
    #expect(agrees(clustered.interval.lower, centre - half))
    #expect(agrees(clustered.interval.upper, centre + half))
  }

  @Test("one trial per person has no within-person variance, and is the binomial case")
  func singles() throws {
    let persons = try (0..<40).map { try Count($0 < 10 ? 1 : 0, of: 1) }
    let clustered = try ClusteredProportion(persons, confidence: 0.95)
    #expect(clustered.variance.meanSquareWithin == nil)
    // m/(m-1) is all that separates the two variances.
    #expect(agrees(try #require(clustered.designEffect), 40.0 / 39))
  }

  @Test("one person alone, or nobody, says nothing about persons")
  func tooFew() throws {
    #expect(throws: StatisticsError.tooFewPersons(1)) {
      try ClusteredProportion([Count(3, of: 100), Count(0, of: 0)], confidence: 0.95)
    }
    #expect(throws: StatisticsError.tooFewPersons(0)) {
      try ClusteredProportion([], confidence: 0.95)
    }
    #expect(throws: StatisticsError.confidence(2)) {
      try ClusteredProportion([Count(3, of: 100), Count(0, of: 2)], confidence: 2)
    }
  }

  @Test("totals beyond exact arithmetic are refused, and a thousand million is not")
  func totals() throws {
    let large = try Count(1, of: 500_000_000)
    let other = try Count(3, of: 500_000_000)
    let clustered = try ClusteredProportion([large, other], confidence: 0.95)
    // Residuals -1 and 1 of N = 1e9: variance 2 · 2 / 1e18.
    #expect(agrees(clustered.clusteredError / 2e-9, 1))
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try ClusteredProportion(Array(repeating: large, count: 5), confidence: 0.95)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try ClusteredProportion([Count(0, of: .max), Count(0, of: .max)], confidence: 0.95)
    }
  }
}
