/// The Sobol sequence, origin included, moved by one random vector modulo 1.
///
/// The rotation of Cranley and Patterson 1976. Each point is then uniform, whatever its place in the
/// sequence. The shift is an odd multiple of 2^-53 and the sequence lives on multiples of 2^-30, so
/// the sum, in whole numbers modulo 2^53, is odd: no coordinate is ever 0 or 1.
struct ShiftedPoints {
  private let sequence: SobolSequence
  private let shift: [UInt64]
  private var isAtOrigin = true

  private static let modulus: UInt64 = 1 << 53
  private static let sequenceScale = Double(1 << SobolSequence.bits)

  init(dimensions: Int, generator: inout ResamplingGenerator) throws(StatisticsError) {
    sequence = try SobolSequence(dimensions: dimensions)
    shift = (0..<dimensions).map { _ in generator.next() >> 11 | 1 }
  }

  /// Writes the next point over `point`.
  mutating func next(into point: inout [Double]) throws(StatisticsError) {
    if isAtOrigin {
      isAtOrigin = false
      point = Array(repeating: 0, count: sequence.dimensions)
    } else {
      try sequence.next(into: &point)
    }
    for axis in point.indices {
      let whole = UInt64(point[axis] * Self.sequenceScale) << UInt64(53 - SobolSequence.bits)
      point[axis] = Double((whole + shift[axis]) % Self.modulus) / Double(Self.modulus)
    }
  }
}
