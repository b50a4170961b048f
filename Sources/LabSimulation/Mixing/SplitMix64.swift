/// The splitmix64 generator: a counter and a mixer.
///
/// It seeds `Xoshiro256` and hashes addresses; strokes draw from neither directly. Source: Steele,
/// Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014); documented.
public struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
  /// The odd increment, 2^64 divided by the golden ratio.
  static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var counter: UInt64

  public init(seed: UInt64) {
    counter = seed
  }

  @inline(__always)
  public mutating func next() -> UInt64 {
    counter &+= Self.increment
    return Self.mix(counter)
  }

  /// A one-to-one map of 64 bits in which each input bit moves half of the output bits.
  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
