/// A way to settle a conflict: a configuration of recognizers and of their relations.
///
/// A new strategy is one file and one line in the registry of its conflict; help, validation, sweeps
/// and the laws in the tests read the registry.
public protocol Strategy: Parameterized {
  /// Its name in scenario files and on the command line.
  static var name: String { get }
  /// One sentence for lists and help.
  static var summary: String { get }

  /// The strategy with its default parameters.
  init()
}

/// A strategy for the contest of one scroll container and one child, as in a feed with a carousel.
public protocol ContestStrategy: Strategy {
  /// What it attaches to the parts of a scene that holds the contest.
  func install(in parts: inout SceneParts, _ contest: Contest, tuning: Tuning)

  /// The same as a merge of time lines, for one finger and the assumptions that
  /// `Assumptions.suitsTimelines` names: a shortcut that a test holds against the arena.
  func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement

  /// How its parameters settle everything in one decision, if they do.
  var decisionSurface: DecisionSurface? { get }
}

extension ContestStrategy {
  /// The scene in which it settles the contest.
  public func scene(for contest: Contest, tuning: Tuning) -> Scene {
    var parts = contest.parts(tuning)
    install(in: &parts, contest, tuning: tuning)
    return parts.scene(tuning: tuning)
  }

  public var decisionSurface: DecisionSurface? { nil }

  /// The decision surface under some assumptions: none where time lines do not play by them.
  public func decisionSurface(under tuning: Tuning) -> DecisionSurface? {
    tuning.assumptions.suitsTimelines ? decisionSurface : nil
  }
}
