import Testing

@testable import LabStatistics

@Suite("Bounds for several quantities at once")
struct SimultaneousBoundTests {
  @Test("the bound of one quantity is the order statistic of its draws")
  func single() throws {
    // ⌈.9 · 20⌉ = 18: the 18th of 1...19 in any order.
    let draws: [[Double?]] = (1...19).map { [Double($0 * 7 % 20)] }
    let bound = try #require(try SimultaneousBound(draws: draws, confidence: 0.9).bounds[0])
    #expect(abs(bound - 18) < 1e-12)
  }

  @Test("a quantity on another scale has its bound on that scale")
  func scales() throws {
    let draws: [[Double?]] = (1...19).map { [Double($0), 100 + 5 * Double($0)] }
    let bounds = try SimultaneousBound(draws: draws, confidence: 0.9).bounds
    // The two move together, so the largest deviation is that of either.
    #expect(abs(try #require(bounds[0]) - 18) < 1e-12)
    #expect(abs(try #require(bounds[1]) - 190) < 1e-9)
  }

  @Test("the share of fresh draws beyond any bound is that of one order statistic")
  func level() throws {
    var generator = ResamplingGenerator(seed: 11)
    func draw() -> [Double?] {
      (0..<16).map { _ in Double(generator.next(below: 1_000_000)) / 1e6 }
    }
    var beyond = 0
    let repeats = 400
    for _ in 0..<repeats {
      let bounds = try SimultaneousBound(
        draws: (0..<99).map { _ in draw() }, confidence: 0.95
      ).bounds
      if zip(draw(), bounds).contains(where: { ($0 ?? 0) > ($1 ?? 0) }) { beyond += 1 }
    }
    // 5 of 100 expected. Binomial with n = 400: 4 of 10,000 lie above 37, as few below 6.
    #expect((6...37).contains(beyond), "\(beyond)")
    // Each by itself would let one of 16 go beyond in 1 - .95^16 = 56 of 100.
  }

  @Test("a quantity that never varies is bounded by itself, and one without values by nothing")
  func constant() throws {
    let draws: [[Double?]] = (0..<39).map { [0.25, nil, Double($0)] }
    let bounds = try SimultaneousBound(draws: draws, confidence: 0.95).bounds
    #expect(bounds[0] == 0.25)
    #expect(bounds[1] == nil)
    #expect(bounds[2] != nil)
  }

  @Test("what has no bound is refused")
  func refused() {
    #expect(throws: StatisticsError.emptySample) {
      try SimultaneousBound(draws: [], confidence: 0.95)
    }
    #expect(throws: StatisticsError.setting("draws", 18)) {
      try SimultaneousBound(draws: (0..<18).map { [Double($0)] }, confidence: 0.95)
    }
    #expect(throws: StatisticsError.length(1, expected: 2)) {
      try SimultaneousBound(draws: [[1, 2], [1]], confidence: 0.5)
    }
    #expect(throws: StatisticsError.confidence(1)) {
      try SimultaneousBound(draws: [[1]], confidence: 1)
    }
  }
}
