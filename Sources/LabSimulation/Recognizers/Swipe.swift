/// A swipe in one direction: recognized at the first move of 10 pt or more, within 100 ms and within
/// 20 degrees of the direction.
///
/// It fails when the time is up, and at the distance in any other direction. Source: WinObjC; UIKit's
/// limits are not published (`Tuning.swipeDistance` and its neighbours).
public struct Swipe: Sendable {
  /// Right.
  public var direction = Direction.right
  /// Inclusive radial distance, in points: 10.
  public var distance: Double
  /// Milliseconds after which it fails: 100.
  public var duration: Double
  /// How far off its direction it may go, in degrees: 20, inclusive.
  public var angle: Double
  /// How many fingers it needs: 1.
  public var touches = 1

  private var motion = CentroidMotion()
  private var isOver = false
  /// When its fingers were all down; nil before.
  private var since: Double?

  public init(tuning: Tuning) {
    distance = tuning.swipeDistance
    duration = tuning.swipeTime
    angle = tuning.swipeAngle
  }
}

extension Swipe: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    guard !isOver, !touches.isEmpty else { return .stay }
    let news = motion.follow(touches, at: time, minimum: self.touches, maximum: .max, blend: 0)
    if news.gathered { since = time }
    if news.cancelled { return close(.fail) }
    if motion.count > self.touches {
      return close(Proposal(.fail, .touches(motion.count, .above, self.touches)))
    }
    if motion.movement.squaredLength >= distance * distance - Track.radialSlack, news.moved,
      since != nil
    {
      let off = deviation
      return close(
        off <= angle
          ? Proposal(.end, Evidence(.angle, off, .atMost, angle, .degrees))
          : Proposal(.fail, Evidence(.angle, off, .above, angle, .degrees)))
    }
    guard motion.count > 0 else {
      return close(
        Proposal(
          .fail,
          since == nil
            ? .touches(0, .below, self.touches)
            : Evidence(.distance, motion.movement.length, .below, distance)))
    }
    return .stay
  }

  /// The angle between the movement and the direction, 0 to 180 degrees.
  private var deviation: Double {
    let along = motion.movement[direction.axis]
    let across = motion.movement[direction.axis.other].magnitude
    let forward = direction == .left || direction == .up ? -along : along
    return Mathematics.atan2(across, forward) * 180 / .pi
  }

  private mutating func close(_ proposal: Proposal) -> Proposal {
    isOver = true
    return proposal
  }

  public var deadline: Double? { isOver ? nil : since.map { $0 + duration } }

  public mutating func wake(at time: Double, in surroundings: Surroundings) -> Proposal {
    guard !isOver, let since else { return .stay }
    return close(
      Proposal(.fail, Evidence(.time, time - since, .atLeast, duration, .milliseconds)))
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state.isOver { isOver = true }
  }

  public mutating func reset() {
    motion = CentroidMotion()
    isOver = false
    since = nil
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    log.append(Callback("", .action(state), .swipe(direction)))
  }

  public var translation: Vector { motion.movement }
}

extension Swipe: NamedRecognizer {
  public static let name = "swipe"
  public static let summary = "a UIKit swipe: far enough, fast enough, in one direction"
  public static let parameters: [Parameter<Swipe>] = [
    .choice("direction", \.direction, "where the finger goes"),
    .number("distance", \.distance, in: 0...1000, unit: "pt", "how far it goes"),
    .number("duration", \.duration, in: 0...60_000, unit: "ms", "time after which it fails"),
    .number("angle", \.angle, in: 0...180, unit: "degrees", "how far off its direction it may go"),
    .integer("touches", \.touches, in: 1...100, "how many fingers it needs"),
  ]
}
