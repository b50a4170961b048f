/// SwiftUI's MagnifyGesture and RotateGesture: what the line between two fingers does.
///
/// It follows the first two fingers that are down together, is active once the change since then
/// reaches the minimum (inclusive), and ends when either lifts. It fails when no finger is down. The
/// minimum changes are documented; that the first lift ends it is assumed.
struct PairLeaf: Sendable {
  enum Measure: Sendable {
    case scale(minimumDelta: Double)
    /// In degrees, clockwise.
    case rotation(minimumDelta: Double)
  }

  /// Both fingers are snapped on both axes, so a change that is meant to reach the minimum may fall
  /// short of it by this much, in points along the line or across it.
  private static let slack = 3e-6

  private let measure: Measure
  private let view: Int
  private let blend: Double

  private var fingers: (first: Int, second: Int)?
  /// The distance of the fingers at the start, in points.
  private var span = 0.0
  /// The direction of the line at the last event, in degrees.
  private var direction = 0.0
  /// The middle of the fingers at the start, in the view's space.
  private var anchor = Vector.zero
  /// The scale or the rotation so far, and its velocity per second.
  private var amount = 0.0
  private var velocity = 0.0
  private var moveTime = 0.0
  private var isActive = false
  /// The largest change so far; nil when there never were two fingers.
  private var reach: Double?

  init(_ measure: Measure, view: Int, tuning: Tuning) {
    self.measure = measure
    self.view = view
    blend = tuning.velocityBlend
  }

  /// Follows the first two fingers that are apart; fewer are not enough.
  mutating func follow(
    _ touches: [Touch], from start: Assumptions.SequenceStart = .handover, at time: Double,
    in surroundings: Surroundings
  ) {
    let down = touches.lazy.filter(\.isDown)
    guard let first = down.first, let second = down.dropFirst().first else { return }
    let places = (first.start + first.origin(start), second.start + second.origin(start))
    let line = places.1 - places.0
    guard line != .zero else { return }
    fingers = (first.finger, second.finger)
    span = line.length
    direction = Self.direction(of: line)
    anchor = (places.0 + places.1) * 0.5 - surroundings.origin(of: view)
    amount = rest
    velocity = 0
    moveTime = time
    reach = reach ?? 0
  }

  /// The value without any change.
  private var rest: Double {
    switch measure {
    case .scale: 1
    case .rotation: 0
    }
  }

  private static func direction(of line: Vector) -> Double {
    Mathematics.atan2(line.y, line.x) * 180 / .pi
  }

  mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> LeafChange? {
    if fingers == nil { follow(touches, at: time, in: surroundings) }
    guard let fingers else { return failure(of: touches) }
    guard let first = touches.first(where: { $0.finger == fingers.first && $0.isDown }),
      let second = touches.first(where: { $0.finger == fingers.second && $0.isDown })
    else {
      if isActive { return LeafChange(.ended(value), evidence(.atLeast)) }
      self.fingers = nil
      return failure(of: touches)
    }
    move(first, second, at: time)
    return judge()
  }

  /// What is missing when the last finger has lifted.
  private func failure(of touches: [Touch]) -> LeafChange? {
    guard !touches.contains(where: \.isDown) else { return nil }
    guard reach != nil else {
      return .failed(Evidence(.touches, 1, .below, 2, .none))
    }
    return .failed(evidence(.below))
  }

  private mutating func move(_ first: Touch, _ second: Touch, at time: Double) {
    guard first.phase == .moved || second.phase == .moved else { return }
    let line = second.location - first.location
    let before = amount
    switch measure {
    case .scale:
      amount = line.length / span
    case .rotation:
      guard line != .zero else { return }
      let now = Self.direction(of: line)
      amount += (now - direction).remainder(dividingBy: 360)
      direction = now
    }
    let gap = time - moveTime
    let raw = gap >= 1 ? (amount - before) * (1000 / gap) : 0
    velocity = raw * (1 - blend) + velocity * blend
    moveTime = time
    reach = Swift.max(reach ?? 0, (amount - rest).magnitude)
  }

  private mutating func judge() -> LeafChange? {
    let slack: Double
    switch measure {
    case .scale: slack = Self.slack / span
    case .rotation: slack = Self.slack / span * 180 / .pi
    }
    guard isActive || (reach ?? 0) >= minimumDelta - slack else { return nil }
    isActive = true
    return LeafChange(.active(value), evidence(.atLeast))
  }

  private var minimumDelta: Double {
    switch measure {
    case .scale(let delta), .rotation(let delta): delta
    }
  }

  private var value: GestureValue {
    switch measure {
    case .scale: .scale(amount, velocity: velocity, anchor: anchor)
    case .rotation: .rotation(amount, velocity: velocity, anchor: anchor)
    }
  }

  private func evidence(_ comparison: Evidence.Comparison) -> Evidence {
    switch measure {
    case .scale(let delta): Evidence(.scale, reach ?? 0, comparison, delta, .none)
    case .rotation(let delta): Evidence(.rotation, reach ?? 0, comparison, delta, .degrees)
    }
  }
}
