extension Arena {
  /// Something takes touches away: an event of its own.
  ///
  /// What the scene does not have is neither removed nor disabled.
  mutating func interrupt(_ interruption: Interruption, _ scene: Scene) {
    moment = Moment(index: moment.index, time: Swift.max(moment.time, interruption.time))
    record(.interruption(interruption.kind))
    switch interruption.kind {
    case .systemCancel:
      cancelAllTouches(scene)
      return
    case .removeView(let view):
      removedViews.insert(view)
      for index in seats.indices where scene.isView(scene.attachments[index].view, inside: view) {
        switchOff(index, .removed, scene)
      }
      for place in bindings.indices {
        guard let own = bindings[place].view, scene.isView(own, inside: view) else { continue }
        if bindings[place].delivery == .begun || bindings[place].delivery == .lifted {
          record(.view(own, finger: bindings[place].finger, .cancelled))
        }
        bindings[place].delivery = .none
      }
    case .disable(let index):
      switchOff(index, .disabled, scene)
    case .enable(let index):
      if seats.indices.contains(index) { seats[index].isEnabled = true }
    case .mask(let index):
      switchOff(index, .masked, scene)
    case .moveView(let view, let shift):
      movedViews[view] = (movedViews[view] ?? .zero) + shift
    case .pinch:
      for (index, attachment) in scene.attachments.enumerated() {
        if case .swiftUI = attachment.role { stop(index, .pinched, scene) }
      }
    }
    settle(scene)
  }

  private mutating func switchOff(_ index: Int, _ reason: TraceEntry.Reason, _ scene: Scene) {
    guard seats.indices.contains(index) else { return }
    stop(index, reason, scene)
    seats[index].isEnabled = false
  }

  /// A recognizer is taken out of the touch; fingers that are down stay unknown to it until they lift.
  private mutating func stop(_ index: Int, _ reason: TraceEntry.Reason, _ scene: Scene) {
    if seats[index].state.isActive {
      enter(index, .cancelled, reason, nil, scene)
    } else if seats[index].state == .possible, seats[index].hasHeard {
      fail(index, reason, nil, scene)
    }
    for place in bindings.indices { bindings[place].receivers &= ~(1 << UInt64(index)) }
  }

  private mutating func cancelAllTouches(_ scene: Scene) {
    let down = touches.filter { $0.isDown }
    guard !down.isEmpty else { return }
    let time = moment.time
    for touch in down { cancelledFingers.insert(touch.finger) }
    touches = down.map { touch in
      var touch = touch
      touch.phase = .cancelled
      touch.previousTime = touch.time
      touch.previousDisplacement = touch.displacement
      touch.time = time
      return touch
    }
    if isRecording { record(.touches(touches)) }
    for place in bindings.indices { bindings[place].isDown = false }
    hear(scene)
    settle(scene)
  }
}
