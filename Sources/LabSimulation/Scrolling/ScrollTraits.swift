/// The properties of a scroll view, with UIScrollView's defaults.
public struct ScrollTraits: Sendable, Hashable {
  public enum Deceleration: String, Sendable, CaseIterable {
    case normal
    case fast
  }

  /// Whether it bounces past its edges: true.
  public var bounces = true
  /// Whether an axis bounces also when the content fits: false.
  ///
  /// It can scroll then.
  public var alwaysBounceHorizontal = false
  public var alwaysBounceVertical = false
  /// Whether it rests on multiples of its bounds: false.
  public var isPaging = false
  /// Which page a lifted finger leads to: flick, as UIScrollView.
  public var pageRule = PageRule.flick
  /// Whether a drag that starts in one general direction is locked to it: false.
  public var isDirectionalLockEnabled = false
  /// Whether a touch reaches the content only after the content-touch delay: true.
  public var delaysContentTouches = true
  /// Whether the content may lose a touch that it already has to scrolling: true.
  public var canCancelContentTouches = true
  public var deceleration = Deceleration.normal
  /// The velocity of the content offset with which it decelerates when the stroke begins, in points
  /// per second; zero when it rests.
  public var velocity = Vector.zero

  public init() {}

  func alwaysBounces(along axis: Axis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }
}
