import LabSimulation

/// A long press that looks at its clock only when an event comes, as on a platform without timers.
struct EventDrivenPress: Recognizer {
  private var press: LongPress

  init(_ press: LongPress) {
    self.press = press
  }

  mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    var late = Proposal.stay
    if let deadline = press.deadline, deadline <= time {
      late = press.wake(at: time, in: surroundings)
    }
    let proposal = press.hear(touches, at: time, in: surroundings)
    return late.step == .stay ? proposal : late
  }

  mutating func entered(_ state: RecognizerState, at time: Double) {
    press.entered(state, at: time)
  }

  mutating func reset() { press.reset() }

  mutating func report(_ state: RecognizerState, at time: Double, into log: inout [Callback]) {
    press.report(state, at: time, into: &log)
  }
}
