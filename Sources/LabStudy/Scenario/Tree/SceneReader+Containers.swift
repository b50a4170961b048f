import LabSimulation

extension SceneReader {
  /// The axes along which a scroll view scrolls, as words.
  private enum Axes: String, CaseIterable {
    case vertical
    case horizontal
    case both

    var all: [Axis] {
      switch self {
      case .vertical: [.vertical]
      case .horizontal: [.horizontal]
      case .both: [.horizontal, .vertical]
      }
    }
  }

  private static let extent = 0.0...1_000_000.0
  private static let pages = 1...1000

  /// What a view moves: as a scroll view, by a handler from page to page, or by a handler freely.
  func container(
    _ reader: inout ObjectReader, of view: Int
  ) throws(InputError) -> SceneContainer? {
    let scroll = try reader.object("scroll")
    let carousel = try reader.object("carousel")
    let movable = try reader.object("movable")
    guard [scroll, carousel, movable].count(where: { $0 != nil }) < 2 else {
      throw reader.error(
        movable == nil ? "carousel" : "movable",
        .custom("a view moves in one way: give it scroll, carousel or movable"))
    }
    let bounds = scene.views[view].frame.size
    if var scroll { return try scrollView(&scroll, view, bounds) }
    if var carousel {
      let axis = try carousel.choice("axis", as: Axis.self) ?? .horizontal
      let pages = try carousel.required("pages", try carousel.integer("pages", in: Self.pages))
      let page = try page(&carousel, of: pages) ?? 0
      try carousel.finish()
      try check(bounds[axis], carousel)
      return SceneContainer(view: view, axis: axis, bounds: bounds, pages: pages, page: page)
    }
    guard var movable else { return nil }
    let axis = try movable.choice("axis", as: Axis.self) ?? .horizontal
    try movable.finish()
    return SceneContainer(view: view, axis: axis, bounds: bounds, content: bounds, offset: .zero)
  }

  private func page(
    _ reader: inout ObjectReader, of pages: Int
  ) throws(InputError) -> Int? {
    let page = try reader.integer("page", in: 0...Self.pages.upperBound - 1)
    if let page, page >= pages {
      throw reader.error(
        "page", .custom("page \(page) does not exist: the pages are 0 to \(pages - 1)"))
    }
    return page
  }

  private func check(_ length: Double, _ reader: ObjectReader) throws(InputError) {
    guard length > 0 else {
      throw reader.error(
        "pages", .custom("the view has no length along its axis, so there is no room for pages"))
    }
  }
}

// MARK: Scroll views

extension SceneReader {
  private func scrollView(
    _ reader: inout ObjectReader, _ view: Int, _ bounds: Vector
  ) throws(InputError) -> SceneContainer {
    var traits = ScrollTraits()
    try reader.apply(ScrollTraits.parameters, to: &traits)
    let axes = try reader.choice("axis", as: Axes.self) ?? .vertical
    let judged = try judgedAxis(&reader, axes)
    let pages = try traits.isPaging ? reader.integer("pages", in: Self.pages) : nil
    var content = bounds
    for axis in axes.all where pages == nil || axis != judged {
      let key = axis == .horizontal ? "contentWidth" : "contentHeight"
      if let length = try reader.number(key, in: Self.extent, unit: "pt") {
        content = content.with(length, along: axis)
      }
    }
    if traits.isPaging { try check(bounds[judged], reader) }
    if let pages { content = content.with(bounds[judged] * Double(pages), along: judged) }
    var container = SceneContainer(
      view: view, axis: judged, bounds: bounds, content: content, offset: .zero, scroll: traits)
    if traits.isPaging {
      container.pages = pages ?? max(1, Self.pageCount(content[judged], of: bounds[judged]))
      let page = try page(&reader, of: container.pages) ?? 0
      container.page = page
      container.offset = container.offset.with(
        min(bounds[judged] * Double(page), container.maximumOffset(along: judged)), along: judged)
    }
    try setOffset(of: &container, axes, &reader)
    try reader.finish()
    return container
  }

  private static func pageCount(_ length: Double, of page: Double) -> Int {
    let count = min((length / page).rounded(.up), Double(pages.upperBound))
    // A length of whole pages may come out of the division a last digit above them.
    return Int(page * (count - 1) >= length ? count - 1 : count)
  }

  private func judgedAxis(
    _ reader: inout ObjectReader, _ axes: Axes
  ) throws(InputError) -> Axis {
    guard axes == .both else { return axes.all[0] }
    return try reader.choice("judged", as: Axis.self) ?? .vertical
  }

  /// A paging view rests on its page, so only what lies across the pages has an offset of its own.
  private func setOffset(
    of container: inout SceneContainer, _ axes: Axes, _ reader: inout ObjectReader
  ) throws(InputError) {
    let free = axes.all.filter { container.page == nil || $0 != container.axis }
    for axis in free {
      let key = free.count == 1 ? "offset" : axis == .horizontal ? "offsetX" : "offsetY"
      guard let offset = try reader.number(key, in: Self.extent, unit: "pt") else { continue }
      guard offset <= container.maximumOffset(along: axis) else {
        throw reader.error(
          key,
          .custom(
            "the content ends before: the largest offset is "
              + ParameterValue.text(container.maximumOffset(along: axis)) + " pt"))
      }
      container.offset = container.offset.with(offset, along: axis)
    }
  }
}
