import CGSL

/// Wald's sequential probability ratio test of one rate against another.
///
/// The log likelihood ratio Λ = k ln(p1/p0) + (n - k) ln(q1/q0) is watched until it leaves
/// (ln(β / (1 - α)), ln((1 - β) / α)): the errors of both kinds are then near α and β, and together
/// not above α + β (Wald 1945). Works in either direction, also with p1 below p0.
///
/// Example: 1 % against 2 % with 5 % errors takes 850 trials on average when 1 % is true and 677
/// when 2 % is.
public struct SequentialProbabilityRatio: Equatable, Sendable {
  /// What the counts say; the raw value is the word of the vectors and tables.
  public enum Decision: String, CaseIterable, Equatable, Sendable {
    case undecided = "continue"
    case acceptNull = "accept_H0"
    case acceptAlternative = "accept_H1"
  }

  /// p0 and p1.
  public let null: Double
  public let alternative: Double
  /// Λ at or above this accepts the alternative.
  public let upperLimit: Double
  /// Λ at or below this accepts the null.
  public let lowerLimit: Double
  /// The limits as lines k = slope · n + intercept in the plane of trials and successes.
  public let slope: Double
  public let interceptAcceptNull: Double
  public let interceptAcceptAlternative: Double
  /// Wald's approximations of the mean number of trials under either rate; infinite beyond the
  /// doubles.
  public let expectedTrialsUnderNull: Double
  public let expectedTrialsUnderAlternative: Double

  private let perSuccess: Double
  private let perFailure: Double

  /// Throws `.probability` for a rate or an error outside (0, 1), and `.setting` for equal rates or
  /// errors that add up to 1 or more, with which there is nothing to test.
  public init(
    null: Double, alternative: Double, alpha: Double, beta: Double
  ) throws(StatisticsError) {
    for value in [null, alternative, alpha, beta] where !(value > 0 && value < 1) {
      throw .probability(value)
    }
    guard null != alternative else { throw .setting("alternative", alternative) }
    guard alpha + beta < 1 else { throw .setting("alpha + beta", alpha + beta) }
    NumericLibrary.prepare()
    self.null = null
    self.alternative = alternative
    let upper = Mathematics.log1p(-beta) - Mathematics.log(alpha)
    let lower = Mathematics.log(beta) - Mathematics.log1p(-alpha)
    let step = alternative - null
    let success = Self.logRatio(null, gap: step, to: alternative)
    let failure = Self.logRatio(1 - null, gap: -step, to: 1 - alternative)
    upperLimit = upper
    lowerLimit = lower
    perSuccess = success
    perFailure = failure
    slope = -failure / (success - failure)
    interceptAcceptNull = lower / (success - failure)
    interceptAcceptAlternative = upper / (success - failure)

    // The mean of Λ per trial, free of the cancellation of its first-order terms.
    let underNull =
      Self.mean(null, gap: step, logRatio: success)
      + Self.mean(1 - null, gap: -step, logRatio: failure)
    let underAlternative =
      -Self.mean(alternative, gap: -step, logRatio: -success)
      - Self.mean(1 - alternative, gap: step, logRatio: -failure)
    expectedTrialsUnderNull = ((1 - alpha) * lower + alpha * upper) / underNull
    expectedTrialsUnderAlternative = (beta * lower + (1 - beta) * upper) / underAlternative
  }

  /// log(to / from) with gap = to - from, without cancellation where the two are close.
  private static func logRatio(_ from: Double, gap: Double, to: Double) -> Double {
    abs(gap) > from / 2
      ? Mathematics.log(to) - Mathematics.log(from) : Mathematics.log1p(gap / from)
  }

  /// from · log(to / from) less its first-order term, the gap.
  private static func mean(_ from: Double, gap: Double, logRatio: Double) -> Double {
    // Far apart nothing cancels, but 1 + gap / from may round to 0 or overflow.
    abs(gap) > from / 2
      ? from * logRatio - gap : from * gsl_sf_log_1plusx_mx(gap / from)
  }

  /// Λ of the counts; 0 without trials.
  public func logRatio(_ count: Count) -> Double {
    Double(count.successes) * perSuccess + Double(count.trials - count.successes) * perFailure
  }

  /// What the counts say, at this look.
  public func decision(_ count: Count) -> Decision {
    let ratio = logRatio(count)
    if ratio >= upperLimit { return .acceptAlternative }
    return ratio <= lowerLimit ? .acceptNull : .undecided
  }
}
