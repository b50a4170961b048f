/// A rate over persons, each with several trials: the person is the sampling unit.
///
/// Strokes of one person are alike, so the binomial error is far too small (on real strokes the
/// design effect reached 54). Persons without trials do not count; at least two must remain.
///
/// - Clustered error: √(m/(m-1) Σ (k_i - n_i p)²) / N (linearised ratio, Cochran 1977).
/// - Printed interval: Wilson with the effective number of trials n_eff = pq / SE² and the t
///   quantile with m - 1 degrees of freedom, which never leaves [0, 1]. n_eff is not taken above N
///   there: an accidentally even sample does not make strokes more than independent.
/// - When the clustered error is exactly zero (nobody erred, everybody always erred, or all persons
///   have the very same rate) n_eff does not exist. Then the interval is Wilson with the normal
///   quantile and the number of persons as trials: all strokes of a person taken to be alike, the
///   most cautious reading. `method` says which of the two was used.
/// - ANOVA intraclass correlation and Kish's design effect 1 + (Σn²/N - 1) ICC (Kish 1965).
public struct ClusteredProportion: Equatable, Sendable {
  public let confidence: Double
  public let persons: Int
  public let successes: Int
  public let trials: Int
  public let rate: Double
  /// The binomial error √(pq/N), to be printed beside the design effect only.
  public let naiveError: Double
  public let clusteredError: Double
  /// Clustered over naive variance; nothing when the naive one is zero.
  public let designEffect: Double?
  /// rate ± t · clusteredError with m - 1 degrees of freedom, not truncated to [0, 1].
  public let studentInterval: Interval
  /// pq over the clustered variance, not capped; nothing when that variance is zero.
  public let effectiveTrials: Double?
  public let interval: Interval
  public let method: IntervalMethod
  public let variance: VarianceAnalysis

  /// Throws for a confidence outside (0, 1), fewer than two persons with trials, and totals above
  /// `Count.maximumTotal`.
  public init(_ counts: [Count], confidence: Double) throws(StatisticsError) {
    let z = try Quantiles.normal(confidence: confidence)
    let counted = counts.filter { $0.trials > 0 }
    let total = try Count.total(counted)
    guard counted.count >= 2 else { throw .tooFewPersons(counted.count) }
    let t = try Quantiles.student(
      confidence: confidence, degreesOfFreedom: Double(counted.count - 1))

    self.confidence = confidence
    persons = counted.count
    successes = total.successes
    trials = total.trials
    let size = Double(total.trials)
    let rate = Double(total.successes) / size
    self.rate = rate
    let spread = rate * (1 - rate)
    naiveError = (spread / size).squareRoot()

    let residuals = PersonResiduals(
      changes: counted.map(\.successes), sizes: counted.map(\.trials))
    let clustered = residuals.areAllZero ? 0 : PersonResiduals.variance(residuals.values)
    let error = clustered.squareRoot()
    clusteredError = error
    designEffect = spread > 0 ? clustered / (spread / size) : nil
    studentInterval = Interval(lower: rate - t * error, upper: rate + t * error)
    variance = VarianceAnalysis(counted, total: total)

    if clustered > 0 {
      let effective = spread / clustered
      effectiveTrials = effective
      method = .wilsonEffective
      interval = Proportion.wilson(rate: rate, trials: min(effective, size), quantile: t)
    } else {
      effectiveTrials = nil
      method = .wilsonPersons
      interval = Proportion.wilson(rate: rate, trials: Double(persons), quantile: z)
    }
  }
}
