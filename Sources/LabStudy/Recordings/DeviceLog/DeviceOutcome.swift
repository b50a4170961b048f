import LabSimulation

/// What became of one stroke, as far as a device log can tell: on the device, or in the lab.
public struct DeviceOutcome: Sendable, Hashable {
  /// What became of a recognizer.
  public enum Fate: String, Sendable, CaseIterable {
    /// It never began.
    case idle = "never began"
    /// It began, and nobody knows how it went on.
    case open = "began"
    case ended = "began and ended"
    case cancelled = "began and was cancelled"
    case failed = "began and failed"

    var hasBegun: Bool { self != .idle }

    /// Whether both can be the same fate: an end that one of them does not tell may be any.
    func isCompatible(with other: Fate) -> Bool {
      self == other || [self, other].contains(.open) && hasBegun && other.hasBegun
    }
  }

  /// When the first of feed and carousel claimed the touch.
  public enum Claim: Sendable, Hashable {
    case never
    /// Milliseconds from the first touch-down.
    case at(Double)
  }

  /// The largest movement of each content before the lift, in points; nil when unknown, as all below.
  public var feedMoved: Double?
  public var carouselMoved: Double?
  /// The page on which the carousel rests.
  public var page: Int?
  public var feedPan: Fate?
  /// The recognizer on the carousel.
  public var child: Fate?
  public var claim: Claim?

  public init(
    feedMoved: Double? = nil, carouselMoved: Double? = nil, page: Int? = nil,
    feedPan: Fate? = nil, child: Fate? = nil, claim: Claim? = nil
  ) {
    self.feedMoved = feedMoved
    self.carouselMoved = carouselMoved
    self.page = page
    self.feedPan = feedPan
    self.child = child
    self.claim = claim
  }

  /// Whether it says anything at all.
  public var isEmpty: Bool {
    feedMoved == nil && carouselMoved == nil && page == nil && feedPan == nil && child == nil
  }

  /// The names of the recognizers in the log and in the lab's scenes.
  static let feedName = "feed.pan"
  static let childNames = ["carousel.pan", "carousel.drag"]

  /// The earlier of two begins; nil when one of the recognizers is not known, or when it began.
  static func claim(_ feed: Course?, _ child: Course?) -> Claim? {
    guard let feed, let child, feed.isBeginKnown, child.isBeginKnown else { return nil }
    return [feed.begin, child.begin].compactMap(\.self).min().map(Claim.at) ?? .never
  }

  /// The way of a recognizer through its states.
  struct Course {
    private(set) var fate = Fate.idle
    /// When it began; nil also where a log tells what came after the begin alone.
    private(set) var begin: Double?

    var isBeginKnown: Bool { begin != nil || !fate.hasBegun }

    mutating func enter(_ state: RecognizerState, at time: Double) {
      switch state {
      case .possible:
        break
      case .began, .changed:
        if fate == .idle { fate = .open }
        begin = begin ?? time
      case .ended:
        begin = begin ?? time
        fate = .ended
      case .cancelled:
        begin = begin ?? time
        fate = .cancelled
      case .failed:
        if fate == .open { fate = .failed }
      }
    }

    /// Says that nobody knows when it began.
    mutating func forgetBegin() { begin = nil }
  }
}
