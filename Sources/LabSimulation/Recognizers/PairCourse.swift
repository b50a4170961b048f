/// What two fingers do to each other in one touch sequence, and what their recognizer has proposed.
///
/// It follows the first two fingers that are down. When one of them is replaced, what has come together
/// goes on without a jump.
struct PairCourse: Sendable {
  private enum Phase {
    case possible
    /// It has proposed to begin, whether or not the arena has let it.
    case begun
    case over
  }

  /// Two fingers, and how they stood when they came together.
  private struct Pair {
    var first: Int
    var second: Int
    /// Their distance in points; above zero as soon as it was.
    var span: Double
    /// The scale that there was by then.
    var scale: Double
    /// The last direction from the first to the second, in degrees.
    var angle: Double

    func isMade(of a: Touch, _ b: Touch) -> Bool { first == a.finger && second == b.finger }
  }

  private var phase = Phase.possible
  private var pair: Pair?
  /// The most fingers that were down at once.
  private var most = 0
  /// The distance of the fingers over what it was when they came together.
  private(set) var scale = 1.0
  /// The change of that distance, in points.
  private(set) var stretch = 0.0
  /// How far the line between them has turned, in degrees, clockwise.
  private(set) var rotation = 0.0
  /// Of the scale (x) and of the rotation (y), per second.
  private(set) var velocity = VelocityEstimate()
  /// The point between them on the screen.
  private(set) var anchor = Vector.zero

  /// Hears one event.
  ///
  /// - Parameters:
  ///   - measure: the number that decides, against its limit, while it has not begun.
  mutating func hear(
    _ touches: [Touch], at time: Double, blend: Double, measure: (PairCourse) -> Evidence
  ) -> Proposal {
    guard phase != .over, !touches.isEmpty else { return .stay }
    if touches.contains(where: { $0.phase == .cancelled }) {
      let proposal = phase == .begun ? Proposal.cancel : .fail
      phase = .over
      return proposal
    }
    let moved = follow(touches, at: time, blend: blend)
    guard touches.contains(where: \.isDown) else {
      let hasBegun = phase == .begun
      phase = .over
      if hasBegun { return Proposal(.end, .touches(0, .below, 1)) }
      return Proposal(.fail, most < 2 ? .touches(most, .below, 2) : measure(self))
    }
    guard moved else { return .stay }
    guard phase == .possible else { return .change }
    let evidence = measure(self)
    guard evidence.comparison == .atLeast else { return .stay }
    phase = .begun
    return Proposal(.begin, evidence)
  }

  /// - Returns: whether one of the two fingers moved.
  private mutating func follow(_ touches: [Touch], at time: Double, blend: Double) -> Bool {
    most = Swift.max(most, Swift.min(2, touches.count(where: \.isDown)))
    guard let one = touches.firstIndex(where: \.isDown),
      let two = touches[(one + 1)...].firstIndex(where: \.isDown)
    else {
      pair = nil
      return false
    }
    let (first, second) = (touches[one], touches[two])
    anchor = (first.location + second.location) * 0.5
    let line = second.location - first.location
    guard pair?.isMade(of: first, second) == true else {
      gather(first, second, line, at: time)
      return false
    }
    guard first.phase == .moved || second.phase == .moved else { return false }
    update(line, at: time, blend: blend)
    return true
  }

  /// Two fingers come together.
  private mutating func gather(_ first: Touch, _ second: Touch, _ line: Vector, at time: Double) {
    if phase == .possible {
      scale = 1
      rotation = 0
    }
    stretch = 0
    pair = Pair(
      first: first.finger, second: second.finger, span: line.length, scale: scale,
      angle: Self.angle(of: line))
    velocity.start(at: time)
  }

  /// The line between the two has changed.
  private mutating func update(_ line: Vector, at time: Double, blend: Double) {
    guard var pair else { return }
    let last = Vector(scale, rotation)
    let span = line.length
    // Two fingers on one point have neither a scale nor a direction.
    if pair.span > 0 {
      scale = pair.scale * (span / pair.span)
    } else if span > 0 {
      pair.span = span
      pair.angle = Self.angle(of: line)
    }
    stretch = span - pair.span
    if span > 0 {
      let angle = Self.angle(of: line)
      var turn = angle - pair.angle
      if turn > 180 { turn -= 360 }
      if turn <= -180 { turn += 360 }
      rotation += turn
      pair.angle = angle
    }
    self.pair = pair
    velocity.add(Vector(scale, rotation) - last, at: time, blend: blend)
  }

  private static func angle(of line: Vector) -> Double {
    Mathematics.atan2(line.y, line.x) * 180 / .pi
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
