import LabStatistics
import LabTesting
import Testing

@Suite("McNemar's test of discordant pairs")
struct McNemarTests {
  private func test(_ b: Int, _ c: Int, extra: Int = 1) throws -> McNemarTest {
    try McNemarTest(DiscordantPairs(onlyA: b, onlyB: c, of: b + c + extra))
  }

  @Test(
    "all four p-values and both statistics agree with the vectors",
    arguments: try Vectors.file("mcnemar").rows)
  func vectors(row: VectorRow) throws {
    let test = try test(row.count("b"), row.count("c"), extra: 10)
    #expect(agrees(test.exactP, try row.number("p_exact")))
    #expect(agrees(test.midP, try row.number("p_mid")))
    #expect(agrees(test.chiSquare, try row.number("chi2")))
    #expect(agrees(test.chiSquareP, try row.number("p_chi2")))
    #expect(agrees(test.correctedChiSquare, try row.number("chi2_cc")))
    #expect(agrees(test.correctedChiSquareP, try row.number("p_chi2_cc")))
  }

  @Test(
    "counts up to the limit agree with sums of 40 digits",
    arguments: [
      (4_900, 5_100, 0.046585527704947389, 0.045505663375514033, 0.045500263896358414),
      (49_500, 50_500, 0.0015823598788515956, 0.0015653597548484145, 0.0015654022580025497),
      (499_000, 501_000, 0.045608299865382086, 0.045500317887363171, 0.045500263896358414),
      (
        500_050_000, 499_950_000, 0.0015655722610838076, 0.0015654022537523664,
        0.0015654022580025497
      ),
      (
        1_073_700_000, 1_073_783_648, 0.071069329190211939, 0.071065952740725651,
        0.071065952699716365
      ),
      (
        500_000_000, 499_999_998, 0.99997476867476087, 0.99994953734957221, 0.99994953734954278
      ),
      (1_000_000_000, 1_000_000_000, 1, 0.9999821587588407, 1),
      (1_000, 3, 3.9237204179258068e-294, 1.9677340185224247e-294, 1.5949554060031092e-217),
    ])
  func largeCounts(b: Int, c: Int, exact: Double, mid: Double, chiSquare: Double) throws {
    let test = try test(b, c, extra: 0)
    #expect(abs(test.exactP / exact - 1) < 1e-10)
    #expect(abs(test.midP / mid - 1) < 1e-10)
    #expect(abs(test.chiSquareP / chiSquare - 1) < 1e-10)
  }

  @Test("the exact p of up to 30 discordant pairs is twice a sum of binomial coefficients")
  func smallCounts() throws {
    for size in 1...30 {
      var coefficients = [1.0]
      for k in 0..<size { coefficients.append(coefficients[k] * Double(size - k) / Double(k + 1)) }
      let all = coefficients.reduce(0, +)
      for b in 0...size {
        let k = min(b, size - b)
        let exact = min(1, 2 * coefficients[...k].reduce(0, +) / all)
        let test = try test(b, size - b)
        #expect(agrees(test.exactP, exact))
        #expect(agrees(test.midP, exact - coefficients[k] / all))
      }
    }
  }

  @Test("exchanging the methods changes no p, and trials on which they agree change nothing")
  func symmetry() throws {
    for (b, c) in [(0, 5), (12, 3), (400, 380), (1_000_000, 1_001_000)] {
      #expect(try test(b, c) == test(c, b))
      #expect(try test(b, c) == test(b, c, extra: 1_000_000))
    }
  }

  @Test("a larger imbalance of the same discordant pairs never has a larger p")
  func monotone() throws {
    let tests = try (0...40).map { try test(40 + $0, 40 - $0) }
    for (one, next) in zip(tests, tests.dropFirst()) {
      #expect(next.exactP <= one.exactP && next.midP < one.midP)
      #expect(next.chiSquareP < one.chiSquareP)
      #expect(next.correctedChiSquareP <= one.correctedChiSquareP)
    }
    for test in tests {
      #expect(test.midP < test.exactP)
      #expect(test.chiSquareP <= test.correctedChiSquareP)
    }
  }

  @Test("without discordant pairs every p is 1; with very many on one side it is 0, never NaN")
  func extremes() throws {
    let none = try test(0, 0)
    #expect([none.exactP, none.midP, none.chiSquareP, none.correctedChiSquareP] == [1, 1, 1, 1])
    #expect(none.chiSquare == 0 && none.correctedChiSquare == 0)
    let all = try test(0, Count.maximumTotal, extra: 0)
    #expect([all.exactP, all.midP, all.chiSquareP, all.correctedChiSquareP] == [0, 0, 0, 0])
    #expect(all.chiSquare == Double(Count.maximumTotal))
    // One discordant pair can never be significant.
    #expect(try test(1, 0).exactP == 1)
  }

  @Test("impossible counts are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.count(successes: -1, trials: 3)) {
      try DiscordantPairs(onlyA: -1, onlyB: 0, of: 3)
    }
    #expect(throws: StatisticsError.count(successes: 2, trials: 1)) {
      try DiscordantPairs(onlyA: 2, onlyB: 2, of: 3)
    }
    #expect(throws: StatisticsError.count(successes: 1, trials: 0)) {
      try DiscordantPairs(onlyA: .max, onlyB: 1, of: .max)
    }
    #expect(throws: StatisticsError.noTrials) { try DiscordantPairs(onlyA: 0, onlyB: 0, of: 0) }
    #expect(throws: StatisticsError.tooManyTrials(limit: Count.maximumTotal)) {
      try DiscordantPairs(onlyA: 0, onlyB: 0, of: Count.maximumTotal + 1)
    }
  }
}
