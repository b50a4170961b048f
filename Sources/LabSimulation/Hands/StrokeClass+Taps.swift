/// Touches that mean no stroke. No shipped population has them; a finger makes them by
/// `Finger.make(_:as:)`.
extension StrokeClass {
  /// A tap whose finger slips: 2 to 8 pt anywhere in 60 to 120 ms (assumed; it should not cross the 10 pt
  /// at which pans begin).
  public static let tapWithSlip = touch(
    "tap with slip", chord: 4, spread: 0.35, limits: Bounds(2, 8), duration: 85,
    durationSpread: 0.2, durationLimits: Bounds(60, 120))

  /// A finger that holds still: it creeps about a point in .8 s (documented: the finest voluntary
  /// precision in contact is .17 mm, Bérard and Rochet-Capellan 2012; the durations are assumed).
  public static let hold = touch(
    "hold", chord: 1, spread: 0.35, limits: Bounds(0.2, 4), duration: 800,
    durationSpread: 0.3, durationLimits: Bounds(500, 3000))

  /// Lengths in pt.
  private static func touch(
    _ name: String, chord: Double, spread: Double, limits: Bounds, duration: Double,
    durationSpread: Double, durationLimits: Bounds
  ) -> StrokeClass {
    var strokes = StrokeClass(
      name: name,
      chord: chord / pointsPerMillimetre, chordSpread: .verticalChord.scaled(toTotal: spread),
      duration: duration, durationSpread: .verticalDuration.scaled(toTotal: durationSpread),
      landing: dragLanding, lift: dragLift, asksForTurn: false)
    strokes.chordLimits = Bounds(
      limits.lower / pointsPerMillimetre, limits.upper / pointsPerMillimetre)
    strokes.durationLimits = durationLimits
    strokes.isDirected = false
    return strokes
  }
}
