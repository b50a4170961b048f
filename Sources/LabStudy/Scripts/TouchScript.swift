import LabSimulation

/// Touches of any number of fingers in a form that can be read and typed:
/// `B(0,0)@0 M(8.5,8.5)@16 S@100 M(17,17)@116 E@132`.
///
/// `B` is a touch-down, `M` a move, `S` a finger that rests, `E` a lift (with a place when it lifts
/// elsewhere, as in `E(0,40)@16`) and `C` the system's cancel of all fingers. Coordinates are points
/// from the anchor of the script, where a first finger at `B(0,0)` comes down (y grows downward);
/// times are milliseconds. `#2B(50,0)@16` is an event of the second finger. A finger that is never
/// lifted lifts with the last event of the script.
public struct TouchScript: Sendable, Hashable {
  public enum Action: String, Sendable, CaseIterable {
    case down = "B"
    case move = "M"
    case rest = "S"
    case lift = "E"
    case cancel = "C"
  }

  public struct Event: Sendable, Hashable {
    /// The number of the finger, from 0; nil for a cancel of all fingers that are down.
    public var finger: Int?
    public var action: Action
    /// From the anchor, in points; nil where the finger is.
    public var place: Vector?
    public var time: Double

    public init(_ finger: Int?, _ action: Action, to place: Vector? = nil, at time: Double) {
      self.finger = finger
      self.action = action
      self.place = place
      self.time = time
    }
  }

  public var events: [Event]

  public init(_ events: [Event]) {
    self.events = events
  }

  /// The touches on the screen, with the anchor of the script at a point of it.
  public func touches(at anchor: Vector) -> Touches {
    var touches = Touches()
    /// The fingers that are down, in the order in which they came down.
    var down: [(finger: Int, place: Vector)] = []
    for event in events {
      let fingers = event.finger.map { [$0] } ?? down.map(\.finger)
      for finger in fingers {
        let index = down.firstIndex { $0.finger == finger }
        let place = event.place ?? index.map { down[$0].place } ?? .zero
        touches.append(
          TouchEvent(
            touch: Int32(clamping: finger), phase: event.action.phase, time: event.time,
            location: anchor + place))
        if let index { down.remove(at: index) }
        if !event.action.phase.isOver {
          down.insert((finger, place), at: index ?? down.count)
        }
      }
    }
    return touches
  }
}

extension TouchScript.Action {
  var phase: TouchPhase {
    switch self {
    case .down: .began
    case .move: .moved
    case .rest: .stationary
    case .lift: .ended
    case .cancel: .cancelled
    }
  }
}

extension TouchScript: CustomStringConvertible {
  public var description: String { events.map(\.description).joined(separator: " ") }
}

extension TouchScript.Event: CustomStringConvertible {
  /// The event as it is typed; the first finger has no number, except where `C` would mean all.
  public var description: String {
    let isPlain = finger == nil || (finger == 0 && action != .cancel)
    let prefix = isPlain ? "" : finger.map { "#\($0 + 1)" } ?? ""
    let place = place.map { "(\(ParameterValue.text($0.x)),\(ParameterValue.text($0.y)))" } ?? ""
    return prefix + action.rawValue + place + "@" + ParameterValue.text(time)
  }
}
