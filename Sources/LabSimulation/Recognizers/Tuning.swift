/// Every number of the arbiter that Apple does not publish, with its evidence, in one place.
///
/// The values are those of the OS profile 18. `[D]` documented by the vendor, `[M]` measured or
/// reported by others, `[R]` behaviour of an open re-implementation, `[I]` inference of this
/// project.
public struct Tuning: Sendable, Hashable {
  /// How far a pan moves, radially and inclusively, before it begins: 10 pt.
  ///
  /// `[I]` the value is common practice; radial and inclusive as in OpenGestures and WinObjC `[R]`.
  public var panHysteresis = 10.0
  /// How far a scroll view's pan moves along an axis that can scroll, inclusively: 10 pt.
  ///
  /// `[I]`
  public var scrollSlop = 10.0
  /// Weight of the previous velocity estimate: 0.2.
  ///
  /// `[R]` flowkey, OpenGestures.
  public var velocityBlend = 0.2
  /// A scroll view forgets a velocity whose last move is older than this: 100 ms.
  ///
  /// `[R]` ScrollMechanics.
  public var staleVelocity = 100.0
  /// Below this speed a paging scroll view goes to the nearest page: 200 pt/s.
  ///
  /// `[I]`
  public var pageFlick = 200.0
  /// Seconds of velocity that a projected rest position adds: 0.499 s.
  ///
  /// `[M]` WWDC 2018 session 803, from the normal deceleration rate of 0.998 per ms.
  public var projection = 0.499
  /// Deceleration of a scroll view: 0.998 per ms.
  ///
  /// `[R]` Chameleon, flowkey; the name is `[D]`.
  public var deceleration = 0.998
  /// Share of the overshoot that a rubber band shows at first: 0.55.
  ///
  /// `[M]`
  public var rubberBand = 0.55
  /// Deceleration of a scroll view with the fast rate: 0.99 per ms.
  ///
  /// `[R]` Chameleon, flowkey; the name is `[D]`.
  public var decelerationFast = 0.99
  /// Stiffness (mass 1) and damping ratio of the spring that brings content back: 100 and 1.
  ///
  /// `[R]` ScrollMechanics.
  public var springStiffness = 100.0
  public var springDamping = 1.0
  /// An animation of a scroll view is over when its rest is never further away than this: 0.5 pt.
  ///
  /// `[R]` ScrollMechanics.
  public var restDistance = 0.5
  /// How long a scroll view keeps a touch from its content: 150 ms.
  ///
  /// `[M]` several articles; the timer itself is `[D]`.
  public var contentTouchDelay = 150.0
  /// Half angle, from an axis, of the general direction that a directional lock needs: 30 degrees.
  ///
  /// `[I]`
  public var lockHalfAngle = 30.0
  /// A tap fails at this distance from touch-down: 45 pt; UIKit's is not published.
  ///
  /// `[R]` OpenSwiftUI; WinObjC uses 10.
  public var tapMaxMove = 45.0
  /// A tap fails after this time: 750 ms.
  ///
  /// `[R]` OpenSwiftUI, WinObjC.
  public var tapMaxDuration = 750.0
  /// The next tap of several must begin before this time after the lift: 350 ms.
  ///
  /// `[R]` the same.
  public var tapGap = 350.0
  /// Change of the distance between two fingers at which a pinch begins: 8 pt.
  ///
  /// `[I]`
  public var pinchThreshold = 8.0
  /// Rotation at which a UIKit rotation begins: 1 degree.
  ///
  /// `[I]`
  public var rotationThreshold = 1.0
  /// A swipe goes this far: 10 pt, within 100 ms and 20 degrees of its axis.
  ///
  /// `[R]` WinObjC.
  public var swipeDistance = 10.0
  public var swipeTime = 100.0
  public var swipeAngle = 20.0
  /// Seconds of velocity in SwiftUI's predicted end: 0.25 s.
  ///
  /// `[R]` OpenGestures.
  public var predictedEnd = 0.25
  /// How far from the screen's edge a screen-edge pan may begin: 20 pt.
  ///
  /// `[I]`
  public var edgeWidth = 20.0
  /// What is not known, and switchable.
  public var assumptions = Assumptions()

  public init() {}

  /// The numbers and assumptions of a generation of the operating system: 17, 18 or 26.
  public init(profile: Int) {
    assumptions = Assumptions(profile: profile)
  }

  public static let parameters: [Parameter<Tuning>] = [
    .number(
      "panHysteresis", \.panHysteresis, in: 0...200, unit: "pt",
      "radial distance at which a pan begins"),
    .number(
      "scrollSlop", \.scrollSlop, in: 0...200, unit: "pt",
      "distance along its axis at which a scroll view begins"),
    .number(
      "velocityBlend", \.velocityBlend, in: 0...0.99, "weight of the previous velocity estimate"),
    .number(
      "staleVelocity", \.staleVelocity, in: 0...10_000, unit: "ms",
      "age at which a scroll view forgets a velocity"),
    .number(
      "pageFlick", \.pageFlick, in: 0...100_000, unit: "pt/s",
      "speed from which a paging scroll view follows the velocity"),
    .number(
      "projection", \.projection, in: 0...10, unit: "s",
      "seconds of velocity in a projected rest position"),
    .number("deceleration", \.deceleration, in: 0.5...0.9999, "what is left of a speed after 1 ms"),
    .number("rubberBand", \.rubberBand, in: 0.01...1, "stiffness of the rubber band at an edge"),
  ]

  /// The numbers that the shipped contest does not need; in conditions only when changed.
  public static let furtherParameters: [Parameter<Tuning>] = [
    .number(
      "decelerationFast", \.decelerationFast, in: 0.5...0.9999,
      "what is left of a speed after 1 ms at the fast rate"),
    .number(
      "springStiffness", \.springStiffness, in: 1...10_000, "spring that brings content back"),
    .number("springDamping", \.springDamping, in: 0.1...10, "damping ratio of that spring"),
    .number(
      "restDistance", \.restDistance, in: 0.001...10, unit: "pt",
      "distance from its rest at which a scroll view's animation is over"),
    .number(
      "contentTouchDelay", \.contentTouchDelay, in: 0...5000, unit: "ms",
      "how long a scroll view keeps a touch from its content"),
    .number(
      "lockHalfAngle", \.lockHalfAngle, in: 0...45, unit: "degrees",
      "angle from an axis within which a directional lock takes hold"),
    .number(
      "tapMaxMove", \.tapMaxMove, in: 0...1000, unit: "pt", "distance at which a tap fails"),
    .number(
      "tapMaxDuration", \.tapMaxDuration, in: 0...60_000, unit: "ms", "time at which a tap fails"),
    .number(
      "tapGap", \.tapGap, in: 0...60_000, unit: "ms", "time within which the next tap begins"),
    .number(
      "pinchThreshold", \.pinchThreshold, in: 0...500, unit: "pt",
      "change of the fingers' distance at which a pinch begins"),
    .number(
      "rotationThreshold", \.rotationThreshold, in: 0...180, unit: "degrees",
      "rotation at which a UIKit rotation begins"),
    .number("swipeDistance", \.swipeDistance, in: 0...1000, unit: "pt", "how far a swipe goes"),
    .number("swipeTime", \.swipeTime, in: 0...60_000, unit: "ms", "how long a swipe may take"),
    .number(
      "swipeAngle", \.swipeAngle, in: 0...45, unit: "degrees",
      "how far a swipe may lie off its axis"),
    .number(
      "predictedEnd", \.predictedEnd, in: 0...10, unit: "s",
      "seconds of velocity in a predicted end"),
    .number(
      "edgeWidth", \.edgeWidth, in: 0...500, unit: "pt",
      "how far from the edge a screen-edge pan begins"),
  ]
}
