/// A swipe in any of four directions, as an app writes it: at the lift the larger component of the
/// movement says which.
///
/// It fails when the finger lifts less than 50 pt from where it came down, and when a second finger
/// comes down. Between equal components the horizontal one counts. Source: a published custom gesture.
public struct DirectionSwipe: Sendable {
  /// Inclusive radial distance at the lift, in points: 50.
  public var distance = 50.0

  private var isOver = false
  private var movement = Vector.zero

  public init() {}
}

extension DirectionSwipe: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    guard !isOver, let touch = touches.first else { return .stay }
    guard touches.count == 1 else {
      isOver = true
      return Proposal(.fail, .touches(touches.count, .above, 1))
    }
    movement = touch.displacement
    guard !touch.isDown else { return .stay }
    isOver = true
    guard touch.phase == .ended else { return .fail }
    let isFar = movement.squaredLength >= distance * distance - Track.radialSlack
    return Proposal(
      isFar ? .end : .fail,
      Evidence(.distance, movement.length, isFar ? .atLeast : .below, distance))
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state.isOver { isOver = true }
  }

  public mutating func reset() {
    isOver = false
    movement = .zero
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    log.append(Callback("", .action(state), .swipe(Direction(of: movement))))
  }

  public var translation: Vector { movement }
}

extension DirectionSwipe: NamedRecognizer {
  public static let name = "directionSwipe"
  public static let summary = "a custom swipe: at the lift the larger component says where it went"
  public static let parameters: [Parameter<DirectionSwipe>] = [
    .number("distance", \.distance, in: 0...1000, unit: "pt", "distance at the lift")
  ]

  public init(tuning: Tuning) { self.init() }
}
