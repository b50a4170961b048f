/// The log-normal speed profile of a rapid human movement: fast rise, slow fall.
///
/// Rule: the share of the movement done at time t is Φ((ln(t - start) - mu) / sigma), which begins
/// at `start`, peaks early and never quite ends; the contact shows the part from its landing to its
/// lift. Source: Plamondon and Djioua, "A Multi-Level Representation Paradigm for Handwriting Stroke
/// Generation" (2006); documented. The shares at landing and lift are assumed. Sigma is drawn per
/// stroke; further perturbations of single strokes are not modelled.
public struct SigmaLognormal: MotorModel {
  public static let name = "sigma-lognormal"
  public static let summary = "log-normal speed, as measured in rapid human movements"

  public let mu: Double
  public let sigma: Double
  /// When the movement begins, at or before touch-down at time 0.
  public let start: Double
  private let inverseSigma: Double
  private let landing: Double
  private let inverseSpan: Double

  /// The whole movement, in any unit of time.
  public init(mu: Double, sigma: Double, start: Double) {
    self.init(mu: mu, sigma: sigma, start: start, landing: 0, lift: 1)
  }

  private init(mu: Double, sigma: Double, start: Double, landing: Double, lift: Double) {
    self.mu = mu
    self.sigma = sigma
    self.start = start
    self.landing = landing
    inverseSigma = 1 / sigma
    inverseSpan = 1 / (lift - landing)
  }

  /// The profile of which the contact's duration shows the part between landing and lift.
  ///
  /// A lift at the very end of the movement would never come, so the lift is at most `latestLift`.
  public init(_ contact: Contact) {
    let sigma = contact.sigma
    let lift = min(contact.lift, Self.latestLift)
    let landing = min(contact.landing, 0.999 * lift)
    // At a landing share of 0 this factor is 0: touch-down at the start of the movement.
    let atLanding = Mathematics.exp(sigma * NormalDistribution.quantile(landing))
    let atLift = Mathematics.exp(sigma * NormalDistribution.quantile(lift))
    let mu = Mathematics.log(contact.duration / (atLift - atLanding))
    self.init(
      mu: mu, sigma: sigma, start: -Mathematics.exp(mu) * atLanding, landing: landing, lift: lift)
  }

  public static let latestLift = 0.999_999

  /// The share of the whole movement that is done.
  @inline(__always)
  public func fraction(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed > 0 else { return 0 }
    return NormalDistribution.below((Mathematics.log(elapsed) - mu) * inverseSigma)
  }

  /// The derivative of `fraction`, per unit of time.
  public func speed(at time: Double) -> Double {
    let elapsed = time - start
    guard elapsed > 0 else { return 0 }
    let z = (Mathematics.log(elapsed) - mu) * inverseSigma
    return Mathematics.exp(-0.5 * z * z) * 0.398_942_280_401_432_7 * inverseSigma / elapsed
  }

  /// When the speed is greatest.
  public var peak: Double { start + Mathematics.exp(mu - sigma * sigma) }

  @inline(__always)
  public func progress(at time: Double) -> Double {
    min(max((fraction(at: time) - landing) * inverseSpan, 0), 1)
  }
}
