/// A change of state that a recognizer heard of, with its reason.
///
/// The law of the arena: each recognizer that takes part in a touch hears exactly one of won
/// (`began`) or lost (`failed`).
public struct TimelineTransition: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// It proposed this itself.
    case proposed
    /// The recognizer at this index is active and neither side allows both.
    case excluded(by: Int)
    /// It waited for the recognizer at this index to fail, and that one began.
    case requiredFailure(of: Int)
    /// It proposed to fail after it had begun, which UIKit turns into a cancel.
    case abandoned
    /// The finger lifted.
    case lifted
    /// The system took the touch away.
    case systemCancel
  }

  public var moment: Moment
  /// The index of the attachment.
  public var recognizer: Int
  public var to: RecognizerState
  public var reason: Reason
}
