/// What a touch did in one delivered event.
public enum TouchPhase: String, Sendable, CaseIterable {
  case began
  case moved
  /// The finger is down and did not change, in an event of another finger.
  case stationary
  case ended
  case cancelled

  /// Whether the finger is up after this event.
  public var isOver: Bool { self == .ended || self == .cancelled }
}

/// One delivered event of one touch.
public struct TouchEvent: Sendable, Hashable {
  /// The number of the finger in its stroke, from 0.
  public var touch: Int32
  public var phase: TouchPhase
  /// Milliseconds since the physical touch-down (or since the first row of a recording).
  public var time: Double
  /// Position on the screen in points.
  public var location: Vector

  public init(touch: Int32 = 0, phase: TouchPhase, time: Double, location: Vector) {
    self.touch = touch
    self.phase = phase
    self.time = time
    self.location = location
  }
}

/// The delivered events of one stroke, in order: all that the arbiter ever sees of a finger.
///
/// A synthetic stroke and a recorded one enter the arbiter by this same door, and neither carries
/// an intent.
public struct Touches: Sendable, Hashable {
  public private(set) var events: [TouchEvent]

  public init(_ events: [TouchEvent] = []) {
    self.events = events
  }

  public mutating func append(_ event: TouchEvent) {
    events.append(event)
  }

  /// Forgets the events and keeps their memory for the next stroke.
  public mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
  }
}
