import LabSimulation
import LabStudy

extension OptionGroup {
  static let readingTitle = "reading"

  /// How a file of recorded strokes is read, in any format.
  ///
  /// - Parameters:
  ///   - pointsPerInch: what holds without `--points-per-inch`.
  ///   - anchor: what holds without `--anchor`.
  ///   - anchorHelp: what its words do.
  static func reading(
    pointsPerInch: String, anchor: String, _ anchorHelp: String
  ) -> OptionGroup {
    OptionGroup(
      readingTitle,
      [
        Option(
          "format", "NAME", .choices(Importers.names), fallback: .value(Importer.csv.name),
          "how the file is written"),
        Option(
          "map", "COLUMN=NAME", .text, repeated: true,
          "the file's COLUMN plays the part of NAME"),
        Option(
          "set", "NAME=VALUE", .text, repeated: true,
          "NAME has this value in every row, as in intent=scroll"),
        Option(
          "word", "WORD=INTENT", .text, repeated: true,
          "the file's WORD is this intent, as in reading=scroll"),
        Option(
          "only", "COLUMN=VALUE", .text, repeated: true,
          "reads only rows whose COLUMN has this VALUE, as in hand=left; of one column any of the "
            + "values, of several columns all"),
        Option(
          "ppi", "N", .number(20...5000),
          "positions are pixels, this many to the inch; without it they are points"),
        Option(
          "axis-range", "X:X,Y:Y", .text,
          "what a touch screen counts from and to, as in 0:1079,0:2399"),
        Option("screen-size-pt", "WxH", .text, "the size of the recorded screen in points"),
        Option("screen-mm", "WxH", .text, "the size of the recorded screen in millimetres"),
        Option(
          "device", "NODE", .text,
          "the device of a log of several, as in /dev/input/event2"),
        Option(
          "points-per-inch", "N", .number(20...1000), fallback: .described(pointsPerInch),
          "points to the inch of the simulated screen"),
        Option(
          "anchor", "WHERE", .choices(Anchor.allCases.map(\.rawValue)),
          fallback: .described(anchor), anchorHelp),
        Option(
          "clock", "WHAT", .choices(Clock.allCases.map(\.rawValue)),
          fallback: .described("what the file says, else first-row"),
          "what time_ms counts from: physical touch-down, or anything that is taken off"),
      ])
  }
}

extension Operand {
  /// A file of recorded strokes, of which a verb reads one.
  ///
  /// - Parameter alternative: what else is to be said to those who name several, after a semicolon.
  static func strokes(count: Count = .one, _ help: String, alternative: String = "") -> Operand {
    Operand(
      "STROKES", .input, count: count, help,
      alternative:
        "it reads one file, and `gesture-lab import A B --csv ALL` makes one of several, "
        + "with the options that say how they are read" + alternative)
  }
}

extension ParsedArguments {
  /// The format that `--format` names.
  var importer: Importer { Importers.named(requiredText("format")) ?? .csv }

  /// What the options of the group `reading` say; what they leave open is that of the scenario.
  func recordingOptions(in scenario: Scenario) throws -> RecordingOptions {
    var options = RecordingOptions(anchorPoint: scenario.startArea.center)
    options.map = try pairs("map").map { (column: $0, name: $1) }
    options.constants = try pairs("set").map { (name: $0, value: $1) }
    options.only = try pairs("only").map { (column: $0, value: $1) }
    options.words = try pairs("word").map { (word: $0, intent: $1) }
    options.screen = scenario.screen.size
    options.pixelsPerInch = number("ppi")
    options.pointsPerInch = number("points-per-inch") ?? scenario.pointsPerInch
    options.axisRange = try text("axis-range").map { text in
      guard let range = AxisRange(reading: text) else {
        throw error(
          "--axis-range takes two ranges of whole numbers, x before y and the lower number first, as "
            + "in 0:1079,0:2399, and not \(text)")
      }
      return range
    }
    options.screenSize = try screenSize()
    options.device = text("device")
    options.anchor = choice("anchor", as: Anchor.self)
    options.clock = choice("clock", as: Clock.self)
    return options
  }

  private func screenSize() throws -> ScreenSize? {
    func size(_ option: String) throws -> Vector? {
      try text(option).map { text in
        guard let size = ScreenSize.size(reading: text) else {
          throw error(
            "--\(option) takes width and height, both above 0 and at most 100000, as in 360x800, and "
              + "not \(text)")
        }
        return size
      }
    }
    let points = try size("screen-size-pt")
    let millimetres = try size("screen-mm")
    guard points == nil || millimetres == nil else {
      throw error("--screen-size-pt and --screen-mm exclude each other")
    }
    return points.map(ScreenSize.points) ?? millimetres.map(ScreenSize.millimetres)
  }

  /// The values of a repeated option of the form NAME=VALUE.
  private func pairs(_ option: String) throws -> [(String, String)] {
    try allTexts(option).map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw error("--\(option) takes two words with = between them, and not \"\(text)\"")
      }
      return (String(parts[0]), String(parts[1]))
    }
  }
}
