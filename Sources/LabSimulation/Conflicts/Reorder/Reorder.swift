/// A list whose rows are put into another order: scroll, press and drag a row, tap.
///
/// One row of a long list stands under the finger. People who drag it wait until it lifts, and react to
/// that; an impatient share holds as long as they are used to. Where a handle is shown, it is taken
/// without waiting.
///
/// Source: the published composition of a long press and a drag. How long people hold is not known; all
/// times and shares here are assumed, and are settable.
public struct Reorder: StagedConflict {
  public static let name = "reorder"
  public static let summary = "a list with rows that a finger drags: scroll, press and drag, or tap"
  public static let intents = [
    ConflictIntent("scroll", "the finger moves the list up or down"),
    ConflictIntent("drag", "the finger holds a row until it lifts, and drags it to another place"),
    ConflictIntent("tap", "the finger opens the row"),
  ]
  public static let strategies: [any Strategy.Type] = [
    LongPressThenDrag.self, UIKitLongPress.self, DragHandle.self,
  ]

  public static let parameters: [Parameter<Reorder>] = [
    .number("layout.width", \.width, in: 100...2000, unit: "pt", "width of the screen"),
    .number("layout.height", \.height, in: 200...3000, unit: "pt", "height of the screen"),
    .number("layout.rowHeight", \.rowHeight, in: 20...150, unit: "pt", "height of a row"),
    .number("layout.handleWidth", \.handleWidth, in: 10...90, unit: "pt", "width of the handle"),
    .number(
      "tasks.impatient", \.impatient, in: 0...1,
      "share of drags that start without waiting for the row to lift"),
    .number(
      "tasks.hold", \.hold, in: 10...10_000, unit: "ms", "how long the impatient hold (median)"),
    .number(
      "tasks.reaction", \.reaction, in: 10...5000, unit: "ms",
      "from the lifting of the row to the drag (median)"),
    .number(
      "tasks.resting", \.resting, in: 0...1, "share of scrolls before which the finger rests"),
    .number("tasks.rest", \.rest, in: 10...10_000, unit: "ms", "how long that is (median)"),
    .number(
      "tasks.spread", \.spread, in: 0...2, "log SD of these times, half of its variance of persons"),
  ]

  public var width = 390.0
  public var height = 844.0
  public var rowHeight = 60.0
  public var handleWidth = 44.0
  /// Share of drags that start without waiting for the row to lift: .2 (assumed).
  public var impatient = 0.2
  /// Median time in ms for which these hold: 500 (assumed).
  public var hold = 500.0
  /// Median time in ms from the lifting of the row to the drag: 250 (assumed).
  public var reaction = 250.0
  /// Share of scrolls before which the finger rests on the glass: .1 (assumed).
  public var resting = 0.1
  /// Median of that rest in ms: 300 (assumed).
  public var rest = 300.0
  /// Log SD of these times: .35 (assumed).
  public var spread = 0.35

  public init() {}

  /// When the row lifts, and what has to be touched.
  public enum Manner: Sendable, Hashable {
    /// The row lifts after so many milliseconds.
    case press(Double)
    /// A handle at the right end of the row.
    case handle
  }

  /// How far the finger carried the row.
  public struct Meaning: Sendable, Hashable {
    /// Rows downward; 0 for what is no drag.
    public var rows: Int

    public init(rows: Int) {
      self.rows = rows
    }
  }

  public var screen: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// The row under the finger, on the screen.
  var row: Rect { Rect(x: 0, y: (height - rowHeight) / 2, width: width, height: rowHeight) }

  /// The handle, on the screen.
  var handle: Rect {
    Rect(
      x: width - handleWidth, y: row.origin.y, width: handleWidth, height: rowHeight)
  }

  // MARK: People

  public func perform(_ performer: inout Performer, _ manner: Manner) -> Performance<Meaning> {
    switch performer.intent {
    case 0: return Performance(scroll(&performer), meaning: Meaning(rows: 0))
    case 1: return drag(&performer, manner)
    default: return Performance(performer.tap(in: target), meaning: Meaning(rows: 0))
    }
  }

  /// The part of the row that fingers aim at: without the handle, and without the margins.
  private var target: Rect {
    Rect(
      x: 0.1 * width, y: row.origin.y + 0.15 * rowHeight, width: 0.8 * width - handleWidth,
      height: 0.7 * rowHeight)
  }

  private func scroll(_ performer: inout Performer) -> Touches {
    let scroll = performer.stroke(along: .vertical, from: target, part: 1)
    guard performer.chance(0) < resting else { return scroll }
    return performer.hold(in: target, for: performer.time(0, median: rest, spread: spread))
      .continued(by: scroll)
  }

  private func drag(_ performer: inout Performer, _ manner: Manner) -> Performance<Meaning> {
    // Farther than to the border of the next row, so that a drag changes the order.
    var strokes = StrokeClass.readingDrag
    strokes.chordLimits.lower = rowHeight / performer.pointsPerMillimetre
    let carry = performer.stroke(
      along: .vertical, performer.chance(1) < 0.5 ? .up : .down, as: strokes,
      from: manner == .handle ? handle : target, part: 1)
    let touches: Touches
    switch manner {
    case .handle: touches = carry
    case .press(let duration):
      let waits = performer.chance(2) >= impatient
      let held =
        waits
        ? duration + performer.time(1, median: reaction, spread: spread)
        : performer.time(2, median: hold, spread: spread)
      touches = performer.hold(in: target, for: held).continued(by: carry)
    }
    let track = Track(carry)
    let rows = (track.displacement(at: track.lift).y / rowHeight).rounded()
    return Performance(touches, meaning: Meaning(rows: Int(rows)))
  }
}
