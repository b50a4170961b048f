extension Spread {
  /// Log SDs measured on 41 persons (Touchalytics, Frank and others 2013, summary statistics).
  public static let verticalChord = Spread(0.39, 0.14, 0.42)
  public static let verticalDuration = Spread(0.48, 0.19, 0.65)
  public static let horizontalChord = Spread(0.22, 0.13, 0.28)
  public static let horizontalDuration = Spread(0.31, 0.10, 0.43)
}

/// The stroke classes of a feed with a carousel on a modern phone.
///
/// Chords were stated in points at 153.3 points per inch and are kept in mm. A class's log SD is the
/// total; it is divided between person, session and stroke in the measured proportions of the
/// variances. Totals of the durations: measured for the reading drag (0.83) and the carousel flick
/// (0.60: 5 to 95 % are 19 to 136 ms); for the other classes they follow from the 5 to 95 % range of
/// their speeds with the correlation 0.35 of log chord and log duration (assumed). Flicks rest 5 ms on
/// the glass before they move, drags 40 (assumed).
extension StrokeClass {
  private static let flickLanding = Bounds(0, 0.2)
  private static let flickLift = Bounds(0.75, 0.95)
  static let dragLanding = Bounds(0.01, 0.01)
  static let dragLift = Bounds(0.94, 0.999)
  static let pointsPerMillimetre = 153.3 / 25.4

  /// Scrolling while reading: 62 pt in 843 ms.
  public static let readingDrag = StrokeClass(
    name: "reading drag",
    chord: 62 / pointsPerMillimetre, chordSpread: .verticalChord.scaled(toTotal: 0.58),
    duration: 843, durationSpread: .verticalDuration,
    landing: dragLanding, lift: dragLift
  ).resting(40)

  /// The everyday flick of a feed: 90 pt in 130 ms.
  public static let scrollFlick = StrokeClass(
    name: "scroll flick",
    chord: 90 / pointsPerMillimetre, chordSpread: .verticalChord.scaled(toTotal: 0.45),
    duration: 130, durationSpread: .verticalDuration.scaled(toTotal: 0.65),
    landing: flickLanding, lift: flickLift
  ).resting(5)

  /// A fling through the feed: 200 pt in 80 ms.
  public static let hardFling = StrokeClass(
    name: "hard fling",
    chord: 200 / pointsPerMillimetre, chordSpread: .verticalChord.scaled(toTotal: 0.3),
    duration: 80, durationSpread: .verticalDuration.scaled(toTotal: 0.34),
    landing: flickLanding, lift: flickLift
  ).resting(5)

  /// The turn of a carousel on a modern phone: 119 pt in 74 ms.
  public static let carouselFlick = StrokeClass(
    name: "carousel flick",
    chord: 119 / pointsPerMillimetre, chordSpread: .horizontalChord.scaled(toTotal: 0.55),
    duration: 74, durationSpread: .horizontalDuration.scaled(toTotal: 0.6),
    landing: flickLanding, lift: flickLift
  ).resting(5)

  /// A look at the next page without turning to it: 60 pt in 400 ms.
  public static let slowPeek = StrokeClass(
    name: "slow peek",
    chord: 60 / pointsPerMillimetre, chordSpread: .horizontalChord.scaled(toTotal: 0.5),
    duration: 400, durationSpread: .horizontalDuration.scaled(toTotal: 0.51),
    landing: dragLanding, lift: dragLift, asksForTurn: false
  ).resting(40)

  /// The scroll stroke of the one-grip populations: 13.5 mm in 260 ms, after a rest of 20 ms.
  public static let presetScroll = preset(
    "scroll stroke", chord: 13.5, .verticalChord, duration: 260, .verticalDuration)

  /// The page stroke of the one-grip populations: 16.4 mm in 135 ms, after a rest of 20 ms.
  public static let presetPage = preset(
    "page stroke", chord: 16.4, .horizontalChord, duration: 135, .horizontalDuration)

  private static func preset(
    _ name: String, chord: Double, _ chordSpread: Spread, duration: Double,
    _ durationSpread: Spread
  ) -> StrokeClass {
    StrokeClass(
      name: name, chord: chord, chordSpread: chordSpread, duration: duration,
      durationSpread: durationSpread, landing: flickLanding, lift: flickLift
    ).resting(20)
  }

  /// The same with other medians, as another population makes it.
  ///
  /// - Parameters:
  ///   - chord: median in mm.
  ///   - duration: median in ms, the dwell included.
  ///   - dwell: median rest in ms before the motion.
  func with(
    chord: Double, duration: Double, dwell: Double, submovements: Int = 1
  ) -> StrokeClass {
    var strokes = resting(dwell)
    strokes.chord = chord
    strokes.duration = duration
    strokes.submovements = submovements
    return strokes
  }

  private func resting(_ dwell: Double) -> StrokeClass {
    var strokes = self
    strokes.dwell = dwell
    return strokes
  }
}
