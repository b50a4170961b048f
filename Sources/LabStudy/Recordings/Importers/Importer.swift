import LabSimulation

/// A format in which strokes can be read.
///
/// The sizes of screens and points, the names of persons and what a stroke was meant to do are
/// never guessed: what neither the file nor an option says is refused, with the option that says it.
public struct Importer: Sendable {
  /// As in `--format`.
  public let name: String
  /// A phrase for lists, without a full stop.
  public let summary: String
  /// Which options speak about this format.
  let kind: Kind
  /// What a file must hold for a stroke, as the end of a sentence.
  private let expected: String
  /// Whether the beginning of a file looks like one of this format.
  let recognizes: @Sendable (String) -> Bool
  private let read: @Sendable (ImportSource) throws -> ImportedStrokes

  enum Kind: Sendable {
    /// Named columns.
    case table
    /// The axes of a touch screen, whose size has to be known.
    case touchScreen
    /// CSS pixels, which are points.
    case browser
    /// Points of an app's window, with the names and aims of all strokes.
    case application
  }

  init(
    _ name: String, _ summary: String, _ kind: Kind, expected: String,
    recognizes: @escaping @Sendable (String) -> Bool,
    read: @escaping @Sendable (ImportSource) throws -> ImportedStrokes
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.expected = expected
    self.recognizes = recognizes
    self.read = read
  }

  /// All strokes of a file, in points of the simulated screen.
  ///
  /// - Throws: `InputError` with file, line and column; for a file without any stroke with what would
  ///   be one.
  public func strokes(
    in bytes: [UInt8], file: String, _ options: RecordingOptions
  ) throws -> ImportedStrokes {
    var imported = try unchecked(in: bytes, file: file, options)
    imported.notes += try AimReader.idleWords(options, in: imported.intentWords, file: file)
    return imported
  }

  /// The same, also where no stroke has a word of `--word`: that of another file may.
  func unchecked(
    in bytes: [UInt8], file: String, _ options: RecordingOptions
  ) throws -> ImportedStrokes {
    let source = ImportSource(bytes: bytes, file: file, options: options, format: name)
    try checkOptions(options, file: file)
    var imported = try read(source)
    guard !imported.strokes.isEmpty else { throw nothing(in: source, imported.notes) }
    guard let scale = imported.unit.points(options) else {
      throw source.error(
        "positions are in pixels of unknown size: give their number to the inch, --ppi")
    }
    imported.unit = .points
    guard scale != 1 else { return imported }
    for index in imported.strokes.indices {
      let events = imported.strokes[index].touches.events
      imported.strokes[index].touches = Touches(
        events.map { event in
          var event = event
          event.location = Vector(event.location.x * scale, event.location.y * scale)
          return event
        })
    }
    return imported
  }

  /// The error about a file without strokes, with what was left out of it and what it looks like.
  private func nothing(in source: ImportSource, _ notes: [String]) -> InputError {
    var sentences = ["there are no touches in the file: expected \(expected)"] + notes
    let others = Importers.resembling(source.bytes).filter { $0 != name }
    if !others.isEmpty {
      sentences.append("it looks like " + others.map { "--format \($0)" }.joined(separator: " or "))
    }
    return source.error(sentences.joined(separator: "; "))
  }

  /// Refuses options that have no meaning in this format, rather than to pass over them.
  func checkOptions(_ options: RecordingOptions, file: String) throws(InputError) {
    let source = ImportSource(bytes: [], file: file, options: options, format: name)
    for (word, intent) in options.words where ImportedIntent(intent) == nil {
      throw source.error(
        "--word \(InputFault.printable(word))=\(InputFault.printable(intent)): expected one of "
          + ImportedIntent.words.joined(separator: ", ") + " behind the =")
    }
    if kind != .table, !options.map.isEmpty {
      throw source.error("--map names columns, and \(name) has none")
    }
    if kind != .table, !options.only.isEmpty {
      throw source.error("--only names columns, and \(name) has none")
    }
    if kind != .table, !options.words.isEmpty {
      throw source.error(
        kind == .application
          ? "--word translates intents, and those of \(name) need none: they are "
            + ImportedIntent.words.joined(separator: ", ") + ". Leave it out"
          : "--word translates intents, and \(name) has none: give --set intent=scroll")
    }
    if kind != .touchScreen {
      let given = [
        options.axisRange.map { _ in "--axis-range" },
        options.screenSize.map { size in
          if case .points = size { "--screen-size-pt" } else { "--screen-mm" }
        },
        options.device.map { _ in "--device" },
      ]
      if let option = given.compactMap(\.self).first {
        throw source.error(
          "\(option) is for the formats "
            + Importers.all.filter { $0.kind == .touchScreen }.map(\.name).joined(
              separator: " and ")
            + ", not for \(name)")
      }
    }
    if kind == .browser, options.pixelsPerInch != nil {
      throw source.error(
        "--ppi is for pixels of a screen, and \(name) has CSS pixels, which are points")
    }
    if kind == .application, options.pixelsPerInch != nil {
      throw source.error("--ppi is for pixels, and the positions of \(name) are points")
    }
    if kind == .application, let constant = options.constants.first {
      throw source.error(
        "--set \(InputFault.printable(constant.name)) is for files without it, and \(name) has it")
    }
    if options.pixelsPerInch != nil, options.screenSize != nil {
      throw source.error("--ppi and the size of the screen exclude each other: give one")
    }
  }
}

/// A file to be imported, with what the user says about it.
struct ImportSource {
  let bytes: [UInt8]
  let file: String
  let options: RecordingOptions
  /// The name of the format.
  let format: String

  /// An error about the file as a whole.
  func error(_ sentence: String) -> InputError {
    InputError(file: file, position: nil, .custom(sentence))
  }
}
