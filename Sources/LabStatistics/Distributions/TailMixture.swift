import CGSL

/// A symmetrical Student t with a uniform share, fitted to magnitudes by maximum likelihood.
///
/// Rule: the density of a magnitude x is (1 - e) 2 t(x / s; ν) / s + e / reach up to `reach`, with
/// scale s, degrees of freedom ν and uniform share e found together by the simplex of Nelder and Mead.
/// A uniform share far from the body and a heavy tail near to it are two things, and only a fit of both
/// tells them apart.
public struct TailMixture: Equatable, Sendable {
  public let scale: Double
  /// Degrees of freedom, 2.1 to 1000; 1000 is normal.
  public let freedom: Double
  /// The uniform share, 0 to .5.
  public let share: Double

  /// The range of the inverse of the degrees of freedom.
  private static let inverses = 1 / 1000.0...1 / 2.1
  private static let largestShare = 0.5
  private static let rounds = 300

  /// - Parameter reach: the greatest magnitude that a uniform value can have.
  /// - Throws: `.emptySample`, `.setting` for a reach that is not above 0, and `.library`.
  public init(_ counts: MagnitudeCounts, reach: Double) throws(StatisticsError) {
    guard counts.total > 0 else { throw .emptySample }
    guard reach > 0, reach.isFinite else { throw .setting("reach", reach) }
    NumericLibrary.prepare()
    let start = [
      0, Self.logit((1 / 5.0 - Self.inverses.lowerBound) / Self.width), Self.logit(0.01),
    ]
    let step = try SimplexMinimum.step(
      from: start, edge: 0.5, size: 1e-4, rounds: Self.rounds
    ) { Self(coordinates: $0).cost(of: counts, reach: reach) }
    switch step {
    case .ends(let point): self.init(coordinates: point)
    case .asks(let point): self.init(coordinates: point)
    }
  }

  private static var width: Double { inverses.upperBound - inverses.lowerBound }

  private init(coordinates: [Double]) {
    scale = Mathematics.exp(min(max(coordinates[0], -20), 20))
    freedom = 1 / (Self.inverses.lowerBound + Self.width * Self.share(coordinates[1]))
    share = Self.largestShare * Self.share(coordinates[2])
  }

  /// Minus the logarithm of the likelihood, by the probabilities of the bins.
  private func cost(of counts: MagnitudeCounts, reach: Double) -> Double {
    var cost = 0.0
    var start = (edge: 0.0, above: 0.5)
    for (count, edge) in zip(counts.counts, MagnitudeCounts.edges.dropFirst()) {
      let end = (edge: edge, above: edge.isFinite ? gsl_cdf_tdist_Q(edge / scale, freedom) : 0)
      if count > 0 {
        let body = (1 - share) * 2 * (start.above - end.above)
        let stray = share * (min(end.edge, reach) - min(start.edge, reach)) / reach
        cost -= count * Mathematics.log(max(body + stray, 1e-300))
      }
      start = end
    }
    return cost
  }

  private static func logit(_ share: Double) -> Double {
    Mathematics.log(share / (1 - share))
  }

  private static func share(_ logit: Double) -> Double {
    1 / (1 + Mathematics.exp(min(max(-logit, -30), 30)))
  }
}
