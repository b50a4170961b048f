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
      return
    }
    try importer.checkOptions(options, file: file)
    self = try SummaryReader.read(try CSVReader(bytes, file: file), options)
    if strokes.isEmpty {
      throw InputError(
        file: file, position: nil,
        .custom((["there is no stroke to measure"] + notes).joined(separator: "; ")))
    }
  }

  /// Whether the header, with the names that it gets, is that of summaries.
  private static func isSummary(
    _ bytes: [UInt8], _ file: String, _ options: RecordingOptions
  ) throws -> Bool {
    // What cannot be read at all is told by the reader of raw strokes, which knows other formats too.
    guard Importers.resembling(bytes).isEmpty, let reader = try? CSVReader(bytes, file: file) else {
      return false
    }
    let names = Set(reader.header.names + options.map.map(\.name))
    func has(_ stem: String) -> Bool {
      !names.isDisjoint(with: LengthUnit.names(stem))
    }
    if SummaryColumns.places.contains(where: has) { return true }
    guard has("x") || has("y") || names.contains("phase") || names.contains("time_ms") else {
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
