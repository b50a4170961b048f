/// The four outcomes of two methods on the same trials: both right, only A, only B, neither.
public struct PairedOutcomes: Equatable, Sendable {
  public let both: Int
  public let onlyA: Int
  public let onlyB: Int
  public let neither: Int
  /// What the tests and the other intervals need of the four.
  public let pairs: DiscordantPairs

  /// Throws for a negative count, no trials, and more trials than `Count.maximumTotal`.
  public init(both: Int, onlyA: Int, onlyB: Int, neither: Int) throws(StatisticsError) {
    var cells: [Count] = []
    for cell in [both, onlyA, onlyB, neither] { cells.append(try Count(cell, of: cell)) }
    let total = try Count.total(cells)
    pairs = try DiscordantPairs(onlyA: onlyA, onlyB: onlyB, of: total.trials)
    self.both = both
    self.onlyA = onlyA
    self.onlyB = onlyB
    self.neither = neither
  }

  /// Rate right of A minus rate right of B.
  public var difference: Double { pairs.difference }

  /// The correlation of the two outcomes, corrected for continuity as Newcombe's method 10 asks.
  ///
  /// With cells a, b, c, d and n trials: (ad - bc) over the root of the product of the four
  /// margins; ad - bc is reduced by n/2 but not below zero when positive, and kept when negative. 0
  /// when a margin is empty.
  public var correctedPhi: Double {
    let n = pairs.trials
    // Both products are at most 2^60, since the factors sum to at most 2^31.
    let cross = both * neither - onlyA * onlyB
    let corrected = cross <= 0 ? Double(cross) : max(0, Double(cross) - Double(n) / 2)
    let rightA = both + onlyA
    let rightB = both + onlyB
    let margins =
      (Double(rightA * (n - rightA)) * Double(rightB * (n - rightB))).squareRoot()
    return margins == 0 ? 0 : max(-1, min(1, corrected / margins))
  }

  /// The square-and-add interval of `difference` (Newcombe 1998, method 10).
  ///
  /// Wilson's limits of both rates, l and u, combined with `correctedPhi`: the lower limit is
  /// difference - √(x² - 2φxy + y²) with x = p_A - l_A and y = u_B - p_B, the upper limit likewise
  /// with u_A - p_A and p_B - l_B. It stays in [-1, 1] and is no point even without discordant
  /// trials. For example 36, 12, 2, 0 gives 0.0569 to 0.3404 at 95 %. Throws for a confidence
  /// outside (0, 1).
  public func newcombe(confidence: Double) throws(StatisticsError) -> Interval {
    let a = try Proportion(both + onlyA, of: pairs.trials)
    let b = try Proportion(both + onlyB, of: pairs.trials)
    let (limitsA, limitsB) = (
      try a.wilson(confidence: confidence), try b.wilson(confidence: confidence)
    )
    let phi = correctedPhi
    // The same as x² - 2φxy + y², but never negative.
    let length = { (x: Double, y: Double) in
      ((x - y) * (x - y) + 2 * (1 - phi) * x * y).squareRoot()
    }
    let below = length(max(0, a.rate - limitsA.lower), max(0, limitsB.upper - b.rate))
    let above = length(max(0, limitsA.upper - a.rate), max(0, b.rate - limitsB.lower))
    return Interval(lower: max(-1, difference - below), upper: min(1, difference + above))
  }
}
