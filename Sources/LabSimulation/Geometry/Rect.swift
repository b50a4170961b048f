/// A rectangle on the screen, in points.
public struct Rect: Sendable, Hashable {
  public var origin: Vector
  public var size: Vector

  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Vector(x, y)
    size = Vector(width, height)
  }

  public var center: Vector { origin + size * 0.5 }

  /// The same rectangle with the two axes exchanged.
  public var transposed: Rect {
    Rect(x: origin.y, y: origin.x, width: size.y, height: size.x)
  }

  /// Whether the point lies inside; the right and the lower edge do not belong to it.
  public func contains(_ point: Vector) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.x
      && point.y >= origin.y && point.y < origin.y + size.y
  }

  /// What two rectangles have in common; empty when they lie apart.
  public func intersection(_ other: Rect) -> Rect {
    let x = Swift.max(origin.x, other.origin.x)
    let y = Swift.max(origin.y, other.origin.y)
    let right = Swift.min(origin.x + size.x, other.origin.x + other.size.x)
    let bottom = Swift.min(origin.y + size.y, other.origin.y + other.size.y)
    return Rect(x: x, y: y, width: Swift.max(0, right - x), height: Swift.max(0, bottom - y))
  }
}
