/// How well a score separates two classes of strokes, whatever threshold is put on it.
///
/// The area under the receiver operating characteristic is the probability that a positive item has
/// the higher score than a negative one, equal scores counting one half (Bamber 1975), by midranks.
/// Its error is that of DeLong, DeLong and Clarke-Pearson 1988: with the share a_i of negatives below
/// positive i, and b_j of positives above negative j, √(var(a)/m + var(b)/n). Scores may be
/// infinite, such as dx/0. Wins are counted in half units as whole numbers, so a variance of zero
/// is a fact and not a matter of rounding. Cost O(N log N).
public struct ReceiverCurve: Equatable, Sendable {
  public let positives: Int
  public let negatives: Int
  /// From 0 to 1; 0.5 is no separation.
  public let area: Double
  public let standardError: Double
  /// From no positive answer at all to all answers positive, by falling thresholds.
  public let operatingPoints: [OperatingPoint]
  let placements: Placements

  /// Positive answers are those with a score at or above the threshold.
  public struct OperatingPoint: Equatable, Sendable {
    /// Nothing for "never positive".
    public let threshold: Double?
    public let falsePositives: Int
    public let truePositives: Int
    public let falsePositiveRate: Double
    public let truePositiveRate: Double
  }

  /// How limits of an area were made.
  public enum LimitMethod: Equatable, Sendable {
    /// Normal limits on the logit scale.
    case logit
    /// Exact limits of as many independent pairs as the smaller class has items.
    case matchedPairs
    /// Wilson limits of as many pairs.
    case wilson
  }

  /// The most items of both classes together, 2^26: all products of counts stay exact.
  public static let maximumItems = 1 << 26

  /// Throws for fewer than two items of a class, a score that is not a number (its position, the
  /// negatives counted on after the positives), and more than `maximumItems`.
  public init(positives: [Double], negatives: [Double]) throws(StatisticsError) {
    let (m, n) = (positives.count, negatives.count)
    guard m >= 2 else { throw .tooFewItems(classIndex: 1, count: m) }
    guard n >= 2 else { throw .tooFewItems(classIndex: 0, count: n) }
    guard m <= Self.maximumItems - n else { throw .tooManyTrials(limit: Self.maximumItems) }
    if let index = positives.firstIndex(where: \.isNaN) { throw .notANumber(index: index) }
    if let index = negatives.firstIndex(where: \.isNaN) { throw .notANumber(index: m + index) }

    var wins = Array(repeating: 0, count: m)
    var losses = Array(repeating: 0, count: n)
    var points = [OperatingPoint(nil, false: 0, true: 0, negatives: n, positives: m)]
    let order = (0..<(m + n)).map { (score: $0 < m ? positives[$0] : negatives[$0 - m], item: $0) }
      .sorted { $0.score > $1.score }
    var (above, positivesAbove, start) = (0, 0, 0)
    while start < order.count {
      let score = order[start].score
      let end = order[start...].firstIndex { $0.score != score } ?? order.count
      let tied = order[start..<end].count { $0.item < m }
      let tiedNegatives = end - start - tied
      let negativesBelow = n - above - tiedNegatives
      for (_, item) in order[start..<end] {
        if item < m {
          wins[item] = 2 * negativesBelow + tiedNegatives
        } else {
          losses[item - m] = 2 * positivesAbove + tied
        }
      }
      above += tiedNegatives
      positivesAbove += tied
      points.append(
        OperatingPoint(
          score, false: above, true: positivesAbove, negatives: n, positives: m))
      start = end
    }
    let placements = Placements(wins: wins, losses: losses)
    self.positives = m
    self.negatives = n
    operatingPoints = points
    self.placements = placements
    area = placements.area
    standardError = placements.variance.squareRoot()
  }

  /// area ± z · error, not cut to [0, 1]: above an area of 0.95 the upper limit is often beyond 1.
  ///
  /// Throws for a confidence outside (0, 1).
  public func plainInterval(confidence: Double) throws(StatisticsError) -> Interval {
    let half = try Quantiles.normal(confidence: confidence) * standardError
    return Interval(lower: area - half, upper: area + half)
  }

  /// Limits within [0, 1]: normal on the logit scale, where the error is error / (area (1 - area)).
  ///
  /// At an area of 0 or 1 there is no logit. Pairs that share no item are independent and all of them
  /// were won (or lost), so the exact limits of min(m, n) pairs hold (Clopper and Pearson 1934);
  /// they are cautious. With an error of zero at another area the Wilson limits of as many pairs
  /// are given. Throws for a confidence outside (0, 1).
  public func interval(
    confidence: Double
  ) throws(StatisticsError) -> (interval: Interval, method: LimitMethod) {
    let z = try Quantiles.normal(confidence: confidence)
    let pairs = min(positives, negatives)
    if area == 0 || area == 1 {
      let exact = try Proportion(area == 0 ? 0 : pairs, of: pairs)
      return (try exact.clopperPearson(confidence: confidence), .matchedPairs)
    }
    if standardError == 0 {
      return (Proportion.wilson(rate: area, trials: Double(pairs), quantile: z), .wilson)
    }
    let centre = Mathematics.log(area / (1 - area))
    let half = z * standardError / (area * (1 - area))
    return (
      Interval(lower: Logistic.value(centre - half), upper: Logistic.value(centre + half)), .logit
    )
  }
}

extension ReceiverCurve.OperatingPoint {
  fileprivate init(
    _ threshold: Double?, false falsePositives: Int, true truePositives: Int, negatives: Int,
    positives: Int
  ) {
    self.threshold = threshold
    self.falsePositives = falsePositives
    self.truePositives = truePositives
    falsePositiveRate = Double(falsePositives) / Double(negatives)
    truePositiveRate = Double(truePositives) / Double(positives)
  }
}
