import LabSimulation

/// The feed and the carousel of a recorder's screen at touch-down, in points of the window.
public struct DeviceLayout: Sendable, Hashable {
  public var feed: Rect
  /// The length of the feed's content, and how far it is scrolled.
  public var feedLength: Double
  public var feedOffset: Double
  public var carousel: Rect
  public var pages: Int
  /// The page on which the carousel rests, from 0.
  public var page: Int

  /// The contest of the lab in this layout.
  public var contest: Contest {
    let layout = Layout(
      views: [View("feed", frame: feed), View("carousel", frame: carousel, in: 0)],
      containers: [
        Container(
          view: 0, axis: .vertical, length: feed.size.y, contentLength: feedLength,
          offset: feedOffset),
        Container(
          view: 1, axis: .horizontal, length: carousel.size.x, pages: pages, page: page),
      ])
    return Contest(layout: layout, outer: 0, inner: 1)
  }

  /// The carousel's content offset at touch-down.
  public var carouselOffset: Double { carousel.size.x * Double(page) }
}
