/// Shares of the variance of an output that its factors cause, from the rows of a Sobol design.
///
/// With the outputs of the matrices A and B and of A with column j taken from B (AB_j), V the
/// population variance of all f(A) and f(B) together, and N rows:
/// - first order (Saltelli et al. 2010): Σ f(B) (f(AB_j) - f(A)) / N / V;
/// - first order (Jansen 1999): 1 - Σ (f(B) - f(AB_j))² / 2N / V;
/// - total (Jansen 1999): Σ (f(A) - f(AB_j))² / 2N / V.
///
/// The first order is what the factor does alone, the total what it does together with others. The
/// first-order estimates can be negative, which says only that they are not distinguishable from
/// zero. Saltelli's loses precision when the mean is large against the spread; Jansen's never does.
///
/// The intervals are percentiles (type 7) over draws of rows with replacement, all columns of a row
/// together, fixed seed; a draw without variance is drawn again. They assume independent rows, so
/// for Sobol points they are cautious. Cost: draws · N · factors.
///
/// An output that is the same in A and B everywhere has no variance and no shares: `isConstant`, and
/// `factors` is empty.
public struct SobolIndices: Equatable, Sendable {
  /// An estimate with its bootstrap interval.
  public struct Estimate: Equatable, Sendable {
    public let value: Double
    public let interval: Interval

    /// Whether the interval contains zero or the estimate is negative.
    public var isNotDistinguishableFromZero: Bool { value < 0 || interval.contains(0) }
  }

  /// The shares of one factor.
  public struct Factor: Equatable, Sendable {
    /// First order, Saltelli 2010.
    public let first: Estimate
    /// First order, Jansen 1999.
    public let firstJansen: Estimate
    /// Total, Jansen 1999.
    public let total: Estimate
  }

  public let rows: Int
  /// The mean of f(A) and f(B) together.
  public let mean: Double
  /// Their population variance.
  public let variance: Double
  /// Whether the output never varied over A and B.
  public let isConstant: Bool
  /// In the order of the columns.
  public let factors: [Factor]

  public static let defaultDraws = 1_000
  public static let defaultSeed: UInt64 = 20_240_302
  /// The outputs that the sums of squares bear.
  public static let outputs = -1e100...1e100

  /// Takes f(A), f(B) and, for each factor, f(AB_j), row by row.
  ///
  /// Throws `.setting` for fewer than two rows, no factors, and draws outside 1...1,000,000;
  /// `.length` for lists of different lengths, `.outside` for an output not in `outputs`,
  /// `.confidence`, and `.undefinedStatistic` for a share beyond 1e100.
  public init(
    a: [Double], b: [Double], hybrids: [[Double]], confidence: Double = 0.95,
    draws: Int = defaultDraws, seed: UInt64 = defaultSeed
  ) throws(StatisticsError) {
    let tail = try Quantiles.tail(confidence)
    guard a.count >= 2 else { throw .setting("rows", Double(a.count)) }
    guard !hybrids.isEmpty else { throw .setting("factors", 0) }
    guard draws >= 1, draws <= 1_000_000 else { throw .setting("draws", Double(draws)) }
    for list in [b] + hybrids where list.count != a.count {
      throw .length(list.count, expected: a.count)
    }
    for list in [a, b] + hybrids {
      for value in list where !Self.outputs.contains(value) {
        throw .outside(value, Self.outputs)
      }
    }

    // A power of two changes no digit, and squares of tiny outputs do not vanish.
    let largest = (a + b).reduce(0) { max($0, abs($1)) }
    let scale = largest > 0 ? largest.exponent : 0
    let scaled = { (list: [Double]) in list.map { Self.scaled($0, by: -scale) } }
    let sums = SobolSums(a: scaled(a), b: scaled(b), hybrids: hybrids.map(scaled))
    let whole = sums.shares(weights: Array(repeating: 1, count: a.count))
    // Hybrids that dwarf all of A and B: no shares of a variance.
    guard whole.values.allSatisfy({ abs($0) <= 1e100 }) else { throw .undefinedStatistic }
    rows = a.count
    mean = Self.scaled(whole.mean, by: scale)
    variance = Self.scaled(Self.scaled(whole.variance, by: scale), by: scale)
    isConstant = whole.isConstant
    factors =
      whole.isConstant
      ? [] : try Self.factors(whole, sums: sums, tail: tail, draws: draws, seed: seed)
  }

  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: value)
  }

  /// Where only one row differs from the others, a draw holds it and another with a chance of 1/2 for
  /// two rows and near 1 - 1/e for many, so the repeated drawing ends.
  private static func factors(
    _ whole: SobolSums.Shares, sums: SobolSums, tail: Double, draws: Int, seed: UInt64
  ) throws(StatisticsError) -> [Factor] {
    var generator = ResamplingGenerator(seed: seed)
    var samples = Array(repeating: [Double](), count: whole.values.count)
    var drawn = 0
    while drawn < draws {
      var weights = Array(repeating: 0.0, count: sums.rows)
      for _ in 0..<sums.rows { weights[generator.next(below: sums.rows)] += 1 }
      let shares = sums.shares(weights: weights)
      if shares.isConstant { continue }
      for index in shares.values.indices { samples[index].append(shares.values[index]) }
      drawn += 1
    }
    var estimates: [Estimate] = []
    for (value, sample) in zip(whole.values, samples) {
      let ascending = sample.sorted()
      estimates.append(
        Estimate(
          value: value,
          interval: Interval(
            lower: try Quantiles.sorted(ascending, probability: tail),
            upper: try Quantiles.sorted(ascending, probability: 1 - tail))))
    }
    return stride(from: 0, to: estimates.count, by: 3).map {
      Factor(
        first: estimates[$0], firstJansen: estimates[$0 + 1], total: estimates[$0 + 2])
    }
  }
}
