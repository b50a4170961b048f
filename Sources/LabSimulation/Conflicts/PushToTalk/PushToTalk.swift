/// A button that records while it is held, and does something else when it is tapped.
///
/// Most people who hold it wait until it shows that it records, and react to that; an impatient share
/// speaks as soon as it is used to. Some taps linger. A finger that slips goes up, away from the button,
/// and is held there until all is said.
///
/// Source: the published button whose long press ends before the finger lifts. How long people hold,
/// speak and tap is not known; all times, distances and shares here are assumed, and are settable.
public struct PushToTalk: StagedConflict {
  public static let name = "push-to-talk"
  public static let summary = "a button that records while it is held: hold and speak, or tap"
  public static let intents = [
    ConflictIntent("hold", "the finger holds the button and speaks until it lifts"),
    ConflictIntent("tap", "the finger taps the button, which opens something else"),
    ConflictIntent("slip", "the finger holds, and slips away from the button while speaking"),
    ConflictIntent("cancel", "the finger holds, and the system takes the touch away meanwhile"),
  ]
  public static let strategies: [any Strategy.Type] = [
    TalkOnLongPress.self,
    TalkBySequence.self,
    TalkByUIKitLongPress.self,
  ]

  public static let parameters: [Parameter<PushToTalk>] = [
    .number("layout.width", \.width, in: 150...2000, unit: "pt", "width of the screen"),
    .number("layout.height", \.height, in: 300...3000, unit: "pt", "height of the screen"),
    .number("layout.button", \.button, in: 20...120, unit: "pt", "width and height of the button"),
    .number(
      "layout.bottom", \.bottom, in: 0...120, unit: "pt",
      "from the button to the lower edge of the screen"),
    .number(
      "tasks.impatient", \.impatient, in: 0...1,
      "share of people's holds that speak without waiting for the button to record"),
    .number(
      "tasks.onset", \.onset, in: 10...10_000, unit: "ms",
      "from touch-down until the impatient speak (median)"),
    .number(
      "tasks.reaction", \.reaction, in: 10...5000, unit: "ms",
      "from the start of the recording until the others speak (median)"),
    .number(
      "tasks.speech", \.speech, in: 50...60_000, unit: "ms", "how long people speak (median)"),
    .number(
      "tasks.lingering", \.lingering, in: 0...1, "share of taps that rest on the button"),
    .number("tasks.linger", \.linger, in: 10...5000, unit: "ms", "how long these rest (median)"),
    .number("tasks.slip", \.slip, in: 25...400, unit: "pt", "how far a finger slips (median)"),
    .number(
      "tasks.spread", \.spread, in: 0...2, "log SD of these times, half of its variance of persons"),
  ]

  public var width = 390.0
  public var height = 844.0
  /// Width and height of the button in pt: 64.
  public var button = 64.0
  /// From the button to the lower edge of the screen in pt: 60.
  public var bottom = 60.0
  /// Share of holds that speak without waiting for the button to record: .2 (assumed).
  public var impatient = 0.2
  /// Median time in ms from touch-down until these speak: 450 (assumed).
  public var onset = 450.0
  /// Median time in ms from the start of the recording until the others speak: 250 (assumed).
  public var reaction = 250.0
  /// Median time in ms for which people speak: 2000 (assumed).
  public var speech = 2000.0
  /// Share of taps that rest on the button: .1 (assumed).
  public var lingering = 0.1
  /// Median of that rest in ms: 250 (assumed).
  public var linger = 250.0
  /// Median distance in pt that a finger slips: 80 (assumed), never less than 21.
  public var slip = 80.0
  /// Log SD of these times: .35 (assumed).
  public var spread = 0.35

  public init() {}

  /// When the button shows that it records, in milliseconds from touch-down.
  public struct Manner: Sendable, Hashable {
    public var start: Double

    public init(start: Double) {
      self.start = start
    }
  }

  /// When the person begins to speak, on the clock of the touches; nil for who only taps.
  public struct Meaning: Sendable, Hashable {
    public var speech: Double?

    public init(speech: Double?) {
      self.speech = speech
    }
  }

  public var screen: Rect { Rect(x: 0, y: 0, width: width, height: height) }
  public var focus: Vector { frame.center }

  // MARK: People

  public func perform(_ performer: inout Performer, _ manner: Manner) -> Performance<Meaning> {
    guard performer.intent != 1 else {
      return Performance(tap(&performer), meaning: Meaning(speech: nil))
    }
    let waits = performer.chance(0) >= impatient
    let onset =
      waits
      ? manner.start + performer.time(0, median: reaction, spread: spread)
      : performer.time(1, median: onset, spread: spread)
    let speech = performer.time(2, median: speech, spread: spread)
    let touches =
      switch performer.intent {
      case 2:
        slipped(&performer, after: onset + performer.chance(1) * speech, until: onset + speech)
      case 3:
        performer.hold(in: target, for: onset + performer.chance(1) * speech).takenAway
      default: performer.hold(in: target, for: onset + speech)
      }
    let down = touches.events.first?.time ?? 0
    return Performance(touches, meaning: Meaning(speech: down + onset))
  }

  /// The part of the button that fingers aim at.
  private var target: Rect {
    let frame = frame
    return Rect(
      x: frame.origin.x + 0.2 * button, y: frame.origin.y + 0.2 * button, width: 0.6 * button,
      height: 0.6 * button)
  }

  private func tap(_ performer: inout Performer) -> Touches {
    guard performer.chance(2) < lingering else { return performer.tap(in: target) }
    return performer.hold(in: target, for: performer.time(3, median: linger, spread: spread))
  }

  private func slipped(
    _ performer: inout Performer, after start: Double, until end: Double
  ) -> Touches {
    var strokes = StrokeClass.readingDrag
    strokes.chord = slip / performer.pointsPerMillimetre
    let way = performer.stroke(along: .vertical, .up, as: strokes, from: target, part: 1)
    let held = performer.hold(in: target, for: start).continued(by: way)
    guard end > held.end else { return held }
    return held.continued(by: performer.hold(in: target, for: end - held.end, part: 2))
  }
}
