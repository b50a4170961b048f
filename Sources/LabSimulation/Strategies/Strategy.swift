/// A way to settle the contest: a configuration of recognizers and of their relations.
///
/// A new strategy is one file and one line in `Strategies.all`; help, validation, sweeps and the
/// laws in the tests read the registry.
public protocol Strategy: Sendable {
  /// Its name in scenario files and on the command line.
  static var name: String { get }
  /// One sentence for lists and help.
  static var summary: String { get }
  static var parameters: [Parameter<Self>] { get }

  /// The strategy with its default parameters.
  init()

  func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement

  /// The parameter that acts as a threshold on one quantity read at one decision move, if any.
  var decisionThreshold: DecisionThreshold? { get }
}

extension Strategy {
  public var decisionThreshold: DecisionThreshold? { nil }
}

/// A decision that keeps or fails the child once, by comparing a parameter with one quantity.
///
/// It keeps iff the parameter is at most the critical value. With it the error curve over the
/// parameter comes from one simulation: per stroke the critical value and the verdicts of the two
/// branches.
public struct DecisionThreshold: Sendable {
  /// The key of the parameter.
  public var key: String
  /// The largest value that keeps; nil when the stroke never comes to a decision.
  public var critical: @Sendable (Track, Contest, Tuning) -> Double?
  /// The arrangement in which the decision is always the same.
  public var branch: @Sendable (_ keep: Bool, Contest, Tuning) -> Arrangement

  public init(
    key: String, critical: @escaping @Sendable (Track, Contest, Tuning) -> Double?,
    branch: @escaping @Sendable (_ keep: Bool, Contest, Tuning) -> Arrangement
  ) {
    self.key = key
    self.critical = critical
    self.branch = branch
  }
}
