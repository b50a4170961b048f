import LabStatistics
import LabTesting
import Testing

@Suite("The uniform deviation of a distribution function")
struct UniformDeviationTests {
  @Test("every column agrees with the vectors", arguments: try Vectors.file("dkw").rows)
  func vectors(row: VectorRow) throws {
    let n = try row.count("n")
    let alpha = try row.number("alpha")
    let two = try UniformDeviation.massart(confidence: 1 - alpha, count: Double(n))
    #expect(agrees(two, try row.number("eps_twosided")))
    let half = try UniformDeviation.massart(confidence: 1 - alpha / 2, count: Double(n))
    #expect(agrees(half, try row.number("eps_twosided_bonferroni2")))
    let one = try UniformDeviation.massartOneSided(confidence: 1 - alpha, count: Double(n))
    #expect(agrees(one, try row.number("eps_onesided")))
    let exact = try UniformDeviation.kolmogorov(confidence: 1 - alpha, count: n)
    // The row of n = 1000 was made by an expansion without its last term: at its quantile a
    // calculation with 40 digits gives 0.95000001019. See `references` for the true one.
    let expected = try row.number("eps_exact_kolmogorov")
    #expect(abs(exact - expected) <= (n == 1000 ? 1.3e-9 : 1e-9))
    #expect(exact < two)
  }

  @Test(
    "the exact quantile is that of an independent calculation",
    arguments: [
      (1000, 0.05, 0.042776499275327035), (2000, 0.5, 0.018422409067573597),
      (2000, 0.05, 0.030283370904680862), (2000, 0.01, 0.036308206743773073),
      (5000, 0.05, 0.0191727513121899), (20_000, 0.01, 0.011500601261353029),
      (50, 0.95, 0.07049570595495695),
      (10, 1e-6, 0.769828433074320323), (300, 1e-10, 0.197469139562353214),
      (1_000_000, 0.05, 0.0013579318555276864), (20_000, 1e-6, 0.0190361230303281958),
      (100_000_000, 0.01, 0.00016276069419552373),
    ])
  func references(count: Int, alpha: Double, expected: Double) throws {
    let exact = try UniformDeviation.kolmogorov(confidence: 1 - alpha, count: count)
    // 1 - α itself is rounded at α = 1e-10.
    #expect(agrees(exact, expected, within: alpha < 1e-5 ? 4e-9 : 1e-9))
  }

  @Test("one and two values have closed forms", arguments: [1e-6, 0.2, 0.5, 0.9, 0.999, 1 - 1e-9])
  func closedForms(confidence: Double) throws {
    // One value: P(D <= d) = 2d - 1. Two: 2 (2d - 1/2)² up to 1/2, then 1 - 2 (1 - d)².
    #expect(
      agrees(
        try UniformDeviation.kolmogorov(confidence: confidence, count: 1), (1 + confidence) / 2,
        within: 1e-9))
    let two =
      confidence < 0.5
      ? (0.5 + (confidence / 2).squareRoot()) / 2 : 1 - ((1 - confidence) / 2).squareRoot()
    #expect(
      agrees(try UniformDeviation.kolmogorov(confidence: confidence, count: 2), two, within: 1e-9))
  }

  @Test("more values and less confidence narrow the deviation, which stays below Massart's")
  func monotone() throws {
    for confidence in [0.05, 0.5, 0.9, 0.99, 0.9999, 1 - 1e-12] {
      var before = 1.0
      for count in [1, 2, 3, 7, 30, 140, 999, 1000, 1001, 1500, 40_000, 2_000_000_000] {
        let exact = try UniformDeviation.kolmogorov(confidence: confidence, count: count)
        #expect(exact < before && 1 / (2 * Double(count)) < exact)
        let bound = try UniformDeviation.massart(confidence: confidence, count: Double(count))
        #expect(exact < bound || bound == 1)
        before = exact
      }
    }
  }

  @Test("the quantile has no step where its method changes")
  func seams() throws {
    // Around n d² = 4 (α = 2 exp(-8)) and around n = 1000.
    for count in [40, 1000, 1001, 5000] {
      let widths = try [6.9e-4, 6.8e-4, 6.7e-4, 6.6e-4, 6.5e-4, 6.4e-4, 6.3e-4].map { alpha in
        try UniformDeviation.kolmogorov(confidence: 1 - alpha, count: count)
          * Double(count).squareRoot()
      }
      let steps = zip(widths.dropFirst(), widths).map { $0 - $1 }
      for (step, next) in zip(steps, steps.dropFirst()) {
        #expect(step > 0 && abs(next / step - 1.0155) < 2e-3)
      }
    }
    let around = try [999, 1000, 1001, 1002].map {
      try UniformDeviation.kolmogorov(confidence: 0.95, count: $0) * Double($0).squareRoot()
    }
    #expect(abs((around[3] - around[2]) / (around[1] - around[0]) - 1) < 0.02)
  }

  @Test("impossible input is refused")
  func refusals() throws {
    #expect(throws: StatisticsError.noTrials) {
      try UniformDeviation.kolmogorov(confidence: 0.9, count: 0)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try UniformDeviation.kolmogorov(confidence: 0.9, count: .max)
    }
    for count in [0, -1, Double.nan] {
      #expect(throws: StatisticsError.noTrials) {
        try UniformDeviation.massart(confidence: 0.9, count: count)
      }
    }
    #expect(throws: StatisticsError.confidence(1)) {
      try UniformDeviation.kolmogorov(confidence: 1, count: 5)
    }
    #expect(throws: StatisticsError.confidence(0.4)) {
      try UniformDeviation.massartOneSided(confidence: 0.4, count: 5)
    }
    #expect(try UniformDeviation.massart(confidence: 0.95, count: 1) == 1)
  }
}
