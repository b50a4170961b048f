/// The mean of the error rates of several classes, clustered by person.
///
/// - Estimate (p1 + ... + pk) / k with p_c = K_c / N_c over all persons.
/// - Residual of a person u_i = 1/k [(k_1i - n_1i p1)/N1 + ... + (k_ki - n_ki pk)/Nk]; error
///   √(m/(m-1) Σ u_i²), where m counts persons with trials in any class.
/// - Interval (`logit-t`): t with m - 1 degrees of freedom on the logit scale, where the error is
///   SE / (p (1-p)).
/// - Interval from 8 to 19 persons (`person-bootstrap`): percentiles (type 7) of the estimate over
///   2000 draws of m persons with replacement, fixed seed. A draw that misses a class altogether has
///   no balanced error and is drawn again. Below 8 persons such percentiles are far too narrow, and t
///   is taken again.
/// - When the estimate is 0 or 1 or the error is exactly zero (`wilson-persons`): Wilson with the
///   normal quantile and the number of persons as trials, as for a clustered rate.
/// - Design effect: the variance over the naive one, (p1 q1/N1 + ... + pk qk/Nk) / k².
///
/// Without trials in a class the balanced error does not exist: `.emptyClass`.
public struct BalancedError: Equatable, Sendable {
  public let confidence: Double
  public let persons: Int
  /// The totals, class by class.
  public let classes: [Count]
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

  /// Throws for a confidence outside (0, 1), an empty class, persons with different numbers of classes,
  /// fewer than two persons with trials, and totals above `Count.maximumTotal`.
  public init(_ counts: [ClassCounts], confidence: Double) throws(StatisticsError) {
    let z = try Quantiles.normal(confidence: confidence)
    let counted = counts.filter(\.hasTrials)
    let classes = try counted.totals()
    guard counted.count >= 2 else { throw .tooFewPersons(counted.count) }

    self.confidence = confidence
    persons = counted.count
    self.classes = classes
    let rates = classes.map { Double($0.successes) / Double($0.trials) }
    let number = Double(classes.count)
    let estimate = rates.reduce(0, +) / number
    self.estimate = estimate

    let residuals = PersonResiduals.balanced(
      classes.indices.map { place in
        PersonResiduals(
          changes: counted.map { $0.classes[place].successes },
          sizes: counted.map { $0.classes[place].trials })
      })
    let variance = residuals.map(PersonResiduals.variance) ?? 0
    let error = variance.squareRoot()
    clusteredError = error
    let naive =
      zip(rates, classes).reduce(0) { $0 + $1.0 * (1 - $1.0) / Double($1.1.trials) }
      / (number * number)
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

  /// Each class has trials in some person, so a draw has all of them with a chance above 0 that does not
  /// change, and the repeated drawing ends.
  private static func bootstrap(
    _ counts: [ClassCounts], confidence: Double
  ) throws(StatisticsError) -> Interval {
    let classes = counts[0].classes.indices
    return try PersonBootstrap(
      persons: counts.count, draws: bootstrapDraws, seed: bootstrapSeed
    ) { multiplicities in
      var sum = 0.0
      for place in classes {
        var (errors, trials) = (0, 0)
        for (person, times) in zip(counts, multiplicities) {
          errors += times * person.classes[place].successes
          trials += times * person.classes[place].trials
        }
        guard trials > 0 else { return nil }
        sum += Double(errors) / Double(trials)
      }
      return sum / Double(classes.count)
    }.percentile(confidence: confidence)
  }
}
