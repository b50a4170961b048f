import LabStatistics
import Testing

@Suite("Sobol points")
struct SobolSequenceTests {
  @Test("the first points of two dimensions are the published ones, without the origin")
  func published() throws {
    // Bratley and Fox 1988 in Gray-code order.
    let sequence = try SobolSequence(dimensions: 2)
    let expected = [
      [0.5, 0.5], [0.75, 0.25], [0.25, 0.75], [0.375, 0.375], [0.875, 0.875], [0.625, 0.125],
      [0.125, 0.625],
    ]
    for point in expected { #expect(try sequence.next() == point) }
  }

  @Test("with the origin, 2^m points are one in each part of every axis, up to 40 dimensions")
  func net() throws {
    let sequence = try SobolSequence(dimensions: 40)
    var seen = Array(repeating: Set([0]), count: 40)
    var smallest = 1.0
    for _ in 1..<256 {
      let point = try sequence.next()
      for axis in point.indices {
        seen[axis].insert(Int(point[axis] * 256))
        smallest = min(smallest, point[axis])
      }
    }
    #expect(seen.allSatisfy { $0.count == 256 })
    #expect(smallest > 0)
  }

  @Test("skipping leaves out exactly as many points")
  func skipping() throws {
    let one = try SobolSequence(dimensions: 3)
    let other = try SobolSequence(dimensions: 3)
    for _ in 0..<5 { _ = try one.next() }
    try other.skip(5)
    try other.skip(0)
    try other.skip(-3)
    var point = [9.0]
    try other.next(into: &point)
    #expect(try one.next() == point)
  }

  @Test("dimensions outside 1 to 40 are refused", arguments: [-1, 0, 41, Int.max])
  func dimensions(count: Int) {
    #expect(throws: StatisticsError.setting("dimensions", Double(count))) {
      try SobolSequence(dimensions: count)
    }
  }
}
