/// SwiftUI's DragGesture: active at the first move whose distance reaches the minimum.
///
/// The distance is latched (going back does not deactivate it) and is not taken off the
/// translation, so the first value jumps by the minimum distance. Source: Apple's documentation of
/// DragGesture; OpenSwiftUI DistanceGesture.
public struct Drag: Sendable {
  /// Inclusive radial distance, in points; SwiftUI's default is 10.
  public var minimumDistance: Double

  public init(minimumDistance: Double = 10) {
    self.minimumDistance = minimumDistance
  }
}
