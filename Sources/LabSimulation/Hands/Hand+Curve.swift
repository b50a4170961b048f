extension Hand {
  /// The way over a chord: the arc about the person's pivot with a bend, and a sway.
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
      bend: bend(
        spread, person, session, key, curve,
        // Seen in one sense of rotation, a line that leans more bends more, whichever way it is drawn.
        lean: direction.axis == .vertical ? course.deviate : -course.deviate))
    guard curve.sway > 0 else { return StrokePath(arc) }
    var stream = key.stream(.sway)
    let slope = curve.sway * person.unevenness * stream.studentT(curve.tails) * .pi / 180
    return StrokePath(arc, sway: min(max(slope, -Self.steepest), Self.steepest))
  }

  /// The slope of a sway is at most this (assumed: a finger that sets off at half a right angle).
  private static let steepest = 1.0

  /// The heading change in radians beside the pivot's, in the sense of the stroke's turn.
  private func bend(
    _ spread: Spread, _ person: PersonEffects, _ session: LevelEffects, _ key: StreamKey,
    _ curve: Curve, lean: Double
  ) -> Double {
    guard spread.total > 0 else { return 0 }
    var stream = key.stream(.bend)
    let t = curve.strokeTiltCorrelation
    let deviate = t * lean + (1 - t * t).squareRoot() * stream.studentT(curve.tails)
    let degrees =
      spread.person * person.level.bend + spread.session * session.bend
      + spread.stroke * person.unevenness * deviate
    return degrees * (.pi / 180)
  }
}
