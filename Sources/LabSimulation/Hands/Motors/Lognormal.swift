/// One log-normal movement: a bell of speed that rises fast, falls slowly, and has its sum at 1.
///
/// Rule: the share done at time t is Φ((ln(t - start) - mu) / sigma). It begins at `start`, peaks at
/// start + exp(mu - sigma²), and never quite ends. Source: Plamondon and Djioua, "A Multi-Level
/// Representation Paradigm for Handwriting Stroke Generation" (2006); documented.
public struct Lognormal: Sendable, Hashable {
  public let mu: Double
  public let sigma: Double
  /// When the movement begins.
  public let start: Double
  private let inverseSigma: Double

  /// The movement in any unit of time, `sigma` above 0.
  public init(mu: Double, sigma: Double, start: Double) {
    self.mu = mu
    self.sigma = sigma
    self.start = start
    inverseSigma = 1 / sigma
  }

  /// The share of the movement that is done.
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
}
