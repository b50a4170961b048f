import LabSimulation

/// Reads stroke summaries, one row per stroke: what most published data sets are.
///
/// Left out and counted in the notes: rows with an empty field that is needed, strokes that took no
/// time, and strokes whose intent is neither `scroll` nor `page`. Refused with file, line and column:
/// what is no number, a negative duration or path, a path shorter than its chord and a deviation
/// larger than its path allows (`SummaryRounding` says by how much rounding excuses them), what is beyond
/// `StrokeLimits`, an intent
/// or direction that nobody knows, and a stroke with two rows.
struct SummaryReader {
  private let columns: SummaryColumns
  private let options: RecordingOptions
  private var numbers = PersonNumbers()
  private var strokes: [MeasuredStroke] = []
  private var seen: Set<StrokeName> = []
  private var incomplete = 0
  private var timeless = 0
  private var foreign = 0
  private var words: Set<String> = []

  static func read(_ reader: CSVReader, _ options: RecordingOptions) throws -> StrokeTable {
    var state = SummaryReader(columns: try SummaryColumns(reader, options), options: options)
    try reader.forEachRow { try state.add($0) }
    let idle = try AimReader.idleWords(options, in: state.words, file: reader.file)
    var table = state.finish()
    table.notes += idle + reader.notesOfColumnsSetAside(options)
    return table
  }

  private init(columns: SummaryColumns, options: RecordingOptions) {
    self.columns = columns
    self.options = options
  }

  private mutating func add(_ row: CSVRow) throws(InputError) {
    let name = StrokeName(
      person: try columns.person.text(in: row), session: try columns.session.text(in: row),
      stroke: try columns.stroke.text(in: row))
    let word = try columns.intent.text(in: row)
    let needed = columns.places.map(\.index) + [columns.duration.index]
    guard !name.person.isEmpty, !word.isEmpty, !needed.contains(where: { row.isEmpty($0) }) else {
      return incomplete += 1
    }
    guard name.stroke.isEmpty || seen.insert(name).inserted else {
      throw columns.stroke.error(
        .custom(
          "stroke \(InputFault.printable(name.stroke)) has a row already: a summary has one row "
            + "per stroke"),
        in: row)
    }
    words.insert(word)
    let aims = AimReader(options, remedy: "give one for all by --set intent=scroll")
    let intent = try aims.intent(word) { columns.intent.error($0, in: row) }
    let direction = try aims.direction(try columns.direction.text(in: row), of: intent) {
      columns.direction.error($0, in: row)
    }
    let measures = try measures(row)
    guard case .played(let intent) = intent else { return foreign += 1 }
    guard measures.duration > 0 else { return timeless += 1 }
    strokes.append(
      MeasuredStroke(
        person: numbers.person(name.person),
        session: numbers.session(name.session, of: name.person), intent: intent,
        direction: direction ?? Direction(of: measures.displacement, along: intent),
        measures: measures))
  }

  private func measures(_ row: CSVRow) throws(InputError) -> StrokeMeasures {
    var places: [Double] = []
    for place in columns.places { places.append(try number(row, place)) }
    let duration = try positive(row, columns.duration, "duration")
    let path = try columns.path.flatMap { column throws(InputError) in
      row.isEmpty(column.index) ? nil : try positive(row, column, "path")
    }
    let deviation = try columns.deviation.flatMap { column throws(InputError) in
      row.isEmpty(column.index) ? nil : try number(row, column)
    }
    let measures = StrokeMeasures(
      displacement: Vector(places[2] - places[0], places[3] - places[1]), duration: duration,
      path: path, deviation: deviation)
    try checkLimits(measures, row)
    try check(measures, row)
    return measures
  }

  /// Refuses what is beyond `StrokeLimits`.
  private func checkLimits(_ measures: StrokeMeasures, _ row: CSVRow) throws(InputError) {
    let millimetres = 25.4 / options.pointsPerInch
    func refuse(_ column: SummaryColumns.Quantity?, _ fault: InputFault?) throws(InputError) {
      if let column, let fault { throw row.error(column.index, fault, key: column.name) }
    }
    try refuse(columns.duration, StrokeLimits.fault(duration: measures.duration))
    let way = measures.displacement
    try refuse(
      columns.places[way.x.magnitude >= way.y.magnitude ? 2 : 3],
      StrokeLimits.fault("a chord", millimetres: measures.chord * millimetres))
    try refuse(
      columns.path,
      StrokeLimits.fault(
        "a path", millimetres: (measures.path ?? 0) * millimetres, upTo: StrokeLimits.longestPath))
    try refuse(
      columns.deviation,
      StrokeLimits.fault("a deviation", millimetres: (measures.deviation ?? 0) * millimetres))
  }

  /// Refuses a path and a deviation that no finger can have drawn.
  private func check(_ measures: StrokeMeasures, _ row: CSVRow) throws(InputError) {
    guard let path = columns.path, measures.path != nil else { return }
    func half(_ column: SummaryColumns.Quantity) throws(InputError) -> Double {
      SummaryRounding.half(of: try row.text(column.index)) * column.scale
    }
    var rounding = SummaryRounding()
    // Both ends along both axes; at worst all four go the same way.
    for end in [columns.places[..<2], columns.places[2...]] {
      let halves = Vector(try half(end[end.startIndex]), try half(end[end.startIndex + 1]))
      rounding.chord += halves.length
    }
    rounding.path = try half(path)
    if let deviation = columns.deviation, measures.deviation != nil {
      rounding.deviation = try half(deviation)
    }
    func number(_ points: Double?, _ column: SummaryColumns.Quantity) -> String {
      ParameterValue.text(((points ?? 0) / column.scale * 1000).rounded() / 1000)
    }
    switch measures.impossibility(rounding) {
    case nil: return
    case .path:
      throw row.error(
        path.index,
        .custom(
          "a path of \(try row.text(path.index)) is shorter than the chord from start to end, "
            + "\(number(measures.chord, path)) in the same unit: check the units and the columns"))
    case .deviation:
      let column = columns.deviation ?? path
      throw row.error(
        column.index,
        .custom(
          "a deviation of \(try row.text(column.index)) is more than the path allows: at most "
            + "\(number(measures.deviationBound, column)), half of the square root of path² - chord², "
            + "with a path of \(number(measures.path, column)) and a chord of "
            + "\(number(measures.chord, column)) in the same unit"))
    }
  }

  private func positive(
    _ row: CSVRow, _ column: SummaryColumns.Quantity, _ name: String
  ) throws(InputError) -> Double {
    let number = try number(row, column)
    guard number >= 0 else {
      throw row.error(
        column.index, .outOfRange(expected: "a \(name) of 0 or more", found: "a negative one"))
    }
    return number
  }

  private func number(
    _ row: CSVRow, _ column: SummaryColumns.Quantity
  ) throws(InputError) -> Double {
    try CSVStrokes.number(row, column.index, upTo: CSVStrokes.largestCoordinate, "10^9")
      * column.scale
  }

  private func finish() -> StrokeTable {
    var notes: [String] = []
    notes.note(
      incomplete, "row with an empty field that is needed left out",
      "rows with an empty field that is needed left out")
    notes.note(
      timeless, "stroke with a duration of 0 left out", "strokes with a duration of 0 left out")
    notes.note(
      foreign, "stroke with an intent other than scroll and page left out",
      "strokes with an intent other than scroll and page left out")
    return StrokeTable(strokes: strokes, persons: numbers.persons, isRaw: false, notes: notes)
  }
}
