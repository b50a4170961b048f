import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Compares strategies on recorded strokes.
  static let replay = Verb(
    "replay", "compare strategies on recorded strokes",
    discussion: """
      Does what compare does with strokes from a CSV file or from standard input, one row per \
      event: person, session, stroke, intent, direction, turn, touch, phase, time_ms, x_pt, y_pt. \
      Only person, stroke, phase, time_ms, x_pt and y_pt are needed, and an intent for each stroke. \
      Recorded touches are never digitised again. With --device-log it holds what a device did \
      against what the lab says of the same touches; the lab is \(DeviceReport.standing).
      """,
    operands: [Operand("STROKES", .input, count: .optional, "the strokes, a CSV file")],
    options: [
      .own([
        .deviceLog,
        Option(
          "scenario", "FILE", .input, fallback: .described("the shipped layout"),
          "the layout, the tuning and the strategies"),
        .strategies, .pairs, .assumptions, .csv, .json, .pairsCSV, .assumptionsCSV, .trials, .by,
        .noPreamble,
      ]),
      OptionGroup(
        "reading",
        [
          Option(
            "map", "COLUMN=NAME", .text, repeated: true,
            "the file's COLUMN plays the part of NAME"),
          Option(
            "set", "NAME=VALUE", .text, repeated: true,
            "NAME has this value in every row, as in intent=scroll"),
          Option(
            "ppi", "N", .number(20...5000),
            "positions are pixels, this many to the inch; without it they are points"),
          Option(
            "points-per-inch", "N", .number(20...1000),
            fallback: .described("from the scenario"), "points to the inch of the simulated screen"
          ),
          Option(
            "anchor", "WHERE", .choices(Anchor.allCases.map(\.rawValue)),
            fallback: .described("what the file says, else carousel"),
            "carousel moves each touch-down to the centre of the carousel, none moves nothing"),
          Option(
            "clock", "WHAT", .choices(Clock.allCases.map(\.rawValue)),
            fallback: .described("what the file says, else first-row"),
            "what time_ms counts from: physical touch-down, or anything that is taken off"),
        ]),
      .running,
    ],
    examples: [
      Example("gesture-lab replay strokes.csv", "strokes in the native format"),
      Example(
        "gesture-lab replay raw.csv --map user=person --map a=phase --map t_ms=time_ms "
          + "--map x=x_pt --map y=y_pt --ppi 441 --set intent=scroll",
        "another format, all of them scrolls"),
      Example(
        "gesture-lab replay --device-log gesture-lab.log --csv agreement.csv",
        "which hypothesis a device agrees with"),
    ]
  ) { arguments in
    if let log = try arguments.deviceLog() { return try arguments.checkDeviceLog(log) }
    let study = try Study(replaying: arguments)
    let recording = try study.recording(arguments.operand("STROKES"))
    for note in recording.notes { study.progress.note("note: " + note) }
    return try await study.compare(
      on: .recorded(recording), title: study.title(of: recording)
    ) { recording.names[$0.address.stroke] }
  }
}

extension Study {
  fileprivate init(replaying arguments: ParsedArguments) throws {
    if let path = arguments.text("scenario") {
      try self.init(arguments, scenario: path)
    } else {
      self.init(arguments, Scenario.shipped)
    }
    if let density = arguments.number("points-per-inch") { scenario.pointsPerInch = density }
  }

  fileprivate func recording(_ path: String) throws -> Recording {
    var options = RecordingOptions(anchorPoint: scenario.startArea.center)
    options.map = try arguments.pairs("map").map { (column: $0, name: $1) }
    options.constants = try arguments.pairs("set").map { (name: $0, value: $1) }
    options.screen = scenario.screen.size
    options.pixelsPerInch = arguments.number("ppi")
    options.pointsPerInch = scenario.pointsPerInch
    options.anchor = arguments.choice("anchor", as: Anchor.self)
    options.clock = arguments.choice("clock", as: Clock.self)
    let bytes = try InputFile.read(path)
    return try Recording(bytes, file: path, options)
  }

  fileprivate func title(of recording: Recording) -> String {
    let anchored =
      recording.anchor == .carousel ? ", touch-downs moved to the carousel's centre" : ""
    return "\(scenario.name): \(recording.strokes.count) recorded strokes of "
      + "\(recording.persons.count) persons\(anchored)"
  }
}

extension ParsedArguments {
  /// The values of a repeated option of the form NAME=VALUE.
  fileprivate func pairs(_ option: String) throws -> [(String, String)] {
    try allTexts(option).map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw error("--\(option) takes two words with = between them, and not \"\(text)\"")
      }
      return (String(parts[0]), String(parts[1]))
    }
  }
}
