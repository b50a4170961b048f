/// What is on the screen: a tree of views, parents before their children, and the containers among
/// them that a finger can move.
public struct Layout: Sendable, Hashable {
  public let views: [View]
  public let containers: [Container]
  /// What is left of each view's frame inside the views that hold it.
  private let visible: [Rect]
  /// The views from back to front, each directly before what it holds: a view in front hides its
  /// siblings with all that they hold, in whatever order they are listed.
  private let backToFront: [Int]

  /// - Precondition: a view stands after the view that holds it.
  public init(views: [View], containers: [Container]) {
    self.views = views
    self.containers = containers
    var visible: [Rect] = []
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else {
        visible.append(view.frame)
        continue
      }
      precondition(parent < index, "the view \(view.name) stands before the view that holds it")
      visible.append(view.frame.intersection(visible[parent]))
    }
    self.visible = visible
    backToFront = Self.drawingOrder(of: views)
  }

  private static func drawingOrder(of views: [View]) -> [Int] {
    var order: [Int] = []
    // The last one is drawn next, so what lies in front goes in first.
    var pending = Array(views.indices.filter { views[$0].parent == nil }.reversed())
    while let next = pending.popLast() {
      order.append(next)
      pending += views.indices.filter { views[$0].parent == next }.reversed()
    }
    return order
  }

  /// The deepest view at a point; of siblings the later one lies in front.
  ///
  /// Hit testing happens once, at touch-down: the touch stays bound to the view for life.
  public func hitTest(_ point: Vector) -> Int? {
    // A point outside a view does not reach its subviews.
    backToFront.last {
      visible[$0].contains(point) && (views[$0].target?.contains(point) ?? true)
    }
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
    Layout(
      views: views.map { view in
        var transposed = View(view.name, frame: view.frame.transposed, in: view.parent)
        transposed.target = view.target?.transposed
        return transposed
      },
      containers: containers.map { container in
        var container = container
        container.axis = container.axis.other
        return container
      })
  }
}
