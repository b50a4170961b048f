/// Standard normal deviates of where the strokes of a person point, correlated as a person's are.
public struct AxisDeviates: Sendable, Hashable {
  /// Of the tilt of vertical strokes.
  public var vertical: Double
  /// Of the elevation of strokes to the left, and to the right.
  public var left: Double
  public var right: Double

  /// From three independent standard normals.
  public init(_ first: Double, _ second: Double, _ third: Double, of grip: Grip) {
    let v = grip.verticalLeftCorrelation
    vertical = first
    left = v * first + (1 - v * v).squareRoot() * second
    // A grip turns the axis as a whole, in a session as in a person (assumed for the session).
    let h = grip.leftRightCorrelation
    right = h * left + (1 - h * h).squareRoot() * third
  }
}
