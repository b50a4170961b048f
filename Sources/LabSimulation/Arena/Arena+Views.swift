/// How much of a touch its view has heard.
enum ViewDelivery: Sendable, Hashable {
  /// There is no view, or it is done with.
  case none
  /// The view has heard nothing: somebody delays the touch.
  case held
  case begun
  /// The finger is up, and the view does not know: somebody is still analysing.
  case lifted

  /// Whether something may still be told although the finger is up.
  var isPending: Bool { self == .held || self == .lifted }
}

extension Arena {
  /// A new touch on a view: at once, or held back by recognizers and by scroll views around it.
  mutating func startDelivery(at place: Int, _ view: Int, _ scene: Scene) {
    let isHeld =
      delaysBegan(bindings[place].receivers, scene)
      || contentDelay(bindings[place], scene) != nil
    bindings[place].delivery = isHeld ? .held : .begun
    if !isHeld { record(.view(view, finger: bindings[place].finger, .began)) }
  }

  /// Tells views what has become of their touches, after recognizers are settled.
  mutating func deliverToViews(_ scene: Scene) {
    for place in bindings.indices {
      guard let view = bindings[place].view, bindings[place].delivery != .none else { continue }
      if cancels(bindings[place], scene) {
        if bindings[place].delivery != .held {
          record(.view(view, finger: bindings[place].finger, .cancelled))
        }
        bindings[place].delivery = .none
        continue
      }
      if bindings[place].delivery == .held, mayStart(bindings[place], scene) {
        bindings[place].delivery = .begun
        record(.view(view, finger: bindings[place].finger, .began))
        if bindings[place].isDown { continue }
      }
      switch bindings[place].delivery {
      case .begun: follow(place, view, scene)
      case .lifted: if !isAnalysed(bindings[place], scene) { finish(place, view, scene) }
      case .none, .held: break
      }
    }
  }

  private mutating func follow(_ place: Int, _ view: Int, _ scene: Scene) {
    let finger = bindings[place].finger
    guard bindings[place].isDown else {
      if touches.contains(where: { $0.finger == finger && $0.phase == .cancelled }) {
        record(.view(view, finger: finger, .cancelled))
        bindings[place].delivery = .none
      } else if isAnalysed(bindings[place], scene) {
        bindings[place].delivery = .lifted
      } else {
        finish(place, view, scene)
      }
      return
    }
    if isRecording,
      touches.contains(where: {
        $0.finger == finger && $0.phase == .moved && $0.time == moment.time
      })
    {
      record(.view(view, finger: finger, .moved))
    }
  }

  /// The view hears of the lift; a control fires when the finger lifted inside it.
  private mutating func finish(_ place: Int, _ view: Int, _ scene: Scene) {
    let finger = bindings[place].finger
    record(.view(view, finger: finger, .ended))
    bindings[place].delivery = .none
    guard scene.views[view].isControl else { return }
    let frame = scene.views[view].frame
    let local = bindings[place].lift - surroundings.origins[view]
    if Rect(x: 0, y: 0, width: frame.size.x, height: frame.size.y).contains(local) {
      record(.fired(view: view))
    }
  }

  /// Whether somebody was recognized who takes the touches away from views.
  private func cancels(_ binding: Binding, _ scene: Scene) -> Bool {
    var takers = winners & binding.receivers
    while takers != 0 {
      let index = takers.trailingZeroBitCount
      takers &= takers - 1
      switch scene.attachments[index].role {
      case .uikit(let traits): if traits.cancelsTouchesInView { return true }
      case .scroll: return true
      case .swiftUI(let modifier, _): if modifier == .highPriorityGesture { return true }
      }
    }
    return false
  }

  private func mayStart(_ binding: Binding, _ scene: Scene) -> Bool {
    if delaysBegan(binding.receivers, scene) { return false }
    guard binding.isDown, let delay = contentDelay(binding, scene) else { return true }
    return moment.time >= binding.start + delay
  }

  private func delaysBegan(_ receivers: UInt64, _ scene: Scene) -> Bool {
    for (index, attachment) in scene.attachments.enumerated()
    where receivers & (1 << UInt64(index)) != 0 {
      if case .uikit(let traits) = attachment.role, traits.delaysTouchesBegan,
        seats[index].state == .possible
      {
        return true
      }
    }
    return false
  }

  /// How long scroll views around the view keep the touch from it; nil when none does.
  private func contentDelay(_ binding: Binding, _ scene: Scene) -> Double? {
    for (index, attachment) in scene.attachments.enumerated()
    where binding.receivers & (1 << UInt64(index)) != 0 {
      guard case .scroll(let container) = attachment.role, attachment.view != binding.view,
        seats[index].state == .possible,
        scene.containers[container].scroll?.delaysContentTouches == true
      else { continue }
      return scene.tuning.contentTouchDelay
    }
    return nil
  }

  /// Whether a recognizer of the touch that delays the lift may still win.
  private func isAnalysed(_ binding: Binding, _ scene: Scene) -> Bool {
    for (index, attachment) in scene.attachments.enumerated()
    where binding.receivers & (1 << UInt64(index)) != 0 {
      if case .uikit(let traits) = attachment.role, traits.delaysTouchesEnded,
        seats[index].state == .possible, seats[index].hasHeard
      {
        return true
      }
    }
    return false
  }

  /// When the next held touch reaches its content.
  func viewTimer(_ scene: Scene) -> Double? {
    var next: Double?
    for binding in bindings where binding.delivery == .held && binding.isDown {
      guard let delay = contentDelay(binding, scene), binding.start + delay > moment.time else {
        continue
      }
      next = Swift.min(next ?? .infinity, binding.start + delay)
    }
    return next
  }

  /// The content that has the touch under a scroll view's pan and may not lose it: a control, or
  /// anything when `canCancelContentTouches` is false.
  func keeper(ofContentUnder index: Int, _ scene: Scene) -> Int? {
    guard case .scroll(let container) = scene.attachments[index].role,
      let traits = scene.containers[container].scroll
    else { return nil }
    for binding in bindings
    where binding.isDown && binding.receivers & (1 << UInt64(index)) != 0 {
      guard let view = binding.view, view != scene.attachments[index].view,
        binding.delivery == .begun
      else { continue }
      if scene.views[view].isControl || !traits.canCancelContentTouches { return view }
    }
    return nil
  }
}
