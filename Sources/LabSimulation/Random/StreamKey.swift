/// The root from which the lanes of one person, session or stroke are seeded.
///
/// Rule: a hash of the seed, the level and the numbers of the address, one mixing round for each;
/// the rounds are one-to-one, so two addresses of the same level never share a key by construction
/// of the last number. The level is hashed too, so that a person's effects are no stroke's numbers.
struct StreamKey: Sendable, Hashable {
  private var hash: UInt64

  static func person(_ person: Int, seed: UInt64) -> StreamKey {
    StreamKey(seed: seed).adding(1).adding(number: person)
  }

  static func session(_ session: Int, person: Int, seed: UInt64) -> StreamKey {
    StreamKey(seed: seed).adding(2).adding(number: person).adding(number: session)
  }

  /// - Parameter part: the number of the movement in a performance of several.
  static func stroke(_ address: StrokeAddress, seed: UInt64, part: Int = 0) -> StreamKey {
    let key = StreamKey(seed: seed).adding(3).adding(number: address.person)
      .adding(number: address.session).adding(number: address.stroke)
    return part == 0 ? key : key.adding(4).adding(number: part)
  }

  /// The root of what a conflict draws under a number.
  func task(_ number: Int) -> StreamKey { adding(5).adding(number: number) }

  /// The generator of one lane.
  @inline(__always)
  func stream(_ lane: Lane) -> Xoshiro256 {
    Xoshiro256(seed: adding(lane.rawValue).hash)
  }

  private init(seed: UInt64) {
    hash = SplitMix64.mix(seed &+ SplitMix64.increment)
  }

  @inline(__always)
  private func adding(number: Int) -> StreamKey {
    adding(UInt64(bitPattern: Int64(number)))
  }

  @inline(__always)
  private func adding(_ value: UInt64) -> StreamKey {
    var key = self
    key.hash = SplitMix64.mix(hash &+ SplitMix64.increment &* (value &+ 1))
    return key
  }
}
