/// A view of the layout: where it stands on the screen, and in which view it lies.
public struct View: Sendable, Hashable {
  public var name: String
  /// The frame on the screen, in points.
  public var frame: Rect
  /// The index of the view that holds it; nil for the root.
  public var parent: Int?
  /// The part of the frame that a finger finds, on the screen; nil for all of it, empty for a view
  /// that only its subviews catch touches for.
  public var target: Rect?

  public init(_ name: String, frame: Rect, in parent: Int? = nil) {
    self.name = name
    self.frame = frame
    self.parent = parent
  }
}
