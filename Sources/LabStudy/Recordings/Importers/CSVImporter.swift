import LabSimulation

extension Importer {
  /// The native format: a CSV file with one row per delivered event, strokes one after the other.
  public static let csv = Importer(
    "csv", "the native CSV, one row per event", .table,
    expected: "rows below the header, one per event",
    recognizes: { _ in true }
  ) { source in
    let reader: CSVReader
    let columns: StrokeColumns
    do {
      reader = try CSVReader(source.bytes, file: source.file)
      guard !SummaryColumns.areNamed(in: reader, source.options) else {
        throw source.error(
          "these are summaries, one row per stroke, without samples to play: only fit reads them")
      }
      columns = try StrokeColumns(reader, source.options)
    } catch let error as InputError {
      // A log that begins like one is no broken CSV: say how it is read.
      let formats = Importers.resembling(source.bytes)
      guard !formats.isEmpty else { throw error }
      throw source.error(
        "this is no CSV, and looks like "
          + formats.map { "--format \($0)" }.joined(separator: " or "))
    }
    return try CSVStrokes.read(reader, columns, source.options)
  }
}

/// Reads the rows of a native CSV file.
///
/// Refused with file, line and column: an intent or phase that nobody knows, a stroke without
/// intent, time that runs backwards, a stroke that goes on after its lift or begins twice, one whose rows
/// are not together, and one that is beyond `StrokeLimits`.
struct CSVStrokes {
  /// The largest coordinate that is accepted, and the largest time: milliseconds since 1970 fit.
  static let largestCoordinate = 1e9
  static let latestTime = 1e15

  private let columns: StrokeColumns
  private let aims: AimReader
  private var imported = ImportedStrokes()
  private var seen: Set<StrokeName> = []
  private var current: Draft?

  /// A stroke while it is being read.
  private struct Draft {
    var stroke: ImportedStroke
    /// Intent, direction and turn as they stand in the first row.
    var aimTexts: [String]
    var firstTouch: Int
    var isOver = false
    var lastTime = -Double.infinity
  }

  private init(_ columns: StrokeColumns, _ reader: CSVReader, _ options: RecordingOptions) throws {
    self.columns = columns
    aims = AimReader(
      options,
      remedy: "give the column `intent`, or one for all by --set intent=scroll or --set intent=page"
    )
    imported.unit = columns.unit
    imported.couldBePixels = columns.unit == .points
    // What the user asks for makes the file's own word void, right or wrong.
    if options.anchor == nil { imported.anchor = try Self.choice("anchor", reader) }
    if options.clock == nil { imported.clock = try Self.choice("clock", reader) }
  }

  /// What the file says of itself.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ reader: CSVReader
  ) throws(InputError) -> Choice? {
    guard let own = reader.preamble.last(where: { $0.key == key }) else { return nil }
    guard let choice = Choice(rawValue: own.value) else {
      throw InputError(
        file: reader.file, position: own.position,
        .unknownWord(own.value, choices: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  static func read(
    _ reader: CSVReader, _ columns: StrokeColumns, _ options: RecordingOptions
  ) throws -> ImportedStrokes {
    var state = try CSVStrokes(columns, reader, options)
    try reader.forEachRow { try state.add($0) }
    state.finishStroke()
    state.imported.notes += reader.notesOfColumnsSetAside(options)
    return state.imported
  }

  private mutating func add(_ row: CSVRow) throws {
    if !continues(row) {
      finishStroke()
      try startStroke(row)
    }
    guard var draft = current else { return }
    current = nil
    try checkSameAim(row, draft)
    try Self.append(row, to: &draft, columns)
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
            "stroke \(InputFault.printable(draft.stroke.name.stroke)) was "
              + "\(InputFault.quoted(first)) in its first row, and is \(InputFault.quoted(text)) here"
          ),
          in: row)
      }
    }
  }

  private func continues(_ row: CSVRow) -> Bool {
    guard let name = current?.stroke.name else { return false }
    return columns.stroke.equals(name.stroke, in: row)
      && columns.person.equals(name.person, in: row)
      && columns.session.equals(name.session, in: row)
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
    let texts = [
      try columns.intent.text(in: row), try columns.direction.text(in: row),
      try columns.turn.text(in: row),
    ]
    imported.intentWords.insert(texts[0])
    let intent = try aims.intent(texts[0]) { columns.intent.error($0, in: row) }
    let direction = try aims.direction(texts[1], of: intent) {
      columns.direction.error($0, in: row)
    }
    let turn = try aims.turn(texts[2]) { columns.turn.error($0, in: row) }
    current = Draft(
      stroke: ImportedStroke(
        name: name, aim: ImportedAim(intent: intent, direction: direction, turn: turn),
        touches: Touches()),
      aimTexts: texts, firstTouch: try touch(row))
  }

  private func touch(_ row: CSVRow) throws(InputError) -> Int {
    guard case .field(let index) = columns.touch else { return 0 }
    return try row.wholeIfPresent(index) ?? 0
  }

  private static func append(
    _ row: CSVRow, to draft: inout Draft, _ columns: StrokeColumns
  ) throws {
    if case .field(let index) = columns.touch,
      try row.wholeIfPresent(index) ?? 0 != draft.firstTouch
    {
      draft.stroke.hasUnreadFingers = true
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
    guard phase != .began || draft.stroke.touches.events.isEmpty else {
      throw row.error(
        columns.phase, .custom("the stroke begins a second time: give each stroke its own name"))
    }
    draft.lastTime = time
    draft.isOver = phase.isOver
    let event = TouchEvent(
      phase: phase, time: time,
      location: Vector(
        try number(row, columns.x, upTo: largestCoordinate, "10^9"),
        try number(row, columns.y, upTo: largestCoordinate, "10^9")))
    if let first = draft.stroke.touches.events.first {
      try check(event, since: first, row, columns)
    }
    draft.stroke.touches.append(event)
    draft.stroke.lastLine = row.line
  }

  /// Refuses what no finger can do after its touch-down.
  private static func check(
    _ event: TouchEvent, since first: TouchEvent, _ row: CSVRow, _ columns: StrokeColumns
  ) throws(InputError) {
    let duration = event.time - first.time
    // Rows of one moment are common; a whole stroke in less than a moment is not.
    if event.phase.isOver || duration > StrokeLimits.longest,
      let fault = StrokeLimits.fault(duration: duration)
    {
      throw row.error(columns.time, fault, key: "time_ms")
    }
    let way = event.location - first.location
    if let unit = columns.millimetres,
      let fault = StrokeLimits.fault("a way", millimetres: way.length * unit)
    {
      let isAcross = way.x.magnitude >= way.y.magnitude
      throw row.error(
        isAcross ? columns.x : columns.y, fault, key: isAcross ? columns.xName : columns.yName)
    }
  }

  static func number(
    _ row: CSVRow, _ index: Int, upTo limit: Double, _ words: String
  ) throws(InputError) -> Double {
    let number = try row.number(index)
    guard number.magnitude <= limit else {
      throw row.error(
        index, .outOfRange(expected: "a number from -\(words) to \(words)", found: "\(number)"))
    }
    return number
  }

  private mutating func finishStroke() {
    guard let draft = current else { return }
    current = nil
    imported.strokes.append(draft.stroke)
  }
}
