/// What one stroke did to one container.
///
/// A claim and a movement are separate: a claim can stay invisible.
public struct ContainerOutcome: Sendable, Hashable {
  /// When it was first claimed, a claim that was cancelled later included; nil if never.
  public var claim: Moment?
  /// The largest displacement before the lift, in points.
  public var maximum = 0.0
  /// The displacement at the lift, in points along its axis, positive with the finger.
  public var atLift = 0.0
  /// The page on which it rests; nil when it has no pages.
  public var page: Int?
  /// The content offset at which it rests, in points.
  public var offset = 0.0
  /// Whether it rests on another page than at touch-down.
  public var turned = false
  /// Whether a handler left it displaced: it moved it and never heard of an end.
  public var isStuck = false

  /// A container that nothing touched.
  init(resting container: Container) {
    page = container.page
    offset = container.offset
  }

  /// A container of a scene that nothing touched.
  init(resting container: SceneContainer) {
    page = container.page
    offset = container.offset[container.axis]
  }
}
