/// What a setting is judged by when trials are nested in persons; less is better.
public enum PersonObjective: Equatable, Sendable {
  /// first · (error rate of class 0) + second · (error rate of class 1), over all persons.
  case weighted(first: Double, second: Double)
  /// The percentile (type 7) over persons of their balanced errors; at probability 1 the worst.
  ///
  /// Only persons with at least `least` trials of each class count: the rate of somebody with two
  /// trials says nothing about anybody.
  case percentile(Double, least: Int)

  /// The mean of the two error rates.
  public static let balanced = weighted(first: 0.5, second: 0.5)

  /// Resamples of persons for `standardError` and `bestSettings`.
  public static let defaultDraws = 400

  /// The value for the counts of some persons.
  ///
  /// - Parameter times: how often each person counts; once each when nil.
  /// - Returns: nil without trials of a class, and for a percentile without a person that counts.
  /// - Throws: `.probability` for one outside [0, 1].
  public func value(
    _ persons: [ClassCounts], times: [Int]? = nil
  ) throws(StatisticsError) -> Double? {
    switch self {
    case .weighted(let first, let second):
      var (errors0, trials0, errors1, trials1) = (0, 0, 0, 0)
      for (index, person) in persons.enumerated() {
        let times = times.map { $0[index] } ?? 1
        errors0 += times * person.first.successes
        trials0 += times * person.first.trials
        errors1 += times * person.second.successes
        trials1 += times * person.second.trials
      }
      guard trials0 > 0, trials1 > 0 else { return nil }
      return first * (Double(errors0) / Double(trials0))
        + second * (Double(errors1) / Double(trials1))
    case .percentile(let probability, let least):
      var rates: [Double] = []
      for (index, person) in persons.enumerated() where Self.counts(person, least: least) {
        guard let first = person.first.rate, let second = person.second.rate else { continue }
        rates += repeatElement((first + second) / 2, count: times.map { $0[index] } ?? 1)
      }
      return rates.isEmpty ? nil : try Quantiles.sample(rates, probability: probability)
    }
  }

  static func counts(_ person: ClassCounts, least: Int) -> Bool {
    person.first.trials >= max(1, least) && person.second.trials >= max(1, least)
  }

  /// The standard deviation of the value over resampled persons; nil where the value does not exist.
  public func standardError(
    _ persons: [ClassCounts], draws: Int = defaultDraws, seed: UInt64 = PersonBootstrap.defaultSeed
  ) throws(StatisticsError) -> Double? {
    guard draws > 1, try value(persons) != nil else { return nil }
    let values = try PersonDraws.values(persons: persons.count, draws: draws, seed: seed) {
      times throws(StatisticsError) in try value(persons, times: times)
    }
    let mean = values.reduce(0, +) / Double(draws)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(draws - 1)).squareRoot()
  }

  /// For each resample of persons, the position of the setting with the least value; of equal ones the
  /// first.
  ///
  /// - Parameter settings: per setting the counts of the same persons.
  /// - Throws: `.length` for settings of different persons, `.undefinedStatistic` where no setting has
  ///   a value.
  public func bestSettings(
    _ settings: [[ClassCounts]], draws: Int = defaultDraws,
    seed: UInt64 = PersonBootstrap.defaultSeed
  ) throws(StatisticsError) -> [Int] {
    guard let persons = settings.first?.count else { throw .emptySample }
    for setting in settings where setting.count != persons {
      throw .length(setting.count, expected: persons)
    }
    return try PersonDraws.values(persons: persons, draws: draws, seed: seed) {
      times throws(StatisticsError) -> Int? in
      var best: (setting: Int, value: Double)?
      for (index, setting) in settings.enumerated() {
        guard let value = try value(setting, times: times) else { continue }
        if best.map({ value < $0.value - 1e-13 }) ?? true { best = (index, value) }
      }
      return best?.setting
    }
  }
}
