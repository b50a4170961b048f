/// The bootstrap over persons of any statistic: whole persons are drawn, never single trials.
///
/// The statistic is a function of how often each person counts: once each for the sample itself,
/// drawn with replacement for a resample, and all but one for the jackknife. It returns nothing where
/// it does not exist (and is taken so when it is not finite); such a resample is drawn again, so the
/// intervals are conditional on its existence. The draws come from a fixed seed and the result does
/// not depend on thread or platform.
///
/// Percentiles of few persons are too narrow (about m/(m-1) in variance): see `PersonGate`.
///
/// Reference: Efron 1979, Efron 1987; Davison and Hinkley 1997, section 3.8.
public struct PersonBootstrap: Equatable, Sendable {
  public let persons: Int
  /// The statistic of the sample.
  public let estimate: Double
  /// The statistic of each resample, ascending.
  public let replicates: [Double]
  /// The statistic without each person in turn; nothing when it does not exist for one of them.
  public let leaveOneOut: [Double]?

  public static let defaultDraws = 2000
  public static let defaultSeed: UInt64 = 20_240_229

  /// Draws `draws` (default 2000, from 1 to 2^20) resamples.
  ///
  /// Cost (draws + persons) × (persons + the statistic's). Throws for no persons or more than
  /// 2^26, draws outside the range, whatever the statistic throws, and `.undefinedStatistic` when it does not exist for the
  /// sample or for more than 99 of 100 resamples.
  public init(
    persons: Int, draws: Int = defaultDraws, seed: UInt64 = defaultSeed,
    statistic: ([Int]) throws(StatisticsError) -> Double?
  ) throws(StatisticsError) {
    guard persons > 0 else { throw .tooFewPersons(persons) }
    guard persons <= PersonDraws.maximumPersons else {
      throw .setting("persons", Double(persons))
    }
    func finite(_ multiplicities: [Int]) throws(StatisticsError) -> Double? {
      guard let value = try statistic(multiplicities), value.isFinite else { return nil }
      return value
    }
    self.persons = persons
    var multiplicities = [Int](repeating: 1, count: persons)
    guard let estimate = try finite(multiplicities) else { throw .undefinedStatistic }
    self.estimate = estimate
    replicates = try PersonDraws.values(
      persons: persons, draws: draws, seed: seed, of: finite
    ).sorted()
    var jackknife: [Double] = []
    for person in 0..<persons where jackknife.count == person {
      multiplicities[person] = 0
      if let value = try finite(multiplicities) { jackknife.append(value) }
      multiplicities[person] = 1
    }
    leaveOneOut = jackknife.count == persons ? jackknife : nil
  }

  /// The interval between the type-7 percentiles of the replicates.
  ///
  /// Throws for a confidence outside (0, 1).
  public func percentile(confidence: Double) throws(StatisticsError) -> Interval {
    let tail = try Quantiles.tail(confidence)
    return Interval(
      lower: try Quantiles.sorted(replicates, probability: tail),
      upper: try Quantiles.sorted(replicates, probability: 1 - tail))
  }

  /// The bias-corrected and accelerated interval.
  ///
  /// Throws for a confidence outside (0, 1), and `.undefinedStatistic` when the statistic does not
  /// exist without one of the persons.
  public func biasCorrected(confidence: Double) throws(StatisticsError) -> BiasCorrectedInterval {
    guard let leaveOneOut else { throw .undefinedStatistic }
    return try BiasCorrectedInterval(
      estimate: estimate, replicates: replicates, leaveOneOut: leaveOneOut,
      confidence: confidence)
  }
}
