extension Hand {
  /// The way over a chord: the arc about the person's pivot with a bend, and a false start.
  func path(
    _ person: PersonEffects, _ session: LevelEffects, _ grip: Grip, _ key: StreamKey,
    chord: Double, _ course: Course, along direction: Direction
  ) -> StrokePath {
    let curve = grip.curve
    let turn = Self.turn(direction)
    let spread = direction.axis == .vertical ? curve.verticalBend : curve.horizontalBend
    let radius =
      person.radius * geometry.pointsPerMillimetre / (settings.arc ?? curve.arcFactor)
    guard settings.arc == nil else {
      return StrokePath(
        Arc(chord: chord, heading: course.heading, radius: radius, turn: turn))
    }
    let arc = Arc(
      chord: chord, heading: course.heading, radius: radius, turn: turn,
      bend: bend(spread, person, session, key, tails: curve.tails))
    guard curve.falseStart > 0 else { return StrokePath(arc) }
    var stream = key.stream(.falseStart)
    let slope = curve.falseStart * person.unevenness * stream.studentT(curve.tails) * .pi / 180
    return StrokePath(
      arc, falseStart: min(max(slope, -Self.steepest), Self.steepest),
      fadingLength: curve.falseStartLength * geometry.pointsPerMillimetre)
  }

  /// The slope of a false start is at most this (assumed: a finger that sets off at right angles).
  private static let steepest = Double.pi / 2

  /// The heading change in radians beside the pivot's, in the sense of the stroke's turn.
  private func bend(
    _ spread: Spread, _ person: PersonEffects, _ session: LevelEffects, _ key: StreamKey,
    tails: Double
  ) -> Double {
    guard spread.total > 0 else { return 0 }
    var stream = key.stream(.bend)
    let degrees =
      spread.person * person.level.bend + spread.session * session.bend
      + spread.stroke * person.unevenness * stream.studentT(tails)
    return degrees * (.pi / 180)
  }
}
