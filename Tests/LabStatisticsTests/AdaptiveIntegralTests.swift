import Testing

@testable import LabStatistics

@Suite("Adaptive integral")
struct AdaptiveIntegralTests {
  private static let limits = AdaptiveIntegral.Limits(error: 1e-9, pieces: 60)

  @Test("a polynomial of low degree takes one piece: 15 values")
  func polynomial() throws {
    var asked = 0
    let integral = try AdaptiveIntegral.over(1...3, Self.limits) {
      asked += 1
      return $0 * $0
    }
    // (27 - 1) / 3
    #expect(abs(integral - 26 / 3.0) < 1e-12)
    #expect(asked == 15)
  }

  @Test("a kink is halved away", arguments: [0.1, 1 / 3.0, 0.77])
  func kink(at place: Double) throws {
    let integral = try AdaptiveIntegral.over(0...1, Self.limits) { abs($0 - place) }
    #expect(abs(integral - (place * place + (1 - place) * (1 - place)) / 2) < 1e-9)
  }

  @Test("no function gets more values than the pieces allow", arguments: [1, 2, 7])
  func bound(pieces: Int) throws {
    var asked = 0
    let limits = AdaptiveIntegral.Limits(error: 1e-15, pieces: pieces)
    let integral = try AdaptiveIntegral.over(0...1, limits) {
      asked += 1
      return $0 < 0.3 ? 0 : 1
    }
    #expect(asked == 15 * (2 * pieces - 1))
    #expect(asked == limits.evaluations)
    // The step lies in a piece at least as wide as halving down to it leaves.
    #expect(abs(integral - 0.7) < 0.2)
  }

  @Test("a peak 1e4 times narrower than the range keeps its tail", arguments: [1.0, -1.0])
  func graded(side: Double) throws {
    var asked = 0
    // A Cauchy density from its peak: atan(length / scale) / pi.
    let scale = 0.01
    let integral = try AdaptiveIntegral.graded(
      from: 5, over: side * 100, scale: scale, Self.limits
    ) { place in
      asked += 1
      let z = (place - 5) / scale
      return 1 / (Double.pi * scale * (1 + z * z))
    }
    // 1/2 - 1 / (pi 1e4), up to the cube of 1e-4.
    #expect(abs(integral - (0.5 - 1e-4 / .pi)) < 1e-9)
    #expect(asked < 300)
  }

  @Test("what is no number, and settings without sense, are refused")
  func refusals() {
    #expect(throws: StatisticsError.self) {
      try AdaptiveIntegral.over(0...1, Self.limits) { _ in .nan }
    }
    #expect(throws: StatisticsError.setting("error", 0)) {
      try AdaptiveIntegral.over(0...1, .init(error: 0, pieces: 3)) { $0 }
    }
    #expect(throws: StatisticsError.setting("pieces", 0)) {
      try AdaptiveIntegral.over(0...1, .init(error: 1, pieces: 0)) { $0 }
    }
    #expect(throws: StatisticsError.setting("scale", 0)) {
      try AdaptiveIntegral.graded(from: 0, over: 1, scale: 0, Self.limits) { $0 }
    }
  }
}
