/// DeLong's components of an area: for each item the share of the other class it is right about.
///
/// Held as deviations from their mean in units of 1/(2mn), exact whole numbers below 2^53.
struct Placements: Equatable, Sendable {
  let area: Double
  let positives: [Double]
  let negatives: [Double]
  private let unit: Double

  /// `wins` are twice the negatives below each positive, `losses` twice the positives above each
  /// negative, equal scores counted once in both.
  init(wins: [Int], losses: [Int]) {
    let (m, n) = (wins.count, losses.count)
    // Both sums are the same number of won pairs, doubled.
    let total = wins.reduce(0, +)
    area = Double(total) / (2 * Double(m) * Double(n))
    positives = wins.map { Double($0 * m - total) }
    negatives = losses.map { Double($0 * n - total) }
    unit = 1 / (2 * Double(m) * Double(n))
  }

  /// The variance of the area.
  var variance: Double { covariance(with: self) }

  /// The covariance with another area on the same items in the same order.
  func covariance(with other: Placements) -> Double {
    let (m, n) = (Double(positives.count), Double(negatives.count))
    return Self.mean(positives, other.positives, unit) / m
      + Self.mean(negatives, other.negatives, unit) / n
  }

  /// The variance of the difference of the two areas, without cancellation.
  func differenceVariance(from other: Placements) -> Double {
    let (m, n) = (Double(positives.count), Double(negatives.count))
    let positives = zip(positives, other.positives).map(-)
    let negatives = zip(negatives, other.negatives).map(-)
    return Self.mean(positives, positives, unit) / m + Self.mean(negatives, negatives, unit) / n
  }

  private static func mean(_ a: [Double], _ b: [Double], _ unit: Double) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 * unit) * ($1.1 * unit) } / Double(a.count - 1)
  }
}
