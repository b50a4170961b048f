import LabSimulation

extension SceneDescription {
  /// The feed with a carousel of a `layout` as a tree: a vertical scroll view, and in its content a
  /// view whose pages a handler turns.
  public init(_ layout: LayoutSettings) {
    self.init()
    let screen = layout.screen
    var carousel = layout.carousel
    carousel.origin.y += layout.feedOffset
    views = [
      SceneView("feed", frame: screen), SceneView("carousel", frame: carousel, in: 0),
    ]
    containers = [
      SceneContainer(
        view: 0, axis: .vertical, bounds: screen.size,
        content: Vector(screen.size.x, layout.feedLength), offset: Vector(0, layout.feedOffset),
        scroll: ScrollTraits()),
      SceneContainer(
        view: 1, axis: .horizontal, bounds: carousel.size, pages: layout.pages, page: layout.page),
    ]
    attachments = [.pan(of: 0, on: 0, "feed")]
    judged = JudgedContainers(outer: 0, inner: 1)
  }
}

extension SceneContainer {
  /// A container that rests on one of several pages, each as long as it is itself.
  init(
    view: Int, axis: Axis, bounds: Vector, pages: Int, page: Int, scroll: ScrollTraits? = nil
  ) {
    let length = bounds[axis]
    self.init(
      view: view, axis: axis, bounds: bounds,
      content: bounds.with(length * Double(pages), along: axis),
      offset: Vector.zero.with(length * Double(page), along: axis), page: page, pages: pages,
      scroll: scroll)
  }
}

extension AttachmentDescription {
  /// The pan of a scroll view.
  static func pan(of container: Int, on view: Int, _ name: String) -> Self {
    Self(name + ".pan", on: view, .scroll(container: container))
  }
}

extension Vector {
  /// The same vector with another component along an axis.
  func with(_ value: Double, along axis: Axis) -> Vector {
    axis == .horizontal ? Vector(value, y) : Vector(x, value)
  }
}
