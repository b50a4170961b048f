/// The pan of a scroll view: it begins at the first move of 10 pt or more along an axis that can
/// scroll.
///
/// The slop is taken off the translation, so the content starts from rest: no jump of 10 pt.
/// Source: semantics of UIScrollView as inferred; the slop is `Tuning.scrollSlop`. Of two axes each
/// takes off at most its own slop.
///
/// A view that was decelerating at touch-down begins at once, without a slop. One that cannot move on in the direction
/// of the movement fails instead of beginning, so that a view around it takes the touch. With a
/// directional lock a begin within 30 degrees of an axis keeps the translation to that axis.
public struct ScrollPan: Sendable {
  /// The axes that can scroll; a view whose content fits has none and never begins, so that an
  /// ancestor can.
  public var axes: ScrollAxes
  /// Inclusive distance along an axis, in points: 10.
  public var slop: Double
  /// Whether the slop counts along an axis that can scroll or in any direction: along an axis.
  public var shape = Assumptions.Shape.axis
  /// It begins only if |along| >= ratio |across|: 0 for no such rule.
  public var ratio = 0.0
  public var isDirectionalLockEnabled = false
  /// How far from an axis, in degrees, the lock takes hold: 30, inclusive.
  public var lockHalfAngle: Double
  /// Weight of the previous velocity estimate: 0.2.
  public var velocityBlend: Double
  /// Whether the touch caught the content while it decelerated; the arena says so before the touch,
  /// and the reset forgets it.
  public var isCatching = false
  /// Where fingers can move the content to at present; the arena keeps it up to date.
  public var movable = FingerDirections.all

  var course = PanCourse()
  private var lock: Axis?

  public init(axis: Axis, slop: Double, canScroll: Bool = true) {
    self.init(axes: canScroll ? ScrollAxes(axis) : [], tuning: Self.standard)
    self.slop = slop
  }

  public init(axes: ScrollAxes, tuning: Tuning) {
    self.axes = axes
    slop = tuning.scrollSlop
    shape = tuning.assumptions.scrollShape
    ratio = tuning.assumptions.scrollRatio
    lockHalfAngle = tuning.lockHalfAngle
    velocityBlend = tuning.velocityBlend
  }

  private static let standard = Tuning()

  /// The axes along which a movement is enough to begin, of those that can scroll.
  func crossedAxes(at movement: Vector) -> ScrollAxes {
    var crossed: ScrollAxes = []
    for axis in Axis.allCases where axes.contains(axis) {
      let along = movement[axis].magnitude
      let isEnough =
        switch shape {
        case .axis: along >= slop
        case .radial: movement.squaredLength >= slop * slop - Track.radialSlack
        }
      if isEnough, along >= ratio * movement[axis.other].magnitude {
        crossed.insert(ScrollAxes(axis))
      }
    }
    return crossed
  }

  public func consumed(at displacement: Vector) -> Vector {
    func consumed(_ axis: Axis) -> Double {
      guard axes.contains(axis) else { return 0 }
      let along = displacement[axis]
      return along < 0 ? -Swift.min(slop, -along) : Swift.min(slop, along)
    }
    return Vector(consumed(.horizontal), consumed(.vertical))
  }
}

/// Directions in which a finger may go.
public struct FingerDirections: OptionSet, Sendable, Hashable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let left = FingerDirections(rawValue: 1)
  public static let right = FingerDirections(rawValue: 2)
  public static let up = FingerDirections(rawValue: 4)
  public static let down = FingerDirections(rawValue: 8)
  public static let all: FingerDirections = [.left, .right, .up, .down]

  /// The direction of a movement along an axis; empty without one.
  init(_ along: Double, along axis: Axis) {
    switch axis {
    case _ where along == 0: self = []
    case .horizontal: self = along < 0 ? .left : .right
    case .vertical: self = along < 0 ? .up : .down
    }
  }
}

extension ScrollPan: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    let pan = self
    let proposal = course.hear(
      touches, at: time,
      PanCourse.Fingers(minimum: 1, maximum: .max, overMaximum: .ignore), blend: velocityBlend
    ) {
      pan.lack(at: $0)
    } opening: {
      pan.opening(at: $0)
    }
    // A finger that stops moving content drags it from touch-down on, also without any movement.
    guard isCatching, proposal.step == .stay, course.beginAtOnce() else { return proposal }
    return .begin
  }

  private func opening(at movement: Vector) -> Proposal {
    let crossed = crossedAxes(at: movement)
    guard !crossed.isEmpty else { return .stay }
    let canMove = Axis.allCases.contains {
      crossed.contains($0) && movable.isSuperset(of: FingerDirections(movement[$0], along: $0))
    }
    guard canMove else { return Proposal(.fail, Evidence(.room, 0, .atMost, 0)) }
    return Proposal(.begin, evidence(at: movement, crossed, .atLeast))
  }

  /// Why a movement is not enough to begin; nil when there is nothing to scroll.
  private func lack(at movement: Vector) -> Evidence? {
    guard !axes.isEmpty else { return nil }
    let evidence = evidence(at: movement, axes, .below)
    guard evidence.value >= slop else { return evidence }
    let axis = scrollAxis ?? Direction(of: movement).axis
    return Evidence(
      .across, movement[axis.other].magnitude, .above, movement[axis].magnitude / ratio)
  }

  /// The larger component among some axes against the slop.
  private func evidence(
    at movement: Vector, _ axes: ScrollAxes, _ comparison: Evidence.Comparison
  ) -> Evidence {
    if shape == .radial { return Evidence(.distance, movement.length, comparison, slop) }
    let larger = Direction(of: movement).axis
    let axis = axes.contains(larger) || axes.isEmpty ? larger : larger.other
    return .distance(along: axis, movement[axis], comparison, slop)
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state == .began {
      course.consumed = isCatching ? .zero : consumed(at: course.movement)
      lock = lockedAxis(at: course.movement)
    }
    course.entered(state)
  }

  /// The axis to which a directional lock keeps a drag that begins with a movement.
  private func lockedAxis(at movement: Vector) -> Axis? {
    guard isDirectionalLockEnabled, axes == .both, let angle = Track.angle(of: movement) else {
      return nil
    }
    if angle <= lockHalfAngle { return .horizontal }
    return 90 - angle <= lockHalfAngle ? .vertical : nil
  }

  private func locked(_ vector: Vector) -> Vector {
    switch lock {
    case .horizontal: Vector(vector.x, 0)
    case .vertical: Vector(0, vector.y)
    case nil: vector
    }
  }

  public mutating func reset() {
    course = PanCourse()
    lock = nil
    isCatching = false
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    log.append(course.callback(state, translation, velocity))
  }

  /// What its scroll view reads; before the begin, what it would read if it began now.
  public var translation: Vector {
    locked(
      course.movement
        - (course.consumed ?? (isCatching ? .zero : consumed(at: course.movement))))
  }

  public var velocity: Vector { locked(course.velocity) }

  public var scrollAxes: ScrollAxes? { axes }
}
