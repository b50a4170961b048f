import LabSimulation

/// What a device did with strokes: touches, recognizers and content offsets, as the recorder of
/// `gesture-lab export --to recorder` writes them.
///
/// A text of lines, one event each: a word for its kind and `key=value` pairs in any order (see
/// `DeviceLineKind`). Times are milliseconds on one clock, places points in the window, y downward.
public struct DeviceLog: Sendable {
  /// The strokes in the order of the file.
  public var strokes: [DeviceStroke]
  /// How many strokes had no touch and were left out.
  var withoutTouch = 0

  /// The version of the format that is read and written.
  public static let version = 1

  /// What was left out or mended on the way, in words; empty when nothing was.
  public var notes: [String] {
    let brokenOff = strokes.filter(\.isBrokenOff).map { "\($0.lastLine)" }
    return [ImportedStroke.note(brokenOff: brokenOff.count, lines: brokenOff)].compactMap(\.self)
      + notesOfStrokesLeftOut
  }

  /// What was left out, without what was mended.
  var notesOfStrokesLeftOut: [String] {
    var notes: [String] = []
    notes.note(
      withoutTouch, "stroke without a touch left out", "strokes without a touch left out")
    return notes
  }

  /// A strategy as a log names it: as `--strategy` takes it, or `plain-drag`, which only logs have.
  public static func strategy(_ text: String) throws(SpecificationError) -> StrategyRow {
    try StrategySpecification.read(
      text, rows: [StrategyRow(label: PlainDrag.name, PlainDrag())])
  }
}

/// The device on which a stroke was made.
public struct LoggedDevice: Sendable, Hashable {
  /// The model identifier, as in `iPhone17,1`.
  public var model: String
  /// The version of the operating system, as in `18.2`.
  public var system: String
  /// The size of the screen, in points.
  public var screen: Vector
  /// Pixels to the point.
  public var scale: Double
  public var framesPerSecond: Double
  /// Whether the samples between the delivered ones are in the log.
  public var coalesces: Bool
  /// Points to the inch; nil where the recorder cannot know it.
  public var pointsPerInch: Double?

  /// The profile of its operating system: 17 up to iOS 17, 18 up to iOS 25, 26 from there on.
  public var profile: Int {
    switch Int(system.prefix { $0.isNumber }) ?? 18 {
    case ...17: 17
    case 18..<26: 18
    default: 26
    }
  }
}

/// One stroke of a device log, with all that the device did until the content was at rest.
public struct DeviceStroke: Sendable {
  public var name: StrokeName
  /// What the person was asked to do; nil for anything but a scroll or a page turn.
  public var intent: Intent?
  /// The direction asked for; nil when none was named.
  public var direction: Direction?
  /// How the recorder settled the contest; its label is what the log says.
  public var strategy: StrategyRow
  public var interface: Interface
  public var device: LoggedDevice
  public var layout: DeviceLayout
  /// The delivered events of all fingers, in milliseconds from the first touch-down.
  public var touches: Touches
  /// How many samples came between the delivered ones.
  public var coalesced: Int
  /// The line of its last touch, and whether that leaves a finger on the glass.
  var lastLine = 0
  var isBrokenOff = false
  public var states: [StateChange]
  public var offsets: [OffsetChange]
  public var drags: [DragCall]
  /// Where the content came to rest; nil when the log does not say.
  public var rest: Rest?

  /// What the screen was built with.
  public enum Interface: String, Sendable, CaseIterable {
    case uikit
    case swiftui
  }

  /// When something happened, in milliseconds from the first touch-down.
  public struct Instant: Sendable, Hashable {
    /// When the app noticed it.
    public var time: Double
    /// The time of the newest touch event that the app had heard of by then.
    public var event: Double

    public init(time: Double, event: Double) {
      self.time = time
      self.event = event
    }

    /// An event reaches its handlers within this time: 50 ms, some three frames (assumed).
    ///
    /// What comes later came by a timer.
    static let delivery = 50.0

    /// The time of the event that brought it about, or its own when that was a timer.
    public var cause: Double { time - event <= Self.delivery ? event : time }
  }

  /// A recognizer enters a state.
  public struct StateChange: Sendable, Hashable {
    public var recognizer: String
    public var state: RecognizerState
    public var instant: Instant
  }

  /// The content stands at these offsets, in points.
  public struct OffsetChange: Sendable, Hashable {
    public var feed: Double
    public var carousel: Double
    public var instant: Instant
  }

  /// A handler of a SwiftUI drag is called, with a translation in points.
  public struct DragCall: Sendable, Hashable {
    public var kind: Kind
    public var translation: Vector
    public var instant: Instant

    public enum Kind: String, Sendable, CaseIterable {
      case changed
      case ended
    }
  }

  /// The content after all movement.
  public struct Rest: Sendable, Hashable {
    public var feed: Double
    public var page: Int

    public init(feed: Double, page: Int) {
      self.feed = feed
      self.page = page
    }
  }
}
