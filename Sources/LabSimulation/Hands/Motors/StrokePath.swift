/// The way of one stroke: an arc, and a sway about it in the shape of an S.
///
/// Rule: at a fraction u of the arc, of length S, the finger is off the arc, at right angles to the chord
/// and positive to the left of the motion, by slope · S · u (1 - u) (1 - 2u). So it begins and ends with
/// that slope to the arc, crosses it in the middle, and ends where the chord ends.
public struct StrokePath: Sendable, Hashable {
  public let arc: Arc
  private let slope: Double
  private let normalX: Double
  private let normalY: Double

  /// - Parameter sway: the slope at which the finger leaves the arc; 0 for none.
  public init(_ arc: Arc, sway: Double = 0) {
    self.arc = arc
    slope = sway
    let heading = arc.startHeading + 0.5 * arc.headingChange
    normalX = -Mathematics.sin(heading)
    normalY = Mathematics.cos(heading)
  }

  /// The point at a fraction of the arc.
  @inline(__always)
  public func point(at fraction: Double) -> (x: Double, y: Double) {
    let (x, y) = arc.point(at: fraction)
    if slope == 0 { return (x, y) }
    let offset = slope * arc.length * fraction * (1 - fraction) * (1 - 2 * fraction)
    return (x + offset * normalX, y + offset * normalY)
  }

  /// Heading at the lift, in radians, counter-clockwise from right.
  public var endHeading: Double {
    arc.startHeading + arc.headingChange + (slope == 0 ? 0 : Mathematics.atan2(slope, 1))
  }
}
