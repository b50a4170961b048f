import LabStatistics
import LabTesting
import Testing

@Suite("Variance reduction")
struct VarianceReductionTests {
  @Test("the gain of pairing agrees with the vectors", arguments: try Vectors.file("crn_gain").rows)
  func pairing(row: VectorRow) throws {
    let (b, c, n) = (try row.count("b"), try row.count("c"), try row.count("n"))
    let both = Int((try row.number("errA") * Double(n)).rounded()) - b
    #expect(agrees(try row.number("errB"), Double(both + c) / Double(n)))
    let gain = try PairingGain(onlyA: b, onlyB: c, both: both, of: n)
    #expect(agrees(gain.difference, try row.number("diff")))
    #expect(agrees(gain.pairedVariance / (try row.number("var_paired")), 1))
    #expect(agrees(gain.independentVariance / (try row.number("var_independent")), 1))
    #expect(agrees(try #require(gain.ratio), try row.number("variance_ratio")))
  }

  @Test("methods that never differ, or always, have no paired variance and no finite gain")
  func noVariance() throws {
    #expect(try PairingGain(onlyA: 0, onlyB: 0, both: 3, of: 10).ratio == nil)
    #expect(try PairingGain(onlyA: 7, onlyB: 0, both: 0, of: 7).ratio == nil)
    let large = try PairingGain(onlyA: 1, onlyB: 0, both: 0, of: 1_000_000_000)
    #expect(agrees(try #require(large.ratio), 1))
    #expect(throws: StatisticsError.count(successes: 12, trials: 10)) {
      try PairingGain(onlyA: 4, onlyB: 4, both: 4, of: 10)
    }
    #expect(throws: StatisticsError.noTrials) {
      try PairingGain(onlyA: 0, onlyB: 0, both: 0, of: 0)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try PairingGain(onlyA: .max, onlyB: .max, both: 0, of: .max)
    }
    #expect(throws: StatisticsError.count(successes: -1, trials: 10)) {
      try PairingGain(onlyA: 4, onlyB: -1, both: 4, of: 10)
    }
  }

  @Test("strata agree with the vectors", arguments: try Vectors.file("stratified").rows)
  func strata(row: VectorRow) throws {
    let strata = try row.text("strata_weight_p_n").split(separator: ";").map { text in
      let parts = text.split(separator: ":").map(String.init)
      return Stratification.Stratum(
        weight: try #require(Double(parts[0])), rate: try #require(Double(parts[1])),
        trials: try #require(Int(parts[2])))
    }
    let design = try Stratification(strata)
    let columns = [
      ("p", design.rate), ("var_simple", design.simpleVariance),
      ("var_proportional", design.proportionalVariance), ("var_neyman", design.neymanVariance),
      ("var_actual", try #require(design.actualVariance)),
    ]
    for (column, value) in columns {
      #expect(agrees(value / (try row.number(column)), 1), "\(column)")
    }
    // No allocation beats Neyman's, and its shares reach its variance.
    #expect(design.neymanVariance <= design.proportionalVariance * (1 + 1e-12))
    let total = Double(strata.reduce(0) { $0 + $1.trials })
    var reached = 0.0
    for (stratum, share) in zip(strata, design.neymanShares) {
      let spread = stratum.rate * (1 - stratum.rate)
      reached += stratum.weight * stratum.weight * spread / (share * total)
    }
    #expect(agrees(reached / design.neymanVariance, 1))
  }

  @Test("a stratum without trials has no actual variance, and impossible strata are refused")
  func emptyStratum() throws {
    typealias Stratum = Stratification.Stratum
    let open = try Stratification([
      Stratum(weight: 0.5, rate: 0.2, trials: 10), Stratum(weight: 0.5, rate: 0.3, trials: 0),
    ])
    #expect(open.actualVariance == nil)
    let flat = try Stratification([
      Stratum(weight: 1, rate: 1, trials: 10), Stratum(weight: 0, rate: 0.3, trials: 0),
    ])
    #expect(flat.actualVariance == 0)
    #expect(flat.neymanShares == [1, 0])
    #expect(throws: StatisticsError.emptySample) { try Stratification([]) }
    #expect(throws: StatisticsError.weights(sum: 0.5)) {
      try Stratification([Stratum(weight: 0.5, rate: 0.2, trials: 10)])
    }
    #expect(throws: StatisticsError.self) {
      try Stratification([Stratum(weight: .nan, rate: 0.2, trials: 10)])
    }
    #expect(throws: StatisticsError.self) {
      try Stratification([Stratum(weight: 1, rate: .nan, trials: 10)])
    }
    #expect(throws: StatisticsError.count(successes: 0, trials: -1)) {
      try Stratification([Stratum(weight: 1, rate: 0.5, trials: -1)])
    }
    #expect(throws: StatisticsError.noTrials) {
      try Stratification([Stratum(weight: 1, rate: 0.5, trials: 0)])
    }
  }

  @Test(
    "importance sampling agrees with the vectors",
    arguments: try Vectors.file("importance_sampling_normal_tail").rows)
  func tail(row: VectorRow) throws {
    let sampling = try NormalTailSampling(
      threshold: row.number("t"), shift: row.number("shift"))
    let columns = [
      ("p", sampling.probability), ("var_per_draw_plain", sampling.plainVariance),
      ("var_per_draw_is", sampling.shiftedVariance),
      ("variance_ratio", try #require(sampling.ratio)),
    ]
    for (column, value) in columns {
      #expect(agrees(value / (try row.number(column)), 1), "\(column)")
    }
  }

  @Test("no shift is no gain, a shift the wrong way a loss, and every shift a number")
  func shifts() throws {
    #expect(try NormalTailSampling(threshold: 2, shift: 0).ratio == 1)
    #expect(try #require(NormalTailSampling(threshold: 2, shift: -1).ratio) < 1)
    for threshold in [-18.0, -3, 0, 4, 18] {
      for shift in [-18.0, -1, 0.5, 18] {
        let sampling = try NormalTailSampling(threshold: threshold, shift: shift)
        #expect(sampling.shiftedVariance.isFinite && sampling.shiftedVariance >= 0)
        #expect(sampling.ratio.map { $0 > 0 && $0.isFinite } ?? true)
      }
    }
    #expect(throws: StatisticsError.value(19, index: 1)) {
      try NormalTailSampling(threshold: 2, shift: 19)
    }
    #expect(throws: StatisticsError.self) { try NormalTailSampling(threshold: .nan, shift: 1) }
  }
}
