extension Hand {
  /// What this person's finger does besides the stroke, in mm, with what the settings put in its place.
  func micro(_ person: PersonEffects, _ grip: Grip) -> MicroMotion {
    var micro = grip.micro
    micro.tremor = person.tremor
    micro.roll = settings.roll ?? micro.roll
    micro.hook = settings.hook ?? micro.hook
    micro.shake = settings.shake ?? micro.shake
    micro.bump = settings.bump ?? micro.bump
    return micro
  }

  /// How long the finger rests on the glass before it moves, in ms: log-normal, at most half of the
  /// contact.
  func rest(of strokes: StrokeClass, _ key: StreamKey, duration: Double) -> Double {
    let median = settings.dwell ?? (settings.speeds.isEmpty ? strokes.dwell : 0)
    guard median > 0 else { return 0 }
    var stream = key.stream(.dwell)
    return min(stream.logNormal(median: median, logSD: strokes.dwellLogSD), 0.5 * duration)
  }
}
