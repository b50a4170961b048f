import LabSimulation

/// The columns of a file of stroke summaries, one row per stroke.
///
/// `person,session,stroke,intent,direction,x0_mm,y0_mm,x1_mm,y1_mm,duration_ms,deviation_mm,path_mm`,
/// where lengths may as well end with `_pt` or `_px` and the duration be `duration_s`. Not needed are
/// session, stroke, direction, deviation and path.
struct SummaryColumns {
  /// The columns of start and end.
  static let places = ["x0", "y0", "x1", "y1"]
  static let lengths = places + ["deviation", "path"]
  private static let words = ["person", "session", "stroke", "intent", "direction"]
  private static let durations = ["duration_ms", "duration_s"]
  static let names = words + lengths.flatMap(LengthUnit.names) + durations
  /// What may be the same in every row.
  private static let settable = ["person", "session", "intent", "direction"]

  /// The columns in the words of an error message.
  static let phrase =
    "person, intent, x0_mm, y0_mm, x1_mm, y1_mm (or _pt, _px) and duration_ms (or duration_s)"

  /// Whether a header, with the names that it gets, is that of summaries.
  static func areNamed(in reader: CSVReader, _ options: RecordingOptions) -> Bool {
    let names = Set(reader.header.names + options.map.map(\.name))
    return !names.isDisjoint(with: places.flatMap(LengthUnit.names))
  }

  /// A column of numbers, and what one of them is in points or milliseconds.
  struct Quantity {
    var index: Int
    var name: String
    var scale: Double
  }

  var person: StrokeColumns.Column
  var session: StrokeColumns.Column
  var stroke: StrokeColumns.Column
  var intent: StrokeColumns.Column
  var direction: StrokeColumns.Column
  /// x0, y0, x1 and y1.
  var places: [Quantity]
  var duration: Quantity
  var deviation: Quantity?
  var path: Quantity?

  init(_ reader: CSVReader, _ options: RecordingOptions) throws(InputError) {
    try reader.rename(options, to: Self.names, settable: Self.settable)
    let header = reader.header
    func column(
      _ name: String, isRequired: Bool = false
    ) throws(InputError) -> StrokeColumns.Column {
      try .named(name, isRequired: isRequired, in: header, options)
    }
    person = try column("person", isRequired: true)
    session = try column("session")
    stroke = try column("stroke")
    intent = try column("intent", isRequired: true)
    direction = try column("direction")
    places = []
    var unitOfPlaces: LengthUnit?
    for stem in Self.places {
      let (index, unit) = try LengthUnit.column(stem, in: reader, options)
      if let first = unitOfPlaces, first != unit {
        throw InputError(
          file: reader.file, position: header.positions[index],
          .custom(
            "\(Self.places[0]) is in \(first.rawValue) and \(stem) in \(unit.rawValue): give start "
              + "and end in one unit"))
      }
      unitOfPlaces = unit
      places.append(
        Quantity(index: index, name: unit.name(stem), scale: unit.points(options) ?? 1))
    }
    duration = try Self.duration(in: reader)
    deviation = try Self.length("deviation", in: reader, options)
    path = try Self.length("path", in: reader, options)
  }

  private static func duration(in reader: CSVReader) throws(InputError) -> Quantity {
    let header = reader.header
    guard let seconds = header.indexIfPresent(of: durations[1]) else {
      return Quantity(index: try header.index(of: durations[0]), name: durations[0], scale: 1)
    }
    guard header.indexIfPresent(of: durations[0]) == nil else {
      throw InputError(
        file: reader.file, position: header.positions[seconds],
        .custom("\(durations.joined(separator: " and ")) are the same time: keep one"))
    }
    return Quantity(index: seconds, name: durations[1], scale: 1000)
  }

  /// A length that a file may lack.
  private static func length(
    _ stem: String, in reader: CSVReader, _ options: RecordingOptions
  ) throws(InputError) -> Quantity? {
    guard LengthUnit.names(stem).contains(where: { reader.header.indexIfPresent(of: $0) != nil })
    else { return nil }
    let (index, unit) = try LengthUnit.column(stem, in: reader, options)
    return Quantity(index: index, name: unit.name(stem), scale: unit.points(options) ?? 1)
  }
}
