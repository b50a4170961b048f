/// What a lock holds true of a rate.
///
/// Against a number (`lost_swipe <= 0.02`, `error.page >= 1%`) it is a claim about the true rate: it
/// holds when the interval of 99 % lies on the right side of the limit, is broken when the interval
/// lies on the other side, and is undecided between.
///
/// Against the recorded behaviour (`error <= recorded + 20%`, `error >= recorded - 20%`,
/// `error ~ recorded`) the percentage is the relative change that the lock is made to catch; 20 %
/// when none is given. `~` watches both sides: it is broken above, and improved below.
public struct LockClaim: Sendable, Hashable {
  public enum Relation: String, Sendable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case near = "~"
  }

  public enum Reference: Sendable, Hashable {
    /// A rate strictly between 0 and 1.
    case rate(Double)
    /// The rate that was recorded, and the change in percent that has to be caught.
    case recorded(percent: Double)
  }

  public var metric: LockMetric
  public var relation: Relation
  public var reference: Reference

  /// The relative change that a lock has to catch unless the claim gives another one, in percent.
  public static let defaultPercent = 20.0
  /// The relative changes that a claim may ask for, in percent.
  public static let percents = 1.0...900.0

  /// The claim that a rate stays as it was recorded.
  public static func recorded(_ metric: LockMetric) -> LockClaim {
    LockClaim(
      metric: metric, relation: .near, reference: .recorded(percent: Self.defaultPercent))
  }

  /// The relative change to be caught: of the recorded rate, or of the limit.
  public var wantedChange: Double {
    switch reference {
    case .rate: Self.defaultPercent / 100
    case .recorded(let percent): percent / 100
    }
  }

  /// The limit of a claim against a number.
  var limit: Double? {
    guard case .rate(let limit) = reference else { return nil }
    return limit
  }
}

extension LockClaim: CustomStringConvertible {
  /// The text from which the claim reads back.
  public var description: String {
    let left = "\(metric) \(relation.rawValue) "
    switch reference {
    case .rate(let rate):
      return left + "\(rate)"
    case .recorded(Self.defaultPercent) where relation == .near:
      return left + "recorded"
    case .recorded(let percent):
      let sign =
        switch relation {
        case .atMost: "+"
        case .atLeast: "-"
        case .near: "+-"
        }
      var number = "\(percent)"
      if number.hasSuffix(".0") { number.removeLast(2) }
      return left + "recorded \(sign) \(number)%"
    }
  }
}

extension LockClaim: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
