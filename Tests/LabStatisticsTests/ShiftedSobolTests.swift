import Foundation
import LabStatistics
import Testing

@Suite("Means over randomly shifted Sobol points")
struct ShiftedSobolTests {
  @Test("no coordinate is 0 or 1, also in 40 dimensions")
  func inside() throws {
    var smallest = 1.0
    var largest = 0.0
    _ = try ShiftedSobol(dimensions: 40, points: 64, shifts: 8) { point in
      for x in point {
        smallest = min(smallest, x)
        largest = max(largest, x)
      }
      return point.count == 40 ? 0 : 1
    }
    #expect(0 < smallest && largest < 1)
  }

  @Test("a straight line is integrated within half a step, so each shift holds a complete net")
  func line() throws {
    for points in [1, 2, 64, 1_024] {
      let mean = try ShiftedSobol(dimensions: 1, points: points) { $0[0] }
      #expect(abs(mean.estimate - 0.5) <= 0.5 / Double(points))
      #expect(mean.interval.contains(0.5))
      // Shifted by u the error is (u N mod 1 - 1/2) / N, uniform, so the mean square is 1 / 12 N².
      let one = mean.standardError * Double(mean.shifts).squareRoot() * Double(points)
      #expect(0.15 < one && one < 0.45)
    }
  }

  @Test("a smooth function of many variables gains, with an honest error")
  func smooth() throws {
    for dimensions in [2, 5, 40] {
      let mean = try ShiftedSobol(dimensions: dimensions, points: 512) { point in
        point.reduce(1) { $0 * (1 + ($1 - 0.5) / 4) }
      }
      #expect(abs(mean.estimate - 1) < 5 * mean.standardError)
      // In 40 dimensions a tenth of the variance lies in pairs, which 512 points do not spread.
      #expect(try #require(mean.gain) > (dimensions == 40 ? 2 : 20))
      // The variance of the product is (1 + 1/192)^d - 1.
      let variance = pow(1 + 1.0 / 192, Double(dimensions)) - 1
      #expect(abs(mean.plainVariance * 512 * 16 / variance - 1) < 0.1)
    }
  }

  @Test("the error is that of a mean of the shifts' means, in two passes")
  func error() throws {
    var values: [Double] = []
    let mean = try ShiftedSobol(dimensions: 1, points: 4, shifts: 3) { point in
      values.append(point[0] * point[0])
      return point[0] * point[0]
    }
    let means = (0..<3).map { values[4 * $0..<4 * $0 + 4].reduce(0, +) / 4 }
    let centre = means.reduce(0, +) / 3
    let squares = means.reduce(0) { $0 + ($1 - centre) * ($1 - centre) }
    #expect(agrees(mean.estimate, centre))
    #expect(agrees(mean.standardError, (squares / 2 / 3).squareRoot()))
    // The quantile of t with 2 degrees is 4.302653.
    #expect(agrees(mean.interval.width / 2, 4.302652729911275 * mean.standardError))
  }

  @Test("an indicator's plain variance is p (1 - p) / N")
  func indicator() throws {
    let mean = try ShiftedSobol(dimensions: 2, points: 256) { $0[0] + $0[1] < 0.5 ? 1 : 0 }
    let p = mean.estimate
    #expect(abs(p - 0.125) < 5 * mean.standardError)
    #expect(agrees(mean.plainVariance, p * (1 - p) / (256 * 16 - 1)))
    #expect(try #require(mean.gain) > 3)
  }

  @Test("the t interval over the shifts covers about as often as it says")
  func coverage() throws {
    // 200 seeds: at 95 % the simulation error is 1.5 points; three of them are allowed.
    let covered = try (0..<200).filter { seed in
      try ShiftedSobol(dimensions: 2, points: 16, seed: UInt64(seed)) { exp($0[0] + $0[1]) }
        .interval.contains((M_E - 1) * (M_E - 1))
    }.count
    #expect(covered >= 181)
    #expect(covered <= 199)
  }

  @Test("a constant has no error and no gain, the same seed gives the same, another does not")
  func constant() throws {
    let constant = try ShiftedSobol(dimensions: 3, points: 8) { _ in 0.25 }
    #expect(constant.estimate == 0.25 && constant.standardError == 0 && constant.gain == nil)
    let one = try ShiftedSobol(dimensions: 1, points: 8) { $0[0] }
    #expect(try ShiftedSobol(dimensions: 1, points: 8) { $0[0] } == one)
    #expect(try ShiftedSobol(dimensions: 1, points: 8, seed: 1) { $0[0] } != one)
  }

  @Test("what the function throws is thrown, and impossible values and settings are refused")
  func refusals() {
    #expect(throws: StatisticsError.noTrials) {
      try ShiftedSobol(dimensions: 1, points: 1) { _ throws(StatisticsError) in throw .noTrials }
    }
    for bad in [Double.infinity, -1e101] {
      #expect(throws: StatisticsError.outside(bad, -1e100...1e100)) {
        try ShiftedSobol(dimensions: 1, points: 1) { _ in bad }
      }
    }
    #expect(throws: StatisticsError.self) {
      try ShiftedSobol(dimensions: 1, points: 1) { _ in .nan }
    }
    #expect(throws: StatisticsError.setting("dimensions", 41)) {
      try ShiftedSobol(dimensions: 41, points: 1) { _ in 0 }
    }
    #expect(throws: StatisticsError.setting("points", 0)) {
      try ShiftedSobol(dimensions: 1, points: 0) { _ in 0 }
    }
    #expect(throws: StatisticsError.setting("points", Double(1 << 31))) {
      try ShiftedSobol(dimensions: 1, points: 1 << 31) { _ in 0 }
    }
    #expect(throws: StatisticsError.setting("shifts", 1)) {
      try ShiftedSobol(dimensions: 1, points: 1, shifts: 1) { _ in 0 }
    }
    #expect(throws: StatisticsError.confidence(1)) {
      try ShiftedSobol(dimensions: 1, points: 1, confidence: 1) { _ in 0 }
    }
  }
}

@Suite("A rate from conditional probabilities")
struct RaoBlackwellRateTests {
  /// P(angle > 30.466) with a person's tilt N(4, 6²), a session's N(0, 3²) and a stroke's noise
  /// 7.4 · t5, by numeric integration with 25 digits over the sum of the two normals.
  private static let truth = 0.014167121368956945623

  private static func tail(_ point: [Double]) throws(StatisticsError) -> Double {
    let tilt =
      4 + 6 * (try Quantiles.normal(probability: point[0]))
      + 3 * (try Quantiles.normal(probability: point[1]))
    return try Quantiles.studentTail((30.466 - tilt) / 7.4, degreesOfFreedom: 5)
  }

  @Test("a two-level model agrees with numeric integration and gains above 100 at N = 4096")
  func twoLevels() throws {
    let rate = try RaoBlackwellRate(dimensions: 2, points: 256, of: Self.tail)
    #expect(rate.interval.contains(Self.truth))
    #expect(abs(rate.rate - Self.truth) < 4 * rate.standardError)
    #expect(abs(rate.rate / Self.truth - 1) < 0.02)
    let gain = try #require(rate.gain)
    #expect(gain > 100)
    Coverage.report("Rao-Blackwell over shifted points: gain \(gain)")
    let plain = rate.rate * (1 - rate.rate) / 4_096
    #expect(agrees(gain, plain / (rate.standardError * rate.standardError)))
  }

  @Test("the indicator of the same model over the same points gains far less")
  func indicator() throws {
    let conditional = try RaoBlackwellRate(dimensions: 2, points: 256, of: Self.tail)
    let indicator = try ShiftedSobol(dimensions: 3, points: 256) { point throws(StatisticsError) in
      let noise = try Quantiles.student(probability: point[2], degreesOfFreedom: 5)
      let tilt =
        4 + 6 * (try Quantiles.normal(probability: point[0]))
        + 3 * (try Quantiles.normal(probability: point[1]))
      return tilt + 7.4 * noise > 30.466 ? 1 : 0
    }
    #expect(abs(indicator.estimate - Self.truth) < 4 * indicator.standardError)
    let gain = try #require(indicator.gain)
    #expect(try #require(conditional.gain) > 10 * gain)
    Coverage.report("indicator over shifted points: gain \(gain)")
  }

  @Test("limits stay in [0, 1], a certain or constant rate has no gain")
  func ends() throws {
    let none = try RaoBlackwellRate(dimensions: 1, points: 4) { _ in 0 }
    #expect(none.rate == 0 && none.gain == nil && none.interval == Interval(lower: 0, upper: 0))
    let third = try RaoBlackwellRate(dimensions: 1, points: 4) { _ in 1 }
    #expect(third.rate == 1 && third.gain == nil)
    let rare = try RaoBlackwellRate(dimensions: 1, points: 2) { $0[0] < 0.01 ? 1 : 0 }
    #expect(rare.interval.lower >= 0 && rare.interval.upper <= 1)
  }

  @Test("a probability outside [0, 1] is refused", arguments: [-1e-9, 1.0001, .infinity])
  func refusals(bad: Double) {
    #expect(throws: StatisticsError.probability(bad)) {
      try RaoBlackwellRate(dimensions: 1, points: 1) { _ in bad }
    }
    #expect(throws: StatisticsError.self) {
      try RaoBlackwellRate(dimensions: 1, points: 1) { _ in .nan }
    }
  }
}
