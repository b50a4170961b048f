import LabSimulation

/// Plays touches against one SwiftUI gesture alone, and writes down what its handlers hear.
///
/// There is no rival: what the gesture proposes becomes true at once, unless it is held back. Fingers
/// that are still down when it is over are ignored until they are up, and then it starts afresh.
public struct GestureTester {
  /// One call of a handler.
  public struct Heard: Sendable {
    public var time: Double
    public var callback: Callback
    /// The state in which it was called.
    public var state: RecognizerState
    /// How often the gesture had started afresh before.
    public var run: Int
  }

  public private(set) var machine: GestureMachine
  /// "350 start.changed second(true)": the time in milliseconds, then the callback.
  public private(set) var log: [String] = []
  public private(set) var callbacks: [Heard] = []
  /// The states that it went through, "begin@16", with the numbers that decided.
  public private(set) var steps: [(step: String, evidence: Evidence?)] = []
  /// Where the views stand; the gesture is on the view 0.
  public var surroundings: Surroundings
  /// Called with the offset of a drag after every event, to move views under the finger.
  public var follow: (@Sendable (Vector, inout Surroundings) -> Void)?
  /// Whether another recognizer may still win, so that it must not begin; if it ends then, it fails.
  public private(set) var isHeldBack = false
  private var wantsToBegin = false
  private var run = 0
  private var isAnyFingerDown = false
  private var isOver = false
  private var hasBegun = false
  private var now = 0.0

  public init(
    _ gesture: Gesture, tuning: Tuning = Tuning(), surroundings: Surroundings = Surroundings()
  ) {
    machine = GestureMachine(gesture, view: 0, tuning: tuning)
    self.surroundings = surroundings
  }

  /// Plays frames with the timers that are due before and at them, then all timers that are left.
  public mutating func play(_ frames: [TouchFrame]) {
    for frame in frames { play(frame) }
    wake(until: .infinity)
  }

  /// A timer that is due exactly at the event fires before it.
  public mutating func play(_ frame: TouchFrame) {
    wake(until: frame.time)
    now = frame.time
    isAnyFingerDown = frame.touches.contains(where: \.isDown)
    if !isOver { accept(machine.hear(frame.touches, at: now, in: surroundings)) }
    wake(until: now)
    follow?(machine.translation, &surroundings)
    if isOver, !isAnyFingerDown { reset() }
  }

  public mutating func wake(until time: Double) {
    while !isOver, let deadline = machine.deadline, deadline <= time {
      now = max(now, deadline)
      accept(machine.wake(at: now, in: surroundings))
      if isOver, !isAnyFingerDown { reset() }
    }
  }

  /// The arena takes the touch away: the view is removed, or another recognizer has won.
  public mutating func cancel(at time: Double) {
    wake(until: time)
    now = time
    guard !isOver else { return }
    enter(hasBegun ? .cancelled : .failed)
    if !isAnyFingerDown { reset() }
  }

  public mutating func holdBack() { isHeldBack = true }

  /// It may begin now, if it wanted to.
  public mutating func letThrough(at time: Double) {
    wake(until: time)
    now = time
    isHeldBack = false
    if wantsToBegin, !hasBegun, !isOver { enter(.began) }
  }

  /// Whether its timer still pends.
  public var isPending: Bool { machine.deadline != nil }

  private mutating func reset() {
    machine.reset()
    run += 1
    isOver = false
    hasBegun = false
    wantsToBegin = false
  }

  private mutating func accept(_ proposal: Proposal) {
    if proposal.step != .stay {
      steps.append(("\(proposal.step.rawValue)@\(Self.text(now))", proposal.evidence))
    }
    switch proposal.step {
    case .stay: if machine.hasNews { report(.possible) }
    case .begin, .change:
      wantsToBegin = true
      if hasBegun || !isHeldBack { enter(hasBegun ? .changed : .began) }
    case .end: enter(hasBegun || !isHeldBack ? .ended : .failed)
    case .fail, .cancel: enter(hasBegun ? .cancelled : .failed)
    }
  }

  private mutating func enter(_ state: RecognizerState) {
    isOver = state.isOver
    if state.isActive { hasBegun = true }
    machine.entered(state, at: now)
    report(state)
  }

  private mutating func report(_ state: RecognizerState) {
    var heard: [Callback] = []
    machine.report(state, at: now, into: &heard)
    for callback in heard {
      callbacks.append(Heard(time: now, callback: callback, state: state, run: run))
      log.append("\(Self.text(now)) \(callback)")
    }
  }

  private static func text(_ time: Double) -> String {
    Int(exactly: time).map { "\($0)" } ?? "\(time)"
  }
}
