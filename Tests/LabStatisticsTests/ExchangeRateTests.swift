import LabStatistics
import Testing

@Suite("The exchange rate of a threshold")
struct ExchangeRateTests {
  /// A curve over critical values of both classes.
  ///
  /// First-class items stop being errors as the threshold passes them,
  /// second-class items become errors.
  private static func curve(_ first: [Double], _ second: [Double]) throws -> ThresholdCurve {
    try ThresholdCurve(
      first.map {
        ThresholdCurve.Item(
          classIndex: 0, criticalValue: $0, errorIfKept: true, errorIfFailed: false)
      }
        + second.map {
          ThresholdCurve.Item(
            classIndex: 1, criticalValue: $0, errorIfKept: false, errorIfFailed: true)
        })
  }

  @Test("is the slope of the hull edge on which the threshold lies")
  func edge() throws {
    // Errors (first, second): (2, 0) up to 1, (1, 1) up to 2, (1, 4) up to 3, (0, 4) beyond.
    let curve = try Self.curve([1, 3], [1, 2, 2, 2])
    // The hull has the corners (0, 4), (1, 1), (2, 0); rates are out of 2 and of 4.
    #expect(try curve.exchangeRate(at: 0.5) == 0...0.5)
    #expect(try curve.exchangeRate(at: 1.5) == 0.5...1.5)
    #expect(try curve.exchangeRate(at: 4) == 1.5 ... .infinity)
  }

  @Test("between two corners both limits are the slope of the edge")
  func betweenCorners() throws {
    // (3, 0) up to 1, (2, 2) up to 2, (1, 3) up to 3, (0, 3): the corner (1, 3) is above the edge.
    let curve = try Self.curve([1, 2, 3], [1, 1, 2])
    // The hull is (0, 3), (3, 0): one edge of slope 1.
    #expect(try curve.exchangeRate(at: 1.5) == 1...1)
    #expect(try curve.exchangeRate(at: 2.5) == 1...1)
  }

  @Test("where both errors fall together nothing is given up")
  func noTradeOff() throws {
    let curve = try Self.curve([1, 1], [5, 5])
    #expect(try curve.exchangeRate(at: 2) == 0 ... .infinity)
  }
}
