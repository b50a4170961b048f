/// Something that a finger can move along one axis: a scroll view or a carousel.
public struct Container: Sendable, Hashable {
  /// The index of its view in the layout.
  public var view: Int
  public var axis: Axis
  /// The visible length along the axis, in points.
  public var length: Double
  /// The length of the content along the axis, in points.
  public var contentLength: Double
  /// The content offset at touch-down, in points.
  public var offset: Double
  /// The page on which a paged container rests at touch-down; nil when it scrolls freely.
  public var page: Int?
  public var pages: Int

  public init(
    view: Int, axis: Axis, length: Double, contentLength: Double, offset: Double
  ) {
    self.view = view
    self.axis = axis
    self.length = length
    self.contentLength = contentLength
    self.offset = offset
    self.page = nil
    self.pages = 1
  }

  public init(view: Int, axis: Axis, length: Double, pages: Int, page: Int) {
    self.init(
      view: view, axis: axis, length: length, contentLength: length * Double(pages),
      offset: length * Double(page))
    self.page = page
    self.pages = pages
  }

  /// Whether the content is longer than what is visible of it.
  public var canScroll: Bool { contentLength > length }

  /// The largest content offset.
  public var maximumOffset: Double { Swift.max(0, contentLength - length) }
}
