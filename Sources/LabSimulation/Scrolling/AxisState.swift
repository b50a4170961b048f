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
  private(set) var phase: Phase

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

  private func clamped(_ offset: Double) -> Double { Swift.min(maximum, Swift.max(0, offset)) }
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

  /// The finger lets go, or something else sets it in motion.
  mutating func release(velocity: Double, at time: Double, _ tuning: Tuning) {
    guard isScrollable else { return }
    let offset = offset(at: time)
    // Past an edge the content moves more slowly than the finger, and goes on as it moves.
    let slope = if case .dragging(let drag) = phase { drag.slope } else { 1.0 }
    if let pages {
      let place = pages.place(of: page(after: velocity, from: offset, on: pages, tuning))
      phase = .moving(paging(from: offset, velocity: velocity * slope, to: place, at: time, tuning))
    } else {
      phase = .moving(settling(from: offset, velocity: velocity * slope, at: time, tuning))
    }
  }

  /// The page to which a lifted finger leads.
  private func page(
    after velocity: Double, from offset: Double, on pages: PageGrid, _ tuning: Tuning
  ) -> Double {
    let start: Double
    let shift: Double
    if case .dragging(let drag) = phase {
      start = drag.page
      // The way before the drag and the drag itself, so that a drag from rest is its translation.
      shift = (drag.start - pages.place(of: start)) - drag.translation
    } else {
      start = pages.nearest(to: offset)
      shift = offset - pages.place(of: start)
    }
    let turn = pageRule.turn(
      shift: shift, velocity: velocity, width: length, flick: tuning.pageFlick,
      projection: tuning.projection)
    return pages.clamped(start + Double(turn))
  }

  private func paging(
    from offset: Double, velocity: Double, to place: Double, at time: Double, _ tuning: Tuning
  ) -> AxisMotion {
    let spring = tuning.spring(from: offset, velocity: velocity, to: place)
    let duration = spring.duration(within: tuning.restDistance)
    guard duration > 0 else { return .resting(at: place) }
    return .paging(spring, AxisMotion.Run(start: time, end: time + duration, rest: place))
  }

  /// Past an edge it springs back to it; else it decelerates, and bounces where it meets one.
  private func settling(
    from offset: Double, velocity: Double, at time: Double, _ tuning: Tuning
  ) -> AxisMotion {
    let nearest = clamped(offset)
    if offset != nearest {
      let spring = tuning.spring(from: offset, velocity: velocity, to: nearest)
      let duration = spring.duration(within: tuning.restDistance)
      guard duration > 0 else { return .resting(at: nearest) }
      return .bouncing(spring, AxisMotion.Run(start: time, end: time + duration, rest: nearest))
    }
    let deceleration = Deceleration(from: offset, velocity: velocity, rate: rate)
    let duration = deceleration.duration(within: tuning.restDistance)
    let rest = clamped(deceleration.destination)
    guard duration > 0 else { return .resting(at: rest) }
    var run = AxisMotion.Run(start: time, end: time + duration, rest: rest)
    // Where it would rest within half a point of the edge it does not bounce.
    guard rest != deceleration.destination, let impact = deceleration.passage(through: rest),
      impact.time < duration
    else { return .decelerating(deceleration, run, nil) }
    run.end = time + impact.time
    guard bounces else { return .decelerating(deceleration, run, nil) }
    let bounce = AxisMotion.Bounce(
      time: run.end, spring: tuning.spring(from: rest, velocity: impact.velocity, to: rest))
    run.end += bounce.spring.duration(within: tuning.restDistance)
    return .decelerating(deceleration, run, bounce)
  }
}

extension Tuning {
  /// The spring of scroll views.
  fileprivate func spring(from start: Double, velocity: Double, to target: Double) -> Spring {
    Spring(
      from: start, velocity: velocity, to: target, stiffness: springStiffness,
      damping: springDamping)
  }
}
