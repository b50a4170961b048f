import LabSimulation

/// Reads a file of strokes, one row per delivered event, strokes one after the other.
///
/// Times count from the first row of each stroke, whatever clock the file has; a file that says
/// `# anchor: none` was written by the lab and counts from the physical touch-down.
///
/// Left out and counted in the notes: strokes of more than one finger, strokes that do not begin
/// with a touch-down, and strokes whose intent is neither `scroll` nor `page`. A stroke that breaks
/// off without a lift ends with its last row. Refused with file, line and column: an intent or phase
/// that nobody knows, a stroke without intent, time that runs backwards, a stroke that goes on after
/// its lift or begins twice, and one whose rows are not together.
struct RecordingReader {
  /// The largest coordinate that is accepted, and the largest time: milliseconds since 1970 fit.
  static let largestCoordinate = 1e9
  static let latestTime = 1e15
  /// The first row of a stroke comes within one scan of touch-down: 1000 ms are far beyond any.
  static let latestFirstRow = 1000.0
  /// Intents that a file may carry although this contest has no verdict for them.
  static let foreignIntents = ["tap", "hold"]

  private let columns: StrokeColumns
  private let scale: Double
  private let anchor: Anchor
  private let anchorPoint: Vector
  private let clock: Clock

  private var recording: Recording
  private var seen: Set<StrokeName> = []
  private var personNumbers: [String: Int] = [:]
  private var sessionNumbers: [StrokeName: Int] = [:]
  private var sessionsOfPerson: [Int] = []

  private var current: Draft?
  /// The farthest that a touch came from the origin, as the file gives it.
  private var reach = Vector.zero
  private let screen: Vector?
  private var onAnotherClock = 0
  private var severalFingers = 0
  private var withoutTouchDown = 0
  private var brokenOff = 0
  private var foreign = 0

  /// A stroke while it is being read.
  private struct Draft {
    var name: StrokeName
    /// Intent, direction and turn as they stand in the first row.
    var aimTexts: [String]
    var intent: Intent?
    var direction: String
    var turns: Bool
    var touches = Touches()
    var firstTouch: Int
    var hasSeveralFingers = false
    var isOver = false
    var lastTime = -Double.infinity
  }

  private init(_ columns: StrokeColumns, _ reader: CSVReader, _ options: RecordingOptions) throws {
    self.columns = columns
    scale = options.pixelsPerInch.map { options.pointsPerInch / $0 } ?? 1
    anchor = try Self.choice(options.anchor, "anchor", reader) ?? .carousel
    clock = try Self.choice(options.clock, "clock", reader) ?? .firstRow
    anchorPoint = options.anchorPoint
    screen = options.pixelsPerInch == nil ? options.screen : nil
    recording = Recording(
      strokes: [], names: [], persons: [], anchor: anchor, clock: clock, notes: [])
  }

  /// What the user asked for, else what the file says of itself.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ asked: Choice?, _ key: String, _ reader: CSVReader
  ) throws(InputError) -> Choice? {
    if let asked { return asked }
    guard let own = reader.preamble.last(where: { $0.key == key }) else { return nil }
    guard let choice = Choice(rawValue: own.value) else {
      throw InputError(
        file: reader.file, position: own.position,
        .unknownWord(own.value, choices: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  static func read(_ reader: CSVReader, _ options: RecordingOptions) throws -> Recording {
    var state = try RecordingReader(try StrokeColumns(reader, options), reader, options)
    try reader.forEachRow { try state.add($0) }
    state.finishStroke()
    return state.finish()
  }

  private mutating func add(_ row: CSVRow) throws {
    if !continues(row) {
      finishStroke()
      try startStroke(row)
    }
    guard var draft = current else { return }
    current = nil
    try checkSameAim(row, draft)
    try Self.append(row, to: &draft, columns, scale)
    current = draft
  }

  /// What a stroke is meant to do stands in its first row; a later one may repeat it or be empty.
  private func checkSameAim(_ row: CSVRow, _ draft: Draft) throws(InputError) {
    let columns = [columns.intent, columns.direction, columns.turn]
    for (column, first) in zip(columns, draft.aimTexts) where !column.equals(first, in: row) {
      let text = try column.text(in: row)
      guard text.isEmpty else {
        throw column.error(
          .custom(
            "stroke \(InputFault.printable(draft.name.stroke)) was "
              + "\(InputFault.quoted(first)) in its first row, and is \(InputFault.quoted(text)) here"
          ),
          in: row)
      }
    }
  }

  private func continues(_ row: CSVRow) -> Bool {
    guard let draft = current else { return false }
    return columns.stroke.equals(draft.name.stroke, in: row)
      && columns.person.equals(draft.name.person, in: row)
      && columns.session.equals(draft.name.session, in: row)
  }

  private mutating func startStroke(_ row: CSVRow) throws {
    let name = StrokeName(
      person: try columns.person.text(in: row), session: try columns.session.text(in: row),
      stroke: try columns.stroke.text(in: row))
    guard seen.insert(name).inserted else {
      throw columns.stroke.error(
        .custom("the rows of stroke \(name.stroke) are not together: sort the file by stroke"),
        in: row)
    }
    let intent = try intent(row)
    current = Draft(
      name: name,
      aimTexts: [
        try columns.intent.text(in: row), try columns.direction.text(in: row),
        try columns.turn.text(in: row),
      ], intent: intent, direction: try direction(row, of: intent), turns: try turns(row),
      firstTouch: try touch(row))
  }

  private func touch(_ row: CSVRow) throws(InputError) -> Int {
    guard case .field(let index) = columns.touch else { return 0 }
    return try row.wholeIfPresent(index) ?? 0
  }

  private func intent(_ row: CSVRow) throws(InputError) -> Intent? {
    let text = try columns.intent.text(in: row)
    if let intent = Intent(rawValue: text) { return intent }
    if Self.foreignIntents.contains(text) { return nil }
    if text.isEmpty {
      throw columns.intent.error(
        .custom(
          "a stroke without intent cannot be judged: give the column `intent`, "
            + "or one for all by --set intent=scroll or --set intent=page"), in: row)
    }
    throw columns.intent.error(
      .unknownWord(text, choices: Intent.allCases.map(\.rawValue) + Self.foreignIntents), in: row)
  }

  /// The direction of a stroke, which lies along the axis of its intent; empty for none.
  private func direction(_ row: CSVRow, of intent: Intent?) throws(InputError) -> String {
    let text = try columns.direction.text(in: row)
    let possible = Direction.allCases.filter { intent == nil || $0.axis == intent?.axis }
    guard text.isEmpty || possible.contains(where: { $0.rawValue == text }) else {
      throw columns.direction.error(
        .unknownWord(text, choices: possible.map(\.rawValue)), in: row)
    }
    return text
  }

  private func turns(_ row: CSVRow) throws(InputError) -> Bool {
    switch try columns.turn.text(in: row) {
    case "", "true": true
    case "false": false
    case let text:
      throw columns.turn.error(.unknownWord(text, choices: ["true", "false"]), in: row)
    }
  }

  private static func append(
    _ row: CSVRow, to draft: inout Draft, _ columns: StrokeColumns, _ scale: Double
  ) throws {
    if case .field(let index) = columns.touch,
      try row.wholeIfPresent(index) ?? 0 != draft.firstTouch
    {
      draft.hasSeveralFingers = true
      return
    }
    let phase = try TouchPhase.read(row, columns.phase)
    let time = try number(row, columns.time, upTo: latestTime, "10^15")
    guard time >= draft.lastTime else {
      throw row.error(
        columns.time, .custom("time runs backwards inside a stroke: sort its rows by time"))
    }
    guard !draft.isOver else {
      throw row.error(columns.phase, .custom("the stroke goes on after its lift"))
    }
    guard phase != .began || draft.touches.events.isEmpty else {
      throw row.error(
        columns.phase, .custom("the stroke begins a second time: give each stroke its own name"))
    }
    draft.lastTime = time
    draft.isOver = phase == .ended || phase == .cancelled
    draft.touches.append(
      TouchEvent(
        phase: phase, time: time,
        location: Vector(
          try number(row, columns.x, upTo: largestCoordinate, "10^9") * scale,
          try number(row, columns.y, upTo: largestCoordinate, "10^9") * scale)))
  }

  private static func number(
    _ row: CSVRow, _ index: Int, upTo limit: Double, _ words: String
  ) throws(InputError) -> Double {
    let number = try row.number(index)
    guard number.magnitude <= limit else {
      throw row.error(
        index, .outOfRange(expected: "a number from -\(words) to \(words)", found: "\(number)"))
    }
    return number
  }
}

extension RecordingReader {
  private mutating func finishStroke() {
    guard let draft = current else { return }
    current = nil
    guard !draft.hasSeveralFingers else { return severalFingers += 1 }
    guard let first = draft.touches.events.first, first.phase == .began else {
      return withoutTouchDown += 1
    }
    guard let intent = draft.intent else { return foreign += 1 }
    if !draft.isOver { brokenOff += 1 }
    if clock == .touchDown, !(0...Self.latestFirstRow).contains(first.time) { onAnotherClock += 1 }
    for event in draft.touches.events {
      reach.x = Swift.max(reach.x, event.location.x)
      reach.y = Swift.max(reach.y, event.location.y)
    }
    let touches = anchored(draft.touches, first)
    let address = StrokeAddress(
      person: personNumber(draft.name.person), session: sessionNumber(draft.name),
      stroke: recording.strokes.count)
    recording.strokes.append(
      RecordedStroke(
        address: address,
        aim: Aim(
          intent: intent, direction: Self.direction(draft.direction, intent, touches),
          turn: intent == .page && draft.turns),
        touches: touches))
    recording.names.append(draft.name)
  }

  /// The direction that the file gives, else that of the chord along the axis of the intent.
  private static func direction(_ text: String, _ intent: Intent, _ touches: Touches) -> Direction {
    if let direction = Direction(rawValue: text) { return direction }
    let first = touches.events.first?.location ?? .zero
    let chord = (touches.events.last?.location ?? first) - first
    return switch intent {
    case .scroll: chord.y > 0 ? .down : .up
    case .page: chord.x > 0 ? .right : .left
    }
  }

  private func anchored(_ touches: Touches, _ first: TouchEvent) -> Touches {
    Touches(
      touches.events.map { event in
        var event = event
        if clock == .firstRow { event.time -= first.time }
        if anchor == .carousel { event.location = anchorPoint + (event.location - first.location) }
        return event
      })
  }

  private mutating func personNumber(_ name: String) -> Int {
    if let number = personNumbers[name] { return number }
    personNumbers[name] = recording.persons.count
    recording.persons.append(name)
    sessionsOfPerson.append(0)
    return recording.persons.count - 1
  }

  private mutating func sessionNumber(_ name: StrokeName) -> Int {
    let key = StrokeName(person: name.person, session: name.session, stroke: "")
    if let number = sessionNumbers[key] { return number }
    let person = personNumber(name.person)
    let number = sessionsOfPerson[person]
    sessionsOfPerson[person] += 1
    sessionNumbers[key] = number
    return number
  }

  private func finish() -> Recording {
    var recording = recording
    func note(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { recording.notes.append("\(count) " + (count == 1 ? one : many)) }
    }
    note(
      severalFingers, "stroke with more than one finger left out",
      "strokes with more than one finger left out")
    note(
      withoutTouchDown, "stroke that does not begin with a touch-down left out",
      "strokes that do not begin with a touch-down left out")
    note(
      foreign, "stroke with an intent other than scroll and page left out",
      "strokes with an intent other than scroll and page left out")
    if let screen, reach.x > 1.5 * screen.x || reach.y > 1.5 * screen.y {
      recording.notes.append(
        "positions reach \(ParameterValue.text(reach.x.rounded())), "
          + "\(ParameterValue.text(reach.y.rounded())), far beyond the screen of "
          + "\(ParameterValue.text(screen.x)) x \(ParameterValue.text(screen.y)) pt: "
          + "if they are pixels, give --ppi")
    }
    note(
      onAnotherClock,
      "stroke begins before or more than 1000 ms after its touch-down: without --clock touch-down "
        + "its times would count from its first row",
      "strokes begin before or more than 1000 ms after their touch-down: without --clock touch-down "
        + "their times would count from their first rows")
    note(
      brokenOff, "stroke without a lift ends with its last row",
      "strokes without a lift end with their last rows")
    return recording
  }
}

extension Recording {
  /// Reads a file of strokes.
  public init(_ bytes: [UInt8], file: String, _ options: RecordingOptions) throws {
    self = try RecordingReader.read(try CSVReader(bytes, file: file), options)
    if strokes.isEmpty {
      throw InputError(
        file: file, position: nil,
        .custom((["there is no stroke to play"] + notes).joined(separator: "; ")))
    }
  }
}
