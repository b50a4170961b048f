import LabStatistics
import Testing

@Suite("Quantiles by counting")
struct CountingQuantilesTests {
  private static let probabilities = [0, 0.01, 0.25, 0.5, 0.9, 0.95, 0.999, 1]

  /// Skewed values from 0 to about 3000, many of them equal.
  private func values(_ count: Int, seed: UInt64) -> [Double] {
    var generator = ResamplingGenerator(seed: seed)
    return (0..<count).map { _ in
      let unit = Double(generator.next(below: 1_000_000)) / 1_000_000
      return 3_000 * unit * unit * unit
    }
  }

  @Test("the answer is that of sorting the grid values", arguments: [1, 2, 3, 10, 997, 20_000])
  func sorting(count: Int) throws {
    let values = values(count, seed: 77)
    var counter = try CountingQuantiles(cellsPerUnit: 10, maximum: 5_000)
    for value in values { counter.add(value) }
    let grid = values.map { ($0 * 10).rounded() / 10 }
    for probability in Self.probabilities {
      let expected = try Quantiles.sample(grid, probability: probability)
      #expect(agrees(try #require(try counter.quantile(probability)), expected))
    }
    #expect(counter.count == count && counter.capped == 0 && counter.rejected == 0)
  }

  @Test("any order and any split give the very same counter")
  func order() throws {
    let values = values(5_000, seed: 8) + [.nan, -1, .infinity, 1e12]
    var whole = try CountingQuantiles()
    for value in values { whole.add(value) }
    var backwards = try CountingQuantiles()
    for value in values.reversed() { backwards.add(value) }
    #expect(backwards == whole)

    for parts in [2, 3, 17] {
      var counters = try (0..<parts).map { _ in try CountingQuantiles() }
      for (index, value) in values.enumerated() { counters[index * 7 % parts].add(value) }
      var upward = try CountingQuantiles()
      for counter in counters { try upward.merge(counter) }
      var downward = try CountingQuantiles()
      for counter in counters.reversed() { try downward.merge(counter) }
      #expect(upward == whole)
      #expect(downward == whole)
    }
  }

  @Test("values are counted at the nearest grid point, as decimals")
  func grid() throws {
    for (value, expected) in [(0.34, 0.3), (0.25, 0.3), (0.04, 0.0), (-0.0, 0.0), (7, 7)] {
      var counter = try CountingQuantiles(cellsPerUnit: 10, maximum: 100)
      counter.add(value)
      #expect(try counter.quantile(0.5) == expected)
    }
    var counter = try CountingQuantiles(cellsPerUnit: 10, maximum: 100)
    counter.add(0.1)
    counter.add(0.4)
    // Rank (2 - 1) · 0.5 lies midway between 0.1 and 0.4.
    #expect(try counter.quantile(0.5) == 0.25)
  }

  @Test("values above the maximum count as the maximum, and memory stays bounded")
  func cap() throws {
    var counter = try CountingQuantiles(cellsPerUnit: 10, maximum: 100)
    for value in [100, 100.01, 1e300, .infinity, .greatestFiniteMagnitude] { counter.add(value) }
    #expect(counter.count == 5)
    #expect(counter.capped == 4)
    #expect(try counter.quantile(1) == 100)
    #expect(try counter.quantile(0) == 100)
  }

  @Test("negative values and NaN are tallied and leave the quantiles alone")
  func rejected() throws {
    var counter = try CountingQuantiles()
    for value in [-1, .nan, -.infinity, -Double.leastNonzeroMagnitude] { counter.add(value) }
    #expect(counter.rejected == 4)
    #expect(counter.count == 0)
    #expect(try counter.quantile(0.5) == nil)
    counter.add(2)
    #expect(try counter.quantile(0.5) == 2)
  }

  @Test("impossible grids, probabilities and merges are refused")
  func refusals() throws {
    for (cells, maximum) in [(0, 10.0), (-1, 10), (10, 0), (10, .nan), (10, .infinity), (.max, 9)] {
      #expect(throws: StatisticsError.self) {
        try CountingQuantiles(cellsPerUnit: cells, maximum: maximum)
      }
    }
    var counter = try CountingQuantiles(cellsPerUnit: 10, maximum: 100)
    #expect(throws: StatisticsError.gridMismatch) {
      try counter.merge(CountingQuantiles(cellsPerUnit: 100, maximum: 100))
    }
    #expect(throws: StatisticsError.gridMismatch) {
      try counter.merge(CountingQuantiles(cellsPerUnit: 10, maximum: 200))
    }
    #expect(throws: StatisticsError.probability(-0.1)) { try counter.quantile(-0.1) }
  }

  @Test("what is taken back was never there, what is moved always elsewhere", arguments: 1...4)
  func takenBack(seed: UInt64) throws {
    var generator = ResamplingGenerator(seed: seed)
    let values: [Double] = [0, 0.04, 0.26, 1, 3.3, 9.99, 10, 10.5, .infinity, -1, .nan]
    let kept = (0..<40).map { _ in values[generator.next(below: values.count)] }
    let taken = (0..<40).map { _ in values[generator.next(below: values.count)] }
    var counter = try CountingQuantiles(cellsPerUnit: 10, maximum: 10)
    for (a, b) in zip(kept, taken) {
      counter.add(at: counter.place(of: b))
      counter.add(a)
    }
    for value in taken { counter.move(from: counter.place(of: value), to: .none) }
    counter.add(at: counter.place(of: nil))
    counter.move(from: .none, to: .none)
    var expected = try CountingQuantiles(cellsPerUnit: 10, maximum: 10)
    for value in kept { expected.add(value) }
    #expect(counter == expected)
    for (a, b) in zip(kept, taken) {
      counter.move(from: counter.place(of: a), to: counter.place(of: b))
    }
    var moved = try CountingQuantiles(cellsPerUnit: 10, maximum: 10)
    for value in taken { moved.add(value) }
    #expect(counter == moved)
    for value in taken { counter.move(from: counter.place(of: value), to: .none) }
    #expect(counter == (try CountingQuantiles(cellsPerUnit: 10, maximum: 10)))
  }
}
