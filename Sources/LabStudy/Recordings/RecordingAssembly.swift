import LabSimulation

/// Makes a recording that can be played of the strokes of a file, whatever its format.
///
/// Times count from the first row of each stroke, whatever clock the file has, unless the file or
/// the user says that they count from the physical touch-down.
///
/// Left out and counted in the notes: strokes of more than one finger, strokes that do not begin
/// with a touch-down, and strokes whose intent is neither `scroll` nor `page`. A stroke that breaks
/// off without a lift ends with its last row.
struct RecordingAssembly {
  /// The first row of a stroke comes within one scan of touch-down: 1000 ms are far beyond any.
  static let latestFirstRow = 1000.0

  private let anchor: Anchor
  private let anchorPoint: Vector
  private let clock: Clock
  /// The simulated screen, where positions beyond it would be suspicious.
  private let screen: Vector?

  private var recording: Recording
  private var numbers = PersonNumbers()

  /// The farthest that a touch came from the origin, as the file gives it.
  private var reach = Vector.zero
  private var onAnotherClock = 0
  private var severalFingers = 0
  private var withoutTouchDown = 0
  private var brokenOff: [ImportedStroke] = []
  private var foreign = 0

  static func recording(of imported: ImportedStrokes, _ options: RecordingOptions) -> Recording {
    var state = RecordingAssembly(imported, options)
    for stroke in imported.strokes { state.add(stroke) }
    return state.finish()
  }

  private init(_ imported: ImportedStrokes, _ options: RecordingOptions) {
    anchor = options.anchor ?? imported.anchor ?? .carousel
    clock = options.clock ?? imported.clock ?? .firstRow
    anchorPoint = options.anchorPoint
    screen = imported.couldBePixels ? options.screen : nil
    recording = Recording(
      strokes: [], names: [], persons: [], anchor: anchor, clock: clock, notes: imported.notes)
  }

  private mutating func add(_ stroke: ImportedStroke) {
    guard !stroke.hasSeveralFingers else { return severalFingers += 1 }
    guard let first = stroke.touches.events.first, first.phase == .began else {
      return withoutTouchDown += 1
    }
    guard case .played(let intent) = stroke.aim.intent else { return foreign += 1 }
    if stroke.isBrokenOff { brokenOff.append(stroke) }
    if clock == .touchDown, !(0...Self.latestFirstRow).contains(first.time) { onAnotherClock += 1 }
    for event in stroke.touches.events {
      reach.x = Swift.max(reach.x, event.location.x)
      reach.y = Swift.max(reach.y, event.location.y)
    }
    let touches = anchored(stroke.touches, first)
    let address = StrokeAddress(
      person: numbers.person(stroke.name.person),
      session: numbers.session(stroke.name.session, of: stroke.name.person),
      stroke: recording.strokes.count)
    recording.strokes.append(
      RecordedStroke(
        address: address,
        aim: Aim(
          intent: intent,
          direction: stroke.aim.direction ?? Direction(of: touches.chord, along: intent),
          turn: intent == .page && stroke.aim.turn ?? true),
        touches: touches))
    recording.names.append(stroke.name)
  }

  private func anchored(_ touches: Touches, _ first: TouchEvent) -> Touches {
    Touches(
      touches.events.map { event in
        var event = event
        event.touch = 0
        if clock == .firstRow { event.time -= first.time }
        if anchor == .carousel { event.location = anchorPoint + (event.location - first.location) }
        return event
      })
  }

  private func finish() -> Recording {
    var recording = recording
    recording.persons = numbers.persons
    recording.notes.note(
      severalFingers, "stroke with more than one finger left out",
      "strokes with more than one finger left out")
    recording.notes.note(
      withoutTouchDown, "stroke that does not begin with a touch-down left out",
      "strokes that do not begin with a touch-down left out")
    recording.notes.note(
      foreign, "stroke with an intent other than scroll and page left out",
      "strokes with an intent other than scroll and page left out")
    if let screen, reach.x > 1.5 * screen.x || reach.y > 1.5 * screen.y {
      recording.notes.append(
        "positions reach \(ParameterValue.text(reach.x.rounded())), "
          + "\(ParameterValue.text(reach.y.rounded())), far beyond the screen of "
          + "\(ParameterValue.text(screen.x)) x \(ParameterValue.text(screen.y)) pt: "
          + "if they are pixels, give --ppi")
    }
    recording.notes.note(
      onAnotherClock,
      "stroke begins before or more than 1000 ms after its touch-down: without --clock touch-down "
        + "its times would count from its first row",
      "strokes begin before or more than 1000 ms after their touch-down: without --clock touch-down "
        + "their times would count from their first rows")
    if let note = ImportedStroke.note(brokenOff: brokenOff) { recording.notes.append(note) }
    return recording
  }
}

extension Touches {
  /// From the first event to the last.
  fileprivate var chord: Vector {
    guard let first = events.first, let last = events.last else { return .zero }
    return last.location - first.location
  }
}

extension Direction {
  /// The direction of a chord along the axis of what was meant.
  init(of chord: Vector, along intent: Intent) {
    self =
      switch intent {
      case .scroll: chord.y > 0 ? .down : .up
      case .page: chord.x > 0 ? .right : .left
      }
  }
}

extension [String] {
  /// Adds a sentence about a number of things, unless there are none.
  mutating func note(_ count: Int, _ one: String, _ many: String) {
    if count > 0 { append("\(count) " + (count == 1 ? one : many)) }
  }
}
