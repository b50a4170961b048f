extension AxisState {
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
    guard let run = AxisMotion.Run(from: time, for: duration, to: place) else {
      return .resting(at: place)
    }
    return .paging(spring, run)
  }

  /// Past an edge it springs back to it; else it decelerates, and bounces where it meets one.
  private func settling(
    from offset: Double, velocity: Double, at time: Double, _ tuning: Tuning
  ) -> AxisMotion {
    let edge = clamped(offset)
    guard offset == edge else {
      let spring = tuning.spring(from: offset, velocity: velocity, to: edge)
      let duration = spring.duration(within: tuning.restDistance)
      guard let run = AxisMotion.Run(from: time, for: duration, to: edge) else {
        return .resting(at: edge)
      }
      return .bouncing(spring, run)
    }
    let deceleration = Deceleration(from: offset, velocity: velocity, rate: rate)
    let rest = clamped(deceleration.destination)
    var duration = deceleration.duration(within: tuning.restDistance)
    var bounce: AxisMotion.Bounce?
    // Where it would rest within half a point behind the edge anyway it does not come to a bounce.
    if rest != deceleration.destination, let impact = deceleration.passage(through: rest),
      impact.time < duration
    {
      duration = impact.time
      if bounces {
        let spring = tuning.spring(from: rest, velocity: impact.velocity, to: rest)
        bounce = AxisMotion.Bounce(time: time + impact.time, spring: spring)
        duration += spring.duration(within: tuning.restDistance)
      }
    }
    guard let run = AxisMotion.Run(from: time, for: duration, to: rest) else {
      return .resting(at: rest)
    }
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
