/// The feed with a carousel, as a scenario gives it: sizes and positions in points.
public struct LayoutSettings: Sendable, Hashable {
  public var width = 390.0
  public var height = 844.0
  public var feedLength = 6000.0
  public var feedOffset = 400.0
  public var carouselX = 0.0
  public var carouselY = 200.0
  public var carouselWidth = 390.0
  public var carouselHeight = 400.0
  public var pages = 5
  public var page = 2

  public init() {}

  private static let size = 1.0...10_000.0
  /// A finger needs a screen of 10 pt at least.
  private static let screenSize = 10.0...10_000.0
  private static let place = -10_000.0...10_000.0

  public static let parameters: [Parameter<LayoutSettings>] = [
    .number("viewport.width", \.width, in: screenSize, unit: "pt", "width of the screen"),
    .number("viewport.height", \.height, in: screenSize, unit: "pt", "height of the screen"),
    .number(
      "feed.contentLength", \.feedLength, in: 1...1_000_000, unit: "pt", "length of the feed"),
    .number(
      "feed.offset", \.feedOffset, in: 0...1_000_000, unit: "pt",
      "how far the feed is scrolled at touch-down"),
    .number("carousel.x", \.carouselX, in: place, unit: "pt", "left edge of the carousel"),
    .number("carousel.y", \.carouselY, in: place, unit: "pt", "upper edge of the carousel"),
    .number("carousel.width", \.carouselWidth, in: size, unit: "pt", "width of the carousel"),
    .number("carousel.height", \.carouselHeight, in: size, unit: "pt", "height of the carousel"),
    .integer("carousel.pages", \.pages, in: 1...1000, "number of full-width pages"),
    .integer("carousel.page", \.page, in: 0...999, "page at touch-down, counted from 0"),
  ]

  public var screen: Rect { Rect(x: 0, y: 0, width: width, height: height) }
  public var carousel: Rect {
    Rect(x: carouselX, y: carouselY, width: carouselWidth, height: carouselHeight)
  }

  /// What does not fit together, as key and sentence; nil when all is well.
  public var contradiction: (key: String, sentence: String)? {
    if page >= pages {
      return ("carousel.page", "page \(page) does not exist: the pages are 0 to \(pages - 1)")
    }
    if feedOffset > Swift.max(0, feedLength - height) {
      return ("feed.offset", "the feed cannot be scrolled beyond its end")
    }
    let inside =
      carousel.origin.x >= 0 && carousel.origin.y >= 0
      && carousel.origin.x + carousel.size.x <= width
      && carousel.origin.y + carousel.size.y <= height
    return inside ? nil : ("carousel", "the carousel must lie inside the viewport")
  }
}
