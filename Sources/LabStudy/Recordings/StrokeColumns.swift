import LabSimulation

/// The columns of a strokes file: where each stands, or which constant takes its place.
///
/// Native names: `person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt`.
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
    x = try header.index(of: "x_pt")
    y = try header.index(of: "y_pt")
  }

  /// What may be the same in every row; phase, time and place never are.
  private static let settable = Array(names.prefix(7))

  private static func check(
    _ name: String, _ file: String, among names: [String] = names
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
