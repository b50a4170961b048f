extension Arena {
  /// Something takes touches away: an event of its own.
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
        stop(index, .removed, scene)
        seats[index].isEnabled = false
      }
      for place in bindings.indices {
        guard let own = bindings[place].view, scene.isView(own, inside: view) else { continue }
        if bindings[place].delivery == .begun {
          record(.view(own, finger: bindings[place].finger, .cancelled))
        }
        bindings[place].delivery = .none
      }
    case .disable(let index):
      stop(index, .disabled, scene)
      seats[index].isEnabled = false
    case .enable(let index):
      seats[index].isEnabled = true
    case .mask(let index):
      stop(index, .masked, scene)
      seats[index].isEnabled = false
    case .moveView(let view, let shift):
      movedViews[view] = (movedViews[view] ?? .zero) + shift
    case .pinch:
      for (index, attachment) in scene.attachments.enumerated() {
        if case .swiftUI = attachment.role { stop(index, .pinched, scene) }
      }
    }
    settle(scene)
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
