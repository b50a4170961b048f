import LabSimulation
import LabStudy

/// Imported strokes as a file, in the native format that `replay` reads.
///
/// Times count from the first row of each stroke, unless the recording counts from touch-down. A
/// stroke with fingers that were not read is left out, and a note counts it, as it does one that breaks
/// off without a lift.
public struct ImportedRows: Sendable {
  private let strokes: [ImportedStroke]
  private let anchor: Anchor
  private let clock: Clock
  /// What was left out, in words.
  public let notes: [String]

  public init(_ imported: ImportedStrokes, _ options: RecordingOptions) {
    strokes = imported.strokes.filter { !$0.hasUnreadFingers }
    anchor = options.anchor ?? imported.anchor ?? .none
    clock = options.clock ?? imported.clock ?? .firstRow
    let left = imported.strokes.count - strokes.count
    notes =
      imported.notes
      + (left == 0
        ? []
        : ["\(left) " + (left == 1 ? "stroke" : "strokes") + " with more than one finger left out"])
      + [ImportedStroke.note(brokenOff: strokes.filter(\.isBrokenOff))].compactMap(\.self)
  }

  /// Whether no stroke is left to be written.
  public var isEmpty: Bool { strokes.isEmpty }

  /// - Parameter command: the verb with those arguments that determine the data.
  public func text(command: String, withPreamble: Bool = true) -> String {
    var text = ""
    if withPreamble {
      var preamble = Preamble(command: command)
      preamble.add("anchor", anchor.rawValue)
      preamble.add("clock", clock.rawValue)
      text += preamble.text
    }
    text += StrokeRows.header
    for stroke in strokes {
      let start = clock == .firstRow ? stroke.touches.events.first?.time ?? 0 : 0
      let fields = [
        stroke.name.person, stroke.name.session, stroke.name.stroke,
        stroke.aim.intent?.word ?? "", stroke.aim.direction?.rawValue ?? "",
        stroke.aim.turn.map { "\($0)" } ?? "",
      ]
      let head = fields.map { CSVField.text($0) }.joined(separator: ",")
      for event in stroke.touches.events {
        text += "\(head),\(event.touch),\(event.phase.rawValue),"
        text += "\(CSVField.text(event.time - start)),"
        text += "\(CSVField.text(event.location.x)),\(CSVField.text(event.location.y))\n"
      }
    }
    return text
  }
}

extension Preamble {
  /// The preamble of what no scenario stands behind.
  init(command: String) {
    lines = [("version", Version.text), ("command", command)]
  }
}
