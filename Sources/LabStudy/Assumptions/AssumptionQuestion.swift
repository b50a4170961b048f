/// What nobody outside Apple can answer, and a setting tries an answer to.
public enum AssumptionQuestion: String, Sendable, CaseIterable {
  /// How far, in which shape and how strictly a pan or a scroll view moves before it begins.
  case hysteresis = "slop and hysteresis"
  /// H1: child and scroll view race, neither waits.
  case race = "race (H1)"
  /// H2: the scroll view waits, for the content-touch delay, while a drag inside it may begin.
  case touchDelay = "touch delay (H2)"
  /// H3: a scroll view refuses movement across its axis.
  case scrollDirection = "scroll direction (H3)"
  /// H4: a drag that becomes active later cancels a scroll that has begun.
  case lateDrag = "late drag (H4)"
  /// What becomes of a drag that is active when the scroll view begins.
  case activeChild = "active child"
  /// Who runs with a simultaneous drag of minimum distance 0.
  case zeroDistance = "simultaneous at 0 pt"
  /// Numbers of velocity, paging, directional lock and pinch.
  case numbers = "numbers"
  /// Where the second gesture of a sequence starts, and how a sequence ends without it.
  case sequence = "sequence"
  /// What becomes of a failure after the begin was published.
  case lateFailure = "failure after begin"
  /// Whether the state of a gesture is reset before its end is told.
  case stateOrder = "reset or end first"
  /// Whether a drag of minimum distance 0 reports at touch-down.
  case touchDown = "drag at touch-down"
  /// Who goes first among recognizers that could begin together, and at the lift.
  case order = "order of begins"
  /// What starts the clock of a tap, and for what it waits.
  case taps = "taps"
  /// Another generation of the operating system as a whole.
  case generation = "generation"
}
