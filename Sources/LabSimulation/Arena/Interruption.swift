/// Something that takes a touch away from recognizers, at a moment that a scenario chooses.
///
/// Source: the list of what cancels gestures in practice; a second finger and an ancestor that scrolls
/// come from touches themselves.
public struct Interruption: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A call, an alert, a system gesture, the lock: all touches are cancelled.
    case systemCancel
    /// The view leaves the tree, with its subviews and recognizers.
    case removeView(Int)
    case disable(attachment: Int)
    case enable(attachment: Int)
    /// The gesture's mask flips to `subviews` in the middle of it.
    case mask(attachment: Int)
    /// The view moves under the finger (auto-scroll), by this much.
    case moveView(Int, by: Vector)
    /// A trackpad pinch over a held drag (macOS): the drags of SwiftUI are dead until re-pressed.
    case pinch
  }

  /// Milliseconds on the clock of the touches.
  public var time: Double
  public var kind: Kind

  public init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }
}
