/// A scroll view while it runs: its content offset as a function of time, through drags, deceleration,
/// bounces and pages.
///
/// The two axes are independent of each other. Times are milliseconds on the clock of the touches;
/// offsets are content offsets, so a finger that drags the content back towards its start increases
/// them, while translations, velocities and displacements of a drag are the finger's. Rules: past an
/// edge a drag shows what `RubberBand` lets through; released there, the content springs back without
/// a deceleration; decelerating into an edge, it goes on as a spring with the velocity that it has
/// there; a paging scroll view springs to the page that `PageRule` names. Source: ScrollMechanics, an
/// open re-implementation; the page rule is inference. Numbers: `Tuning`.
public struct ScrollState: Sendable, Hashable {
  private var horizontal: AxisState
  private var vertical: AxisState
  private let axis: Axis
  private let tuning: Tuning

  /// - Parameters:
  ///   - container: without scroll traits it is taken for a scroll view with UIKit's defaults.
  ///   - pageRule: which page a lifted finger leads to, when it pages.
  ///   - startTime: when it starts to decelerate with `ScrollTraits.velocity`, or to spring back from
  ///     past an edge.
  public init(
    _ container: SceneContainer, tuning: Tuning, pageRule: PageRule = .flick,
    startTime: Double = 0
  ) {
    let traits = container.scroll ?? ScrollTraits()
    func state(_ axis: Axis) -> AxisState {
      var state = AxisState(
        axis, of: container, traits: traits, tuning: tuning, pageRule: pageRule)
      let velocity = traits.velocity[axis]
      if velocity != 0 || state.isPastEdge {
        state.release(velocity: velocity, at: startTime, tuning)
      }
      return state
    }
    horizontal = state(.horizontal)
    vertical = state(.vertical)
    axis = container.axis
    self.tuning = tuning
  }

  private subscript(axis: Axis) -> AxisState { axis == .horizontal ? horizontal : vertical }

  private mutating func change(_ change: (inout AxisState, Axis) -> Void) {
    change(&horizontal, .horizontal)
    change(&vertical, .vertical)
  }

  /// The axes along which a drag moves the content.
  public var scrollableAxes: ScrollAxes {
    Axis.allCases.reduce(into: []) { axes, axis in
      if self[axis].isScrollable { axes.insert(ScrollAxes(axis)) }
    }
  }

  public func offset(at time: Double) -> Vector {
    Vector(horizontal.offset(at: time), vertical.offset(at: time))
  }

  /// The velocity of the content offset while it moves by itself, in points per second.
  public func velocity(at time: Double) -> Vector {
    Vector(horizontal.velocity(at: time), vertical.velocity(at: time))
  }

  /// Whether it moves by itself: it decelerates, bounces or goes to a page.
  public func isMoving(at time: Double) -> Bool { motionEnd.map { time < $0 } ?? false }

  /// When the later axis comes to rest; nil when it rests already or follows a finger.
  public var motionEnd: Double? {
    guard let horizontal = horizontal.motionEnd else { return vertical.motionEnd }
    return vertical.motionEnd.map { Swift.max(horizontal, $0) } ?? horizontal
  }

  /// Where it comes to rest; in a drag, where it is.
  public var rest: Vector { Vector(horizontal.rest, vertical.rest) }

  /// The page on which it comes to rest, along its container's axis; nil when it does not page.
  public var restingPage: Int? {
    self[axis].pages.map { Int(exactly: $0.nearest(to: self[axis].rest)) ?? 0 }
  }

  /// Whether there is something left to scroll to when a finger moves along an axis.
  ///
  /// Of two scroll views along the same axis, the inner one lets the outer one begin when it is false.
  ///
  /// - Parameter sign: of the finger's movement: positive shows what lies nearer to the start.
  public func canMove(_ axis: Axis, towards sign: Int, at time: Double) -> Bool {
    self[axis].hasRoom(towards: sign, at: time)
  }

  /// How far the present drag has moved the content, positive with the finger; zero without one.
  public var displacement: Vector { Vector(horizontal.displacement, vertical.displacement) }
}

extension ScrollState {
  /// A finger comes down on it: it stops at once, also past an edge.
  public mutating func catchMotion(at time: Double) {
    change { state, _ in state.stop(at: time) }
  }

  /// A drag begins, from what is shown.
  public mutating func beginDrag(at time: Double) {
    let tuning = tuning
    change { state, _ in state.grasp(at: time, tuning) }
  }

  /// The finger has moved so far since the begin of the drag.
  public mutating func drag(translation: Vector) {
    change { state, axis in state.follow(translation[axis]) }
  }

  /// The finger lifts.
  ///
  /// - Parameter velocity: the finger's, in points per second; zero when it is stale.
  /// - Returns: whether it goes on by itself.
  @discardableResult
  public mutating func endDrag(velocity: Vector, at time: Double) -> Bool {
    let tuning = tuning
    change { state, axis in state.release(velocity: -velocity[axis], at: time, tuning) }
    return isMoving(at: time)
  }

  /// The system takes the touch away: it goes back inside its edges, or to the nearest page.
  public mutating func cancelDrag(at time: Double) {
    endDrag(velocity: .zero, at: time)
  }
}
