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
      Only person, stroke, phase, time_ms, x_pt and y_pt are needed, and an intent for each stroke; \
      positions may also be x_mm, y_mm or x_px, y_px. Other formats are read by --format, see list \
      importers. Recorded touches are never digitised again. With --device-log it holds what a device \
      did against what the lab says of the same touches; the lab is \(DeviceReport.standing).
      """,
    operands: [.strokes(count: .optional, "the strokes, a CSV file or a file of --format")],
    options: [
      .own([
        .deviceLog,
        Option(
          "scenario", "FILE", .input, fallback: .described("the shipped layout"),
          "the layout, the tuning and the strategies"),
        .strategies, .pairs, .assumptions, .csv, .json, .pairsCSV, .assumptionsCSV, .trials, .by,
        .noPreamble,
      ]),
      .reading(
        pointsPerInch: "from the scenario", anchor: "what the file says, else carousel",
        "carousel moves each touch-down to the centre of the carousel, none moves nothing"),
      .running,
    ],
    examples: [
      Example("gesture-lab replay strokes.csv", "strokes in the native format"),
      Example(
        "gesture-lab replay raw.csv --map user=person --map a=phase --map t_ms=time_ms "
          + "--map x=x_pt --map y=y_pt --ppi 441 --set intent=scroll",
        "other columns, all of them scrolls"),
      Example(
        "gesture-lab replay touches.log --format getevent --screen-mm 68x151 --set person=anna "
          + "--set intent=page",
        "the log of an Android phone, with the description of its screen in front"),
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
    let options = try arguments.recordingOptions(in: scenario)
    return try Recording(
      try InputFile.read(path), file: path, by: arguments.importer, options)
  }

  fileprivate func title(of recording: Recording) -> String {
    let anchored =
      recording.anchor == .carousel ? ", touch-downs moved to the carousel's centre" : ""
    let (strokes, persons) = (recording.strokes.count, recording.persons.count)
    return "\(scenario.name): \(strokes) recorded \(strokes == 1 ? "stroke" : "strokes") of "
      + "\(persons) \(persons == 1 ? "person" : "persons")\(anchored)"
  }
}
