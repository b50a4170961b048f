/// Where fingers may go and where they touch down.
public struct FingerGeometry: Sendable, Hashable {
  /// The screen in points; a path that leaves it ends there.
  public var screen: Rect
  /// The view that strokes begin on; touch-downs lie in its central part.
  public var startArea: Rect
  /// Density of the screen, which turns the mm of a hand into points.
  ///
  /// Default 153.3 (460 pixels per inch at 3 pixels per point).
  public var pointsPerInch: Double

  public init(screen: Rect, startArea: Rect, pointsPerInch: Double = 153.3) {
    self.screen = screen
    self.startArea = startArea
    self.pointsPerInch = pointsPerInch
  }

  var pointsPerMillimetre: Double { pointsPerInch / 25.4 }

  /// Where a mirrored x comes from: twice the middle of the screen.
  var mirrorSum: Double { 2 * screen.origin.x + screen.size.x }

  /// The start area seen in the mirror.
  var mirroredStartArea: Rect { mirrored(startArea) }

  /// An area seen in the mirror.
  func mirrored(_ area: Rect) -> Rect {
    Rect(
      x: mirrorSum - area.origin.x - area.size.x, y: area.origin.y,
      width: area.size.x, height: area.size.y)
  }
}
