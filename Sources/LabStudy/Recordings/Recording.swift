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

/// How a file of strokes is to be read.
public struct RecordingOptions: Sendable {
  /// Columns of the file that play the part of another one, as (column, name).
  public var map: [(column: String, name: String)] = []
  /// Columns that the file does not have, as (name, value for every row).
  public var constants: [(name: String, value: String)] = []
  /// Pixels per inch of the positions; nil when they are in points.
  public var pixelsPerInch: Double?
  /// Points per inch: the size of a point of the simulated screen.
  public var pointsPerInch = 153.3
  /// nil obeys the file's own `# anchor:` line and else anchors to the carousel.
  public var anchor: Anchor?
  /// nil obeys the file's own `# clock:` line and else counts from the first row.
  public var clock: Clock?
  /// The centre of the carousel.
  public var anchorPoint: Vector
  /// The size of the simulated screen; positions far beyond it are noted as probable pixels.
  public var screen: Vector?

  public init(anchorPoint: Vector) {
    self.anchorPoint = anchorPoint
  }
}
