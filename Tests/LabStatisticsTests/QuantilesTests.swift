import LabStatistics
import LabTesting
import Testing

@Suite("Quantiles")
struct QuantilesTests {
  @Test("normal quantiles have their tabled values")
  func normal() throws {
    #expect(agrees(try Quantiles.normal(confidence: 0.95), 1.959963984540054))
    #expect(agrees(try Quantiles.normal(confidence: 0.99), 2.5758293035489004))
    #expect(abs(try Quantiles.normal(confidence: 0.5) - 0.6744897501960817) < 1e-14)
  }

  @Test("Student quantiles have their tabled and closed values")
  func student() throws {
    // One degree: tan(pi/2 · 0.95). Two degrees: 0.95 · sqrt(2 / (1 - 0.95²)).
    #expect(
      agrees(try Quantiles.student(confidence: 0.95, degreesOfFreedom: 1), 12.706204736432095))
    #expect(
      agrees(
        try Quantiles.student(confidence: 0.95, degreesOfFreedom: 2),
        0.95 * (2 / (1 - 0.95 * 0.95)).squareRoot()))
    // Fisher and Yates: 2.262 for nine degrees.
    #expect(abs(try Quantiles.student(confidence: 0.95, degreesOfFreedom: 9) - 2.262) < 5e-4)
  }

  @Test("the p-value of the Student quantile is one minus the confidence")
  func pValue() throws {
    for freedom in [1.0, 4, 40, 4_000] {
      let t = try Quantiles.student(confidence: 0.9, degreesOfFreedom: freedom)
      #expect(agrees(try Quantiles.studentTwoSidedP(-t, degreesOfFreedom: freedom), 0.1))
    }
    #expect(try Quantiles.studentTwoSidedP(0, degreesOfFreedom: 3) == 1)
    #expect(try Quantiles.studentTwoSidedP(.infinity, degreesOfFreedom: 3) == 0)
  }

  @Test("percentiles of the bootstrap vectors agree", arguments: try Vectors.file("bca").rows)
  func percentiles(row: VectorRow) throws {
    let data = try Vectors.file("bca_data").rows(where: "case", is: try row.text("case"))
    let values = try #require(data.first).numbers("bootstrap_replicates")
    let tail = (1 - (try row.number("conf"))) / 2
    #expect(agrees(try Quantiles.sample(values, probability: tail), try row.number("pct_lo")))
    #expect(agrees(try Quantiles.sample(values, probability: 1 - tail), try row.number("pct_hi")))
  }

  @Test("a sample quantile interpolates at rank (n - 1) p, in any order of the values")
  func sample() throws {
    // 1, 2, 4, 8: rank 3 · 0.5 = 1.5 lies midway between 2 and 4.
    #expect(try Quantiles.sample([8, 1, 4, 2], probability: 0.5) == 3)
    #expect(try Quantiles.sample([8, 1, 4, 2], probability: 0) == 1)
    #expect(try Quantiles.sample([8, 1, 4, 2], probability: 1) == 8)
    #expect(try Quantiles.sample([5], probability: 0.3) == 5)
  }

  @Test("infinite values are quantiles of their own and do not make NaN of their neighbours")
  func infinite() throws {
    #expect(try Quantiles.sample([1, 2, .infinity], probability: 0.5) == 2)
    #expect(try Quantiles.sample([1, 2, .infinity], probability: 0.75) == .infinity)
    #expect(try Quantiles.sample([.infinity, .infinity], probability: 0.5) == .infinity)
  }

  @Test("bad input is refused with its place and value")
  func refusals() {
    #expect(throws: StatisticsError.emptySample) { try Quantiles.sample([], probability: 0.5) }
    #expect(throws: StatisticsError.notANumber(index: 1)) {
      try Quantiles.sample([1, .nan], probability: 0.5)
    }
    #expect(throws: StatisticsError.probability(1.5)) {
      try Quantiles.sample([1], probability: 1.5)
    }
    #expect(throws: StatisticsError.confidence(1)) { try Quantiles.normal(confidence: 1) }
    #expect(throws: StatisticsError.degreesOfFreedom(0)) {
      try Quantiles.student(confidence: 0.9, degreesOfFreedom: 0)
    }
  }
}
