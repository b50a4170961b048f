extension Arena {
  /// Delivers one event: new fingers are bound to views, recognizers hear their touches, and all that
  /// they propose is settled.
  mutating func deliver(_ frame: TouchFrame, _ scene: Scene) {
    var frame = frame
    if !cancelledFingers.isEmpty { forgetCancelled(&frame) }
    guard !frame.touches.isEmpty else { return }
    moment = Moment(index: moment.index + 1, time: frame.time)
    touches = frame.touches
    if isRecording { record(.touches(touches)) }
    for touch in touches where touch.phase == .began { bind(touch, scene) }
    for touch in touches where touch.phase.isOver {
      guard let place = place(of: touch.finger) else { continue }
      bindings[place].isDown = false
      bindings[place].lift = touch.location
    }
    hear(scene)
    settle(scene)
  }

  /// What follows on a finger that the system took away is not delivered.
  private mutating func forgetCancelled(_ frame: inout TouchFrame) {
    for touch in frame.touches where touch.phase == .began { cancelledFingers.remove(touch.finger) }
    frame.touches.removeAll { cancelledFingers.contains($0.finger) }
    let over = frame.touches.allSatisfy { $0.phase == .stationary }
    if over { frame.touches.removeAll() }
  }

  func place(of finger: Int) -> Int? {
    bindings.lastIndex { $0.finger == finger && $0.isDown }
  }

  /// Who hears of a finger; one that came back under its number is a new one.
  func receivers(of finger: Int) -> UInt64 {
    bindings.last { $0.finger == finger }?.receivers ?? 0
  }

  /// Hit testing happens once: the touch stays bound to its view for life.
  private mutating func bind(_ touch: Touch, _ scene: Scene) {
    let view = scene.hitTest(touch.location, origins: surroundings.origins, removed: removedViews)
    var receivers = view.map { scene.audiences[$0] } ?? 0
    for index in seats.indices where receivers & (1 << UInt64(index)) != 0 {
      if !receives(index, touchOn: view, scene) { receivers &= ~(1 << UInt64(index)) }
    }
    for index in seats.indices where receivers & (1 << UInt64(index)) != 0 {
      if seats[index].partners == 0 { seats[index].start = touch.time }
      seats[index].partners |= receivers
    }
    bindings.removeAll { $0.finger == touch.finger && !$0.delivery.isPending }
    bindings.append(
      Binding(finger: touch.finger, view: view, receivers: receivers, start: touch.time))
    catchMoving(receivers, scene)
    if let view { startDelivery(at: bindings.count - 1, view, scene) }
  }

  private func receives(_ index: Int, touchOn view: Int?, _ scene: Scene) -> Bool {
    guard seats[index].isEnabled else { return false }
    guard case .uikit(let traits) = scene.attachments[index].role, let view else { return true }
    // A control's own action comes before a single tap of a view around it (documented since iOS 6).
    if scene.views[view].isControl, scene.attachments[index].view != view,
      seats[index].recognizer.requiredTaps == 1
    {
      return false
    }
    switch traits.shouldReceive {
    case .always: return true
    case .never: return false
    case .inside(let other): return scene.isView(view, inside: other)
    case .outside(let other): return !scene.isView(view, inside: other)
    }
  }

  /// Every recognizer with a changed touch hears its touches and says what it wants.
  mutating func hear(_ scene: Scene) {
    var everybody: UInt64 = .max
    for binding in bindings where binding.isDown || isChanged(binding.finger) {
      everybody &= binding.receivers
    }
    for index in order {
      let bit: UInt64 = 1 << UInt64(index)
      guard !seats[index].state.isOver else { continue }
      let own: [Touch]
      if everybody & bit != 0 {
        own = touches
      } else {
        own = touches.filter { touch in
          receivers(of: touch.finger) & bit != 0
        }
        guard own.contains(where: { $0.phase != .stationary }) else { continue }
      }
      seats[index].hasHeard = true
      seats[index].proposal = seats[index].recognizer.hear(own, at: moment.time, in: surroundings)
      if seats[index].goesOn, seats[index].proposal.step == .stay {
        seats[index].proposal = .change
      }
      failSilentAtLift(index, own)
    }
  }

  private func isChanged(_ finger: Int) -> Bool {
    touches.contains { $0.finger == finger && $0.phase != .stationary }
  }

  /// Nobody may stay undecided after its last finger without a timer that will decide.
  private mutating func failSilentAtLift(_ index: Int, _ own: [Touch]) {
    let step = seats[index].proposal.step
    guard own.allSatisfy({ !$0.isDown }), step == .stay || (step == .change && seats[index].goesOn),
      seats[index].withheld == nil, seats[index].recognizer.deadline == nil
    else { return }
    let isCancelled = own.contains { $0.phase == .cancelled }
    seats[index].proposal =
      seats[index].state.isActive ? (isCancelled ? .cancel : .end) : .fail
  }

  /// Where every view stands on the screen now.
  mutating func placeViews(_ scene: Scene) {
    if surroundings.origins.count != scene.views.count {
      surroundings.origins = Array(repeating: .zero, count: scene.views.count)
    }
    for (index, view) in scene.views.enumerated() {
      var origin = view.frame.origin
      if let parent = view.parent {
        origin = origin + surroundings.origins[parent]
        if let container = scene.containerOfView[parent], !scene.containers[container].isMovable {
          origin = origin - riders[container].offset(at: moment.time)
        }
      }
      if let container = scene.containerOfView[index], scene.containers[container].isMovable {
        origin = origin - riders[container].offset(at: moment.time)
      }
      if let moved = movedViews[index] { origin = origin + moved }
      surroundings.origins[index] = origin
    }
  }
}
