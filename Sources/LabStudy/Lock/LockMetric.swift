import LabSimulation

/// What a lock counts: one kind of event on the decided strokes of one intent, or balanced.
///
/// Text form: `error`, `task_error` and the verdicts of the conflict (`dead_touch`, `double_move`) are
/// balanced, the mean of the rates of all intents; with the name of an intent behind them (`.scroll`,
/// `.page`) they are about that intent alone. A verdict that only one intent can end in is always about
/// that one: `lost_swipe` about page strokes, `stolen_scroll` about scroll strokes.
public struct LockMetric: Sendable {
  public enum Event: Sendable, Hashable {
    case error
    case taskError
    case verdict(Verdict)
  }

  public let conflict: any Conflict.Type
  public let event: Event
  public let scope: IntentScope

  public init(
    _ event: Event, _ scope: IntentScope = .all,
    in conflict: any Conflict.Type = FeedCarousel.self
  ) {
    self.conflict = conflict
    self.event = event
    self.scope = event.onlyScope(in: conflict) ?? scope
  }

  /// Reads the text form.
  public init(
    _ text: String, in conflict: any Conflict.Type = FeedCarousel.self
  ) throws(ClaimError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let event = Event.all(of: conflict).first(where: { $0.name == parts[0] }) else {
      throw .unknownMetric(parts[0], known: Event.all(of: conflict).map(\.name))
    }
    guard parts.count > 1 else {
      self.init(event, in: conflict)
      return
    }
    let word = parts.dropFirst().joined(separator: ".")
    guard let scope = IntentScope(word, in: conflict) else {
      throw .unknownIntent(word, known: IntentScope.scopes(of: conflict).map(\.name))
    }
    if let only = event.onlyScope(in: conflict), only != scope {
      throw .wrongIntent(event.name, only: only.name)
    }
    self.init(event, scope, in: conflict)
  }

  /// Whether a verdict is one of those that are counted.
  func counts(_ verdict: Verdict) -> Bool {
    switch event {
    case .error: verdict.isArbitrationError
    case .taskError: verdict.isTaskError
    case .verdict(let wanted): verdict == wanted
    }
  }
}

extension LockMetric: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.event == b.event && a.scope == b.scope && a.conflict.name == b.conflict.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(scope)
  }
}

extension LockMetric.Event {
  public static let lostSwipe = Self.verdict(.lostSwipe)
  public static let stolenScroll = Self.verdict(.stolenScroll)
  public static let deadTouch = Self.verdict(.deadTouch)
  public static let doubleMove = Self.verdict(.doubleMove)

  /// Everything that a lock can count in a conflict.
  static func all(of conflict: any Conflict.Type) -> [Self] {
    [.error, .taskError] + conflict.verdicts.filter(\.isTaskError).map(Self.verdict)
  }

  var name: String {
    switch self {
    case .error: "error"
    case .taskError: "task_error"
    case .verdict(let verdict): verdict.name
    }
  }

  /// The intent of the only strokes that can end so.
  func onlyScope(in conflict: any Conflict.Type) -> IntentScope? {
    guard case .verdict(let verdict) = self, let intent = verdict.intent else { return nil }
    return IntentScope.intents(of: conflict)[intent]
  }

  fileprivate var words: String {
    switch self {
    case .error: "arbitration errors"
    case .taskError: "task errors"
    case .verdict(let verdict): verdict.name.replacing("_", with: " ")
    }
  }
}

extension LockMetric: CustomStringConvertible {
  public var description: String {
    scope == .all || event.onlyScope(in: conflict) != nil
      ? event.name : "\(event.name).\(scope.name)"
  }

  /// What is counted, for people: `lost swipe of page strokes`.
  public var words: String {
    event.words + (scope == .all ? " (mean of the intents)" : " of \(scope.name) strokes")
  }
}
