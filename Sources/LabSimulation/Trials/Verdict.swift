/// What became of a stroke, judged by what the finger meant.
///
/// Every stroke gets exactly one.
public enum Verdict: UInt8, Sendable, CaseIterable {
  /// The right container acted, and what the finger meant came about.
  case right
  /// Intent `scroll`, and the feed did not act.
  case stolenScroll
  /// Intent `page`, and the feed acted instead of the carousel.
  case lostSwipe
  /// Both containers moved more than 12 pt before the lift.
  case doubleMove
  /// Neither container acted, also when one had claimed the touch.
  case deadTouch
  /// The carousel rests on its old page although a turn was meant.
  case short
  /// The carousel rests on a page that was not meant.
  case wrongPage
  /// The right container acted, and the other one moved more than 3 pt.
  case twitched
  /// The system took the touch away.
  case cancelled
  /// No delivered event 10 pt or more from touch-down.
  case undecided
  /// The touch came down outside the carousel, where there is no contest.
  case outside

  /// The name in CSV files.
  public var name: String {
    switch self {
    case .right: "right"
    case .stolenScroll: "stolen_scroll"
    case .lostSwipe: "lost_swipe"
    case .doubleMove: "double_move"
    case .deadTouch: "dead_touch"
    case .short: "short"
    case .wrongPage: "wrong_page"
    case .twitched: "twitched"
    case .cancelled: "cancelled"
    case .undecided: "undecided"
    case .outside: "outside"
    }
  }

  /// The touch went to the wrong container, to both or to none: what strategies are judged by.
  public var isArbitrationError: Bool {
    switch self {
    case .stolenScroll, .lostSwipe, .doubleMove, .deadTouch: true
    case .right, .short, .wrongPage, .twitched, .cancelled, .undecided, .outside: false
    }
  }

  /// What the finger meant did not come about: arbitration errors and those of the page turn.
  public var isTaskError: Bool {
    switch self {
    case .short, .wrongPage, .twitched: true
    default: isArbitrationError
    }
  }

  /// Whether the stroke counts in the denominator of the rates.
  public var isDecided: Bool {
    switch self {
    case .cancelled, .undecided, .outside: false
    default: true
    }
  }
}
