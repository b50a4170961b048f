import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Writes a recording as the native CSV.
  static let importing = Verb(
    "import", "write the strokes of recordings as the native CSV",
    discussion: """
      Reads what replay reads, logs of touch screens, recordings of web pages and CSV with other \
      columns or units, and writes one row per event, every finger with its number. An intent may be \
      missing. Several files of one format become one; a person of the same name in two of them is the \
      same one. The file says `# anchor: none`, since its strokes are where they were, so replay \
      leaves them there unless it is given --anchor carousel.
      """,
    operands: [Operand("FILE", .input, count: .oneOrMore, "a recording")],
    options: [
      .own([
        Option("csv", "OUT", .output, fallback: "-", "where the strokes go"), .noPreamble,
        .flag("quiet", short: "q", "no notes on standard error"),
      ]),
      .reading(
        pointsPerInch: "153.3", anchor: "what the file says, else none",
        "what the written file tells replay to do: move the touch-downs to the carousel, or nothing"
      ),
    ],
    examples: [
      Example(
        "gesture-lab import touches.log --format getevent --axis-range 0:1079,0:2399 "
          + "--screen-size-pt 360x800 --set person=anna --csv anna.csv",
        "the log of `adb shell getevent -lt`"),
      Example(
        "gesture-lab import session.json --format rrweb --set person=7 --set intent=scroll",
        "the touches of a web session"),
      Example(
        "gesture-lab import monday.log tuesday.log --format device-log --csv strokes.csv",
        "the logs of two days in one file, for replay and fit"),
    ]
  ) { arguments in
    var options = try arguments.recordingOptions(in: .shipped)
    options.needsIntent = false
    let output = try OutputFile(arguments.requiredText("csv"))
    let files = try arguments.operands("FILE").map { path in
      ImportedFile(name: path, bytes: try InputFile.read(path))
    }
    let strokes = try arguments.importer.strokes(in: files, options)
    let rows = ImportedRows(strokes, options)
    guard !rows.isEmpty else {
      throw InputError(
        file: files[0].name,
        .custom((["there is no stroke to write"] + rows.notes).joined(separator: "; ")))
    }
    if !arguments.flag("quiet") { for note in rows.notes { System.report("note: \(note)\n") } }
    try output.write(
      rows.text(command: arguments.record, withPreamble: !arguments.flag("no-preamble")))
    try output.commit()
    return .good
  }
}
