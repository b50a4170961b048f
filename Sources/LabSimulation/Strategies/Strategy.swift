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

  /// How its parameters settle everything in one decision, if they do.
  var decisionSurface: DecisionSurface? { get }
}

extension Strategy {
  public var decisionSurface: DecisionSurface? { nil }
}
