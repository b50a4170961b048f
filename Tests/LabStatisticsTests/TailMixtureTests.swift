import LabStatistics
import Testing

@Suite("A Student t with a uniform share")
struct TailMixtureTests {
  /// Magnitudes at evenly spaced probabilities of a t of three degrees, whose quantile is closed only by
  /// bisection of its distribution function: F = 1/2 + (u / (1 + u²) + atan u) / π, u = x / √3.
  private static func magnitudes(_ count: Int, scale: Double) -> [Double] {
    func above(_ x: Double) -> Double {
      let u = x / 3.0.squareRoot()
      return 0.5 - (u / (1 + u * u) + Arc.tangent(u)) / .pi
    }
    return (0..<count).map { index in
      let tail = (1 - (Double(index) + 0.5) / Double(count)) / 2
      var (low, high) = (0.0, 1e6)
      for _ in 0..<100 {
        let middle = (low + high) / 2
        if above(middle) > tail { low = middle } else { high = middle }
      }
      return low * scale
    }
  }

  @Test("scale, degrees of freedom and share of a known mixture come back")
  func recovery() throws {
    var counts = MagnitudeCounts()
    for magnitude in Self.magnitudes(20_000, scale: 1.5) { counts.add(magnitude) }
    // No draw is random, so that only the width of the bins is between them and the result.
    // 1 % spread evenly up to 12.
    for index in 0..<200 { counts.add(12 * (Double(index) + 0.5) / 200) }
    let mixture = try TailMixture(counts, reach: 12)
    #expect(abs(mixture.scale / 1.5 - 1) < 0.01)
    #expect(abs(mixture.freedom / 3 - 1) < 0.02)
    #expect(abs(mixture.share - 200.0 / 20_200) < 0.001)
  }

  @Test("counts add up, and a bin holds what lies between its ends")
  func counting() {
    var counts = MagnitudeCounts()
    for value in [0, 0.01, -0.04, 1e9, .nan] { counts.add(value) }
    #expect(counts.counts[0] == 3)
    #expect(counts.counts[MagnitudeCounts.bins - 1] == 1)
    #expect(counts.total == 4)
    var twice = MagnitudeCounts()
    twice.add(counts, times: 2)
    #expect(twice.total == 8)
  }

  @Test("no values and no reach are refused")
  func refused() {
    #expect(throws: StatisticsError.emptySample) { try TailMixture(MagnitudeCounts(), reach: 1) }
    var counts = MagnitudeCounts()
    counts.add(1)
    #expect(throws: StatisticsError.setting("reach", 0)) { try TailMixture(counts, reach: 0) }
  }
}

/// atan by its half-angle and its series, since the tests of statistics have no mathematical library.
private enum Arc {
  static func tangent(_ x: Double) -> Double {
    if x < 0 { return -tangent(-x) }
    if x > 1 { return .pi / 2 - tangent(1 / x) }
    if x > 0.1 { return 2 * tangent(x / (1 + (1 + x * x).squareRoot())) }
    var (term, sum) = (x, 0.0)
    for order in 0..<12 {
      sum += term / Double(2 * order + 1)
      term *= -x * x
    }
    return sum
  }
}
