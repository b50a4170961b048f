import LabSimulation

/// Drives one recognizer alone with frames and timers, as an arena without rivals would.
///
/// It lets every proposal come true, except a begin before `withheldUntil`; a failure after the begin
/// becomes a cancel.
public struct LiveTester<Subject: Recognizer> {
  /// What the recognizer wanted, and when.
  public struct Wish: Sendable, Hashable {
    /// The number of the frame that it heard last, from 0.
    public var frame: Int
    public var time: Double
    public var proposal: Proposal
  }

  public struct Call: Sendable, Hashable {
    public var time: Double
    public var callback: Callback
  }

  public var recognizer: Subject
  /// Begins are withheld before this time; nil for not.
  public var withheldUntil: Double?
  public private(set) var state = RecognizerState.possible
  /// Every proposal but `.stay`.
  public private(set) var wishes: [Wish] = []
  /// The states that it was brought to, with their times: "began@32"; the reset is "possible".
  public private(set) var states: [String] = []
  /// What its handlers heard.
  public private(set) var calls: [Call] = []
  private var isWithheld = false
  private var frame = -1
  private var isTouched = false

  public init(_ recognizer: Subject, withheldUntil: Double? = nil) {
    self.recognizer = recognizer
    self.withheldUntil = withheldUntil
  }

  /// Plays a stroke to its end, and the timers that are then still set.
  public mutating func play(_ touches: Touches) throws {
    for frame in try touches.frames() {
      wake(until: frame.time)
      hear(frame)
    }
    wake(until: .infinity)
  }

  public mutating func play(_ events: TouchEvent...) throws {
    try play(Touches(events))
  }

  /// One delivered event, without the timers before it.
  public mutating func hear(_ delivered: TouchFrame) {
    frame += 1
    isTouched = delivered.touches.contains(where: \.isDown)
    follow(
      recognizer.hear(delivered.touches, at: delivered.time, in: Surroundings()),
      at: delivered.time)
  }

  /// Fires the timers that are due, those exactly at the time included.
  public mutating func wake(until time: Double) {
    var last = -Double.infinity
    while let deadline = recognizer.deadline, deadline <= time, deadline > last {
      last = deadline
      follow(recognizer.wake(at: deadline, in: Surroundings()), at: deadline)
    }
  }

  private mutating func follow(_ proposal: Proposal, at time: Double) {
    if proposal.step != .stay {
      wishes.append(Wish(frame: frame, time: time, proposal: proposal))
    }
    switch proposal.step {
    case .stay: break
    case .begin: isWithheld = true
    case .change: if state.isActive { enter(.changed, at: time) }
    case .end:
      if state.isActive || state == .possible && !isWithheld {
        enter(.ended, at: time)
      } else {
        enter(.failed, at: time)
      }
    case .fail, .cancel: enter(state.isActive ? .cancelled : .failed, at: time)
    }
    if isWithheld, state == .possible, time >= withheldUntil ?? time { enter(.began, at: time) }
    guard !isTouched, state.isOver else { return }
    recognizer.reset()
    state = .possible
    isWithheld = false
    states.append("possible")
  }

  private mutating func enter(_ next: RecognizerState, at time: Double) {
    guard state.allows(next) else { return }
    state = next
    states.append("\(next.rawValue)@\(ParameterValue.text(time))")
    recognizer.entered(next, at: time)
    guard next != .failed, next != .possible else { return }
    var log: [Callback] = []
    recognizer.report(next, at: time, into: &log)
    calls += log.map { Call(time: time, callback: $0) }
  }

  /// The proposals with their times: "begin@32".
  public var steps: [String] {
    wishes.map { "\($0.proposal.step.rawValue)@\(ParameterValue.text($0.time))" }
  }

  /// The numbers that decided, in the order of the proposals that have one.
  public var evidence: [Evidence] { wishes.compactMap(\.proposal.evidence) }

  /// The translations, velocities and locations that the handlers of a pan read.
  public var translations: [Vector] {
    calls.compactMap {
      if case .pan(let translation, _, _) = $0.callback.value { translation } else { nil }
    }
  }

  public var velocities: [Vector] {
    calls.compactMap {
      if case .pan(_, let velocity, _) = $0.callback.value { velocity } else { nil }
    }
  }

  public var locations: [Vector] {
    calls.compactMap {
      if case .pan(_, _, let location) = $0.callback.value { location } else { nil }
    }
  }

  public var values: [GestureValue] { calls.map(\.callback.value) }
}
