/// A logistic curve between two floors: answers given by mistake, whatever the stimulus.
///
/// P(x) = g + (1 - g - l) / (1 + exp(-(b0 + b1 x))) with the guess rate g and the lapse rate l, both
/// from 0 to below 1/2 (Wichmann and Hill 2001). A few lapses far from the threshold flatten a
/// curve without floors badly. By maximum likelihood: deviance residuals from eight starting points,
/// then reweighted least squares until the score vanishes. Rates below 1e-8 are taken as 0 and not
/// as parameters. The likelihood is never below that of the plain curve. The midpoint is where the
/// logistic part is 1/2, halfway between the floors, not where P is 1/2.
public struct LapseCurve: Equatable, Sendable {
  /// P far on the side where the logistic part vanishes.
  public let guess: Double
  /// 1 - P far on the other side.
  public let lapse: Double
  public let intercept: Double
  public let slope: Double
  /// -b0/b1.
  public let midpoint: Double
  /// Errors from the expected information; nothing for a rate that is 0.
  public let guessError: Double?
  public let lapseError: Double?
  public let slopeError: Double
  /// By the delta method.
  public let midpointError: Double
  /// With the binomial coefficients.
  public let logLikelihood: Double
  public let deviance: Double
  /// Distinct levels minus the parameters that were free (3 or 4).
  public let degreesOfFreedom: Int
  /// The curve without floors.
  public let plain: PsychometricCurve

  /// Why there are no floors.
  public enum Reason: Equatable, Sendable {
    /// Four parameters want four levels.
    case tooFewLevels
    /// Without floors there is no curve either, but a step or a constant.
    case noCurve
    /// Both rates are zero at the maximum of the likelihood.
    case noLapses
    /// The curve between the floors is a step, a rate runs up to 1/2, or the information is singular.
    case notIdentified
  }

  /// What the fit came to.
  public enum Outcome: Equatable, Sendable {
    case curve(LapseCurve)
    /// The curve without floors stands in.
    case plain(PsychometricOutcome, Reason)
  }

  /// Fits the curve, or falls back on the one without floors.
  ///
  /// Refuses what `PsychometricCurve.fit` refuses. Cost O(levels) per round, some hundred rounds.
  public static func fit(
    _ observations: [PsychometricObservation]
  ) throws(StatisticsError) -> Outcome {
    let data = try PsychometricLevels(observations)
    if let degenerate = data.degenerate { return .plain(degenerate, .noCurve) }
    let plain = try PsychometricCurve(data)
    let fallback = { (reason: Reason) in Outcome.plain(.curve(plain), reason) }
    guard data.levels.count >= 4 else { return fallback(.tooFewLevels) }
    let model = LapseModel(data.levels, plain: plain)
    guard let found = model.search() else { return fallback(.notIdentified) }
    if !found.isGuessing && !found.isLapsing { return fallback(.noLapses) }
    guard let (point, covariance) = model.polish(found) else {
      return fallback(.notIdentified)
    }
    let deviance = model.deviance(point)
    // Less than rounding is no gain.
    guard deviance < plain.deviance - 1e-9 else { return fallback(.noLapses) }
    return .curve(
      LapseCurve(model, point, covariance: covariance, deviance: deviance, plain: plain))
  }

  private init(
    _ model: LapseModel, _ point: LapseModel.Point, covariance: LapseModel.Variances,
    deviance: Double, plain: PsychometricCurve
  ) {
    guess = point.guess
    lapse = point.lapse
    slope = point.slope / model.unit
    intercept = point.height - point.slope / model.unit * model.centre
    let ratio = -point.height / point.slope
    midpoint = model.centre + ratio * model.unit
    guessError = covariance.guess.map { $0.squareRoot() }
    lapseError = covariance.lapse.map { $0.squareRoot() }
    slopeError = covariance.slope.squareRoot() / model.unit
    midpointError =
      max(0, covariance.height + 2 * ratio * covariance.both + ratio * ratio * covariance.slope)
      .squareRoot() / abs(point.slope) * model.unit
    self.deviance = deviance
    logLikelihood = plain.logLikelihood + (plain.deviance - deviance) / 2
    degreesOfFreedom =
      model.levels.count - 2 - (point.isGuessing ? 1 : 0) - (point.isLapsing ? 1 : 0)
    self.plain = plain
  }

  /// The probability at a level.
  public func probability(at level: Double) -> Double {
    guess + (1 - guess - lapse) * Logistic.value(intercept + slope * level)
  }
}
