/// Something that a person with the device in hand, or a handler, notices of a stroke.
///
/// Containers go by the name of their view.
public enum Finding: Sendable, Hashable {
  /// A container moves, before the last lift, further than what counts as acting.
  case moves(String)
  /// A recognizer begins before the last lift and is not cancelled.
  case holds(String)
  case isCancelled(String)
  /// A recognizer comes to its good end.
  case succeeds(String)
  /// A handler is called before the last lift.
  case hears(String)
  /// A recognizer begins by its timer, without an event.
  case beginsByTimer(String)
  /// The first translation that a pan's handler reads is zero.
  case readsZero(String)
  /// A control fires.
  case fires(String)
  /// A container stays displaced although its gesture is over.
  case isStuck(String)
  /// A container that follows the finger does not keep step with it.
  case slips(String)
  /// A container still shows an earlier touch when the next one comes down.
  case isStale(String)
}

/// What a report says of one stroke: what was noticed, and what was not.
public struct FieldOutcome: Sendable, Hashable {
  public var noticed: Set<Finding>
  public var missing: Set<Finding>

  public init(_ noticed: Finding..., without missing: [Finding] = []) {
    self.noticed = Set(noticed)
    self.missing = Set(missing)
  }

  public func agrees(with findings: Set<Finding>) -> Bool {
    noticed.isSubset(of: findings) && missing.isDisjoint(with: findings)
  }
}
