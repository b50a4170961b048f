extension Hand {
  /// Uniform in the central part of the start area, then moved the least distance that keeps both
  /// ends of the chord `margin` inside the screen.
  ///
  /// - Parameter given: on the screen; the touch-down is uniform in all of it.
  func touchDown(
    _ key: StreamKey, _ displacement: Vector, isMirrored: Bool, in given: Rect? = nil
  ) -> Vector {
    let own = given.map { isMirrored ? geometry.mirrored($0) : $0 }
    let area = own ?? (isMirrored ? mirroredStartArea : startArea)
    var stream = key.stream(.start)
    let across = (stream.uniform() - 0.5) * (own == nil ? settings.startWidth : 1) * area.size.x
    let down = (stream.uniform() - 0.5) * (own == nil ? settings.startHeight : 1) * area.size.y
    let wished = area.center + Vector(across, down)
    let screen = geometry.screen
    return Vector(
      Self.shifted(
        wished.x, displacement.x, from: screen.origin.x, to: screen.origin.x + screen.size.x),
      Self.shifted(
        wished.y, displacement.y, from: screen.origin.y, to: screen.origin.y + screen.size.y))
  }

  private static let margin = 2.0

  /// One coordinate of the touch-down.
  ///
  /// A chord longer than the screen begins at the margin and runs out of the screen.
  private static func shifted(
    _ wished: Double, _ displacement: Double, from lower: Double, to upper: Double
  ) -> Double {
    let least = lower + margin + max(-displacement, 0)
    let greatest = upper - margin - max(displacement, 0)
    if least > greatest { return displacement > 0 ? lower + margin : upper - margin }
    return min(max(wished, least), greatest)
  }
}
