import LabSimulation

/// The columns of a strokes file: where each stands, or which constant takes its place.
///
/// Native names: `person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt`. The
/// positions may as well be `x_mm,y_mm` or `x_px,y_px`, the latter with the pixels per inch.
struct StrokeColumns {
  enum Column: Sendable {
    case field(Int)
    case constant(String)
    case absent

    /// The column of a name, which `--set` may stand in for; an absent one is an error if required.
    static func named(
      _ name: String, isRequired: Bool, in header: CSVHeader, _ options: RecordingOptions
    ) throws(InputError) -> Column {
      if let constant = options.constants.last(where: { $0.name == name }) {
        return .constant(constant.value)
      }
      if let index = header.indexIfPresent(of: name) { return .field(index) }
      return isRequired ? .field(try header.index(of: name)) : .absent
    }

    func text(in row: CSVRow) throws(InputError) -> String {
      switch self {
      case .field(let index): try row.text(index)
      case .constant(let text): text
      case .absent: ""
      }
    }

    /// Whether the row has the same text as before, without making a string.
    func equals(_ text: String, in row: CSVRow) -> Bool {
      guard case .field(let index) = self else { return true }
      return row.equals(index, text)
    }

    /// An error at this column of a row.
    func error(_ fault: InputFault, in row: CSVRow) -> InputError {
      guard case .field(let index) = self else { return row.error(0, fault) }
      return row.error(index, fault)
    }
  }

  static let names = [
    "person", "session", "stroke", "intent", "direction", "turn", "touch", "phase", "time_ms",
    "x_pt", "y_pt",
  ]
  /// The names in all units.
  static let everyName =
    names + LengthUnit.allCases.dropFirst().flatMap { ["x_\($0.rawValue)", "y_\($0.rawValue)"] }

  var person: Column
  var session: Column
  var stroke: Column
  var intent: Column
  var direction: Column
  var turn: Column
  var touch: Column
  var phase: Int
  var time: Int
  var x: Int
  var y: Int
  /// What x and y are in, and how they are called in the header.
  var unit: LengthUnit
  let xName: String
  let yName: String
  /// Millimetres to one of the unit; nil for pixels of unknown size.
  let millimetres: Double?

  init(_ reader: CSVReader, _ options: RecordingOptions) throws(InputError) {
    try reader.rename(options, to: Self.everyName, settable: Self.settable)
    let header = reader.header
    func column(_ name: String, isRequired: Bool) throws(InputError) -> Column {
      try .named(name, isRequired: isRequired, in: header, options)
    }
    person = try column("person", isRequired: true)
    session = try column("session", isRequired: false)
    stroke = try column("stroke", isRequired: true)
    intent = try column("intent", isRequired: false)
    direction = try column("direction", isRequired: false)
    turn = try column("turn", isRequired: false)
    touch = try column("touch", isRequired: false)
    phase = try header.index(of: "phase")
    time = try header.index(of: "time_ms")
    (x, unit) = try LengthUnit.column("x", in: reader, options, pointsMayBePixels: true)
    let (y, unitOfY) = try LengthUnit.column("y", in: reader, options, pointsMayBePixels: true)
    guard unit == unitOfY else {
      throw InputError(
        file: reader.file, position: header.positions[y],
        .custom(
          "x is in \(unit.rawValue) and y in \(unitOfY.rawValue): give both in one unit"))
    }
    self.y = y
    if unit == .points, options.pixelsPerInch != nil { unit = .pixels }
    (xName, yName) = (header.names[x], header.names[y])
    millimetres = unit.millimetres(options)
  }

  /// What may be the same in every row; phase, time and place never are.
  private static let settable = Array(names.prefix(7))
}

extension CSVReader {
  /// Obeys `--only` and `--map`, and refuses names of `--map` and `--set` that mean nothing in this kind of file.
  func rename(
    _ options: RecordingOptions, to names: [String], settable: [String]
  ) throws(InputError) {
    func check(_ option: String, _ name: String, among names: [String]) throws(InputError) {
      guard names.contains(name) else {
        throw InputError(
          file: file, position: nil, key: option, .unknownWord(name, choices: names))
      }
    }
    for (column, value) in options.only { try keepRows(where: column, is: value) }
    let renamed = options.map.map(\.column)
    // A column whose name another one takes may get that one's name, whatever it is.
    for (column, name) in options.map where !(names.contains(column) && renamed.contains(name)) {
      try check("--map", name, among: names)
    }
    try rename(options.map)
    for (name, _) in options.constants { try check("--set", name, among: settable) }
  }

  /// What to note of columns that `--set` stands in for.
  func notesOfColumnsSetAside(_ options: RecordingOptions) -> [String] {
    var values: [(name: String, value: String)] = []
    for constant in options.constants where header.indexIfPresent(of: constant.name) != nil {
      values.removeAll { $0.name == constant.name }
      values.append(constant)
    }
    return values.map { name, value in
      "the column \(name) of the file is set aside: every row has "
        + "--set \(name)=\(InputFault.printable(value))"
    }
  }
}

extension TouchPhase {
  /// The words for phases that are read: this project's, those of other tools, and Android's codes.
  private static let words: [(word: String, phase: TouchPhase)] = [
    ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ("down", .began), ("move", .moved), ("up", .ended), ("cancel", .cancelled),
    ("0", .began), ("2", .moved), ("1", .ended), ("3", .cancelled),
  ]

  static func read(_ row: CSVRow, _ index: Int) throws(InputError) -> TouchPhase {
    for (word, phase) in words where row.equals(index, word) { return phase }
    throw row.error(
      index, .unknownWord(try row.text(index), choices: words.map(\.word)))
  }
}
