extension Population {
  /// Every name and number of the population in a fixed order, one line per grip and class.
  ///
  /// Locks keep its digest and so notice that a population changed. The summary is left out, since
  /// it changes no stroke; the constants shared by all populations are put in, since they do.
  public var canonicalText: String {
    var lines = ["population \(name)", Self.constants]
    for part in grips { lines.append("grip " + Self.line(part.share, part.value)) }
    for part in scrollClasses { lines.append("scroll " + Self.line(part.share, part.value)) }
    for part in pageClasses { lines.append("page " + Self.line(part.share, part.value)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var constants: String {
    "constants "
      + text([
        Grip.radiusLogSD, Grip.radiusRange.lowerBound, Grip.radiusRange.upperBound,
        Grip.tremorLogSD, Grip.leftRightCorrelation, Grip.verticalLeftCorrelation,
        StrokeClass.chordDurationCorrelation, StrokeClass.sigma.lower, StrokeClass.sigma.upper,
        StrokeClass.chordRange.lowerBound, StrokeClass.chordRange.upperBound,
        StrokeClass.durationRange.lowerBound, StrokeClass.durationRange.upperBound,
      ])
  }

  private static func line(_ share: Double, _ grip: Grip) -> String {
    "\(grip.name)\(grip.isMirrored ? " mirrored" : "") "
      + text(
        [share, grip.upTilt, grip.downTilt, grip.leftElevation, grip.rightElevation]
          + numbers(grip.verticalSpread) + numbers(grip.horizontalSpread)
          + [grip.radius, grip.arcFactor, grip.tremor])
  }

  private static func line(_ share: Double, _ strokes: StrokeClass) -> String {
    "\(strokes.name)\(strokes.asksForTurn ? " turn" : "") "
      + text(
        [share, strokes.chord] + numbers(strokes.chordSpread)
          + [strokes.duration] + numbers(strokes.durationSpread)
          + [strokes.landing.lower, strokes.landing.upper, strokes.lift.lower, strokes.lift.upper])
  }

  private static func numbers(_ spread: Spread) -> [Double] {
    [spread.person, spread.session, spread.stroke]
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map(ParameterValue.text).joined(separator: " ")
  }
}
