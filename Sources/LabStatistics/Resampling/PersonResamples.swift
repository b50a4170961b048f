/// Persons drawn with replacement, for statistics that take many numbers from each resample at once.
///
/// Each entry says how often every person was drawn. The draws are those of `PersonBootstrap`: fixed
/// by the seed, the same on every platform.
public struct PersonResamples: Equatable, Sendable {
  public let multiplicities: [[Int]]

  /// - Throws: `.tooFewPersons` for persons outside 1...2^26, `.setting` for draws outside 1...2^20.
  public init(
    persons: Int, draws: Int, seed: UInt64 = PersonBootstrap.defaultSeed
  ) throws(StatisticsError) {
    multiplicities = try PersonDraws.values(persons: persons, draws: draws, seed: seed) {
      (multiplicities) throws(StatisticsError) -> [Int]? in multiplicities
    }
  }
}
