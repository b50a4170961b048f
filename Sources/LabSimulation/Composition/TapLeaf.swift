/// SwiftUI's TapGesture: a finger that lifts soon and near, several times if asked.
///
/// A tap fails at `Tuning.tapMaxMove` from touch-down, at `Tuning.tapMaxDuration`, and with a second
/// finger. The next tap of several must come down before `Tuning.tapGap` after the lift; then the gap
/// no longer counts, since a finger that rests sends no event. Source: OpenSwiftUI TapGesture and
/// RepeatGesture.
struct TapLeaf: Sendable {
  private let count: Int
  private let view: Int
  private let maximumMove: Double
  private let maximumDuration: Double
  private let gap: Double
  private let clockStart: Assumptions.TapClock

  private var finger: Int?
  private var origin = Vector.zero
  /// When the clock of this tap started; nil before the event that starts it.
  private var clock: Double?
  private var taps = 0
  private var lift = 0.0

  init(count: Int, view: Int, tuning: Tuning) {
    self.count = Swift.max(1, count)
    self.view = view
    maximumMove = tuning.tapMaxMove
    maximumDuration = tuning.tapMaxDuration
    gap = tuning.tapGap
    clockStart = tuning.assumptions.tapClockStart
  }

  mutating func follow(
    _ touch: Touch, from start: Assumptions.SequenceStart = .touchDown, at time: Double
  ) {
    finger = touch.finger
    origin = touch.origin(start)
    clock = clockStart == .touchDown ? time : nil
  }

  mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> LeafChange? {
    if finger == nil {
      guard let touch = touches.first(where: \.isDown) else { return nil }
      follow(touch, at: time)
    } else if clock == nil {
      clock = time
    }
    guard let finger else { return nil }
    switch FollowedTouch(finger, in: touches) {
    case .crowded(let change), .lost(let change):
      return change
    case .found(let touch):
      return judge(touch, at: time, in: surroundings) ?? next(in: touches, at: time)
    }
  }

  private mutating func judge(
    _ touch: Touch, at time: Double, in surroundings: Surroundings
  ) -> LeafChange? {
    let square = (touch.displacement - origin).squaredLength
    guard square < maximumMove * maximumMove - Track.radialSlack else {
      return .failed(Evidence(.distance, square.squareRoot(), .atLeast, maximumMove))
    }
    if let late = wake(at: time) { return late }
    guard touch.phase == .ended else { return nil }
    taps += 1
    lift = time
    finger = nil
    guard taps == count else { return nil }
    return LeafChange(
      .ended(.tap(touch.location - surroundings.origin(of: view))),
      Evidence(.taps, Double(taps), .atLeast, Double(count), .none))
  }

  /// A finger that came down in the very event of the lift is the next tap.
  private mutating func next(in touches: [Touch], at time: Double) -> LeafChange? {
    if finger == nil, let touch = touches.first(where: \.isDown) { follow(touch, at: time) }
    return nil
  }

  var deadline: Double? {
    if finger != nil { return clock.map { $0 + maximumDuration } }
    return taps > 0 ? lift + gap : nil
  }

  func wake(at time: Double) -> LeafChange? {
    guard let deadline, time >= deadline else { return nil }
    guard finger != nil, let clock else {
      return .failed(Evidence(.gap, time - lift, .atLeast, gap, .milliseconds))
    }
    return .failed(Evidence(.time, time - clock, .atLeast, maximumDuration, .milliseconds))
  }
}
