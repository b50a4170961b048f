/// A gesture that is not composed of others, with what it has heard in this touch sequence.
///
/// The untouched leaf is its own reset. A leaf whose phase is over hears nothing more.
enum GestureLeaf: Sendable {
  case tap(TapLeaf)
  case longPress(LongPressLeaf)
  case drag(DragLeaf)
  case pair(PairLeaf)

  mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> LeafChange? {
    switch self {
    case .tap(var leaf):
      defer { self = .tap(leaf) }
      return leaf.hear(touches, at: time, in: surroundings)
    case .longPress(var leaf):
      defer { self = .longPress(leaf) }
      return leaf.hear(touches, at: time)
    case .drag(var leaf):
      defer { self = .drag(leaf) }
      return leaf.hear(touches, at: time, in: surroundings)
    case .pair(var leaf):
      defer { self = .pair(leaf) }
      return leaf.hear(touches, at: time, in: surroundings)
    }
  }

  /// Takes over fingers that are down already, and decides nothing.
  mutating func adopt(
    _ touches: [Touch], from start: Assumptions.SequenceStart, at time: Double,
    in surroundings: Surroundings
  ) {
    switch self {
    case .tap(var leaf):
      if let touch = touches.first { leaf.follow(touch, from: start, at: time) }
      self = .tap(leaf)
    case .longPress(var leaf):
      if let touch = touches.first { leaf.follow(touch, from: start, at: time) }
      self = .longPress(leaf)
    case .drag(var leaf):
      if let touch = touches.first { leaf.follow(touch, from: start, at: time, in: surroundings) }
      self = .drag(leaf)
    case .pair(var leaf):
      leaf.follow(touches, from: start, at: time, in: surroundings)
      self = .pair(leaf)
    }
  }

  var deadline: Double? {
    switch self {
    case .tap(let leaf): leaf.deadline
    case .longPress(let leaf): leaf.deadline
    case .drag, .pair: nil
    }
  }

  /// Its timer fires; called at the deadline or later.
  func wake(at time: Double) -> LeafChange? {
    switch self {
    case .tap(let leaf): leaf.wake(at: time)
    case .longPress(let leaf): leaf.wake(at: time)
    case .drag, .pair: nil
    }
  }
}

/// A new phase of a leaf, with the number that decided.
struct LeafChange: Sendable {
  var phase: GesturePhase
  var evidence: Evidence?

  init(_ phase: GesturePhase, _ evidence: Evidence? = nil) {
    self.phase = phase
    self.evidence = evidence
  }

  static func failed(_ evidence: Evidence) -> LeafChange { LeafChange(.failed, evidence) }
}

/// What an event says of the one finger that a leaf follows.
enum FollowedTouch {
  case found(Touch)
  /// Another finger is down beside it: the gestures of one finger fail.
  case crowded(LeafChange)
  /// It is not among the touches.
  case lost(LeafChange)

  /// A lift counts even if another finger comes down in the same event.
  init(_ finger: Int, in touches: [Touch]) {
    let down = touches.reduce(0) { $1.isDown ? $0 + 1 : $0 }
    guard let touch = touches.first(where: { $0.finger == finger }) else {
      self = .lost(.failed(Evidence(.touches, 0, .below, 1, .none)))
      return
    }
    if touch.isDown, down > 1 {
      self = .crowded(.failed(Evidence(.touches, Double(down), .above, 1, .none)))
    } else {
      self = .found(touch)
    }
  }
}

extension Touch {
  /// The displacement from touch-down at which a gesture that takes over this finger starts.
  func origin(_ start: Assumptions.SequenceStart) -> Vector {
    start == .handover ? displacement : .zero
  }
}
