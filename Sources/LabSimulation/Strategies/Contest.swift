/// Who competes for a touch: one scroll container and one child inside it.
public struct Contest: Sendable, Hashable {
  public var layout: Layout
  /// The index of the scroll container (the feed).
  public var outer: Int
  /// The index of the child (the carousel).
  public var inner: Int

  public init(layout: Layout, outer: Int, inner: Int) {
    self.layout = layout
    self.outer = outer
    self.inner = inner
  }

  public var feed: Container { layout.containers[outer] }
  public var carousel: Container { layout.containers[inner] }

  /// Whether a touch-down falls on the child; elsewhere there is no contest.
  public func isContested(at point: Vector) -> Bool {
    layout.hitTest(point).map { layout.isView($0, inside: carousel.view) } ?? false
  }

  /// The shipped layout: a vertical feed with a carousel of full-width pages.
  public static func feedWithCarousel(_ settings: LayoutSettings) -> Contest {
    let layout = Layout(
      views: [
        View("feed", frame: settings.screen), View("carousel", frame: settings.carousel, in: 0),
      ],
      containers: [
        Container(
          view: 0, axis: .vertical, length: settings.height,
          contentLength: settings.feedLength, offset: settings.feedOffset),
        Container(
          view: 1, axis: .horizontal, length: settings.carouselWidth,
          pages: settings.pages, page: settings.page),
      ])
    return Contest(layout: layout, outer: 0, inner: 1)
  }
}

extension Contest {
  /// The feed's own pan, which every strategy has to live with.
  func feedPan(_ tuning: Tuning) -> TimelineAttachment {
    TimelineAttachment(
      "feed.pan", on: feed.view, feedScroll(tuning), drives: Drive(outer, as: .scrollView))
  }

  func feedScroll(_ tuning: Tuning) -> ScrollPan {
    ScrollPan(axis: feed.axis, slop: tuning.scrollSlop, canScroll: feed.canScroll)
  }
}
