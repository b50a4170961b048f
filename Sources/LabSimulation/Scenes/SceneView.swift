/// A view of a scene: where it stands in the view that holds it, and what a finger finds there.
public struct SceneView: Sendable, Hashable {
  /// Which part of a view a finger hits.
  public enum ContentShape: Sendable, Hashable {
    /// Its bounds.
    case bounds
    /// A part of its bounds, in its own coordinates.
    case rect(Rect)
    /// Nothing of itself, its subviews alone: a transparent area without `contentShape`.
    case none
  }

  public var name: String
  /// The index of the view that holds it; nil for a root.
  public var parent: Int?
  /// The frame in the content of the view that holds it, in points.
  public var frame: Rect
  public var contentShape = ContentShape.bounds
  public var isHidden = false
  /// Below 0.01 it is not hit.
  public var alpha = 1.0
  public var isInteractive = true
  /// Whether it is a control: it tracks touches of its own and fires when one lifts inside it.
  public var isControl = false

  public init(_ name: String, frame: Rect, in parent: Int? = nil) {
    self.name = name
    self.frame = frame
    self.parent = parent
  }

  /// Whether hit testing passes it by, with all that it holds.
  public var isSkipped: Bool { isHidden || alpha < 0.01 || !isInteractive }
}

/// Something in a scene that a finger can move: a scroll view's content, or a view that a handler
/// moves.
public struct SceneContainer: Sendable, Hashable {
  /// The index of its view.
  public var view: Int
  /// The axis whose outcome is judged.
  public var axis: Axis
  /// What is visible, and all there is, in points.
  public var bounds: Vector
  public var content: Vector
  /// The content offset at the beginning; for a view that a handler moves, what shows is its negative.
  public var offset: Vector
  /// The page along the axis on which it rests; nil when it has none.
  public var page: Int?
  public var pages: Int
  /// Set for a scroll view; nil when only handlers move it.
  public var scroll: ScrollTraits?

  public init(
    view: Int, axis: Axis, bounds: Vector, content: Vector, offset: Vector, page: Int? = nil,
    pages: Int = 1, scroll: ScrollTraits? = nil
  ) {
    self.view = view
    self.axis = axis
    self.bounds = bounds
    self.content = content
    self.offset = offset
    self.page = page
    self.pages = pages
    self.scroll = scroll
  }

  /// The axes along which there is something to scroll to.
  public var scrollableAxes: ScrollAxes {
    var axes: ScrollAxes = []
    for axis in Axis.allCases {
      let bounces = scroll.map { $0.bounces && $0.alwaysBounces(along: axis) } ?? false
      if content[axis] > bounds[axis] || bounces { axes.insert(ScrollAxes(axis)) }
    }
    return axes
  }

  /// The largest offset along an axis.
  public func maximumOffset(along axis: Axis) -> Double {
    Swift.max(0, content[axis] - bounds[axis])
  }
}
