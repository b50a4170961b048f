extension Direction {
  /// The angle from this direction to a displacement in degrees, from -180 to 180, clockwise on the
  /// screen positive.
  ///
  /// A finger that moves left and ends below its start deviates counter-clockwise: `left` to (-10, 10)
  /// is -45. No displacement deviates by 0.
  public func deviation(of displacement: Vector) -> Double {
    guard displacement != .zero else { return 0 }
    let (along, across) =
      switch self {
      case .right: (displacement.x, displacement.y)
      case .left: (-displacement.x, -displacement.y)
      case .down: (displacement.y, -displacement.x)
      case .up: (-displacement.y, displacement.x)
      }
    return Mathematics.atan2(across, along) * (180 / .pi)
  }
}
