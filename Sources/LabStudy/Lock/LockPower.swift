import LabStatistics

/// What a lock on a measured rate can tell apart: how often a reshuffle of the random numbers passes,
/// and how often a true change is caught.
///
/// Against the recorded rate p with clustered error s the tolerance is 4 s. The recorded value and the
/// one that is held against it are both draws, so a reshuffle differs by sqrt(2) s: it stays inside
/// with 99.5 %. A true rate p' is caught with P(Z > (4 s - |p' - p|) / sqrt(s² + s'²)), where s' is s
/// scaled by p'(1 - p') (Kish's design effect kept). So 20 % are caught in 90 % from about
/// 5.9 s = 0.2 p on. Where the error is zero the upper limit of the interval has to do.
///
/// Against a limit the interval of 99 % decides, and a true rate p' beyond it is caught with
/// P(Z > 2.58 - |p' - limit| / s').
public struct LockPower: Sendable, Equatable {
  /// How many clustered standard errors lie between the recorded rate and the end of the tolerance.
  public static let toleranceInErrors = 4.0
  /// A lock is strong enough when a reshuffle passes and a change is caught at least this often.
  public static let requiredPass = 0.99
  public static let requiredPower = 0.9
  /// What is aimed at, so that the noise of the pilot does not end below what is required.
  static let plannedPower = 0.95

  public let claim: LockClaim
  public let estimate: RateEstimate

  public init(_ claim: LockClaim, _ estimate: RateEstimate) {
    self.claim = claim
    self.estimate = estimate
  }

  private var rate: Double { estimate.rate }

  /// How far the rate may lie from the recorded one; 0 for a claim against a number.
  public var tolerance: Double {
    guard claim.limit == nil else { return 0 }
    if estimate.error > 0 { return Self.toleranceInErrors * estimate.error }
    return claim.relation == .atLeast
      ? max(0, rate - estimate.interval.lower) : max(0, estimate.interval.upper - rate)
  }

  /// The clustered error that the same strokes have at another rate.
  ///
  /// Without any spread in the data all strokes of a person are taken to be alike.
  func error(at other: Double) throws(StatisticsError) -> Double {
    let spread = rate * (1 - rate)
    guard spread > 0, estimate.error > 0 else {
      return try NestedDesign(rate: other, correlation: 1)
        .standardError(persons: max(1, estimate.persons), strokes: 1)
    }
    return estimate.error * (other * (1 - other) / spread).squareRoot()
  }

  /// The rate after a relative change for the worse: of the recorded rate, or of the limit.
  private func changed(by change: Double) -> Double {
    let base = claim.limit ?? rate
    let other = claim.relation == .atLeast ? base * (1 - change) : base * (1 + change)
    return min(1, max(0, other))
  }

  /// How often other random numbers pass: inside the tolerance, or proved again on this side of the
  /// limit.
  public var passes: Double {
    get throws(StatisticsError) {
      let error = estimate.error
      guard let limit = claim.limit else {
        guard error > 0 else { return 1 }
        let tail = try Quantiles.normalTail(tolerance / (error * 2.0.squareRoot()))
        return claim.relation == .near ? 1 - 2 * tail : 1 - tail
      }
      let distance = claim.relation == .atLeast ? rate - limit : limit - rate
      guard error > 0 else {
        let isProved =
          claim.relation == .atLeast
          ? estimate.interval.lower >= limit : estimate.interval.upper <= limit
        return isProved ? 1 : 0
      }
      return 1 - (try Quantiles.normalTail(distance / error - (try Self.quantile)))
    }
  }

  /// How often a true relative change for the worse is found broken.
  public func catches(_ change: Double) throws(StatisticsError) -> Double {
    let other = changed(by: change)
    let error = try error(at: other)
    if let limit = claim.limit {
      let distance = abs(other - limit)
      guard distance > 0 else { return try Quantiles.normalTail(try Self.quantile) }
      return try Quantiles.normalTail(try Self.quantile - distance / error)
    }
    let spread = (estimate.error * estimate.error + error * error).squareRoot()
    let missing = tolerance - abs(other - rate)
    guard spread > 0 else { return missing < 0 ? 1 : 0 }
    return try Quantiles.normalTail(missing / spread)
  }

  /// The chance to catch the change that the claim asks for.
  public var power: Double {
    get throws(StatisticsError) { try catches(claim.wantedChange) }
  }

  /// Whether the claim is guarded as well as is required.
  public var suffices: Bool {
    get throws(StatisticsError) {
      guard try passes >= Self.requiredPass else { return false }
      return try power >= Self.requiredPower
    }
  }

  /// The smallest relative change for the worse that is caught in at least 90 %, found by bisection;
  /// nil when not even the largest possible one is.
  public var detectableChange: Double? {
    get throws(StatisticsError) {
      let base = claim.limit ?? rate
      guard base > 0 else { return nil }
      var high = claim.relation == .atLeast ? 1 : 1 / base - 1
      guard try catches(high) >= Self.requiredPower else { return nil }
      var low = 0.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if try catches(middle) >= Self.requiredPower { high = middle } else { low = middle }
      }
      return high
    }
  }

  /// How many times the persons are needed for the planned power.
  var personsFactor: Double {
    get throws(StatisticsError) {
      let power = try Quantiles.normal(probability: Self.plannedPower)
      let other = changed(by: claim.wantedChange)
      let there = try error(at: other)
      guard let limit = claim.limit else {
        guard estimate.error > 0, other != rate else { return 1 }
        let spread = (estimate.error * estimate.error + there * there).squareRoot()
        let root = (tolerance + power * spread) / abs(other - rate)
        return root * root
      }
      let quantile = try Self.quantile
      let distance = claim.relation == .atLeast ? rate - limit : limit - rate
      let caught = (quantile + power) * there / abs(other - limit)
      // On the wrong side of the limit more persons prove nothing.
      let proved = distance > 0 ? 2 * quantile * estimate.error / distance : 0
      let root = max(caught, proved)
      return root * root
    }
  }

  /// The normal quantile of one side of the interval.
  private static var quantile: Double {
    get throws(StatisticsError) {
      try Quantiles.normal(probability: (1 + RateEstimate.confidence) / 2)
    }
  }
}
