extension GestureMachine {
  /// One pass over the tree, from the inside.
  ///
  /// - Parameter touches: those of the event; nil for a timer.
  mutating func evaluate(
    _ touches: [Touch]?, at time: Double, in surroundings: Surroundings
  ) {
    for index in nodes.indices where !states[index].phase.isOver {
      switch nodes[index].kind {
      case .leaf: hear(index, touches, at: time, in: surroundings)
      case .exclusively: exclude(index)
      case .simultaneously:
        let node = nodes[index]
        states[index].phase =
          states[node.first].phase.simultaneously(with: states[node.second].phase)
      case .sequenced: handOver(index, touches, at: time, in: surroundings)
      }
      if states[index].phase.isActive { states[index].wasActive = true }
    }
  }

  private mutating func hear(
    _ index: Int, _ touches: [Touch]?, at time: Double, in surroundings: Surroundings
  ) {
    guard isListening(index) else { return }
    let change =
      if let touches {
        states[index].leaf?.hear(touches, at: time, in: surroundings)
      } else {
        states[index].leaf?.wake(at: time)
      }
    guard let change else { return }
    let wasActive = states[index].wasActive
    states[index].phase = change.phase
    switch change.phase {
    case .possible: break
    case .active: if !wasActive { evidence.active = change.evidence }
    case .ended: evidence.ended = change.evidence
    case .failed: evidence.failed = change.evidence
    }
  }

  /// Whether the sequences around a node have come to it.
  private func isListening(_ index: Int) -> Bool {
    guard let sequence = nodes[index].sequence else { return true }
    if case .notYet = states[sequence].handover { return false }
    return true
  }

  /// A first gesture that is active or has ended excludes the second for good.
  private mutating func exclude(_ index: Int) {
    let node = nodes[index]
    let first = states[node.first].phase
    let isExcluding: Bool
    switch first {
    case .active, .ended: isExcluding = true
    case .possible, .failed: isExcluding = false
    }
    if isExcluding { fail(node.first + 1..<index) }
    states[index].phase = first.exclusively(before: states[node.second].phase)
  }

  /// The second gesture of a sequence hears what comes after the first has ended.
  ///
  /// With no finger down then, it waits for the next one as long as the next tap of several may take:
  /// nothing is known of how long SwiftUI waits.
  private mutating func handOver(
    _ index: Int, _ touches: [Touch]?, at time: Double, in surroundings: Surroundings
  ) {
    let node = nodes[index]
    let first = states[node.first].phase
    switch states[index].handover {
    case .notYet:
      if case .ended = first { start(index, touches ?? self.touches, at: time, in: surroundings) }
    case .waiting(let start):
      if let touches, touches.contains(where: \.isDown) {
        states[index].handover = .done
      } else if time >= start + tuning.tapGap {
        fail(node.first + 1..<index)
        evidence.failed = Evidence(.gap, time - start, .atLeast, tuning.tapGap, .milliseconds)
      }
    case .done:
      break
    }
    let endsWithoutSecond =
      tuning.assumptions.sequenceEndsWithoutSecond && !states[node.second].wasActive
    states[index].phase = first.sequenced(
      before: states[node.second].phase, endsWithoutSecond: endsWithoutSecond)
  }

  private mutating func start(
    _ index: Int, _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) {
    let down = touches.filter(\.isDown)
    states[index].handover = down.isEmpty ? .waiting(from: time) : .done
    let start = tuning.assumptions.sequenceStart
    for leaf in nodes[index].first + 1..<index where nodes[leaf].sequence == index {
      states[leaf].leaf?.adopt(down, from: start, at: time, in: surroundings)
    }
  }

  /// Ends gestures without success; what their handlers have heard already stays.
  mutating func fail(_ range: Range<Int>) {
    for index in range { states[index].phase = .failed }
  }

  func deadline(of index: Int) -> Double? {
    guard !states[index].phase.isOver else { return nil }
    if case .waiting(let start) = states[index].handover { return start + tuning.tapGap }
    return isListening(index) ? states[index].leaf?.deadline : nil
  }
}
