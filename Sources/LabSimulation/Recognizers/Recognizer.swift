/// A recognizer as the arena runs it: it hears touches and timers, and proposes.
///
/// It never sees other recognizers: failure requirements, exclusion, permission to recognize together
/// and everything else that lies between two of them are rules of the arena. So what it proposes and
/// what becomes of it are two things: a recognizer that proposed to begin may be held back, go on
/// proposing `change`, and be let through later, or never.
///
/// A new recognizer is one file and one line in the registry.
public protocol Recognizer: Sendable {
  /// Hears one event: the touches that it received and that are down or have just lifted, in the order
  /// in which they came down, the unchanged ones as stationary.
  ///
  /// - Returns: what it wants now; `.stay` when nothing changes.
  mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal

  /// When it wants to be woken next, in milliseconds; nil for never.
  ///
  /// Read after every `hear`, `wake`, `entered` and `reset`. A timer that is due exactly at an event
  /// fires before it.
  var deadline: Double? { get }

  /// Its timer fires.
  mutating func wake(at time: Double, in surroundings: Surroundings) -> Proposal

  /// The arena has brought it to a state. `began` after it was held back comes later than its
  /// proposal: what is consumed is taken off the movement of that later moment.
  mutating func entered(_ state: RecognizerState, at time: Double)

  /// Back to `possible` for a new touch sequence; keeps nothing of the old one.
  mutating func reset()

  /// Appends what its handlers hear in the state that it has now.
  ///
  /// The arena calls it once per accepted transition, at the end of the event.
  mutating func report(_ state: RecognizerState, at time: Double, into log: inout [Callback])

  /// Whether handlers have something to hear although its state stays `possible`: an inner gesture of
  /// a composed one has ended.
  ///
  /// The arena then calls `report(.possible, ...)` at the end of the event.
  var hasNews: Bool { get }

  /// Whether it is active only because a finger is down: SwiftUI's long press before its time.
  ///
  /// It then has no claim on the touch yet: should it fail, a scroll view may still begin.
  var isPreliminary: Bool { get }

  /// The movement and the velocity (points per second) that a delegate may ask for before the begin.
  var translation: Vector { get }
  var velocity: Vector { get }

  /// What it waits for, for explanations; empty when that cannot be said in numbers.
  var conditions: [RecognitionCondition] { get }

  /// How many taps it needs; nil when it does not count taps.
  var requiredTaps: Int? { get }

  /// The axes along which it scrolls, if it is a scroll view's own pan.
  var scrollAxes: ScrollAxes? { get }

  /// Whether it is a SwiftUI gesture that can be active from touch-down on.
  var beginsAtTouchDown: Bool { get }
}

extension Recognizer {
  public var deadline: Double? { nil }
  public mutating func wake(at time: Double, in surroundings: Surroundings) -> Proposal { .stay }
  public mutating func entered(_ state: RecognizerState, at time: Double) {}
  public var hasNews: Bool { false }
  public var isPreliminary: Bool { false }
  public var translation: Vector { .zero }
  public var velocity: Vector { .zero }
  public var conditions: [RecognitionCondition] { [] }
  public var requiredTaps: Int? { nil }
  public var scrollAxes: ScrollAxes? { nil }
  public var beginsAtTouchDown: Bool { false }
}

/// The axes along which a scroll view can scroll.
public struct ScrollAxes: OptionSet, Sendable, Hashable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let horizontal = ScrollAxes(rawValue: 1)
  public static let vertical = ScrollAxes(rawValue: 2)
  public static let both: ScrollAxes = [.horizontal, .vertical]

  public init(_ axis: Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  public func contains(_ axis: Axis) -> Bool { contains(ScrollAxes(axis)) }
}

/// Where the views stand while an event is delivered.
public struct Surroundings: Sendable {
  /// The upper left corner of each view on the screen, by the index of the view.
  public var origins: [Vector]

  public init(origins: [Vector] = []) {
    self.origins = origins
  }

  /// The origin of a coordinate space: of a view, or of the screen (nil).
  public func origin(of view: Int?) -> Vector {
    guard let view, origins.indices.contains(view) else { return .zero }
    return origins[view]
  }
}
