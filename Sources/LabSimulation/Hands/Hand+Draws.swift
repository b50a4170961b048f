extension Hand {
  /// The direction in the frame of the right hand.
  func direction(_ intent: Intent, _ key: StreamKey, isMirrored: Bool) -> Direction {
    var stream = key.stream(.direction)
    let u = stream.uniform()
    switch intent {
    case .scroll: return u < settings.up ? .up : .down
    case .page:
      // In the mirror left is right, and the asked share must hold in front of it; at a share of
      // one half the two hands remain images of each other.
      return u < (isMirrored ? 1 - settings.left : settings.left) ? .left : .right
    }
  }

  func strokeClass(_ intent: Intent, _ key: StreamKey) -> StrokeClass {
    let parts = intent == .scroll ? population.scrollClasses : population.pageClasses
    guard parts.count > 1 else { return parts[0].value }
    var stream = key.stream(.strokeClass)
    return parts[Population.Part.pick(from: parts, at: stream.uniform())].value
  }

  func chord(
    of strokes: StrokeClass, _ person: LevelEffects, _ session: LevelEffects, _ deviate: Double
  ) -> Double {
    if let length = settings.length { return length }
    let spread = strokes.chordSpread
    let exponent =
      spread.person * person.length + spread.session * session.length + spread.stroke * deviate
    let millimetres = strokes.chord * Mathematics.exp(exponent)
    return strokes.chordLimits.cut(millimetres) * geometry.pointsPerMillimetre
  }

  func duration(
    of strokes: StrokeClass, _ person: LevelEffects, _ session: LevelEffects, _ key: StreamKey,
    _ lengthDeviate: Double, chord: Double, _ index: Int
  ) -> Double {
    if !settings.speeds.isEmpty {
      let row = index / max(settings.angles.count, 1)
      return chord / settings.speeds[row % settings.speeds.count] * 1000
    }
    var stream = key.stream(.duration)
    let spread = strokes.durationSpread
    let exponent =
      spread.person * strokes.durationDeviate(person.duration, length: person.length)
      + spread.session * strokes.durationDeviate(session.duration, length: session.length)
      + spread.stroke * strokes.durationDeviate(stream.normal(), length: lengthDeviate)
    return strokes.durationLimits.cut(strokes.duration * Mathematics.exp(exponent))
  }
}
