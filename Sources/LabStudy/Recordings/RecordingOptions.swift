import LabSimulation

/// How a file of strokes is to be read.
public struct RecordingOptions: Sendable {
  /// Columns of the file that play the part of another one, as (column, name).
  public var map: [(column: String, name: String)] = []
  /// Columns that the file does not have, as (name, value for every row).
  public var constants: [(name: String, value: String)] = []
  /// The rows that are read, as (column of the file, value): of one column any of the values, of several
  /// columns all; empty for every row.
  public var only: [(column: String, value: String)] = []
  /// Words of the file for an intent, as (word, intent).
  public var words: [(word: String, intent: String)] = []
  /// Pixels per inch of the positions; nil when they are in points.
  public var pixelsPerInch: Double?
  /// Points per inch: the size of a point of the simulated screen.
  public var pointsPerInch = 153.3
  /// What the touch screen counts from and to; nil when the file says it.
  public var axisRange: AxisRange?
  /// The size of the recorded touch screen; nil when the file says it or it is in pixels.
  public var screenSize: ScreenSize?
  /// The device of a log of several, such as `/dev/input/event2`; nil for the only one.
  public var device: String?
  /// Whether a stroke without intent is refused, as it must be where strokes are judged.
  public var needsIntent = true
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

/// What a touch screen counts from and to, along both of its axes.
public struct AxisRange: Sendable, Hashable {
  public var x: ClosedRange<Int>
  public var y: ClosedRange<Int>

  /// The numbers that an axis can have: those of the kernel, which have 32 bits.
  static let possible = Int(Int32.min)...Int(Int32.max)

  /// Reads `0:1079,0:2399`, first x, then y; nil when the text is none.
  public init?(reading text: String) {
    let axes = text.split(separator: ",", omittingEmptySubsequences: false).map { axis in
      let ends = axis.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let low = ends[0], let high = ends[1], low < high,
        Self.possible.contains(low), Self.possible.contains(high)
      else { return nil as ClosedRange<Int>? }
      return low...high
    }
    guard axes.count == 2, let x = axes[0], let y = axes[1] else { return nil }
    self.init(x: x, y: y)
  }

  public init(x: ClosedRange<Int>, y: ClosedRange<Int>) {
    self.x = x
    self.y = y
  }
}

/// The size of a recorded touch screen, over the whole range of its axes.
public enum ScreenSize: Sendable, Hashable {
  /// In points, which are also Android's density-independent and the browsers' CSS pixels.
  case points(Vector)
  case millimetres(Vector)

  /// Reads `360x800`, first the width, then the height; nil when the text is none.
  ///
  /// Both are above 0 and at most 100000.
  public static func size(reading text: String) -> Vector? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      width > 0, height > 0, width <= 100_000, height <= 100_000
    else { return nil }
    return Vector(width, height)
  }
}
