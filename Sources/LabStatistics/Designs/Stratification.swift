/// The variance of a rate estimated stratum by stratum, against that of one simple sample.
///
/// With weights W, rates p and trials n of the strata and N = Σ n (Neyman 1934, Cochran 1977):
/// - simple p (1 - p) / N with p = Σ W p;
/// - proportional Σ W p q / N, trials in proportion to the weights;
/// - Neyman (Σ W √(pq))² / N, trials in proportion to W √(pq), the least possible;
/// - actual Σ W² p q / n.
public struct Stratification: Equatable, Sendable {
  public struct Stratum: Equatable, Sendable {
    /// The share of the population.
    public let weight: Double
    public let rate: Double
    public let trials: Int

    public init(weight: Double, rate: Double, trials: Int) {
      self.weight = weight
      self.rate = rate
      self.trials = trials
    }
  }

  public let rate: Double
  public let simpleVariance: Double
  public let proportionalVariance: Double
  public let neymanVariance: Double
  /// Nothing when a stratum with a weight has no trials: its rate would be unknown.
  public let actualVariance: Double?
  /// The best share of all trials for each stratum; the weights when no stratum varies.
  public let neymanShares: [Double]

  /// Throws for no strata, weights that are negative or do not add up to 1 within 1e-9, rates outside
  /// [0, 1], negative trials, no trials at all, and totals above `Count.maximumTotal`.
  public init(_ strata: [Stratum]) throws(StatisticsError) {
    guard !strata.isEmpty else { throw .emptySample }
    for stratum in strata where !(0...1).contains(stratum.rate) {
      throw .probability(stratum.rate)
    }
    let sum = strata.reduce(0) { $0 + $1.weight }
    guard strata.allSatisfy({ $0.weight >= 0 }), abs(sum - 1) <= 1e-9 else {
      throw .weights(sum: sum)
    }
    var counts: [Count] = []
    for stratum in strata { counts.append(try Count(0, of: stratum.trials)) }
    let total = try Count.total(counts).trials
    guard total > 0 else { throw .noTrials }

    let size = Double(total)
    let mean = min(1, strata.reduce(0) { $0 + $1.weight * $1.rate })
    let spreads = strata.map { $0.rate * (1 - $0.rate) }
    let roots = zip(strata, spreads).map { $0.weight * $1.squareRoot() }
    let root = roots.reduce(0, +)
    rate = mean
    simpleVariance = mean * (1 - mean) / size
    proportionalVariance = zip(strata, spreads).reduce(0) { $0 + $1.0.weight * $1.1 } / size
    neymanVariance = root * root / size
    neymanShares = root > 0 ? roots.map { $0 / root } : strata.map(\.weight)
    let isComplete = strata.allSatisfy { $0.trials > 0 || $0.weight == 0 }
    actualVariance =
      isComplete
      ? zip(strata, spreads).reduce(0) { sum, pair in
        let (stratum, spread) = pair
        return stratum.weight == 0
          ? sum : sum + stratum.weight * stratum.weight * spread / Double(stratum.trials)
      } : nil
  }
}
