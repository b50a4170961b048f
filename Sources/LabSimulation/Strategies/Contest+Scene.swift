extension Contest {
  /// The scene in which a strategy settles the contest; nil attaches nothing to the child.
  public func scene(of strategy: (any ContestStrategy)?, tuning: Tuning) -> Scene {
    strategy?.scene(for: self, tuning: tuning) ?? parts(tuning).scene(tuning: tuning)
  }

  /// The views and containers of the layout, with the feed's scroll view and its pan.
  ///
  /// The child is left to the strategy: a scroll view, or something that a handler moves. Its container
  /// and the feed's have the same indices as in the layout.
  func parts(_ tuning: Tuning) -> SceneParts {
    var parts = SceneParts(
      views: layout.views.map { view in
        var frame = view.frame
        if let parent = view.parent {
          frame.origin = frame.origin - layout.views[parent].frame.origin
          if let container = layout.containers.first(where: { $0.view == parent }) {
            frame.origin = frame.origin + container.shift
          }
        }
        return SceneView(view.name, frame: frame, in: view.parent)
      },
      containers: layout.containers.map { container in
        let size = layout.views[container.view].frame.size
        var bounds = size
        var content = size
        bounds[container.axis] = container.length
        content[container.axis] = container.contentLength
        return SceneContainer(
          view: container.view, axis: container.axis, bounds: bounds, content: content,
          offset: container.shift, page: container.page, pages: container.pages)
      })
    parts.containers[outer].scroll = ScrollTraits()
    parts.attachPan(ofContainer: outer, named: "feed.pan", tuning: tuning)
    return parts
  }

  /// The place of the feed's pan among the attachments of `parts`.
  static let feedPan = 0
}

extension Container {
  /// The content offset as a vector.
  fileprivate var shift: Vector { axis == .horizontal ? Vector(offset, 0) : Vector(0, offset) }
}
