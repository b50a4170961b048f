/// A conflict that is played event by event, in scenes of its own.
///
/// Its strategies are `StagedStrategy` values. What people do may depend on the strategy: who sees a
/// handle presses no row. Such differences are a `Manner`; strategies of equal manner meet the very same
/// touches, the others the same persons and draws.
///
/// Every stroke counts: a verdict outside the denominators would leave each strategy with strokes of its
/// own, and no two could be compared.
public protocol StagedConflict: Conflict {
  /// What of a strategy people act upon.
  associatedtype Manner: Sendable & Hashable
  /// What was meant in full, beyond the intent: what the judge needs to know.
  associatedtype Meaning: Sendable

  /// Where fingers move.
  var screen: Rect { get }

  /// Where touches that are written by hand come down: the middle of the screen.
  var focus: Vector { get }

  /// Makes what a person does who means an intent.
  func perform(_ performer: inout Performer, _ manner: Manner) -> Performance<Meaning>

  /// Holds what happened against what was meant.
  ///
  /// It is not asked about strokes that the system took away (`ConflictFault`), unless the performance
  /// itself ends so (`Touches.takenAway`): then the cancel is part of what is meant.
  func judge(_ play: Play, meant: Meaning, intent: Int) -> Judgement
}

/// A strategy of a staged conflict.
public protocol StagedStrategy<Staged>: Strategy {
  associatedtype Staged: StagedConflict

  /// What people see of it, and act upon.
  func manner(in conflict: Staged) -> Staged.Manner

  /// The scene in which it settles the conflict.
  func scene(for conflict: Staged, tuning: Tuning) -> Scene
}

/// The touches of a person who means something.
public struct Performance<Meaning: Sendable>: Sendable {
  public var touches: Touches
  public var meaning: Meaning

  public init(_ touches: Touches, meaning: Meaning) {
    self.touches = touches
    self.meaning = meaning
  }
}

/// What a judge says of a play.
public struct Judgement: Sendable, Hashable {
  public var verdict: Verdict
  /// Milliseconds from touch-down to what the conflict calls its decision; nil when nothing was decided.
  public var latency: Double?

  public init(_ verdict: Verdict, latency: Double? = nil) {
    self.verdict = verdict
    self.latency = latency
  }
}

extension StagedConflict {
  public var focus: Vector { screen.center }
}

extension StagedConflict where Manner == NoManner {
  /// For conflicts in which people do the same under every strategy.
  public static var manner: NoManner { NoManner() }
}

/// People do the same under every strategy.
public struct NoManner: Sendable, Hashable {
  public init() {}
}
