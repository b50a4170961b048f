import LabStatistics
import Testing

@Suite("The confidence sequence of persons' means")
struct BoundedSequenceTests {
  @Test("limits agree with a calculation that keeps the whole history")
  func history() throws {
    // Values 0, 0.1, 0.2, 0.3 in turn, 60 of them, by a separate program from the definition.
    var sequence = try BoundedSequence(confidence: 0.95)
    for index in 0..<60 { try sequence.add(0.1 * Double(index % 4)) }
    #expect(agrees(sequence.interval.lower, 0.020330841692389218))
    #expect(agrees(sequence.interval.upper, 0.2791837267378474))
    #expect(agrees(try #require(sequence.mean), 0.15))
    #expect(sequence.count == 60)
    var zeros = try BoundedSequence(confidence: 0.95)
    for _ in 0..<200 { try zeros.add(0) }
    #expect(zeros.interval.lower == 0)
    #expect(agrees(zeros.interval.upper, 0.03768067217021891))
  }

  @Test("the interval never widens, before the first value it is the whole range")
  func nested() throws {
    var generator = ResamplingGenerator(seed: 4)
    var sequence = try BoundedSequence(confidence: 0.9)
    #expect(sequence.interval == Interval(lower: 0, upper: 1))
    #expect(sequence.mean == nil)
    for _ in 0..<500 {
      let before = sequence.interval
      try sequence.add(Double(generator.next(below: 11)) / 10)
      #expect(before.lower <= sequence.interval.lower)
      #expect(sequence.interval.lower <= sequence.interval.upper)
      #expect(sequence.interval.upper <= before.upper)
    }
    #expect(sequence.interval.contains(0.5) && sequence.interval.width < 0.25)
  }

  @Test("a narrow distribution has a narrower interval than a wide one of the same mean")
  func adapts() throws {
    var narrow = try BoundedSequence(confidence: 0.95)
    var wide = narrow
    for index in 0..<400 {
      try narrow.add(index % 2 == 0 ? 0.45 : 0.55)
      try wide.add(index % 2 == 0 ? 0 : 1)
    }
    #expect(narrow.interval.width < wide.interval.width / 3)
  }

  @Test("differences in [-1, 1] are the same by an affine map, and change sign with the values")
  func differences() throws {
    var generator = ResamplingGenerator(seed: 6)
    var difference = try BoundedSequence(confidence: 0.95, range: -1...1)
    var mirrored = difference
    var scaled = try BoundedSequence(confidence: 0.95)
    for _ in 0..<100 {
      let value = Double(generator.next(below: 9)) / 8
      try scaled.add(value)
      try difference.add(2 * value - 1)
      try mirrored.add(1 - 2 * value)
    }
    #expect(agrees(difference.interval.lower, 2 * scaled.interval.lower - 1))
    #expect(agrees(difference.interval.upper, 2 * scaled.interval.upper - 1))
    #expect(agrees(mirrored.interval.lower, -difference.interval.upper))
    #expect(agrees(mirrored.interval.upper, -difference.interval.lower))
  }

  @Test("a mean that drifts away is noticed and the interval stays one")
  func drift() throws {
    var sequence = try BoundedSequence(confidence: 0.95)
    for _ in 0..<300 { try sequence.add(0) }
    #expect(!sequence.isContradicted)
    let before = sequence.interval
    for _ in 0..<3_000 { try sequence.add(1) }
    #expect(sequence.isContradicted)
    #expect(sequence.interval.lower <= sequence.interval.upper)
    #expect(sequence.interval.upper <= before.upper)
  }

  @Test("values outside the range and impossible ranges are refused, and change nothing")
  func refusals() throws {
    var sequence = try BoundedSequence(confidence: 0.95)
    try sequence.add(0.5)
    let before = sequence
    for bad in [-0.01, 1.01, .infinity] {
      #expect(throws: StatisticsError.outside(bad, 0...1)) { try sequence.add(bad) }
    }
    #expect(throws: StatisticsError.self) { try sequence.add(.nan) }
    #expect(sequence == before)
    #expect(throws: StatisticsError.setting("range", 2)) {
      try BoundedSequence(confidence: 0.95, range: 2...2)
    }
    #expect(throws: StatisticsError.outside(.infinity, -1e100...1e100)) {
      try BoundedSequence(confidence: 0.95, range: 0 ... .infinity)
    }
    #expect(throws: StatisticsError.confidence(0)) { try BoundedSequence(confidence: 0) }
  }
}
