/// One axis of a scroll view while it runs: at rest, in motion by itself, or with the finger.
///
/// Offsets and velocities are those of the content offset, which grows when the finger goes back
/// towards the start; only a translation is the finger's.
struct AxisState: Hashable {
  enum Phase: Hashable {
    case moving(AxisMotion)
    case dragging(AxisDrag)
  }

  /// The visible length and the largest content offset, in points.
  let length: Double
  let maximum: Double
  let isScrollable: Bool
  let bounces: Bool
  /// What is left of the speed after 1 ms.
  let rate: Double
  /// Set when it rests on pages.
  let pages: PageGrid?
  let pageRule: PageRule
  var phase: Phase

  init(
    _ axis: Axis, of container: SceneContainer, traits: ScrollTraits, tuning: Tuning,
    pageRule: PageRule
  ) {
    length = Swift.max(0, container.bounds[axis])
    maximum = container.maximumOffset(along: axis)
    isScrollable = container.scrollableAxes.contains(axis)
    bounces = traits.bounces
    rate = traits.deceleration == .fast ? tuning.decelerationFast : tuning.deceleration
    let isJudged = axis == container.axis && container.page != nil
    pages =
      traits.isPaging
      ? PageGrid(length: length, maximum: maximum, pages: isJudged ? container.pages : nil) : nil
    self.pageRule = pageRule
    phase = .moving(.resting(at: container.offset[axis]))
  }

  func offset(at time: Double) -> Double {
    switch phase {
    case .moving(let motion): bounces ? motion.offset(at: time) : clamped(motion.offset(at: time))
    case .dragging(let drag): drag.offset
    }
  }

  /// The velocity of the offset while it moves by itself.
  func velocity(at time: Double) -> Double {
    guard case .moving(let motion) = phase else { return 0 }
    return bounces || motion.offset(at: time) == offset(at: time) ? motion.velocity(at: time) : 0
  }

  /// How far a drag has moved it, positive with the finger; 0 without one.
  var displacement: Double {
    if case .dragging(let drag) = phase { drag.displacement } else { 0 }
  }

  /// When its motion is over; nil when it rests or follows the finger.
  var motionEnd: Double? {
    if case .moving(let motion) = phase { motion.run?.end } else { nil }
  }

  /// Where it comes to rest; with the finger on it, where it is.
  var rest: Double {
    switch phase {
    case .moving(let motion): motion.rest
    case .dragging(let drag): drag.offset
    }
  }

  /// Whether it can follow a finger that goes this way; touches lie on a grid, and so do edges.
  func hasRoom(towards sign: Int, at time: Double) -> Bool {
    guard isScrollable else { return false }
    let offset = Track.snap(offset(at: time))
    let roomBefore = offset > 0
    let roomBehind = offset < Track.snap(maximum)
    return sign > 0 ? roomBefore : sign < 0 ? roomBehind : roomBefore || roomBehind
  }

  /// Whether it rests where only a bounce belongs.
  var isPastEdge: Bool { rest != clamped(rest) }

  func clamped(_ offset: Double) -> Double { Swift.min(maximum, Swift.max(0, offset)) }
}

extension AxisState {
  /// Stops where it is.
  mutating func stop(at time: Double) {
    phase = .moving(.resting(at: offset(at: time)))
  }

  /// The finger takes hold of it, where it is.
  mutating func grasp(at time: Double, _ tuning: Tuning) {
    guard isScrollable else { return }
    let offset = offset(at: time)
    phase = .dragging(
      AxisDrag(
        from: offset, maximum: maximum, bounces: bounces, page: pages?.nearest(to: offset) ?? 0,
        length: length, share: tuning.rubberBand))
  }

  mutating func follow(_ translation: Double) {
    guard case .dragging(var drag) = phase else { return }
    drag.translation = translation
    phase = .dragging(drag)
  }
}
