extension Track {
  /// The angle from the horizontal, 0 to 90 degrees, of a displacement; nil without one.
  static func angle(of displacement: Vector) -> Double? {
    guard displacement != .zero else { return nil }
    return Mathematics.atan2(displacement.y.magnitude, displacement.x.magnitude) * 180 / .pi
  }

  /// The first move 10 pt or more from touch-down: the earliest at which a touch can be decided.
  public var opening: Event? { firstMove(radiallyBeyond: 10).map { self[$0] } }

  /// The angle from the horizontal of the whole stroke, touch-down to lift, in degrees.
  public var chordAngle: Double? { Self.angle(of: displacement(at: lift)) }

  /// The mean speed over the chord, from touch-down to the lift, in points per second.
  public var speed: Double? {
    let duration = self[lift].time - self[0].time
    return duration > 0 ? displacement(at: lift).length * 1000 / duration : nil
  }
}
