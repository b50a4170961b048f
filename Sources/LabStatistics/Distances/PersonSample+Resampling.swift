extension PersonSample {
  public static let defaultDraws = 1000

  /// How far the distribution function of as many other persons would lie from this one: the quantile
  /// of sup |F* - F| over resampled persons.
  ///
  /// The order statistic ⌈confidence (draws + 1)⌉. By the triangle inequality the distance of the
  /// persons whom these stand for to any other distribution lies within that of these persons to it,
  /// plus and minus this: an interval on the safe side. With few persons it is too small: see
  /// `PersonGate`. Where it would be zero (all persons alike) it is Massart's bound with as many values as
  /// persons.
  ///
  /// Defaults: 1000 draws (1 to 2^20), a fixed seed. Cost draws × values. Throws for fewer than two
  /// persons, a confidence outside (0, 1), and draws outside the range or fewer than the order statistic
  /// needs.
  public func deviation(
    confidence: Double, draws: Int = defaultDraws, seed: UInt64 = PersonBootstrap.defaultSeed,
    weighting: Weighting = .values
  ) throws(StatisticsError) -> Double {
    guard people.count >= 2 else { throw .tooFewPersons(people.count) }
    let tail = 2 * (try Quantiles.tail(confidence))
    let own = weights(weighting)
    let largest: [Double] = try PersonDraws.values(
      persons: people.count, draws: draws, seed: seed
    ) { times in
      weights(weighting, times: times).map { drawn in
        largestSum(of: zip(drawn, own).map { $0 - $1 })
      }
    }
    // A hair less, so that 0.95 · 1000 does not round up to 951.
    let rank = max(1, Int((confidence * Double(draws + 1) * (1 - 1e-12)).rounded(.up)))
    guard rank <= draws else { throw .setting("draws", Double(draws)) }
    let width = largest.sorted()[rank - 1]
    // Rounding leaves a trace of 1e-16 where the functions are the same.
    return width > 1e-12
      ? min(1, width) : try UniformDeviation.bound(tail: tail / 2, count: Double(people.count))
  }
}
