import LabSimulation

extension SceneDescription {
  /// The frames of the views on the screen when the stroke begins.
  ///
  /// A frame lies in the content of the view that holds it, so an offset of that content moves it.
  public var framesOnScreen: [Rect] {
    var frames: [Rect] = []
    for view in views {
      var frame = view.frame
      if let parent = view.parent {
        let offset = container(of: parent).map { containers[$0].offset } ?? .zero
        frame.origin = frames[parent].origin - offset + frame.origin
      }
      frames.append(frame)
    }
    return frames
  }

  /// The same views and containers as the strategies see them: on the screen, each container with
  /// the axis along which it is judged.
  public var layout: Layout {
    let frames = framesOnScreen
    var seen: [View] = []
    for (index, view) in views.enumerated() {
      // A view that hit testing passes by takes all that it holds along.
      var frame = frames[index]
      if view.isSkipped { frame.size = .zero }
      var placed = View(view.name, frame: frame, in: view.parent)
      switch view.contentShape {
      case .bounds: break
      case .none: placed.target = Rect(x: 0, y: 0, width: 0, height: 0)
      case .rect(let shape):
        placed.target = Rect(
          x: frame.origin.x + shape.origin.x, y: frame.origin.y + shape.origin.y,
          width: shape.size.x, height: shape.size.y)
      }
      seen.append(placed)
    }
    return Layout(views: seen, containers: containers.map(Container.init))
  }

  /// The contest in which registered strategies compete; nil when no two containers are named.
  public var contest: Contest? {
    judged.map { Contest(layout: layout, outer: $0.outer, inner: $0.inner) }
  }

  /// The screen: the smallest rectangle around the outermost views.
  public var screen: Rect {
    let roots = views.filter { $0.parent == nil }.map(\.frame)
    guard let first = roots.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return roots.dropFirst().reduce(first) { $0.union($1) }
  }

  /// What is to be seen of the inner container: touches of the contest come down here.
  public var startArea: Rect? {
    guard let judged else { return nil }
    let frames = framesOnScreen
    var area = screen
    var current: Int? = containers[judged.inner].view
    while let index = current {
      area = area.intersection(frames[index])
      current = views[index].parent
    }
    return area
  }
}

extension Container {
  init(_ container: SceneContainer) {
    let axis = container.axis
    self.init(
      view: container.view, axis: axis, length: container.bounds[axis],
      contentLength: container.content[axis], offset: container.offset[axis])
    page = container.page
    pages = container.pages
  }
}

extension Rect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: Rect) -> Rect {
    let x = min(origin.x, other.origin.x)
    let y = min(origin.y, other.origin.y)
    let right = max(origin.x + size.x, other.origin.x + other.size.x)
    let bottom = max(origin.y + size.y, other.origin.y + other.size.y)
    return Rect(x: x, y: y, width: right - x, height: bottom - y)
  }
}
