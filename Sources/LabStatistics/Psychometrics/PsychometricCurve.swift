import CGSL

/// The probability of an answer as a logistic function of a stimulus, by maximum likelihood.
///
/// P(x) = 1 / (1 + exp(-(b0 + b1 x))). The point of subjective equality -b0/b1 is where both answers
/// are equally likely; the quartile just noticeable difference ln 3/|b1| leads from 1/2 to 3/4.
/// Example: a rule of ratio 1.7 has its equality at atan(1/1.7) = 30.466 degrees from the horizontal;
/// arcs shift and blur it. `fit` says what comes out when there is no such curve.
///
/// Three covariances: `model` holds for independent trials; `scaled` multiplies it by Pearson's X²/df,
/// never less than 1 (McCullagh and Nelder 1989), with t quantiles of df; `clustered` takes the
/// persons as units (Liang and Zeger 1986), m/(m-1) V (Σ u u') V with the score u of each person and
/// t quantiles of m - 1. Claims about people use the last.
public struct PsychometricCurve: Equatable, Sendable {
  /// b0, at level 0.
  public let intercept: Double
  /// b1, per unit of the level.
  public let slope: Double
  /// -b0/b1; nothing when the slope is zero to rounding.
  public let equality: Double?
  /// ln 3/|b1|; nothing when the slope is zero to rounding.
  public let quartileDifference: Double?
  /// With the binomial coefficients.
  public let logLikelihood: Double
  /// Twice the log likelihood ratio against one free probability per level.
  public let deviance: Double
  /// Pearson's X².
  public let pearson: Double
  /// Distinct levels minus 2.
  public let degreesOfFreedom: Int
  /// The chance of so large a deviance with independent trials; nothing with two levels.
  public let deviancePValue: Double?
  /// X²/df, as it is; nothing with two levels.
  public let scale: Double?
  public let model: CurveCovariance
  /// Nothing with two levels.
  public let scaled: CurveCovariance?
  /// Nothing below three persons, or when the persons agree so well that no variance is left: with
  /// two parameters fewer persons leave a direction without any.
  public let clustered: CurveCovariance?

  /// Fits the curve, or says why there is none.
  ///
  /// Observations without trials do not count; those of equal level are merged, except for the
  /// covariance by person. Throws for a level that is not finite (its position), no trials, totals
  /// above `Count.maximumTotal`, and levels that overlap within less than 1e-140 or over
  /// more than 1e151. Cost O(n log n).
  public static func fit(
    _ observations: [PsychometricObservation]
  ) throws(StatisticsError) -> PsychometricOutcome {
    let levels = try PsychometricLevels(observations)
    if let degenerate = levels.degenerate { return degenerate }
    return .curve(try PsychometricCurve(levels))
  }

  /// The probability at a level.
  public func probability(at level: Double) -> Double {
    Logistic.value(intercept + slope * level)
  }

  /// The levels overlap.
  init(_ data: PsychometricLevels) throws(StatisticsError) {
    let fit = try LogisticFit(data.levels)
    let (height, slope) = (fit.height, fit.slope)
    self.slope = slope
    intercept = height - slope * fit.centre
    equality = slope == 0 ? nil : fit.centre - height / slope
    quartileDifference = slope == 0 ? nil : Mathematics.log(3) / abs(slope)

    var (likelihood, deviance, pearson) = (0.0, 0.0, 0.0)
    for level in data.levels {
      let eta = height + slope * (level.x - fit.centre)
      let (p, q) = (Logistic.value(eta), Logistic.value(-eta))
      let (k, n) = (Double(level.successes), Double(level.trials))
      likelihood += try NumericLibrary.number("binomial coefficient") {
        gsl_sf_lnchoose(UInt32(level.trials), UInt32(level.successes))
      }
      likelihood += k * Logistic.log(eta) + Double(level.failures) * Logistic.log(-eta)
      deviance += Logistic.deviance(
        successes: level.successes, failures: level.failures, at: eta)
      let residual = k * q - Double(level.failures) * p
      // With pq underflown the level is certain, and its answers agree with that.
      pearson += p * q > 0 ? residual / (n * p) * (residual / q) : 0
    }
    logLikelihood = likelihood
    self.deviance = deviance
    self.pearson = pearson
    let freedom = data.levels.count - 2
    degreesOfFreedom = freedom
    let model = CurveCovariance(
      centre: fit.centre, height: height, slope: slope,
      variances: (fit.vHeight, 0, fit.vSlope), degreesOfFreedom: nil)
    self.model = model
    if freedom > 0 {
      deviancePValue = try NumericLibrary.number("chi-square distribution") {
        gsl_cdf_chisq_Q(deviance, Double(freedom))
      }
      let scale = pearson / Double(freedom)
      self.scale = scale
      scaled = model.scaled(by: max(1, scale), degreesOfFreedom: freedom)
    } else {
      deviancePValue = nil
      scale = nil
      scaled = nil
    }
    clustered = Self.clustered(fit, data.observations)
  }

  private static func clustered(
    _ fit: LogisticFit, _ observations: [PsychometricObservation]
  ) -> CurveCovariance? {
    let ordered = observations.sorted { $0.person < $1.person }
    var (m00, m01, m11) = (0.0, 0.0, 0.0)
    var persons = 0
    var start = 0
    while start < ordered.count {
      var (u0, u1) = (0.0, 0.0)
      var end = start
      while end < ordered.count, ordered[end].person == ordered[start].person {
        let x = ordered[end].level - fit.centre
        let eta = fit.height + fit.slope * x
        let count = ordered[end].count
        let residual =
          Double(count.successes) * Logistic.value(-eta)
          - Double(count.trials - count.successes) * Logistic.value(eta)
        u0 += residual
        u1 += residual * x
        end += 1
      }
      m00 += u0 * u0
      m01 += u0 * u1
      m11 += u1 * u1
      persons += 1
      start = end
    }
    guard persons >= 3 else { return nil }
    let factor = Double(persons) / Double(persons - 1)
    let (v0, v1) = (fit.vHeight, fit.vSlope)
    // V M V with a diagonal V.
    let variances = (factor * v0 * m00 * v0, factor * v0 * m01 * v1, factor * v1 * m11 * v1)
    guard variances.0 > 1e-20 * v0, variances.2 > 1e-20 * v1 else { return nil }
    return CurveCovariance(
      centre: fit.centre, height: fit.height, slope: fit.slope, variances: variances,
      degreesOfFreedom: persons - 1)
  }
}
