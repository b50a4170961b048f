/// What became of a stroke, judged by what the finger meant.
///
/// Every stroke gets exactly one, out of the list of its conflict. Those of a feed with a carousel
/// stand here.
public struct Verdict: Sendable {
  /// What a verdict says of the strategy.
  public enum Weight: UInt8, Sendable {
    /// What the finger meant came about.
    case right
    /// The touch went to the wrong recognizer, to several or to none: what strategies are judged by.
    case arbitrationError
    /// The right recognizer had the touch, and what the finger meant did not come about.
    case taskError
    /// The stroke counts in no denominator.
    case uncounted
  }

  /// The place in the list of its conflict.
  public let rawValue: UInt8
  public let weight: Weight
  /// The place of the only intent whose strokes can end so; nil when several can.
  public let intent: Int?
  private let word: StaticString

  /// - Parameter word: the name in CSV files, in snake case.
  public init(
    _ rawValue: UInt8, _ word: StaticString, _ weight: Weight, of intent: Int? = nil
  ) {
    self.rawValue = rawValue
    self.word = word
    self.weight = weight
    self.intent = intent
  }

  /// The name in CSV files.
  public var name: String { "\(word)" }

  /// Whether the stroke counts against the strategy in the arbitration error.
  public var isArbitrationError: Bool { weight == .arbitrationError }

  /// What the finger meant did not come about: arbitration errors and those of the task.
  public var isTaskError: Bool { weight == .arbitrationError || weight == .taskError }

  /// Whether the stroke counts in the denominator of the rates.
  public var isDecided: Bool { weight != .uncounted }
}

/// Two verdicts are compared within a conflict only, by their places.
extension Verdict: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

// MARK: A feed with a carousel

extension Verdict: CaseIterable {
  /// The right container acted, and what the finger meant came about.
  public static let right = Verdict(0, "right", .right)
  /// Intent `scroll`, and the feed did not act.
  public static let stolenScroll = Verdict(1, "stolen_scroll", .arbitrationError, of: 0)
  /// Intent `page`, and the feed acted instead of the carousel.
  public static let lostSwipe = Verdict(2, "lost_swipe", .arbitrationError, of: 1)
  /// Both containers moved more than 12 pt before the lift.
  public static let doubleMove = Verdict(3, "double_move", .arbitrationError)
  /// Neither container acted, also when one had claimed the touch.
  public static let deadTouch = Verdict(4, "dead_touch", .arbitrationError)
  /// The carousel rests on its old page although a turn was meant.
  public static let short = Verdict(5, "short", .taskError, of: 1)
  /// The carousel rests on a page that was not meant.
  public static let wrongPage = Verdict(6, "wrong_page", .taskError)
  /// The right container acted, and the other one moved more than 3 pt.
  public static let twitched = Verdict(7, "twitched", .taskError)
  /// The system took the touch away.
  public static let cancelled = Verdict(8, "cancelled", .uncounted)
  /// No delivered event 10 pt or more from touch-down.
  public static let undecided = Verdict(9, "undecided", .uncounted)
  /// The touch came down outside the carousel, where there is no contest.
  public static let outside = Verdict(10, "outside", .uncounted)

  /// In the order of the columns.
  public static let allCases = [
    right, stolenScroll, lostSwipe, doubleMove, deadTouch, short, wrongPage, twitched, cancelled,
    undecided, outside,
  ]
}
