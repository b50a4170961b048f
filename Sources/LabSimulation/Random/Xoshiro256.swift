/// The xoshiro256++ generator, the source of every random number of the lab.
///
/// Four words of state, about a nanosecond per draw, seeded by splitmix64 in two, which is what
/// makes one generator per stroke and stage affordable. Source: Blackman and Vigna, "Scrambled
/// Linear Pseudorandom Number Generators" (2021); documented.
public struct Xoshiro256: RandomNumberGenerator, Sendable, Hashable {
  private var s0: UInt64
  private var s1: UInt64
  private var s2: UInt64
  private var s3: UInt64

  /// Fills the state from splitmix64, as the authors advise; it never becomes all zero.
  @inline(__always)
  public init(seed: UInt64) {
    var filler = SplitMix64(seed: seed)
    s0 = filler.next()
    s1 = filler.next()
    s2 = filler.next()
    s3 = filler.next()
  }

  /// Starts from a given state, for comparison with published outputs.
  ///
  /// - Precondition: the state is not all zero, from which the generator would never leave.
  public init(state: (UInt64, UInt64, UInt64, UInt64)) {
    precondition(state != (0, 0, 0, 0), "an all-zero state yields zeros for ever")
    (s0, s1, s2, s3) = state
  }

  @inline(__always)
  public mutating func next() -> UInt64 {
    let result = Self.rotate(s0 &+ s3, by: 23) &+ s0
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = Self.rotate(s3, by: 45)
    return result
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, by count: UInt64) -> UInt64 {
    (value << count) | (value >> (64 - count))
  }
}
