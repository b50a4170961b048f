/// What a scroll view shows of a drag past its edge: less and less, and never more than its length.
///
/// shown = (1 - 1 / (over c / length + 1)) length: of 100 pt past the edge of 800 pt, 51.46 at
/// c = 0.55. Source: an analysis published by others, and ScrollMechanics.
public struct RubberBand: Sendable, Hashable {
  /// The visible length along the axis, in points.
  public var length: Double
  /// The share of the overshoot that is shown at first: `Tuning.rubberBand`.
  public var share: Double

  public init(length: Double, share: Double) {
    self.length = length
    self.share = share
  }

  /// What is shown of a drag so far past the edge; nothing before it.
  public func shown(of over: Double) -> Double {
    guard over > 0 else { return 0 }
    return (1 - 1 / (over * share / length + 1)) * length
  }

  /// How far past the edge the drag is of which so much is shown; nil when it never shows so much.
  public func drag(showing shown: Double) -> Double? {
    guard shown > 0 else { return 0 }
    guard shown < length else { return nil }
    return (1 / (1 - shown / length) - 1) * length / share
  }

  /// The part of the finger's speed that is shown so far past the edge.
  public func slope(at over: Double) -> Double {
    guard over > 0 else { return 1 }
    let stretch = over * share / length + 1
    return share / (stretch * stretch)
  }
}
