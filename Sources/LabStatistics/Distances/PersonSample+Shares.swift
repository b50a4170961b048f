extension PersonSample {
  /// The share of the values below each limit.
  public func shares(below limits: [Double], weighting: Weighting = .values) -> [Double] {
    shares(counts(below: limits), weights(weighting))
  }

  /// The shares of some persons minus those of the others, for each group of persons; nil where either
  /// side has no value.
  public func differences(
    of groups: [Set<Int>], below limits: [Double], weighting: Weighting = .values
  ) -> [[Double]?] {
    let counts = counts(below: limits)
    return groups.map { group in
      let inside = multiplicities(of: group)
      guard let own = weights(weighting, times: inside),
        let others = weights(weighting, times: inside.map { 1 - $0 })
      else { return nil }
      return shares(counts, zip(own, others).map { $0 - $1 })
    }
  }

  /// The percentile interval of the share below each limit, over resampled persons.
  ///
  /// Each holds for its own limit and not for all at once. It is a point where all persons are alike.
  /// Defaults: 1000 draws (1 to 2^20), a fixed seed. Throws for fewer than two persons, a confidence
  /// outside (0, 1) and draws outside the range.
  public func shareIntervals(
    below limits: [Double], confidence: Double, draws: Int = defaultDraws,
    seed: UInt64 = PersonBootstrap.defaultSeed, weighting: Weighting = .values
  ) throws(StatisticsError) -> [Interval] {
    guard people.count >= 2 else { throw .tooFewPersons(people.count) }
    let tail = try Quantiles.tail(confidence)
    let counts = counts(below: limits)
    let drawn: [[Double]] = try PersonDraws.values(
      persons: people.count, draws: draws, seed: seed
    ) { times in
      weights(weighting, times: times).map { shares(counts, $0) }
    }
    var intervals: [Interval] = []
    for index in limits.indices {
      let sorted = drawn.map { $0[index] }.sorted()
      intervals.append(
        Interval(
          lower: try Quantiles.sorted(sorted, probability: tail),
          upper: try Quantiles.sorted(sorted, probability: 1 - tail)))
    }
    return intervals
  }

  /// How many values of each person lie below each limit.
  private func counts(below limits: [Double]) -> [[Int]] {
    limits.map { limit in
      var counts = [Int](repeating: 0, count: people.count)
      for (value, owner) in zip(values, owners) {
        guard value < limit else { break }
        counts[Int(owner)] += 1
      }
      return counts
    }
  }

  private func shares(_ counts: [[Int]], _ weights: [Double]) -> [Double] {
    counts.map { counts in
      zip(counts, weights).reduce(0) { $0 + Double($1.0) * $1.1 }
    }
  }
}
