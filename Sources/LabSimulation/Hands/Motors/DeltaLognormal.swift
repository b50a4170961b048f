/// A movement forth and partly back along one direction: a log-normal agonist minus a log-normal
/// antagonist that comes later.
///
/// Rule: displacement = agonist's share - `ratio` · antagonist's share, in units of the agonist's way;
/// it ends at 1 - ratio. Source: Plamondon, "A kinematic theory of rapid human movements" (1995);
/// documented. The lab uses it for the hook at the lift alone.
public struct DeltaLognormal: Sendable, Hashable {
  public let agonist: Lognormal
  public let antagonist: Lognormal
  /// The antagonist's way by the agonist's, 0 to 1.
  public let ratio: Double

  public init(agonist: Lognormal, antagonist: Lognormal, ratio: Double) {
    self.agonist = agonist
    self.antagonist = antagonist
    self.ratio = ratio
  }

  @inline(__always)
  public func displacement(at time: Double) -> Double {
    agonist.fraction(at: time) - ratio * antagonist.fraction(at: time)
  }

  /// The derivative of `displacement`, per unit of time; below 0 on the way back.
  public func speed(at time: Double) -> Double {
    agonist.speed(at: time) - ratio * antagonist.speed(at: time)
  }

  /// When the way back begins, for two movements with one start and one sigma of which the antagonist has
  /// the greater mu: start + exp((mu1 + mu2) / 2 - sigma² ln(ratio) / (mu2 - mu1)); nil for others.
  public var reversal: Double? {
    let delay = antagonist.mu - agonist.mu
    guard agonist.start == antagonist.start, agonist.sigma == antagonist.sigma, delay > 0, ratio > 0
    else { return nil }
    let middle = 0.5 * (agonist.mu + antagonist.mu)
    let variance = agonist.sigma * agonist.sigma
    return agonist.start + Mathematics.exp(middle - variance * Mathematics.log(ratio) / delay)
  }
}
