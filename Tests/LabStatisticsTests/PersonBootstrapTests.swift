import LabStatistics
import LabTesting
import Testing

@Suite("The bootstrap over persons")
struct PersonBootstrapTests {
  @Test("every column of BCa agrees with the vectors", arguments: try Vectors.file("bca").rows)
  func vectors(row: VectorRow) throws {
    let data = try #require(
      try Vectors.file("bca_data").rows(where: "case", is: row.text("case")).first)
    let replicates = try data.numbers("bootstrap_replicates")
    #expect(replicates.count == (try row.count("n_boot")))
    let confidence = try row.number("conf")
    let result = try BiasCorrectedInterval(
      estimate: row.number("theta_hat"), replicates: replicates,
      leaveOneOut: data.numbers("jackknife_values"), confidence: confidence)
    let tail = (1 - confidence) / 2
    let columns = [
      ("pct_lo", try Quantiles.sample(replicates, probability: tail)),
      ("pct_hi", try Quantiles.sample(replicates, probability: 1 - tail)),
      ("z0", result.bias), ("acceleration", result.acceleration), ("alpha1", result.lowerLevel),
      ("alpha2", result.upperLevel), ("bca_lo", result.interval.lower),
      ("bca_hi", result.interval.upper),
    ]
    for (column, value) in columns {
      #expect(agrees(value, try row.number(column)), "\(column)")
    }
  }

  private static let values = [0.3, 1.1, 0.2, 0.9, 2.5, 0.7, 1.4, 0.1, 0.6]

  private func mean(_ multiplicities: [Int]) -> Double? {
    let count = multiplicities.reduce(0, +)
    guard count > 0 else { return nil }
    return zip(Self.values, multiplicities).reduce(0) { $0 + $1.0 * Double($1.1) } / Double(count)
  }

  @Test("the jackknife leaves out each person once, and the draws have m persons each")
  func design() throws {
    let bootstrap = try PersonBootstrap(persons: 9, draws: 50) { multiplicities in
      #expect([8, 9].contains(multiplicities.reduce(0, +)))
      return mean(multiplicities)
    }
    let total = Self.values.reduce(0, +)
    #expect(agrees(bootstrap.estimate, total / 9))
    for (value, left) in zip(Self.values, try #require(bootstrap.leaveOneOut)) {
      #expect(agrees(left, (total - value) / 8))
    }
    #expect(bootstrap.replicates == bootstrap.replicates.sorted())
    #expect(bootstrap.replicates.count == 50)
  }

  @Test("replicates of a mean vary as a mean of so many draws does")
  func spread() throws {
    let bootstrap = try PersonBootstrap(persons: 9, statistic: mean)
    #expect(bootstrap.replicates.count == 2000)
    let average = bootstrap.replicates.reduce(0, +) / 2000
    let variance = bootstrap.replicates.reduce(0) { $0 + ($1 - average) * ($1 - average) } / 2000
    let centre = Self.values.reduce(0, +) / 9
    let expected = Self.values.reduce(0) { $0 + ($1 - centre) * ($1 - centre) } / 81
    #expect(abs(variance / expected - 1) < 0.15)
    #expect(abs(average - centre) < 4 * (expected / 2000).squareRoot())
    let percentile = try bootstrap.percentile(confidence: 0.95)
    let corrected = try bootstrap.biasCorrected(confidence: 0.95)
    #expect(percentile.contains(centre) && corrected.interval.contains(centre))
    // The long tail is on the right, so the corrected interval lies further right.
    #expect(corrected.acceleration > 0)
    #expect(corrected.interval.upper > percentile.upper)
    #expect(try PersonBootstrap(persons: 9, statistic: mean) == bootstrap)
    #expect(try PersonBootstrap(persons: 9, seed: 1, statistic: mean) != bootstrap)
  }

  @Test("a draw without the statistic is repeated, and a sample without it refused")
  func undefined() throws {
    let bootstrap = try PersonBootstrap(persons: 4, draws: 100) { multiplicities in
      multiplicities[0] > 0 ? Double(multiplicities[1]) : nil
    }
    #expect(bootstrap.replicates.count == 100)
    #expect(bootstrap.leaveOneOut == nil)
    #expect(throws: StatisticsError.undefinedStatistic) {
      try bootstrap.biasCorrected(confidence: 0.9)
    }
    #expect(try bootstrap.percentile(confidence: 0.9).lower >= 0)
    #expect(throws: StatisticsError.undefinedStatistic) {
      try PersonBootstrap(persons: 3) { _ in .nan }
    }
    // Only the sample itself has it: one draw in 8^8 / 8! = 416 is like it.
    #expect(throws: StatisticsError.undefinedStatistic) {
      try PersonBootstrap(persons: 8, draws: 100) { $0.allSatisfy { $0 == 1 } ? 1 : nil }
    }
  }

  @Test("equal replicates, equal leave-one-out values and no share below leave finite numbers")
  func degenerate() throws {
    let equal = try BiasCorrectedInterval(
      estimate: 2, replicates: [2, 2, 2], leaveOneOut: [2, 2], confidence: 0.95)
    #expect(equal.bias == 0 && equal.acceleration == 0)
    #expect(equal.interval == Interval(lower: 2, upper: 2))
    let above = try BiasCorrectedInterval(
      estimate: 0, replicates: [1, 2, 3, 4], leaveOneOut: [], confidence: 0.95)
    // Half a replicate below: Φ⁻¹(1/8).
    #expect(agrees(above.bias, -1.1503493803760081))
    #expect(above.interval.lower <= above.interval.upper)
    // The acceleration of one value among many is √n-free: (m-2) / 6 √(m(m-1))... far below 1/z.
    let extreme = try BiasCorrectedInterval(
      estimate: 4, replicates: [1, 2, 3, 4], leaveOneOut: [-1e300, 1, 1, 1, 1, 1, 1],
      confidence: 1 - 1e-13)
    #expect(extreme.acceleration > 0.1)
    #expect(extreme.upperLevel == 1 && extreme.interval.upper == 4)
    let mirrored = try BiasCorrectedInterval(
      estimate: 1, replicates: [1, 2, 3, 4], leaveOneOut: [1e300, 1, 1, 1, 1, 1, 1],
      confidence: 1 - 1e-13)
    #expect(mirrored.lowerLevel == 0 && mirrored.interval.lower == 1)
  }

  @Test("impossible requests are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.tooFewPersons(0)) {
      try PersonBootstrap(persons: 0) { _ in 1 }
    }
    for draws in [0, -1, .max] {
      #expect(throws: StatisticsError.setting("draws", Double(draws))) {
        try PersonBootstrap(persons: 3, draws: draws) { _ in 1 }
      }
    }
    #expect(throws: StatisticsError.tooFewPersons(7)) {
      try PersonBootstrap(persons: 3) { _ throws(StatisticsError) in throw .tooFewPersons(7) }
    }
    #expect(throws: StatisticsError.emptySample) {
      try BiasCorrectedInterval(estimate: 1, replicates: [], leaveOneOut: [1], confidence: 0.9)
    }
    #expect(throws: StatisticsError.value(.infinity, index: 1)) {
      try BiasCorrectedInterval(
        estimate: 1, replicates: [1, .infinity], leaveOneOut: [1], confidence: 0.9)
    }
    #expect(throws: StatisticsError.confidence(1)) {
      try PersonBootstrap(persons: 3, draws: 5) { _ in 1 }.percentile(confidence: 1)
    }
  }

  @Test("fewer than eight persons allow no claim, fewer than twenty one with a warning")
  func gate() {
    #expect([0, 7].map(PersonGate.init(persons:)) == [.noClaim, .noClaim])
    #expect([8, 19].map(PersonGate.init(persons:)) == [.warning, .warning])
    #expect([20, .max].map(PersonGate.init(persons:)) == [.claim, .claim])
  }
}
