/// The distribution of D = sup |F_n - F|, the largest distance between the empirical and the true
/// distribution function of n independent values, at finite n.
///
/// The library has no Kolmogorov distribution, so these are own code:
/// - Far tail, n d² >= 4: twice the one-sided tail of Smirnov, relative error below 1e-10; also for
///   d >= 1/2, where the two sides exclude each other and this is exact.
/// - Otherwise, n <= 1000: the exact probability by the recursion of Durbin in the form of Marsaglia,
///   Tsang and Wang 2003, error about 1e-13.
/// - Otherwise the expansion of Pelz and Good 1976, whose error of 0.05/n² is measured at n = 1000
///   and taken away: what remains is at most 2e-10, largest near n = 2000 (compared with the exact
///   recursion).
///
/// For F with jumps D is smaller, so a band from this distribution still covers.
struct KolmogorovDistribution {
  let count: Int
  private let size: Double

  /// The largest count for which the probability itself is exact.
  static let exactCount = 1000

  /// `count` is at least 1 and at most `Count.maximumTotal`.
  init(count: Int) {
    self.count = count
    size = Double(count)
  }

  /// The probability of a distance up to d and of a larger one.
  func tails(at distance: Double) -> (lower: Double, upper: Double) {
    if distance >= 1 { return (1, 0) }
    if 2 * size * distance <= 1 { return (0, 1) }
    if distance >= 0.5 || size * distance * distance >= 4 {
      let upper = 2 * SmirnovTail.probability(count: count, distance: distance)
      return (1 - upper, upper)
    }
    let lower: Double
    if count <= Self.exactCount {
      lower = KolmogorovRecursion.probability(count: count, distance: distance)
    } else {
      let scaled = distance * size.squareRoot()
      let reference = Double(Self.exactCount)
      let remainder =
        KolmogorovRecursion.probability(
          count: Self.exactCount, distance: scaled / reference.squareRoot())
        - PelzGoodExpansion.probability(count: reference, scaled: scaled)
      let ratio = reference / size
      lower =
        PelzGoodExpansion.probability(count: size, scaled: scaled) + ratio * ratio * remainder
    }
    let inside = min(max(lower, 0), 1)
    return (inside, 1 - inside)
  }

  /// The distance that is exceeded with the probability 1 - confidence.
  ///
  /// A bracketed root between the smallest possible distance 1/2n and Massart's bound, on the
  /// logarithm of the smaller tail, then secant steps. Throws for a confidence outside (0, 1).
  func quantile(confidence: Double) throws(StatisticsError) -> Double {
    let tail = 2 * (try Quantiles.tail(confidence))
    let target = Mathematics.log(min(confidence, tail))
    let root = size.squareRoot()
    // About d √n where d is small, and without an end where it approaches 1.
    let stretched = { (distance: Double) in -root * Mathematics.log1p(-distance) }
    let distance = { (point: Double) in -Mathematics.expm1(-point / root) }
    let excess = { (point: Double) in
      let tails = tails(at: distance(point))
      // A vanished tail has no logarithm that a secant could use.
      return confidence < tail
        ? target - max(Mathematics.log(tails.lower), -1e4)
        : max(Mathematics.log(tails.upper), -1e4) - target
    }
    let smallest = stretched(0.5 / size)
    let massart = 1.000_001 * (-Mathematics.log(tail / 2) / 2).squareRoot() / root + 0.5 / size
    let largest = massart < 1 ? stretched(massart) : 700 * root
    var point = try BracketedRoot.find(in: smallest...largest, excess)
    for _ in 0..<2 {
      // Inside of both ends, where the logarithms bend.
      let width = min(1e-5 * point, 0.01 * min(largest - point, point - smallest))
      let slope = (excess(point + width) - excess(point - width)) / (2 * width)
      let next = point - excess(point) / slope
      guard abs(next - point) <= 1e-6 * point, smallest <= next, next <= largest else { break }
      point = next
    }
    return distance(point)
  }
}
