/// SwiftUI's LongPressGesture: active from touch-down, ended at its duration with the finger down.
///
/// It fails beyond the distance (strictly), at an early lift and with a second finger. Source: Apple's
/// documentation of LongPressGesture and the published timelines of its callbacks.
struct LongPressLeaf: Sendable {
  private let minimumDuration: Double
  private let maximumDistance: Double

  private var finger: Int?
  private var origin = Vector.zero
  private var start = 0.0

  init(minimumDuration: Double, maximumDistance: Double) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = Swift.max(0, maximumDistance)
  }

  mutating func follow(
    _ touch: Touch, from start: Assumptions.SequenceStart = .touchDown, at time: Double
  ) {
    finger = touch.finger
    origin = touch.origin(start)
    self.start = time
  }

  mutating func hear(_ touches: [Touch], at time: Double) -> LeafChange? {
    if finger == nil {
      guard let touch = touches.first(where: \.isDown) else { return nil }
      follow(touch, at: time)
    }
    guard let finger else { return nil }
    switch FollowedTouch(finger, in: touches) {
    case .crowded(let change), .lost(let change): return change
    case .found(let touch): return judge(touch, at: time)
    }
  }

  private func judge(_ touch: Touch, at time: Double) -> LeafChange {
    let square = (touch.displacement - origin).squaredLength
    if square > maximumDistance * maximumDistance + Track.radialSlack {
      return .failed(Evidence(.distance, square.squareRoot(), .above, maximumDistance))
    }
    guard touch.isDown else {
      return .failed(Evidence(.time, time - start, .below, minimumDuration, .milliseconds))
    }
    return LeafChange(.active(.pressed(true)))
  }

  var deadline: Double? { finger == nil ? nil : start + minimumDuration }

  func wake(at time: Double) -> LeafChange? {
    guard let deadline, time >= deadline else { return nil }
    return LeafChange(
      .ended(.pressed(true)),
      Evidence(.time, time - start, .atLeast, minimumDuration, .milliseconds))
  }
}
