/// What a stroke is meant to do.
public enum Intent: String, Sendable, CaseIterable, Codable {
  /// Move the feed.
  case scroll
  /// Move the carousel.
  case page

  /// The place among the intents of a feed with a carousel.
  public var place: Int { self == .scroll ? 0 : 1 }

  public var axis: Axis {
    switch self {
    case .scroll: .vertical
    case .page: .horizontal
    }
  }
}

extension StrokeAddress {
  /// The intent of the stroke at this address: even strokes scroll, odd strokes page.
  ///
  /// Interleaved, so that asking for more strokes per session keeps the earlier ones.
  public var intent: Intent { stroke.isMultiple(of: 2) ? .scroll : .page }

  /// The number of the stroke among those of its intent in its session, from 0.
  public var indexInIntent: Int { stroke / 2 }

  /// The address of the stroke with this number among those of its intent.
  public init(person: Int, session: Int, intent: Intent, index: Int) {
    self.init(person: person, session: session, stroke: 2 * index + (intent == .scroll ? 0 : 1))
  }
}
