/// The mean of the error rates of two classes, clustered by person.
///
/// - Estimate (p1 + p2) / 2 with p_c = K_c / N_c over all persons.
/// - Residual of a person u_i = ½ [(k_1i - n_1i p1)/N1 + (k_2i - n_2i p2)/N2]; error
///   √(m/(m-1) Σ u_i²), where m counts persons with trials in either class.
/// - Interval (`logit-t`): t with m - 1 degrees of freedom on the logit scale, where the error is
///   SE / (p (1-p)).
/// - Interval from 8 to 19 persons (`person-bootstrap`): percentiles (type 7) of the estimate over
///   2000 draws of m persons with replacement, fixed seed. A draw that misses a class altogether has
///   no balanced error and is drawn again. Below 8 persons such percentiles are far too narrow, and t
///   is taken again.
/// - When the estimate is 0 or 1 or the error is exactly zero (`wilson-persons`): Wilson with the
///   normal quantile and the number of persons as trials, as for a clustered rate.
/// - Design effect: the variance over the naive one, ¼ (p1 q1/N1 + p2 q2/N2).
///
/// Without trials in a class the balanced error does not exist: `.emptyClass`.
public struct BalancedError: Equatable, Sendable {
  public let confidence: Double
  public let persons: Int
  public let first: Count
  public let second: Count
  public let estimate: Double
  public let clusteredError: Double
  /// The error of independent trials, to be printed beside the design effect only.
  public let naiveError: Double
  /// Clustered over naive variance; nothing when the naive one is zero.
  public let designEffect: Double?
  public let interval: Interval
  public let method: IntervalMethod

  /// The numbers of persons for which the interval is a bootstrap.
  public static let bootstrapPersons = PersonGate.warningPersons
  public static let bootstrapDraws = PersonBootstrap.defaultDraws
  public static let bootstrapSeed = PersonBootstrap.defaultSeed

  /// Throws for a confidence outside (0, 1), an empty class, fewer than two persons with trials,
  /// and totals above `Count.maximumTotal`.
  public init(_ counts: [ClassCounts], confidence: Double) throws(StatisticsError) {
    let z = try Quantiles.normal(confidence: confidence)
    let counted = counts.filter(\.hasTrials)
    let first = try Count.total(counted.lazy.map(\.first))
    let second = try Count.total(counted.lazy.map(\.second))
    guard let firstRate = first.rate else { throw .emptyClass(0) }
    guard let secondRate = second.rate else { throw .emptyClass(1) }
    guard counted.count >= 2 else { throw .tooFewPersons(counted.count) }

    self.confidence = confidence
    persons = counted.count
    self.first = first
    self.second = second
    let estimate = (firstRate + secondRate) / 2
    self.estimate = estimate

    let residuals = PersonResiduals.balanced(
      PersonResiduals(
        changes: counted.map(\.first.successes), sizes: counted.map(\.first.trials)),
      PersonResiduals(
        changes: counted.map(\.second.successes), sizes: counted.map(\.second.trials)))
    let variance = residuals.map(PersonResiduals.variance) ?? 0
    let error = variance.squareRoot()
    clusteredError = error
    let naive =
      (firstRate * (1 - firstRate) / Double(first.trials)
        + secondRate * (1 - secondRate) / Double(second.trials)) / 4
    naiveError = naive.squareRoot()
    designEffect = naive > 0 ? variance / naive : nil

    if variance == 0 || estimate == 0 || estimate == 1 {
      method = .wilsonPersons
      interval = Proportion.wilson(rate: estimate, trials: Double(persons), quantile: z)
    } else if Self.bootstrapPersons.contains(persons) {
      method = .personBootstrap
      interval = try Self.bootstrap(counted, confidence: confidence)
    } else {
      let t = try Quantiles.student(
        confidence: confidence, degreesOfFreedom: Double(persons - 1))
      method = .logitT
      interval = Self.logit(estimate, error: error, quantile: t)
    }
  }

  private static func logit(_ estimate: Double, error: Double, quantile: Double) -> Interval {
    let centre = Mathematics.log(estimate / (1 - estimate))
    let half = quantile * error / (estimate * (1 - estimate))
    return Interval(lower: Logistic.value(centre - half), upper: Logistic.value(centre + half))
  }

  /// Each class has trials in some person, so a draw misses one with a chance below 3/4 and the
  /// repeated drawing ends.
  private static func bootstrap(
    _ counts: [ClassCounts], confidence: Double
  ) throws(StatisticsError) -> Interval {
    try PersonBootstrap(
      persons: counts.count, draws: bootstrapDraws, seed: bootstrapSeed
    ) { multiplicities in
      var (errors1, trials1, errors2, trials2) = (0, 0, 0, 0)
      for (person, times) in zip(counts, multiplicities) {
        errors1 += times * person.first.successes
        trials1 += times * person.first.trials
        errors2 += times * person.second.successes
        trials2 += times * person.second.trials
      }
      guard trials1 > 0, trials2 > 0 else { return nil }
      return (Double(errors1) / Double(trials1) + Double(errors2) / Double(trials2)) / 2
    }.percentile(confidence: confidence)
  }
}
