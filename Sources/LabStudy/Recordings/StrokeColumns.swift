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
  private static let everyName =
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
  /// What x and y are in.
  var unit: LengthUnit

  init(_ reader: CSVReader, _ options: RecordingOptions) throws(InputError) {
    for (column, name) in options.map {
      try Self.check(name, reader.file)
      try reader.rename(column, to: name)
    }
    for (name, _) in options.constants { try Self.check(name, reader.file, among: Self.settable) }
    let header = reader.header
    func column(_ name: String, isRequired: Bool) throws(InputError) -> Column {
      if let constant = options.constants.last(where: { $0.name == name }) {
        return .constant(constant.value)
      }
      if let index = header.indexIfPresent(of: name) { return .field(index) }
      return isRequired ? .field(try header.index(of: name)) : .absent
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
    (x, unit) = try LengthUnit.column("x", in: reader, options)
    let (y, unitOfY) = try LengthUnit.column("y", in: reader, options)
    guard unit == unitOfY else {
      throw InputError(
        file: reader.file, position: header.positions[y],
        .custom(
          "x is in \(unit.rawValue) and y in \(unitOfY.rawValue): give both in one unit"))
    }
    self.y = y
    if unit == .points, options.pixelsPerInch != nil { unit = .pixels }
  }

  /// What may be the same in every row; phase, time and place never are.
  private static let settable = Array(names.prefix(7))

  private static func check(
    _ name: String, _ file: String, among names: [String] = everyName
  ) throws(InputError) {
    guard names.contains(name) else {
      throw InputError(file: file, position: nil, .unknownWord(name, choices: names))
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

extension LengthUnit {
  /// The column of a length, whose name ends with its unit; `_pt` is asked for when there is none.
  static func column(
    _ stem: String, in reader: CSVReader, _ options: RecordingOptions
  ) throws(InputError) -> (index: Int, unit: LengthUnit) {
    let header = reader.header
    func name(_ unit: Self) -> String { "\(stem)_\(unit.rawValue)" }
    let units = allCases.filter { header.indexIfPresent(of: name($0)) != nil }
    let unit = units.first ?? .points
    let index = try header.index(of: name(unit))
    func error(_ sentence: String) -> InputError {
      InputError(file: reader.file, position: header.positions[index], .custom(sentence))
    }
    if units.count > 1 {
      throw error("\(units.map(name).joined(separator: " and ")) are the same length: keep one")
    }
    if unit == .pixels, options.pixelsPerInch == nil {
      throw error(
        "\(name(unit)) needs the pixels to the inch of the recorded screen: give --ppi")
    }
    if unit == .millimetres, options.pixelsPerInch != nil {
      throw error("--ppi is for pixels, and \(name(unit)) is in millimetres")
    }
    return (index, unit)
  }
}
