/// What is on the screen: a tree of views, parents before their children, and the containers among
/// them that a finger can move.
public struct Layout: Sendable, Hashable {
  public var views: [View]
  public var containers: [Container]

  public init(views: [View], containers: [Container]) {
    self.views = views
    self.containers = containers
  }

  /// The deepest view at a point; of siblings the later one lies in front.
  ///
  /// Hit testing happens once, at touch-down: the touch stays bound to the view for life.
  public func hitTest(_ point: Vector) -> Int? {
    var hit: Int?
    for (index, view) in views.enumerated() where view.frame.contains(point) {
      // A point outside a view does not reach its subviews.
      if view.parent == nil || isHit(view.parent, at: point) { hit = index }
    }
    return hit
  }

  private func isHit(_ view: Int?, at point: Vector) -> Bool {
    guard let view else { return true }
    return views[view].frame.contains(point) && isHit(views[view].parent, at: point)
  }

  /// Whether a view is another one or lies in it; recognizers of a view see the touches of all its
  /// descendants.
  public func isView(_ view: Int, inside ancestor: Int) -> Bool {
    var current: Int? = view
    while let index = current {
      if index == ancestor { return true }
      current = views[index].parent
    }
    return false
  }

  /// How many views hold this one.
  public func depth(of view: Int) -> Int {
    var depth = 0
    var current = views[view].parent
    while let index = current {
      depth += 1
      current = views[index].parent
    }
    return depth
  }

  /// The same layout with the two axes exchanged.
  public var transposed: Layout {
    var copy = self
    for index in views.indices {
      let frame = views[index].frame
      copy.views[index].frame = Rect(
        x: frame.origin.y, y: frame.origin.x, width: frame.size.y, height: frame.size.x)
    }
    for index in containers.indices {
      copy.containers[index].axis = containers[index].axis.other
    }
    return copy
  }
}
