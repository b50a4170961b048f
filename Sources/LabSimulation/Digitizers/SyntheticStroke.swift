/// One made stroke: what was meant, what was planned, and what the application would receive.
///
/// Only `touches` goes on to the recognizers; the aim goes to the verdict.
public struct SyntheticStroke: Sendable, Hashable {
  public var address = StrokeAddress(person: 0, session: 0, stroke: 0)
  public var aim = Aim(intent: .scroll, direction: .up, turn: false)
  public var plan = StrokePlan()
  public var touches = Touches()

  /// An empty stroke to be filled by `Finger.make(_:into:)`.
  public init() {}
}
