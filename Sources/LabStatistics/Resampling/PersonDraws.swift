/// Resamples of persons with replacement, reproducible from a seed.
enum PersonDraws {
  /// The most resamples, 2^20.
  static let maximum = 1 << 20
  /// The most persons, 2^26.
  static let maximumPersons = 1 << 26
  /// How many draws are tried for each one that is wanted.
  static let attempts = 100

  /// The values of a statistic over `draws` resamples of `persons` persons.
  ///
  /// The statistic gets how often each person was drawn. Where it is nothing the draw is repeated;
  /// `.undefinedStatistic` when this takes more than 100 tries for each draw on average. Throws for
  /// persons outside 1...2^26 and draws outside 1...2^20. Cost draws × (persons + the statistic's).
  static func values<Value>(
    persons: Int, draws: Int, seed: UInt64,
    of statistic: ([Int]) throws(StatisticsError) -> Value?
  ) throws(StatisticsError) -> [Value] {
    guard persons > 0 else { throw .tooFewPersons(persons) }
    guard persons <= maximumPersons else { throw .setting("persons", Double(persons)) }
    guard draws >= 1, draws <= maximum else { throw .setting("draws", Double(draws)) }
    var generator = ResamplingGenerator(seed: seed)
    var values: [Value] = []
    values.reserveCapacity(draws)
    var multiplicities = [Int](repeating: 0, count: persons)
    for _ in 0..<(draws * attempts) {
      for person in multiplicities.indices { multiplicities[person] = 0 }
      for _ in 0..<persons { multiplicities[generator.next(below: persons)] += 1 }
      if let value = try statistic(multiplicities) {
        values.append(value)
        if values.count == draws { return values }
      }
    }
    throw .undefinedStatistic
  }
}
