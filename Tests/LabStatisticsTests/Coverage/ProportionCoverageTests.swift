import Foundation
import LabStatistics
import Testing

@Suite("Coverage of the intervals of one proportion, summed exactly")
struct ProportionCoverageTests {
  private func intervals(
    _ n: Int, _ interval: (Proportion) throws -> Interval
  ) throws -> [Interval] {
    try (0...n).map { try interval(Proportion($0, of: n)) }
  }

  @Test("Clopper and Pearson cover at least as often as they say, everywhere")
  func clopperPearson() throws {
    let sizes = Coverage.isLong ? [1, 2, 5, 10, 20, 50, 100, 300, 1_000] : [1, 5, 20, 60]
    for confidence in [0.95, 0.8] {
      for n in sizes {
        let intervals = try intervals(n) { try $0.clopperPearson(confidence: confidence) }
        // The grid, and the worst places: just outside of every limit.
        let edges = intervals.flatMap { [$0.lower - 1e-9, $0.upper + 1e-9] }
        let rates = stride(from: 0.02, through: 0.985, by: 0.02) + edges
        var lowest = 1.0
        for rate in rates where rate > 0 && rate < 1 {
          lowest = min(lowest, BinomialLaw(n, rate).coverage(intervals, of: rate))
        }
        #expect(lowest >= confidence - 1e-12, "n \(n)")
        Coverage.report("Clopper-Pearson n \(n) at \(confidence): lowest \(lowest)")
      }
    }
  }

  @Test("Wilson covers 94 to 96 % on the average over all rates, from 50 trials on")
  func wilsonAverage() throws {
    for n in Coverage.isLong ? [50, 51, 64, 100, 200, 500, 1_000] : [50, 100, 150] {
      let intervals = try intervals(n) { try $0.wilson(confidence: 0.95) }
      let steps = Coverage.size(400, long: 4_000)
      let sum = (0..<steps).reduce(0.0) { sum, step in
        let rate = (Double(step) + 0.5) / Double(steps)
        return sum + BinomialLaw(n, rate).coverage(intervals, of: rate)
      }
      #expect((0.94...0.96).contains(sum / Double(steps)), "n \(n)")
      Coverage.report("Wilson n \(n): average \(sum / Double(steps))")
    }
  }

  @Test("Wilson's lowest coverage lies just below the lower limit of one success, at 0.838")
  func wilsonLowest() throws {
    let z = 1.959963984540054
    for n in Coverage.isLong ? [50, 100, 200, 500, 1_000] : [50, 100] {
      let intervals = try intervals(n) { try $0.wilson(confidence: 0.95) }
      // There only k = 0 covers, with (1 - p)^n. The limit solves n (1/n - p)² = z² p (1 - p).
      let size = Double(n)
      let half = 1 + z * z / 2
      let limit =
        (half - (half * half - (1 + z * z / size)).squareRoot()) / (size + z * z)
      let valley = pow(1 - limit, size)
      let here = BinomialLaw(n, limit * (1 - 1e-9)).coverage(intervals, of: limit * (1 - 1e-9))
      #expect(agrees(here, valley, within: 1e-8))
      // The limit for many trials is exp(-λ), λ = 1 + z²/2 - z √(1 + z²/4) (Brown, Cai and
      // DasGupta 2001 plot it).
      let many = exp(-(half - z * (1 + z * z / 4).squareRoot()))
      #expect(valley >= 0.83 && abs(valley - many) < 0.2 / size)
      // Nowhere is it lower, at the worst places of all k.
      let edges = intervals.flatMap { [$0.lower * (1 - 1e-9), $0.upper + (1 - $0.upper) * 1e-9] }
      var lowest = 1.0
      for rate in edges where rate > 0 && rate < 1 {
        lowest = min(lowest, BinomialLaw(n, rate).coverage(intervals, of: rate))
      }
      #expect(agrees(lowest, valley, within: 1e-8))
      Coverage.report("Wilson n \(n): lowest \(lowest)")
    }
  }
}
