/// The largest error counts with which a lock on n independent strokes passes, and how often it does.
///
/// Two one-sided exact statements about a limit, each with the chance α of a false one:
/// - *prove below*: passes iff k <= `proveBelow`, the largest k with P(X <= k | n, limit) <= α (the
///   one-sided Clopper-Pearson upper limit is then at most the limit);
/// - *not worse*: passes iff k <= `notWorse`, the smallest k with P(X > k | n, limit) <= α (more
///   errors are a proof that the rate is above the limit).
///
/// A probability that exceeds α by no more than rounding (1e-12 of it) counts as α. Counts of 1e9 are
/// searched by bisection on the exact tail.
public struct LockBound: Equatable, Sendable {
  public let trials: Int
  public let limit: Double
  public let alpha: Double
  /// Nothing when even no error at all proves nothing: n is too small.
  public let proveBelow: Int?
  public let notWorse: Int

  /// Throws for fewer than one trial or more than `Count.maximumTotal`, and a limit or an α outside
  /// (0, 1).
  public init(trials: Int, limit: Double, alpha: Double) throws(StatisticsError) {
    guard trials >= 1 else { throw .noTrials }
    guard trials <= Count.maximumTotal else { throw .tooManyTrials(limit: Count.maximumTotal) }
    guard limit > 0, limit < 1 else { throw .probability(limit) }
    guard alpha > 0, alpha < 1 else { throw .probability(alpha) }
    self.trials = trials
    self.limit = limit
    self.alpha = alpha
    let allowed = Self.allowed(alpha)
    let proven = Bisection.first(in: 0..<trials) {
      BinomialTails(successes: $0, trials: trials, rate: limit).lower > allowed
    }
    proveBelow = proven > 0 ? proven - 1 : nil
    notWorse = Bisection.first(in: 0..<trials) {
      BinomialTails(successes: $0, trials: trials, rate: limit).upper <= allowed
    }
  }

  private static func allowed(_ alpha: Double) -> Double { alpha * (1 + 1e-12) }

  /// The chance that the proof succeeds when the true rate is `rate`: its power.
  ///
  /// Throws for a rate outside [0, 1].
  public func provingProbability(at rate: Double) throws(StatisticsError) -> Double {
    guard rate >= 0, rate <= 1 else { throw .probability(rate) }
    guard let proveBelow else { return 0 }
    return BinomialTails(successes: proveBelow, trials: trials, rate: rate).lower
  }

  /// The chances to pass and to fail as not worse when the true rate is `rate`.
  ///
  /// Throws for a rate outside [0, 1].
  public func notWorseProbability(
    at rate: Double
  ) throws(StatisticsError) -> (pass: Double, fail: Double) {
    guard rate >= 0, rate <= 1 else { throw .probability(rate) }
    let tails = BinomialTails(successes: notWorse, trials: trials, rate: rate)
    return (tails.lower, tails.upper)
  }

  /// The trials needed to prove a rate below `limit` with the chance `power` when it truly is `rate`.
  ///
  /// The power is a saw of n: it jumps up where one more error is allowed and falls slowly until the
  /// next jump. The answer is the first tip of the saw that reaches the power; a few trials more can
  /// miss it by a little. Found by bisection over the permitted errors and, for each, over n.
  /// Throws for a limit, an α or a power outside (0, 1), a rate that is not in [0, limit), and
  /// answers above `Count.maximumTotal`.
  public static func trialsNeeded(
    limit: Double, alpha: Double, rate: Double, power: Double
  ) throws(StatisticsError) -> Int {
    for value in [limit, alpha, power] {
      guard value > 0, value < 1 else { throw .probability(value) }
    }
    guard rate >= 0, rate < limit else { throw .rates(rate, limit) }
    let maximum = Count.maximumTotal
    /// The fewest trials of which at most `errors` prove the limit.
    let fewest = { (errors: Int) in
      Bisection.first(in: errors + 1..<maximum + 1) {
        BinomialTails(successes: errors, trials: $0, rate: limit).lower <= allowed(alpha)
      }
    }
    let suffices = { (errors: Int) in
      let trials = fewest(errors)
      return trials > maximum
        || BinomialTails(successes: errors, trials: trials, rate: rate).lower >= power
    }
    var high = 1
    while high < maximum, !suffices(high - 1) { high *= 2 }
    var errors = Bisection.first(in: high / 2..<high, suffices)
    // Whole numbers of trials make the tips a little uneven.
    for lower in (max(0, errors - 8)..<errors).reversed() where suffices(lower) { errors = lower }
    let trials = fewest(errors)
    guard trials <= maximum else { throw .tooManyTrials(limit: maximum) }
    return trials
  }
}
