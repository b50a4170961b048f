/// SwiftUI's DragGesture: active once its distance from the start has reached the minimum.
///
/// The distance is radial, inclusive, on the screen, and latched: going back does not deactivate it.
/// It is not taken off the translation. Locations are in the gesture's space as it stands at each
/// event, so a space that moves with the drag lags behind the finger. It fails with a second finger.
/// Source: Apple's documentation of DragGesture; OpenSwiftUI DistanceGesture and EventListener;
/// velocity and predicted end as in OpenGestures.
struct DragLeaf: Sendable {
  private let minimumDistance: Double
  /// The square from which the distance is reached.
  private let limit: Double
  /// The view whose coordinates it reports; nil for the screen's.
  private let space: Int?
  private let blend: Double
  private let predictedEnd: Double
  private let firesOnBegan: Bool

  private var finger: Int?
  private var origin = Vector.zero
  private var startLocation = Vector.zero
  private var location = Vector.zero
  private var moveTime = 0.0
  /// Points per second, in the gesture's space.
  private(set) var velocity = Vector.zero
  /// The largest square of the distance so far.
  private var reach = 0.0

  init(minimumDistance: Double, space: Int?, tuning: Tuning) {
    let distance = Swift.max(0, minimumDistance)
    self.minimumDistance = distance
    // A finger that has not moved reaches no distance but 0.
    limit =
      distance == 0
      ? 0 : Swift.max(distance * distance - Track.radialSlack, .leastNonzeroMagnitude)
    self.space = space
    blend = tuning.velocityBlend
    predictedEnd = tuning.predictedEnd
    firesOnBegan = tuning.assumptions.dragZeroFiresOnBegan
  }

  var translation: Vector { location - startLocation }

  mutating func follow(
    _ touch: Touch, from start: Assumptions.SequenceStart = .touchDown, at time: Double,
    in surroundings: Surroundings
  ) {
    let corner = surroundings.origin(of: space)
    finger = touch.finger
    origin = touch.origin(start)
    startLocation = touch.start + origin - corner
    location = touch.location - corner
    moveTime = time
  }

  mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> LeafChange? {
    if finger == nil {
      guard let touch = touches.first(where: \.isDown) else { return nil }
      follow(touch, at: time, in: surroundings)
    }
    guard let finger else { return nil }
    switch FollowedTouch(finger, in: touches) {
    case .crowded(let change), .lost(let change):
      return change
    case .found(let touch):
      move(to: touch.location - surroundings.origin(of: space), touch.phase, at: time)
      reach = Swift.max(reach, (touch.displacement - origin).squaredLength)
      return judge(touch.phase, at: time)
    }
  }

  /// raw = difference / time, 0 when the gap is below 1 ms; the first estimate is 0.
  private mutating func move(to place: Vector, _ phase: TouchPhase, at time: Double) {
    defer { location = place }
    guard phase == .moved else { return }
    let gap = time - moveTime
    let raw = gap >= 1 ? (place - location) * (1000 / gap) : .zero
    velocity = raw * (1 - blend) + velocity * blend
    moveTime = time
  }

  private func judge(_ phase: TouchPhase, at time: Double) -> LeafChange {
    guard reach >= limit else {
      guard phase == .ended else { return LeafChange(.possible(nil)) }
      return .failed(Evidence(.distance, reach.squareRoot(), .below, minimumDistance))
    }
    let evidence = Evidence(.distance, reach.squareRoot(), .atLeast, minimumDistance)
    if phase == .ended { return LeafChange(.ended(value(at: time)), evidence) }
    if phase == .began, !firesOnBegan { return LeafChange(.possible(value(at: time))) }
    return LeafChange(.active(value(at: time)), evidence)
  }

  private func value(at time: Double) -> GestureValue {
    .drag(
      DragValue(
        time: time, startLocation: startLocation, location: location, velocity: velocity,
        predictedEndLocation: location + velocity * predictedEnd))
  }
}
