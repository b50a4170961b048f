/// One axis of a scroll view in the hand of a finger.
///
/// Past an edge it shows what the rubber band lets through, or nothing when it does not bounce.
struct AxisDrag: Hashable {
  /// The offset that the finger would have to hold for what is shown at the begin.
  let start: Double
  /// The page at the begin; 0 without pages.
  let page: Double
  /// The finger's, from the begin.
  var translation = 0.0
  /// How far the finger can go towards the start and towards the end before it meets an edge;
  /// negative when it is past it already.
  private let before: Double
  private let behind: Double
  /// Nil when it does not bounce.
  private let band: RubberBand?
  /// What shows at the begin.
  private let shownStart: Double

  /// - Parameter offset: what is shown at the begin; past an edge when a bounce was caught.
  init(
    from offset: Double, maximum: Double, bounces: Bool, page: Double, length: Double,
    share: Double
  ) {
    let over = Swift.max(-offset, offset - maximum, 0)
    // A fast bounce goes further than a rubber band ever does. One that is caught beyond half of
    // the length belongs to a longer band: the finger holds it without a jump, and within reach.
    let band = RubberBand(length: Swift.max(length, 2 * over), share: share)
    let drag = bounces ? band.drag(showing: over) ?? over : 0
    start = offset < 0 ? -drag : offset > maximum ? maximum + drag : offset
    self.page = page
    before = start
    behind = maximum - start
    self.band = bounces ? band : nil
    shownStart = offset
  }

  /// The overshoot past the edge that the finger goes to, not yet damped; 0 between the edges.
  private var over: Double { Swift.max(translation - before, -translation - behind, 0) }

  /// The movement of what is shown, from `start` on, positive with the finger.
  ///
  /// Counted from the room that is left, so that both edges give the same to the last bit.
  private var shown: Double {
    let band = band?.shown(of: over) ?? 0
    return translation > before
      ? before + band : -translation > behind ? -(behind + band) : translation
  }

  /// The content offset.
  var offset: Double { start - shown }

  /// How far the content has moved since the begin, positive with the finger.
  var displacement: Double { start == shownStart ? shown : shownStart - offset }

  /// The share of the finger's speed with which the content moves.
  var slope: Double { over > 0 ? band?.slope(at: over) ?? 0 : 1 }
}
