/// One finger as a delivered event shows it.
///
/// It lives from `began` to `ended` or `cancelled`. A finger that did not change in the event is
/// `stationary` and keeps the time of its last change. Locations are on the screen, in points;
/// times in milliseconds.
public struct Touch: Sendable, Hashable {
  /// The number of the finger in its stroke, from 0.
  public var finger: Int
  public var phase: TouchPhase
  /// Where and when it came down.
  public var start: Vector
  public var startTime: Double
  /// From touch-down, snapped as in `Track`.
  public var displacement: Vector
  /// The displacement before its last change.
  public var previousDisplacement: Vector
  /// The time of its last change, and of the one before.
  public var time: Double
  public var previousTime: Double
  /// Samples that were folded into this one, the delivered location last; empty unless samples came
  /// faster than events.
  public var coalesced: [Vector] = []

  /// A finger that has just come down.
  public init(finger: Int, at location: Vector, time: Double) {
    self.finger = finger
    phase = .began
    start = location
    startTime = time
    displacement = .zero
    previousDisplacement = .zero
    self.time = time
    previousTime = time
  }

  public var location: Vector { start + displacement }
  public var previousLocation: Vector { start + previousDisplacement }
  public var isDown: Bool { !phase.isOver }
}
