/// How a scroll view's content moves by itself along one axis, as a function of time.
///
/// Times are milliseconds on the clock of the touches.
enum AxisMotion: Hashable {
  /// From when to when it moves, and where it rests then.
  ///
  /// It takes the last half point (`Tuning.restDistance`) in one step.
  struct Run: Hashable {
    let start: Double
    let end: Double
    let rest: Double

    /// Nil when it is over at once.
    init?(from start: Double, for duration: Double, to rest: Double) {
      self.start = start
      end = start + duration
      self.rest = rest
      if end <= start { return nil }
    }
  }

  /// What a deceleration turns into at an edge.
  struct Bounce: Hashable {
    let time: Double
    let spring: Spring
  }

  case resting(at: Double)
  case decelerating(Deceleration, Run, Bounce?)
  /// Back to the edge, or on to it.
  case bouncing(Spring, Run)
  /// To the place of a page.
  case paging(Spring, Run)

  /// The time that it takes; nil when it rests.
  var run: Run? {
    switch self {
    case .resting: nil
    case .decelerating(_, let run, _), .bouncing(_, let run), .paging(_, let run): run
    }
  }

  /// Where it comes to rest.
  var rest: Double {
    if case .resting(let place) = self { return place }
    return run?.rest ?? 0
  }

  func offset(at time: Double) -> Double {
    guard let run, time < run.end else { return rest }
    let elapsed = Swift.max(0, time - run.start)
    switch self {
    case .resting(let place):
      return place
    case .decelerating(_, _, let bounce?) where time >= bounce.time:
      return bounce.spring.value(at: time - bounce.time)
    case .decelerating(let deceleration, _, _):
      return deceleration.value(at: elapsed)
    case .bouncing(let spring, _), .paging(let spring, _):
      return spring.value(at: elapsed)
    }
  }

  /// The velocity of the offset in points per second.
  func velocity(at time: Double) -> Double {
    guard let run, time < run.end else { return 0 }
    let elapsed = Swift.max(0, time - run.start)
    switch self {
    case .resting:
      return 0
    case .decelerating(_, _, let bounce?) where time >= bounce.time:
      return bounce.spring.velocity(at: time - bounce.time)
    case .decelerating(let deceleration, _, _):
      return deceleration.velocity(at: elapsed)
    case .bouncing(let spring, _), .paging(let spring, _):
      return spring.velocity(at: elapsed)
    }
  }
}
