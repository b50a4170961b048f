/// The difference of two error rates (A minus B) on the same trials, clustered by person.
///
/// - Estimate: difference of the rates, or of the balanced errors (mean over the classes).
/// - Error: from the persons' linearised residuals of the differences d_i = k_Ai - k_Bi, as in
///   `ClusteredProportion` and `BalancedError`.
/// - Interval and two-sided p (`clustered-t`): Student t with m - 1 degrees of freedom, cut
///   to [-1, 1].
/// - When every person has the same difference the error is exactly zero, and the t interval would be
///   a point, which is false. Then (`tango-persons`) the interval is estimate ± z²/(m + z²), cut to
///   [-1, 1]: the score interval of Tango 1998 without discordant pairs, with the persons as pairs.
///   p is 1 for a zero difference; else 2^(1 - m), the exact sign-flip probability of m persons who
///   all differ the same way.
public struct PairedDifference: Equatable, Sendable {
  public let confidence: Double
  public let persons: Int
  public let estimate: Double
  public let clusteredError: Double
  public let interval: Interval
  public let method: IntervalMethod
  /// Two-sided, against a difference of zero.
  public let pValue: Double

  /// The difference of two single rates.
  ///
  /// Persons without trials do not count. Throws for a confidence outside (0, 1), no trials, fewer
  /// than two persons, and totals above `Count.maximumTotal`.
  public init(_ counts: [PairedCount], confidence: Double) throws(StatisticsError) {
    let counted = counts.filter { $0.trials > 0 }
    guard !counted.isEmpty else { throw .noTrials }
    let ratio = try Self.ratio(counted)
    try self.init(
      estimate: ratio.estimate,
      residuals: ratio.residuals.areAllZero ? nil : ratio.residuals.values,
      persons: counted.count, confidence: confidence)
  }

  /// The difference of two balanced errors.
  ///
  /// As for single rates; a class without trials throws `.emptyClass`.
  public init(_ counts: [PairedClassCounts], confidence: Double) throws(StatisticsError) {
    let classes = try counts.filter(\.hasTrials).byClass()
    var estimate = 0.0
    var residuals: [PersonResiduals] = []
    for entry in classes {
      let ratio = try Self.ratio(entry.counts)
      estimate += ratio.estimate
      residuals.append(ratio.residuals)
    }
    try self.init(
      estimate: estimate / Double(classes.count), residuals: PersonResiduals.balanced(residuals),
      persons: classes[0].counts.count, confidence: confidence)
  }

  private static func ratio(
    _ counts: [PairedCount]
  ) throws(StatisticsError) -> (estimate: Double, residuals: PersonResiduals) {
    let total = try PairedCount.total(counts)
    return (
      Double(total.difference) / Double(total.trials),
      PersonResiduals(changes: counts.map(\.difference), sizes: counts.map(\.trials))
    )
  }

  private init(
    estimate: Double, residuals: [Double]?, persons: Int, confidence: Double
  ) throws(StatisticsError) {
    _ = try Quantiles.tail(confidence)
    guard persons >= 2 else { throw .tooFewPersons(persons) }
    self.confidence = confidence
    self.persons = persons
    self.estimate = estimate
    let error = residuals.map { PersonResiduals.variance($0).squareRoot() } ?? 0
    clusteredError = error
    interval = try Self.interval(
      around: estimate, error: error, persons: persons, confidence: confidence)
    if error > 0 {
      method = .clusteredT
      pValue = try Quantiles.studentTwoSidedP(
        estimate / error, degreesOfFreedom: Double(persons - 1))
    } else {
      method = .tangoPersons
      pValue = estimate == 0 ? 1 : 2 * Mathematics.exp(-Double(persons) * Mathematics.log(2))
    }
  }

  /// The interval of the same method at another confidence, which must lie in (0, 1).
  public func interval(confidence: Double) throws(StatisticsError) -> Interval {
    try Self.interval(
      around: estimate, error: clusteredError, persons: persons, confidence: confidence)
  }

  private static func interval(
    around estimate: Double, error: Double, persons: Int, confidence: Double
  ) throws(StatisticsError) -> Interval {
    let half: Double
    if error > 0 {
      let t = try Quantiles.student(
        confidence: confidence, degreesOfFreedom: Double(persons - 1))
      half = t * error
    } else {
      let z = try Quantiles.normal(confidence: confidence)
      half = z * z / (Double(persons) + z * z)
    }
    return Interval(lower: max(-1, estimate - half), upper: min(1, estimate + half))
  }
}
