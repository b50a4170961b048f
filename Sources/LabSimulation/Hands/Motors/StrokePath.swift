/// The way of one stroke: an arc, and beside it a false start that fades.
///
/// Rule: at arc length s of S the finger is off the arc, at right angles to the chord and positive to
/// the left of the motion, by slope · L · ((1 - e^(-s/L)) - (s/S)(1 - e^(-S/L))). So it starts off with
/// nearly that slope, follows the arc after a few lengths L, and ends where the chord ends.
public struct StrokePath: Sendable, Hashable {
  public let arc: Arc
  /// Slope · L in the unit of the arc.
  private let size: Double
  /// S / L.
  private let decay: Double
  /// 1 - e^(-S/L).
  private let faded: Double
  private let normalX: Double
  private let normalY: Double

  /// - Parameters:
  ///   - falseStart: the slope at which the finger leaves the arc; 0 for none.
  ///   - fadingLength: the length L, above 0, in the unit of the arc.
  public init(_ arc: Arc, falseStart: Double = 0, fadingLength: Double = 1) {
    self.arc = arc
    size = falseStart * fadingLength
    decay = arc.length / fadingLength
    faded = -Mathematics.expm1(-decay)
    let heading = arc.startHeading + 0.5 * arc.headingChange
    normalX = -Mathematics.sin(heading)
    normalY = Mathematics.cos(heading)
  }

  /// The point at a fraction of the arc.
  @inline(__always)
  public func point(at fraction: Double) -> (x: Double, y: Double) {
    let (x, y) = arc.point(at: fraction)
    if size == 0 { return (x, y) }
    let offset = size * (-Mathematics.expm1(-decay * fraction) - fraction * faded)
    return (x + offset * normalX, y + offset * normalY)
  }

  /// Heading at the lift, in radians, counter-clockwise from right, but for a rest of the false start.
  public var endHeading: Double { arc.startHeading + arc.headingChange }
}
