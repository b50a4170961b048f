extension Arena {
  /// Settles all that is proposed in one event, to a fixpoint.
  mutating func resolve(_ scene: Scene) {
    while let index = nextProposal(scene) {
      let proposal = seats[index].proposal
      seats[index].proposal = .stay
      switch seats[index].state {
      case .possible: settlePossible(index, proposal, scene)
      case .began, .changed: settleActive(index, proposal, scene)
      case .ended, .cancelled, .failed: break
      }
    }
  }

  /// Whether a recognizer wants something now: a proposal, or a withheld one that nothing holds any more.
  private func isDue(_ index: Int, _ scene: Scene) -> Bool {
    if seats[index].proposal.step != .stay { return true }
    return seats[index].withheld != nil && seats[index].state == .possible
      && !isHeldBack(index, scene)
  }

  /// Of the recognizers that want something the one that comes first.
  ///
  /// By depth first; then a scroll view on the crossing axis with the larger component goes before, and
  /// then whoever SwiftUI's policy puts before. In a shuffled arena the shuffled order alone counts.
  private func nextProposal(_ scene: Scene) -> Int? {
    var due: UInt64 = 0
    var first: Int?
    for index in order where isDue(index, scene) {
      due |= 1 << UInt64(index)
      first = first ?? index
    }
    guard var best = first, due & (due - 1) != 0, shuffle == nil else { return first }
    if let axes = seats[best].recognizer.scrollAxes {
      for index in order where due & (1 << UInt64(index)) != 0 {
        if let other = seats[index].recognizer.scrollAxes, other != axes,
          component(index, other) > component(best, seats[best].recognizer.scrollAxes ?? axes)
        {
          best = index
        }
      }
    }
    for index in order
    where due & (1 << UInt64(index)) != 0
      && scene.rules.precedes[index] & (1 << UInt64(best)) != 0
    {
      best = index
    }
    return best
  }

  /// How far the first finger of a recognizer has moved along its axes.
  private func component(_ index: Int, _ axes: ScrollAxes) -> Double {
    let bit: UInt64 = 1 << UInt64(index)
    for touch in touches
    where receivers(of: touch.finger) & bit != 0 {
      let horizontal = axes.contains(.horizontal) ? touch.displacement.x.magnitude : 0
      let vertical = axes.contains(.vertical) ? touch.displacement.y.magnitude : 0
      return Swift.max(horizontal, vertical)
    }
    return 0
  }

  private mutating func settlePossible(_ index: Int, _ proposal: Proposal, _ scene: Scene) {
    switch proposal.step {
    case .stay:
      release(index, scene)
    case .fail, .cancel:
      fail(index, reasonOfFailure(), proposal.evidence, scene)
    case .change:
      assert(
        seats[index].withheld != nil,
        "\(scene.attachments[index].name) wants to change before it has begun")
    case .begin:
      propose(index, proposal, scene)
    case .end:
      if let withheld = seats[index].withheld, withheld.step == .begin {
        // The finger lifted while the begin was withheld.
        if failsAtLift(index, scene) {
          fail(index, .lifted, nil, scene)
        } else {
          seats[index].endsWhenReleased = true
        }
      } else if seats[index].withheld == nil {
        propose(index, proposal, scene)
      }
    }
  }

  /// What becomes of a begin that is still withheld when the finger lifts.
  private func failsAtLift(_ index: Int, _ scene: Scene) -> Bool {
    switch scene.tuning.assumptions.deferredAtLift {
    case .failed: true
    case .ended: false
    case .scrollFails: if case .scroll = scene.attachments[index].role { true } else { false }
    }
  }

  private func reasonOfFailure() -> TraceEntry.Reason {
    if touches.contains(where: { $0.phase == .cancelled }) { return .systemCancel }
    return .proposed
  }

  /// A recognizer wants to leave possible.
  private mutating func propose(_ index: Int, _ proposal: Proposal, _ scene: Scene) {
    if !mayBegin(index, scene) {
      fail(index, .shouldBegin, proposal.evidence, scene)
      return
    }
    if let view = keeper(ofContentUnder: index, scene) {
      fail(index, .contentKeeps(view: view), proposal.evidence, scene)
      return
    }
    if isHeldBack(index, scene) {
      seats[index].withheld = proposal
      if isRecording {
        record(
          .withheld(recognizer: index, waitsFor: blockers(of: index, scene), proposal.evidence))
      }
      return
    }
    recognize(index, proposal, scene)
  }

  /// A withheld recognizer whose wait is over.
  private mutating func release(_ index: Int, _ scene: Scene) {
    guard let withheld = seats[index].withheld else { return }
    seats[index].withheld = nil
    recognize(index, withheld, scene)
  }

  private mutating func recognize(_ index: Int, _ proposal: Proposal, _ scene: Scene) {
    let partners = seats[index].partners
    var blockers = scene.rules.blockedBy[index] & partners
    while blockers != 0 {
      let other = blockers.trailingZeroBitCount
      blockers &= blockers - 1
      if seats[other].state.isActive, !seats[other].isPreliminary {
        fail(index, .excluded(by: other), proposal.evidence, scene)
        return
      }
    }
    let ends = seats[index].endsWhenReleased
    enter(index, proposal.step == .end ? .ended : .began, .proposed, proposal.evidence, scene)
    if ends { enter(index, .ended, .lifted, nil, scene) }
    seats[index].isPreliminary = seats[index].recognizer.isPreliminary
    if !seats[index].isPreliminary { win(index, scene) }
  }

  private mutating func win(_ index: Int, _ scene: Scene) {
    winners |= 1 << UInt64(index)
    exclude(by: index, scene)
  }

  /// Everybody who loses because one is recognized.
  private mutating func exclude(by index: Int, _ scene: Scene) {
    let partners = seats[index].partners
    for other in seats.indices
    where other != index && partners & (1 << UInt64(other)) != 0 {
      switch seats[other].state {
      // It has left the touch, and knows of no other.
      case .possible where !seats[other].hasHeard:
        break
      case .possible where waits(other, for: index, scene):
        fail(other, .requiredFailure(of: index), nil, scene)
      case .possible where scene.rules.prevents[index] & (1 << UInt64(other)) != 0:
        fail(other, .excluded(by: index), nil, scene)
      case .began, .changed:
        let bit: UInt64 = 1 << UInt64(other)
        if scene.rules.tearsDown[index] & bit != 0 {
          enter(other, .cancelled, .stolen(by: index), nil, scene)
        } else if seats[other].isPreliminary,
          scene.rules.prevents[index] & bit != 0 || waits(other, for: index, scene)
        {
          enter(other, .cancelled, .excluded(by: index), nil, scene)
        }
      default:
        break
      }
    }
  }

  /// SwiftUI's long press ends by its timer, with the finger down.
  private var reasonOfEnd: TraceEntry.Reason {
    touches.contains { $0.phase.isOver && $0.time == moment.time } ? .lifted : .proposed
  }

  private mutating func settleActive(_ index: Int, _ proposal: Proposal, _ scene: Scene) {
    switch proposal.step {
    case .stay, .begin:
      break
    case .change:
      decide(index, scene)
      enter(index, .changed, .proposed, proposal.evidence, scene)
    case .end:
      decide(index, scene)
      enter(index, .ended, reasonOfEnd, proposal.evidence, scene)
    case .cancel:
      let reason = reasonOfFailure()
      enter(index, .cancelled, reason, proposal.evidence, scene)
    case .fail:
      // UIKit has no transition from began to failed.
      switch scene.tuning.assumptions.lateFailure {
      case .cancelled: enter(index, .cancelled, .abandoned, proposal.evidence, scene)
      case .silent: enter(index, .failed, .abandoned, proposal.evidence, scene)
      case .ignored: seats[index].goesOn = true
      }
    }
  }

  /// What was active only because a finger was down is so now for a reason of its own: it wins.
  private mutating func decide(_ index: Int, _ scene: Scene) {
    guard seats[index].isPreliminary, !seats[index].recognizer.isPreliminary else { return }
    seats[index].isPreliminary = false
    win(index, scene)
  }

  /// A recognizer fails; those that waited for it are looked at again in the same pass.
  mutating func fail(
    _ index: Int, _ reason: TraceEntry.Reason, _ evidence: Evidence?, _ scene: Scene
  ) {
    seats[index].withheld = nil
    seats[index].proposal = .stay
    enter(index, .failed, reason, evidence, scene)
  }

  mutating func enter(
    _ index: Int, _ state: RecognizerState, _ reason: TraceEntry.Reason, _ evidence: Evidence?,
    _ scene: Scene
  ) {
    let from = seats[index].state
    let isSilentFailure = state == .failed && from.isActive
    assert(
      from.allows(state) || isSilentFailure,
      "\(scene.attachments[index].name): \(from) > \(state) is no transition")
    seats[index].state = state
    if state.isOver { seats[index].withheld = nil }
    seats[index].recognizer.entered(state, at: moment.time)
    if isRecording, state != .changed {
      record(.transition(recognizer: index, from: from, to: state, reason, evidence))
    }
    if !isSilentFailure { news.append((index, state)) }
  }
}

extension Arena {
  /// Whether somebody that must fail first may still win.
  private func isHeldBack(_ index: Int, _ scene: Scene) -> Bool {
    for wait in scene.rules.waits[index] where holds(wait, index) { return true }
    return false
  }

  private func blockers(of index: Int, _ scene: Scene) -> [Int] {
    scene.rules.waits[index].filter { holds($0, index) }.map(\.blocker)
  }

  private func holds(_ wait: SceneRules.Wait, _ index: Int) -> Bool {
    guard seats[index].partners & (1 << UInt64(wait.blocker)) != 0,
      seats[wait.blocker].state == .possible
    else { return false }
    return !isOver(wait, index)
  }

  private func isOver(_ wait: SceneRules.Wait, _ index: Int) -> Bool {
    guard let limit = wait.limit else { return false }
    return moment.time >= seats[index].start + limit
  }

  /// Whether a recognizer loses because it waited for one that has won.
  private func waits(_ index: Int, for blocker: Int, _ scene: Scene) -> Bool {
    scene.rules.waits[index].contains { $0.blocker == blocker && !isOver($0, index) }
  }

  private func mayBegin(_ index: Int, _ scene: Scene) -> Bool {
    guard case .uikit(let traits) = scene.attachments[index].role else { return true }
    func prefers(_ vector: Vector, _ axis: Axis, _ ratio: Double) -> Bool {
      vector[axis].magnitude >= ratio * vector[axis.other].magnitude
    }
    switch traits.shouldBegin {
    case .always: return true
    case .never: return false
    case .velocity(let axis, let ratio):
      return prefers(seats[index].recognizer.velocity, axis, ratio)
    case .translation(let axis, let ratio):
      return prefers(seats[index].recognizer.translation, axis, ratio)
    }
  }
}
