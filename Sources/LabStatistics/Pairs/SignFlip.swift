/// Whether two methods err equally often, by exchanging their names person by person.
///
/// If it does not matter which method is called A, the differences of a person (A minus B, in both
/// classes at once) have either sign with the same chance, whoever the person and however alike the
/// strokes. The statistic is |estimate| of `PairedDifference`, its numbers of trials fixed; p is
/// the share of sign patterns whose statistic is at least the observed one (Fisher 1935). It needs
/// no normal distribution and no large number of persons.
///
/// - Up to `exactPersons` (20) persons with a difference: all sign patterns, `isExact`.
/// - Beyond: random patterns from a fixed seed, p = (1 + hits) / (1 + draws), which is valid for
///   any number of draws (Phipson and Smyth 2010). Costs draws times persons.
///
/// Person differences are weighted in whole numbers, so a pattern that equals the observed value
/// counts as a hit exactly. The smallest possible p is 2^(1 - m) with m differing persons, below
/// 0.05 from 6 on. Without any difference p is 1.
public struct SignFlip: Equatable, Sendable {
  /// Persons with trials.
  public let persons: Int
  /// Persons whose difference is not zero; the others change nothing.
  public let differing: Int
  /// The error rate or balanced error of A minus that of B, as in `PairedDifference`.
  public let estimate: Double
  /// Two-sided, against the exchangeability of A and B within persons.
  public let pValue: Double
  public let isExact: Bool
  /// The sign patterns looked at: all 2^`differing` when exact, else the random ones.
  public let draws: Int

  public static let exactPersons = 20
  public static let defaultDraws = 9_999
  public static let maximumDraws = 1_000_000
  public static let seed: UInt64 = 20_240_229

  /// The test of two single rates.
  ///
  /// Persons without trials do not count. Throws for no trials, fewer than two persons, totals
  /// above `Count.maximumTotal`, and draws outside 1 to `maximumDraws`.
  public init(_ counts: [PairedCount], draws: Int = defaultDraws) throws(StatisticsError) {
    let counted = counts.filter { $0.trials > 0 }
    guard !counted.isEmpty else { throw .noTrials }
    let total = try PairedCount.total(counted)
    try self.init(
      weights: counted.map(\.difference),
      estimate: Double(total.difference) / Double(total.trials), draws: draws)
  }

  /// The test of two balanced errors.
  ///
  /// As for single rates; a class without trials throws `.emptyClass`, and three classes or more whose
  /// totals have no common multiple in range throw `.tooManyTrials`.
  public init(_ counts: [PairedClassCounts], draws: Int = defaultDraws) throws(StatisticsError) {
    let classes = try counts.filter(\.hasTrials).byClass()
    let common = try Self.commonMultiple(classes.map(\.total.trials))
    let weights = classes[0].counts.indices.map { person in
      classes.reduce(0) { sum, entry in
        sum + entry.counts[person].difference * (common / entry.total.trials)
      }
    }
    let estimate = classes.reduce(0) {
      $0 + Double($1.total.difference) / Double($1.total.trials)
    }
    try self.init(weights: weights, estimate: estimate / Double(classes.count), draws: draws)
  }

  /// The least common multiple of the totals.
  ///
  /// The sum of all |weights| is at most as many times that as there are classes, and has to stay below
  /// 2^63. Of two totals it does: 2 N1 N2 over their divisor is 2^62 with a divisor of 2 or more, else
  /// below 2^63, as N1 and N2 cannot both be 2^31.
  private static func commonMultiple(_ totals: [Int]) throws(StatisticsError) -> Int {
    var common = 1
    for total in totals {
      let (product, overflow) = common.multipliedReportingOverflow(
        by: total / greatestDivisor(common, total))
      guard !overflow else { throw .tooManyTrials(limit: Count.maximumTotal) }
      common = product
    }
    guard !common.multipliedReportingOverflow(by: totals.count).overflow else {
      throw .tooManyTrials(limit: Count.maximumTotal)
    }
    return common
  }

  private init(weights: [Int], estimate: Double, draws: Int) throws(StatisticsError) {
    guard weights.count >= 2 else { throw .tooFewPersons(weights.count) }
    guard draws >= 1, draws <= Self.maximumDraws else { throw .setting("draws", Double(draws)) }
    persons = weights.count
    self.estimate = estimate
    let differing = weights.filter { $0 != 0 }
    self.differing = differing.count
    let flips = Flips(differing)
    isExact = differing.count <= Self.exactPersons
    if isExact {
      self.draws = 1 << differing.count
      pValue = Double(flips.allHits()) / Double(1 << differing.count)
    } else {
      self.draws = draws
      pValue = Double(1 + flips.hits(draws: draws, seed: Self.seed)) / Double(1 + draws)
    }
  }

  private static func greatestDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

/// Sign patterns of weights whose absolute values sum to less than 2^63.
///
/// Flipping the persons of a set with sum S turns the total T into T - 2S. With the signs turned
/// so that T >= 0, |T - 2S| >= T means S <= 0 or S >= T: no product, no overflow, no rounding.
private struct Flips {
  private let weights: [Int]
  private let total: Int

  init(_ weights: [Int]) {
    let total = weights.reduce(0, +)
    self.weights = total < 0 ? weights.map { -$0 } : weights
    self.total = abs(total)
  }

  private func isHit(_ flipped: Int) -> Bool { flipped <= 0 || flipped >= total }

  /// The hits among all patterns, the unchanged one included.
  ///
  /// A Gray code changes one person at a time. A set and its complement are both hits or neither,
  /// so the last person stays and the count is doubled.
  func allHits() -> Int {
    guard !weights.isEmpty else { return 1 }
    var hits = 1
    var flipped = 0
    for step in 1..<(1 << (weights.count - 1)) {
      let person = step.trailingZeroBitCount
      let isNowFlipped = (step ^ (step >> 1)) & (1 << person) != 0
      flipped += isNowFlipped ? weights[person] : -weights[person]
      if isHit(flipped) { hits += 1 }
    }
    return 2 * hits
  }

  /// The hits among random patterns, one bit of the generator per person.
  func hits(draws: Int, seed: UInt64) -> Int {
    var generator = ResamplingGenerator(seed: seed)
    var hits = 0
    for _ in 0..<draws {
      var flipped = 0
      var bits: UInt64 = 0
      for (person, weight) in weights.enumerated() {
        if person % 64 == 0 { bits = generator.next() }
        // All ones or zero: chance would defeat a branch.
        flipped += weight & -Int(bits & 1)
        bits >>= 1
      }
      if isHit(flipped) { hits += 1 }
    }
    return hits
  }
}
