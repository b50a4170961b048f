/// Holds the outcome of a stroke against what the finger meant.
///
/// The only place where both meet.
public struct Judge: Sendable {
  /// A container acted when it moved more than this before the lift: 3 pt.
  public static let acting = 3.0
  /// A double move is one in which both moved more than this before the lift: 12 pt.
  static let moving = 12.0
  /// A stroke is decided once a delivered event lies this far from touch-down: 10 pt, radial.
  public static let deciding = 10.0

  public var contest: Contest

  public init(_ contest: Contest) {
    self.contest = contest
  }

  /// The verdict; the first rule that applies counts.
  ///
  /// - Parameter isCancelled: whether the system took the touch away; as the stroke says if nil.
  public func verdict(
    on outcome: [ContainerOutcome], of track: Track, isCancelled: Bool? = nil, meant aim: Aim
  ) -> Verdict {
    if !contest.isContested(at: track.start) { return .outside }
    if isCancelled ?? track.isCancelled { return .cancelled }
    if track.firstMove(radiallyBeyond: Self.deciding) == nil { return .undecided }
    let feed = outcome[contest.outer]
    let carousel = outcome[contest.inner]
    if feed.maximum > Self.moving, carousel.maximum > Self.moving { return .doubleMove }
    let feedActed = feed.acted
    let carouselActed = carousel.acted
    if !feedActed, !carouselActed { return .deadTouch }
    switch aim.intent {
    case .scroll:
      if !feedActed { return .stolenScroll }
      if carousel.turned { return .wrongPage }
      return carousel.maximum > Self.acting ? .twitched : .right
    case .page:
      if !carouselActed { return .lostSwipe }
      if aim.turn, carousel.page != intendedPage(aim) {
        return carousel.turned ? .wrongPage : .short
      }
      return feed.maximum > Self.acting ? .twitched : .right
    }
  }

  /// The page next to the present one; at an edge there is none to turn to, and staying is meant.
  private func intendedPage(_ aim: Aim) -> Int? {
    guard let page = contest.carousel.page else { return nil }
    let next = aim.direction == .left || aim.direction == .up ? page + 1 : page - 1
    return Swift.min(contest.carousel.pages - 1, Swift.max(0, next))
  }
}

extension ContainerOutcome {
  /// Whether the container did something that the user could see.
  var acted: Bool { maximum > Judge.acting || turned }
}
