/// Something of the app that the handlers of a gesture start and stop, such as a recording.
///
/// Where a `Drive` says what follows a finger, an activity says what goes on while it is held: it starts
/// with the recognition and stops with its end. Whether a cancel reaches it is the app's affair. Times in
/// milliseconds.
public struct Activity: Sendable, Hashable {
  /// Which call starts it.
  public enum Start: String, Sendable, CaseIterable {
    /// `perform`, an action in `began`, or the second part of a sequence.
    case recognition
    /// `onPressingChanged(true)` at touch-down.
    case pressing
  }

  /// What stops it when the system takes the touch away.
  ///
  /// A gesture of SwiftUI that is cancelled calls no `onEnded`; `onPressingChanged(false)` is called, and
  /// stops it whatever this is.
  public enum Cancel: String, Sendable, CaseIterable {
    /// Nothing: it runs on.
    case nothing
    /// The app hears that it is no longer active.
    case phaseChange
    /// The app watches a GestureState, and stops when that goes back to its initial value.
    case gestureState
    /// The action of a UIKit recognizer in `cancelled`.
    case action
  }

  public var start = Start.recognition
  /// Whether a start is ignored while it runs, and does not begin it anew: true.
  public var isGuarded = true
  public var cancel = Cancel.nothing
  /// What is shorter than this is discarded: 0.
  public var minimum = 0.0

  public init() {}
}
