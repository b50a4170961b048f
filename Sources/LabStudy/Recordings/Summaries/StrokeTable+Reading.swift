import LabSimulation

extension StrokeTable {
  /// Reads strokes to be measured.
  ///
  /// They are raw samples in the format of the importer, or, as CSV, summaries with one row per
  /// stroke: which of the two a CSV file has, its header says.
  ///
  /// - Throws: `InputError` with file, line and column; with both sets of columns when the header has
  ///   neither.
  public init(
    reading bytes: [UInt8], file: String, by importer: Importer = .csv, _ options: RecordingOptions
  ) throws {
    guard importer.kind == .table, try Self.isSummary(bytes, file, options) else {
      self.init(try Recording(bytes, file: file, by: importer, options))
      let timeless = strokes.count { $0.measures.duration <= 0 }
      strokes.removeAll { $0.measures.duration <= 0 }
      notes.note(
        timeless, "stroke that took no time left out", "strokes that took no time left out")
      try requireStrokes(file)
      return
    }
    try importer.checkOptions(options, file: file)
    try Self.checkSummaryOptions(options, file)
    self = try SummaryReader.read(try CSVReader(bytes, file: file), options)
    try requireStrokes(file)
  }

  private func requireStrokes(_ file: String) throws(InputError) {
    guard strokes.isEmpty else { return }
    throw InputError(
      file: file, position: nil,
      .custom((["there is no stroke to measure"] + notes).joined(separator: "; ")))
  }

  /// Refuses options about samples, which summaries do not have.
  private static func checkSummaryOptions(
    _ options: RecordingOptions, _ file: String
  ) throws(InputError) {
    let given = [
      options.anchor.map { _ in "--anchor says where samples are put" },
      options.clock.map { _ in "--clock says what the times of samples count from" },
    ]
    guard let words = given.compactMap(\.self).first else { return }
    throw InputError(
      file: file, position: nil,
      .custom(words + ", and these are summaries, one row per stroke: leave it out"))
  }

  /// Whether the header, with the names that it gets, is that of summaries.
  private static func isSummary(
    _ bytes: [UInt8], _ file: String, _ options: RecordingOptions
  ) throws -> Bool {
    // What cannot be read at all is told by the reader of raw strokes, which knows other formats too.
    guard Importers.resembling(bytes).isEmpty, let reader = try? CSVReader(bytes, file: file) else {
      return false
    }
    if SummaryColumns.areNamed(in: reader, options) { return true }
    let names = Set(reader.header.names + options.map.map(\.name))
    guard
      !names.isDisjoint(with: ["x", "y"].flatMap(LengthUnit.names)) || names.contains("phase")
        || names.contains("time_ms")
    else {
      throw InputError(
        file: file, position: reader.header.positions.first,
        .custom(
          "these are neither samples nor summaries of strokes. Samples have the columns person, "
            + "stroke, intent, phase, time_ms, x_pt and y_pt (or _mm, _px); summaries have "
            + SummaryColumns.phrase + ". Columns: "
            + reader.header.names.map(InputFault.printable).joined(separator: ", ")
            + ". Name the right ones by --map COLUMN=NAME"))
    }
    return false
  }
}
