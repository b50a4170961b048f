/// A photo that one tap opens and a double tap marks: single taps, double taps, and two single taps that
/// are meant apart.
///
/// The second tap of a double comes down near the first; two single taps go anywhere on the photo. All
/// taps slip a little.
///
/// Source: the published composition of a double tap before a single one. How long people pause is
/// assumed. What is known of it: the double taps of one person, measured frame by frame, came 130 to
/// 235 ms after one another (Suwayomi-Tsumiru, pull request 337); systems wait 150 to 500 ms for the
/// second tap (Nishida and others 2023, PredicTaps).
public struct DoubleTap: StagedConflict {
  public static let name = "double-tap"
  public static let summary =
    "a photo with a single and a double tap: one tap, two quick or two apart"
  public static let intents = [
    ConflictIntent("single", "one tap, which opens the photo"),
    ConflictIntent("double", "two quick taps, which mark the photo"),
    ConflictIntent("two-singles", "two taps that are meant apart, as on a button pressed twice"),
  ]
  public static let strategies: [any Strategy.Type] = [
    ExclusiveTaps.self,
    SeparateTaps.self,
    RequireToFail.self,
    SingleTapOnly.self,
  ]

  public static let parameters: [Parameter<DoubleTap>] = [
    .number("layout.width", \.width, in: 100...2000, unit: "pt", "width of the photo"),
    .number("layout.height", \.height, in: 100...3000, unit: "pt", "height of the photo"),
    .number(
      "tasks.pause", \.pause, in: 10...2000, unit: "ms",
      "from the first lift of a double tap to the second touch-down (median)"),
    .number(
      "tasks.pauseSpread", \.pauseSpread, in: 0...2,
      "log SD of that pause, half of its variance of persons"),
    .number(
      "tasks.scatter", \.scatter, in: 0...20, unit: "pt",
      "how far from the first tap the second one of a double may come down, across and along"),
    .number(
      "tasks.apart", \.apart, in: 50...10_000, unit: "ms",
      "from the lift to the next touch-down of two taps that are meant apart (median)"),
    .number(
      "tasks.apartSpread", \.apartSpread, in: 0...2,
      "log SD of that time, half of its variance of persons"),
  ]

  public var width = 390.0
  public var height = 390.0
  /// Median time in ms from the first lift of a double tap to the second touch-down: 110 (assumed; with a
  /// contact of 85 ms the taps then come 195 ms after one another).
  public var pause = 110.0
  /// Log SD of that pause: .4 (assumed).
  public var pauseSpread = 0.4
  /// How far in pt the second tap of a double comes down beside the first: 8 (assumed).
  public var scatter = 8.0
  /// Median time in ms from the lift to the next touch-down of taps that are meant apart: 700 (assumed).
  public var apart = 700.0
  /// Log SD of that time: .4 (assumed).
  public var apartSpread = 0.4

  public init() {}

  /// Nothing beyond the intent.
  public struct Meaning: Sendable, Hashable {
    public init() {}
  }

  public var screen: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  // MARK: People

  public func perform(_ performer: inout Performer, _ manner: NoManner) -> Performance<Meaning> {
    let first = performer.tap(in: target)
    let touches: Touches
    switch performer.intent {
    case 1:
      let second = performer.tap(in: near(first), part: 1)
      touches = first.followed(
        by: second, after: performer.time(0, median: pause, spread: pauseSpread))
    case 2:
      let second = performer.tap(in: target, part: 1)
      touches = first.followed(
        by: second, after: performer.time(1, median: apart, spread: apartSpread))
    default: touches = first
    }
    return Performance(touches, meaning: Meaning())
  }

  /// The part of the photo that fingers aim at.
  private var target: Rect {
    Rect(x: 0.2 * width, y: 0.2 * height, width: 0.6 * width, height: 0.6 * height)
  }

  /// Where the second tap of a double may come down.
  private func near(_ tap: Touches) -> Rect {
    let place = tap.events.first?.location ?? .zero
    return Rect(
      x: place.x - scatter, y: place.y - scatter, width: 2 * scatter, height: 2 * scatter)
  }
}
