/// What a recognizer proposes; the arena decides whether and when it becomes true.
public enum TimelineProposal: Sendable, Hashable {
  case begin(Moment)
  case fail(Moment)
  /// Nothing before the finger lifts.
  case none

  public var moment: Moment? {
    switch self {
    case .begin(let moment), .fail(let moment): moment
    case .none: nil
    }
  }
}

/// A pure reader of touches: it says what it would do if it were alone, and when.
///
/// A recognizer reads the whole stroke once and never sees other recognizers: failure requirements,
/// exclusion and permission to recognize together are rules of the arena. A new recognizer is one
/// file.
public protocol TimelineRecognizer: Sendable {
  /// What it proposes first, from `possible`.
  func firstProposal(in track: Track) -> TimelineProposal

  /// When it gives up after having begun at a moment; nil if it goes on until the lift.
  ///
  /// UIKit has no transition from `began` to `failed`: the arena turns this into `cancelled`.
  func abandonment(in track: Track, after begin: Moment) -> Moment?

  /// The part of the displacement at the begin that is taken off every translation.
  func consumed(at displacement: Vector) -> Vector

  /// The axis of a scroll view's own pan; two of them on crossing axes settle a tie by the larger
  /// component.
  var scrollAxis: Axis? { get }
}

extension TimelineRecognizer {
  public func abandonment(in track: Track, after begin: Moment) -> Moment? { nil }
  public var scrollAxis: Axis? { nil }
}
