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
/// their speeds with the correlation 0.35 of log chord and log duration (assumed).
extension StrokeClass {
  private static let flickLanding = Bounds(0, 0.2)
  private static let flickLift = Bounds(0.75, 0.95)
  private static let dragLanding = Bounds(0.01, 0.01)
  private static let dragLift = Bounds(0.94, 0.999)
  private static let pointsPerMillimetre = 153.3 / 25.4

  /// Scrolling while reading: 62 pt in 843 ms.
  public static let readingDrag = StrokeClass(
    name: "reading drag",
    chord: 62 / pointsPerMillimetre, chordSpread: .verticalChord.scaled(toTotal: 0.58),
    duration: 843, durationSpread: .verticalDuration,
    landing: dragLanding, lift: dragLift)

  /// The everyday flick of a feed: 90 pt in 130 ms.
  public static let scrollFlick = StrokeClass(
    name: "scroll flick",
    chord: 90 / pointsPerMillimetre, chordSpread: .verticalChord.scaled(toTotal: 0.45),
    duration: 130, durationSpread: .verticalDuration.scaled(toTotal: 0.65),
    landing: flickLanding, lift: flickLift)

  /// A fling through the feed: 200 pt in 80 ms.
  public static let hardFling = StrokeClass(
    name: "hard fling",
    chord: 200 / pointsPerMillimetre, chordSpread: .verticalChord.scaled(toTotal: 0.3),
    duration: 80, durationSpread: .verticalDuration.scaled(toTotal: 0.34),
    landing: flickLanding, lift: flickLift)

  /// The turn of a carousel on a modern phone: 119 pt in 74 ms.
  public static let carouselFlick = StrokeClass(
    name: "carousel flick",
    chord: 119 / pointsPerMillimetre, chordSpread: .horizontalChord.scaled(toTotal: 0.55),
    duration: 74, durationSpread: .horizontalDuration.scaled(toTotal: 0.6),
    landing: flickLanding, lift: flickLift)

  /// A look at the next page without turning to it: 60 pt in 400 ms.
  public static let slowPeek = StrokeClass(
    name: "slow peek",
    chord: 60 / pointsPerMillimetre, chordSpread: .horizontalChord.scaled(toTotal: 0.5),
    duration: 400, durationSpread: .horizontalDuration.scaled(toTotal: 0.51),
    landing: dragLanding, lift: dragLift, asksForTurn: false)

  /// The scroll stroke of the one-grip populations: 13.5 mm in 260 ms.
  public static let presetScroll = StrokeClass(
    name: "scroll stroke", chord: 13.5, chordSpread: .verticalChord,
    duration: 260, durationSpread: .verticalDuration,
    landing: flickLanding, lift: flickLift)

  /// The page stroke of the one-grip populations: 16.4 mm in 135 ms.
  public static let presetPage = StrokeClass(
    name: "page stroke", chord: 16.4, chordSpread: .horizontalChord,
    duration: 135, durationSpread: .horizontalDuration,
    landing: flickLanding, lift: flickLift)
}
