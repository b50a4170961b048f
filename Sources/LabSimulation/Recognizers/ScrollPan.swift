/// The pan of a scroll view: it begins at the first move of 10 pt or more along its own axis.
///
/// The slop is taken off the translation, so the content starts from rest: no jump of 10 pt.
/// Source: semantics of UIScrollView as inferred; the slop is `Tuning.scrollSlop`.
public struct ScrollPan: TimelineRecognizer {
  public var axis: Axis
  /// Inclusive distance along the axis, in points.
  public var slop: Double
  /// A scroll view whose content fits never begins, so that an ancestor can.
  public var canScroll: Bool

  public init(axis: Axis, slop: Double, canScroll: Bool = true) {
    self.axis = axis
    self.slop = slop
    self.canScroll = canScroll
  }

  public var scrollAxis: Axis? { axis }

  public func firstProposal(in track: Track) -> TimelineProposal {
    guard canScroll, let index = track.firstMove(beyond: slop, along: axis) else { return .none }
    return .begin(.event(index, of: track))
  }

  public func consumed(at displacement: Vector) -> Vector {
    let along = displacement[axis]
    let slop = along < 0 ? -Swift.min(slop, -along) : Swift.min(slop, along)
    return axis == .horizontal ? Vector(slop, 0) : Vector(0, slop)
  }
}
