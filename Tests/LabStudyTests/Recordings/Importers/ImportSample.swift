import LabSimulation
import LabStudy
import Testing

/// Reads small hand-written files by an importer.
enum ImportSample {
  /// `person=ann` and `intent=scroll` are set unless the change says otherwise.
  static func options(_ change: (inout RecordingOptions) -> Void = { _ in }) -> RecordingOptions {
    var options = RecordingOptions(anchorPoint: Vector(195, 400))
    options.constants = [("person", "ann"), ("intent", "scroll")]
    options.anchor = Anchor.none
    change(&options)
    return options
  }

  static func strokes(
    _ lines: [String], by importer: Importer, _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> ImportedStrokes {
    try importer.strokes(
      in: Array((lines.joined(separator: "\n") + "\n").utf8), file: "f", options(change))
  }

  static func error(
    _ lines: [String], by importer: Importer, _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> InputError {
    try #require(throws: InputError.self) { try strokes(lines, by: importer, change) }
  }

  /// The events of a stroke in short: finger, phase, time and place.
  static func script(_ stroke: ImportedStroke) -> [String] {
    stroke.touches.events.map {
      "\($0.touch) \($0.phase) @\($0.time) \($0.location.x),\($0.location.y)"
    }
  }
}
