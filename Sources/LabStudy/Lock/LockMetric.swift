import LabSimulation

/// What a lock counts: one kind of event on the decided strokes of one intent, or balanced.
///
/// Text form: `error`, `task_error`, `dead_touch` and `double_move` are balanced, the mean of the
/// rates of both intents; with `.scroll` or `.page` behind them they are about that intent alone.
/// `lost_swipe` is always about page strokes, `stolen_scroll` about scroll strokes.
public struct LockMetric: Sendable, Hashable {
  public enum Event: String, Sendable, CaseIterable {
    case error
    case taskError = "task_error"
    case lostSwipe = "lost_swipe"
    case stolenScroll = "stolen_scroll"
    case deadTouch = "dead_touch"
    case doubleMove = "double_move"
  }

  public var event: Event
  public var scope: IntentScope

  public init(_ event: Event, _ scope: IntentScope = .all) {
    self.event = event
    self.scope = event.onlyScope ?? scope
  }

  /// Reads the text form.
  public init(_ text: String) throws(ClaimError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let event = Event(rawValue: parts[0]) else { throw .unknownMetric(parts[0]) }
    guard parts.count > 1 else {
      self.init(event)
      return
    }
    let word = parts.dropFirst().joined(separator: ".")
    guard let scope = IntentScope(rawValue: word) else { throw .unknownIntent(word) }
    if let only = event.onlyScope, only != scope { throw .wrongIntent(event, only: only) }
    self.init(event, scope)
  }

  /// Whether a verdict is one of those that are counted.
  func counts(_ verdict: Verdict) -> Bool {
    switch event {
    case .error: verdict.isArbitrationError
    case .taskError: verdict.isTaskError
    case .lostSwipe: verdict == .lostSwipe
    case .stolenScroll: verdict == .stolenScroll
    case .deadTouch: verdict == .deadTouch
    case .doubleMove: verdict == .doubleMove
    }
  }

  /// Whether strokes of an intent belong to the rate.
  func includes(_ intent: Intent) -> Bool {
    switch scope {
    case .scroll: intent == .scroll
    case .page: intent == .page
    case .all: true
    }
  }
}

extension LockMetric.Event {
  /// The intent of the only strokes that can end so.
  var onlyScope: IntentScope? {
    switch self {
    case .lostSwipe: .page
    case .stolenScroll: .scroll
    case .error, .taskError, .deadTouch, .doubleMove: nil
    }
  }

  var words: String {
    switch self {
    case .error: "arbitration errors"
    case .taskError: "task errors"
    case .lostSwipe: "lost swipes"
    case .stolenScroll: "stolen scrolls"
    case .deadTouch: "dead touches"
    case .doubleMove: "double moves"
    }
  }
}

extension LockMetric: CustomStringConvertible {
  public var description: String {
    scope == .all || event.onlyScope != nil ? event.rawValue : "\(event.rawValue).\(scope.rawValue)"
  }

  /// What is counted, for people: `lost swipes of page strokes`.
  public var words: String {
    event.words + (scope == .all ? " (mean of both intents)" : " of \(scope.rawValue) strokes")
  }
}
