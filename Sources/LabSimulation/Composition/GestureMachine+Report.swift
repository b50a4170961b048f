extension GestureMachine {
  /// Whether some handler has something to hear.
  var isAnythingNew: Bool { nodes.indices.contains { isNew($0) } }

  private func isNew(_ index: Int) -> Bool {
    guard !nodes[index].handlers.isEmpty || nodes[index].reportsPressing else { return false }
    switch (states[index].phase, states[index].heard) {
    case (.possible, _), (_, .over), (.failed, .nothing): return false
    case (.active(let value), .active(let last)): return value != last
    case (.active, .nothing), (.failed, .active): return true
    case (.ended, _): return !isHeld(index)
    }
  }

  /// Whether its end waits for the failure of a gesture that goes before it.
  private func isHeld(_ index: Int) -> Bool {
    var exclusion = nodes[index].exclusion
    while let node = exclusion {
      if states[nodes[node].first].phase != .failed { return true }
      exclusion = nodes[node].exclusion
    }
    return false
  }

  /// Calls the handlers of one node with what is new since they were called last.
  mutating func report(_ index: Int, into log: inout [Callback]) {
    guard isNew(index) else { return }
    let node = nodes[index]
    let wasActive = if case .active = states[index].heard { true } else { false }
    switch states[index].phase {
    case .possible:
      break
    case .active(let value):
      states[index].heard = .active(value)
      if node.reportsPressing, !wasActive { log.append(Callback("", .pressing(true))) }
      for handler in node.handlers {
        switch handler.kind {
        case .updating: log.append(Callback(handler.name, .updating, value))
        case .onChanged: log.append(Callback(handler.name, .changed, value))
        case .onEnded: break
        }
      }
    case .ended(let value):
      states[index].heard = .over
      if node.reportsPressing {
        log.append(Callback("", .perform))
        if wasActive { log.append(Callback("", .pressing(false))) }
      }
      switch tuning.assumptions.stateOrder {
      case .resetFirst: finish(node.handlers, wasActive, value, into: &log)
      case .endedFirst: finish(node.handlers.reversed(), wasActive, value, into: &log)
      }
    case .failed:
      states[index].heard = .over
      if node.reportsPressing { log.append(Callback("", .pressing(false))) }
      finish(node.handlers, true, nil, into: &log)
    }
  }

  /// The reset of what was written, and `onEnded` with a value, in the order of the handlers.
  private func finish(
    _ handlers: some Sequence<Gesture.Handler>, _ wasWritten: Bool, _ value: GestureValue?,
    into log: inout [Callback]
  ) {
    for handler in handlers {
      switch handler.kind {
      case .updating: if wasWritten { log.append(Callback(handler.name, .reset)) }
      case .onChanged: break
      case .onEnded: if let value { log.append(Callback(handler.name, .ended, value)) }
      }
    }
  }
}
