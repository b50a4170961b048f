import LabSimulation

/// Strokes from a file, with the names that they have there.
public struct Recording: Sendable {
  /// Their addresses count persons and sessions in the order of their first appearance, and strokes
  /// through the whole file.
  public var strokes: [RecordedStroke]
  /// The names of the strokes, in the same order.
  public var names: [StrokeName]
  /// The names of the persons, in the order of their numbers.
  public var persons: [String]
  /// Where the strokes were moved to, if anywhere.
  public var anchor: Anchor
  /// What its times count from.
  public var clock: Clock
  /// What was left out or mended on the way, in words; empty when nothing was.
  public var notes: [String]
}

extension Recording {
  /// Reads a file of strokes in the format of the importer; without one it is the native CSV.
  public init(
    _ bytes: [UInt8], file: String, by importer: Importer = .csv, _ options: RecordingOptions
  ) throws {
    self = RecordingAssembly.recording(
      of: try importer.strokes(in: bytes, file: file, options), options)
    if strokes.isEmpty {
      throw InputError(
        file: file, position: nil,
        .custom((["there is no stroke to play"] + notes).joined(separator: "; ")))
    }
  }
}

/// Where recorded strokes are put on the screen before they are played.
public enum Anchor: String, Sendable, CaseIterable {
  /// Touch-down is moved to the centre of the carousel: recordings of other screens.
  case carousel
  /// Strokes stay where they are.
  case none
}

/// What the times of recorded strokes count from.
public enum Clock: String, Sendable, CaseIterable {
  /// Physical touch-down: the first row carries the sampling phase, as in synthetic strokes.
  case touchDown = "touch-down"
  /// Anything; they are made to count from the first row of each stroke.
  case firstRow = "first-row"
}
