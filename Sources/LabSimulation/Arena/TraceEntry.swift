/// One line of what happened in a stroke.
public struct TraceEntry: Sendable, Hashable {
  /// What happened to whom; recognizers are indices of attachments.
  public enum Happening: Sendable, Hashable {
    /// An event was delivered.
    case touches([Touch])
    case interruption(Interruption.Kind)
    /// A recognizer's timer fired.
    case timer(recognizer: Int)
    case transition(
      recognizer: Int, from: RecognizerState, to: RecognizerState, Reason, Evidence?)
    /// Its proposal is withheld while others may still win.
    case withheld(recognizer: Int, waitsFor: [Int], Evidence?)
    case callback(recognizer: Int, Callback)
    /// A view hears of a finger.
    case view(Int, finger: Int, TouchPhase)
    /// A control fired its action.
    case fired(view: Int)
    /// The content of a container stands at an offset after the event.
    case offset(container: Int, Vector)
    case scroll(container: Int, ScrollEvent)
    /// Failure requirements that wait for each other in a circle were dropped.
    case droppedCircle([Int])
  }

  /// What the delegate of a scroll view hears.
  public enum ScrollEvent: Sendable, Hashable {
    case willBeginDragging
    case didEndDragging(willDecelerate: Bool)
    case didEndDecelerating
  }

  /// Why a recognizer changed its state.
  public enum Reason: Sendable, Hashable {
    /// It proposed this itself.
    case proposed
    /// The delegate's `shouldBegin` said no.
    case shouldBegin
    /// The recognizer at this index is active, or has recognized, and neither side allows both.
    case excluded(by: Int)
    /// It waited for the recognizer at this index to fail, and that one won.
    case requiredFailure(of: Int)
    /// It proposed to fail after it had begun, which UIKit turns into a cancel.
    case abandoned
    /// The finger lifted.
    case lifted
    case systemCancel
    /// The recognizer at this index tore it down.
    case stolen(by: Int)
    case removed
    case disabled
    case masked
    case pinched
    /// The content has the touch and may not lose it to scrolling.
    case contentKeeps(view: Int)
    /// The touch sequence is over.
    case reset
  }

  public var moment: Moment
  public var happening: Happening

  public init(_ moment: Moment, _ happening: Happening) {
    self.moment = moment
    self.happening = happening
  }
}
