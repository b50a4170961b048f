/// A rectangle on the screen, in points.
public struct Rect: Sendable, Hashable {
  public var origin: Vector
  public var size: Vector

  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Vector(x, y)
    size = Vector(width, height)
  }

  public var center: Vector { origin + size * 0.5 }

  /// Whether the point lies inside; the right and the lower edge do not belong to it.
  public func contains(_ point: Vector) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.x
      && point.y >= origin.y && point.y < origin.y + size.y
  }
}
