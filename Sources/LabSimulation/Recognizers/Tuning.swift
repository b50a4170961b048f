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
  /// How far a scroll view's pan moves along an axis that can scroll, inclusively: 10 pt. `[I]`
  public var scrollSlop = 10.0
  /// Weight of the previous velocity estimate: 0.2.
  ///
  /// `[R]` flowkey, OpenGestures.
  public var velocityBlend = 0.2
  /// A scroll view forgets a velocity whose last move is older than this: 100 ms.
  ///
  /// `[R]` ScrollMechanics.
  public var staleVelocity = 100.0
  /// Below this speed a paging scroll view goes to the nearest page: 200 pt/s. `[I]`
  public var pageFlick = 200.0
  /// Seconds of velocity that a projected rest position adds: 0.499 s.
  ///
  /// `[M]` WWDC 2018 session 803, from the normal deceleration rate of 0.998 per ms.
  public var projection = 0.499
  /// Deceleration of a scroll view: 0.998 per ms.
  ///
  /// `[R]` Chameleon, flowkey; the name is `[D]`.
  public var deceleration = 0.998
  /// Share of the overshoot that a rubber band shows at first: 0.55. `[M]`
  public var rubberBand = 0.55

  public init() {}

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
}
