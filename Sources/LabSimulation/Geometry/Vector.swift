/// A point or a displacement on the screen, in points.
///
/// x grows to the right and y grows downward, as on every touch screen.
public struct Vector: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Vector(0, 0)

  /// The square of the length; radial thresholds compare squares.
  public var squaredLength: Double { x * x + y * y }
  public var length: Double { squaredLength.squareRoot() }

  /// The component along one axis.
  public subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: x
      case .vertical: y
      }
    }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  public static func * (a: Vector, factor: Double) -> Vector { Vector(a.x * factor, a.y * factor) }
}
