import Foundation
import LabStatistics
import LabTesting
import Testing

@Suite("Sobol indices")
struct SobolIndicesTests {
  /// The outputs of one case of the data vectors.
  private func indices(_ name: String) throws -> SobolIndices {
    let rows = try Vectors.file("sobol_data").rows(where: "case", is: name)
    let columns = try ["f_AB1", "f_AB2", "f_AB3"].filter { column in
      try rows.allSatisfy { try !$0.text(column).isEmpty }
    }
    return try SobolIndices(
      a: rows.map { try $0.number("f_A") }, b: rows.map { try $0.number("f_B") },
      hybrids: columns.map { column in try rows.map { try $0.number(column) } })
  }

  @Test("every column agrees with the vectors", arguments: try Vectors.file("sobol_indices").rows)
  func vectors(row: VectorRow) throws {
    let indices = try indices(row.text("case"))
    let factor = indices.factors[try row.count("factor")]
    #expect(indices.rows == (try row.count("n")))
    #expect(agrees(indices.mean, try row.number("mean")))
    #expect(agrees(indices.variance, try row.number("variance_popn")))
    #expect(agrees(factor.first.value, try row.number("S1_saltelli2010")))
    #expect(agrees(factor.firstJansen.value, try row.number("S1_jansen")))
    #expect(agrees(factor.total.value, try row.number("ST_jansen")))
  }

  @Test("a negative estimate is marked as not distinguishable from zero")
  func negative() throws {
    let factor = try indices("neg").factors[0]
    #expect(factor.first.isNotDistinguishableFromZero)
    #expect(factor.firstJansen.isNotDistinguishableFromZero)
  }

  @Test(
    "the closed forms of Ishigami's variance agree",
    arguments: try Vectors.file("ishigami_exact").rows)
  func closedForms(row: VectorRow) throws {
    let exact = try Ishigami(row)
    #expect(agrees(exact.variance, try row.number("variance")))
    for factor in 0..<3 {
      #expect(agrees(exact.first[factor], try row.number("S\(factor + 1)")))
      #expect(agrees(exact.total[factor], try row.number("ST\(factor + 1)")))
    }
  }

  @Test(
    "the design finds the indices of Ishigami's function",
    arguments: try Vectors.file("ishigami_exact").rows, [nil, 7 as UInt64?])
  func design(row: VectorRow, seed: UInt64?) throws {
    let exact = try Ishigami(row)
    let design = try SobolDesign(factors: 3, rows: 1_024, seed: seed)
    let indices = try design.indices(draws: 200, of: exact.value)
    // The square of a normal difference has the relative spread √2, so the estimates of independent
    // rows would have a standard error of about √2 / √1024; Sobol rows stay below it.
    let tolerance = (2.0 / 1_024).squareRoot()
    #expect(abs(indices.mean - exact.a / 2) < tolerance * exact.variance.squareRoot())
    #expect(abs(indices.variance / exact.variance - 1) < tolerance)
    for (factor, estimate) in indices.factors.enumerated() {
      #expect(abs(estimate.first.value - exact.first[factor]) < tolerance)
      #expect(abs(estimate.firstJansen.value - exact.first[factor]) < tolerance)
      #expect(abs(estimate.total.value - exact.total[factor]) < tolerance)
      #expect(estimate.first.interval.contains(exact.first[factor]))
      #expect(estimate.total.interval.contains(exact.total[factor]))
    }
    // The third acts through the first only.
    #expect(indices.factors[2].first.isNotDistinguishableFromZero)
    #expect(!indices.factors[2].total.isNotDistinguishableFromZero)
    #expect(!indices.factors[1].first.isNotDistinguishableFromZero)
  }

  @Test("more rows come nearer, faster than by their square root")
  func convergence() throws {
    let exact = try Ishigami(try #require(Vectors.file("ishigami_exact").rows.first))
    let indices = try SobolDesign(factors: 3, rows: 8_192).indices(draws: 1, of: exact.value)
    let tolerance = (2.0 / 8_192).squareRoot() / 2
    for (factor, estimate) in indices.factors.enumerated() {
      #expect(abs(estimate.first.value - exact.first[factor]) < tolerance)
      #expect(abs(estimate.firstJansen.value - exact.first[factor]) < tolerance)
      #expect(abs(estimate.total.value - exact.total[factor]) < tolerance)
    }
  }

  @Test("the first and total shares of an additive function are equal and add up to one")
  func additive() throws {
    // Σ j x_j has the variances j² / 12: shares 1/14, 4/14, 9/14.
    let design = try SobolDesign(factors: 3, rows: 512)
    let indices = try design.indices(draws: 100) { $0[0] + 2 * $0[1] + 3 * $0[2] }
    for (factor, share) in [1.0 / 14, 4.0 / 14, 9.0 / 14].enumerated() {
      #expect(abs(indices.factors[factor].first.value - share) < 0.02)
      #expect(abs(indices.factors[factor].total.value - share) < 0.02)
    }
    #expect(abs(indices.variance - 14.0 / 12) < 0.02)
  }

  @Test("scaling the output changes no share")
  func scaling() throws {
    let design = try SobolDesign(factors: 2, rows: 64)
    let one = try design.indices(draws: 50) { $0[0] * $0[1] }
    let other = try design.indices(draws: 50) { -8 * $0[0] * $0[1] }
    #expect(one.factors == other.factors)
    #expect(other.variance == 64 * one.variance)
  }

  @Test("an output that never varies has no shares, also when its mean is no binary fraction")
  func constant() throws {
    let design = try SobolDesign(factors: 2, rows: 8)
    let indices = try design.indices { _ in 0.1 }
    #expect(indices.isConstant && indices.factors.isEmpty)
    #expect(indices.mean == 0.1 && indices.variance == 0)
  }

  @Test("draws without variance are drawn again")
  func rareVariance() throws {
    // One row of twelve differs: 35 % of the draws miss it.
    var a = Array(repeating: 0.3, count: 12)
    a[5] = 1.3
    let indices = try SobolIndices(
      a: a, b: Array(repeating: 0.3, count: 12), hybrids: [Array(repeating: 0.3, count: 12)])
    #expect(indices.factors[0].total.interval.lower > 0)
    #expect(indices.factors[0].total.interval.upper.isFinite)
  }

  @Test("rows lie inside the cube, mixtures take one column, and a seed moves them")
  func rows() throws {
    var rows: [SobolDesign.Row] = []
    try SobolDesign(factors: 20, rows: 32).forEachRow { rows.append($0) }
    #expect(rows.count == 32)
    #expect(rows.allSatisfy { ($0.a + $0.b).allSatisfy { 0 < $0 && $0 < 1 } })
    #expect(rows[0].a.allSatisfy { $0 == 0.5 } && rows[0].a.count == 20)
    let row = rows[9]
    for factor in 0..<20 {
      let hybrid = row.hybrid(factor)
      for column in 0..<20 {
        #expect(hybrid[column] == (column == factor ? row.b[column] : row.a[column]))
      }
    }
    #expect(row.hybrid(20) == row.a)
    var moved: [SobolDesign.Row] = []
    try SobolDesign(factors: 20, rows: 32, seed: 3).forEachRow { moved.append($0) }
    #expect(moved[0] != rows[0] && moved[0].a != moved[0].b)
  }

  @Test("impossible designs and outputs are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.setting("factors", 21)) {
      try SobolDesign(factors: 21, rows: 8)
    }
    #expect(throws: StatisticsError.setting("rows", 1)) { try SobolDesign(factors: 2, rows: 1) }
    #expect(throws: StatisticsError.setting("rows", 0)) {
      try SobolIndices(a: [], b: [], hybrids: [[]])
    }
    #expect(throws: StatisticsError.setting("factors", 0)) {
      try SobolIndices(a: [1, 2], b: [1, 2], hybrids: [])
    }
    #expect(throws: StatisticsError.setting("draws", 0)) {
      try SobolIndices(a: [1, 2], b: [1, 2], hybrids: [[1, 2]], draws: 0)
    }
    #expect(throws: StatisticsError.length(1, expected: 2)) {
      try SobolIndices(a: [1, 2], b: [1, 2], hybrids: [[1, 2], [1]])
    }
    #expect(throws: StatisticsError.outside(.infinity, -1e100...1e100)) {
      try SobolIndices(a: [1, 2], b: [1, .infinity], hybrids: [[1, 2]])
    }
    #expect(throws: StatisticsError.self) {
      try SobolIndices(a: [.nan, 2], b: [1, 2], hybrids: [[1, 2]])
    }
    #expect(throws: StatisticsError.noTrials) {
      try SobolDesign(factors: 1, rows: 2).indices { _ throws(StatisticsError) in throw .noTrials }
    }
  }
}

/// sin x1 + a sin² x2 + b x3⁴ sin x1 on (-π, π)³, and its shares in closed form (Ishigami and
/// Homma 1990).
private struct Ishigami {
  let a: Double
  let b: Double
  let variance: Double
  let first: [Double]
  let total: [Double]

  init(_ row: VectorRow) throws {
    a = try row.number("a")
    b = try row.number("b")
    let fourth = b * pow(Double.pi, 4)
    let one = pow(1 + fourth / 5, 2) / 2
    let two = a * a / 8
    let oneThree = 8 * fourth * fourth / 225
    let variance = one + two + oneThree
    self.variance = variance
    first = [one, two, 0].map { $0 / variance }
    total = [one + oneThree, two, oneThree].map { $0 / variance }
  }

  func value(_ point: [Double]) throws(StatisticsError) -> Double {
    let x = point.map { (2 * $0 - 1) * Double.pi }
    return sin(x[0]) * (1 + b * pow(x[2], 4)) + a * sin(x[1]) * sin(x[1])
  }
}
