import LabSimulation

extension Importer {
  /// The touches of a device log, in points of the window; what the device made of them stays behind.
  ///
  /// `replay --device-log` judges what the device did. A stroke keeps its name, intent and direction,
  /// and its place on the screen.
  public static let deviceLog = Importer(
    "device-log", "log of the recorder that export --to recorder writes", .application,
    expected: "touch lines below a stroke line",
    recognizes: { text in text.split(separator: "\n").contains { $0.hasPrefix("log version=") } }
  ) { source in
    let log = try DeviceLogReader.read(source.bytes, file: source.file)
    var imported = ImportedStrokes()
    imported.strokes = log.strokes.map { stroke in
      ImportedStroke(
        name: stroke.name,
        aim: ImportedAim(
          intent: stroke.intent.map(ImportedIntent.played), direction: stroke.direction, turn: nil),
        touches: stroke.touches, lastLine: stroke.lastLine)
    }
    imported.anchor = Anchor.none
    imported.notes = log.notesOfStrokesLeftOut
    return imported
  }
}
