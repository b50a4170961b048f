/// The life of a pan in one touch sequence: the movement of its fingers and what it has proposed.
struct PanCourse: Sendable {
  private enum Phase {
    case possible
    /// It has proposed to begin, whether or not the arena has let it.
    case begun
    /// It has ended, failed or was cancelled, and is silent until the reset.
    case over
  }

  /// How many fingers a pan takes.
  struct Fingers: Sendable {
    var minimum: Int
    var maximum: Int
    var overMaximum: Pan.OverMaximum
  }

  private var phase = Phase.possible
  private(set) var motion = CentroidMotion()
  /// What was taken off the movement at the begin; nil before.
  var consumed: Vector?

  var isPossible: Bool { phase == .possible }

  /// Begins without any movement, if a finger is down and nothing is decided.
  mutating func beginAtOnce() -> Bool {
    guard phase == .possible, motion.count > 0 else { return false }
    phase = .begun
    return true
  }
  var isOver: Bool { phase == .over }
  var movement: Vector { motion.movement }
  var velocity: Vector { motion.velocity.value }

  /// Hears one event.
  ///
  /// - Parameters:
  ///   - lacking: the number that a pan fails by that never began, asked at the lift.
  ///   - opening: what to propose at a move before the begin.
  mutating func hear(
    _ touches: [Touch], at time: Double, _ fingers: Fingers, blend: Double,
    lacking: (Vector) -> Evidence?, opening: (Vector) -> Proposal
  ) -> Proposal {
    guard phase != .over, !touches.isEmpty else { return .stay }
    if fingers.overMaximum == .end {
      let down = touches.count(where: \.isDown)
      if down > fingers.maximum {
        return close(.touches(down, .above, fingers.maximum))
      }
    }
    let news = motion.follow(
      touches, at: time, minimum: fingers.minimum, maximum: fingers.maximum, blend: blend)
    if news.cancelled {
      let proposal = phase == .begun ? Proposal.cancel : .fail
      phase = .over
      return proposal
    }
    guard motion.count > 0 else {
      return close(phase == .begun ? .touches(0, .below, 1) : lacking(movement))
    }
    guard news.moved, motion.count >= fingers.minimum else { return .stay }
    guard phase == .possible else { return .change }
    let proposal = opening(movement)
    switch proposal.step {
    case .begin, .change: phase = .begun
    case .end, .fail, .cancel: phase = .over
    case .stay: break
    }
    return proposal
  }

  /// Its last proposal in this touch sequence.
  private mutating func close(_ evidence: Evidence?) -> Proposal {
    let step = phase == .begun ? Proposal.Step.end : .fail
    phase = .over
    return Proposal(step, evidence)
  }

  /// It is silent from now on.
  mutating func giveUp() { phase = .over }

  /// What the handler of its pan hears.
  func callback(
    _ state: RecognizerState, _ translation: Vector, _ velocity: Vector
  ) -> Callback {
    Callback(
      "", .action(state),
      .pan(translation: translation, velocity: velocity, location: motion.location))
  }

  /// The arena has brought it to a state.
  mutating func entered(_ state: RecognizerState) {
    switch state {
    case .possible, .changed: break
    case .began: if phase == .possible { phase = .begun }
    case .ended, .cancelled, .failed: phase = .over
    }
  }
}

extension Evidence {
  /// A number of fingers against its limit.
  static func touches(_ count: Int, _ comparison: Comparison, _ limit: Int) -> Evidence {
    Evidence(.touches, Double(count), comparison, Double(limit), .none)
  }

  /// A distance along one axis against its limit.
  static func distance(
    along axis: Axis, _ value: Double, _ comparison: Comparison, _ limit: Double
  ) -> Evidence {
    Evidence(
      axis == .horizontal ? .horizontalDistance : .verticalDistance, value.magnitude, comparison,
      limit)
  }
}
