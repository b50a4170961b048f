/// What happened in one scene during one stroke, as a judge asks for it.
///
/// Times are milliseconds on the clock of the touches; recognizers and containers are found by their
/// names in the scene.
public struct Play: Sendable {
  /// A call of a handler.
  public struct Call: Sendable, Hashable {
    public var attachment: Int
    public var time: Double
    public var callback: Callback
  }

  public let scene: Scene
  /// All calls in their order.
  public let calls: [Call]
  /// The states that recognizers entered, in their order.
  public let states: [(attachment: Int, time: Double, state: RecognizerState)]
  /// The controls that fired, with the time.
  public let fired: [(view: Int, time: Double)]
  /// What became of each container of the scene.
  public let containers: [ContainerOutcome]
  /// When the last finger lifted.
  public let lift: Double
  /// When the system took the touch away; nil when it did not.
  public let cancel: Double?

  init(_ arena: Arena, in scene: Scene, lift: Double) {
    self.scene = scene
    self.lift = lift
    containers = arena.containers
    var calls: [Call] = []
    var states: [(attachment: Int, time: Double, state: RecognizerState)] = []
    var fired: [(view: Int, time: Double)] = []
    var cancel: Double?
    for entry in arena.trace {
      let time = entry.moment.time
      switch entry.happening {
      case .callback(let attachment, let callback):
        calls.append(Call(attachment: attachment, time: time, callback: callback))
      case .transition(let attachment, _, let state, _, _):
        states.append((attachment, time, state))
      case .fired(let view): fired.append((view, time))
      case .interruption(.systemCancel): cancel = cancel ?? time
      case .touches(let touches) where touches.contains { $0.phase == .cancelled }:
        cancel = cancel ?? time
      default: break
      }
    }
    self.calls = calls
    self.states = states
    self.fired = fired
    self.cancel = cancel
  }

  /// The calls of a recognizer's handlers.
  public func calls(of name: String, handler: String? = nil) -> [Call] {
    calls.filter {
      scene.attachments[$0.attachment].name == name
        && (handler == nil || $0.callback.handler == handler)
    }
  }

  /// The times at which a handler's `onEnded`, a discrete action or `perform` was called.
  public func completions(of name: String, handler: String? = nil) -> [Double] {
    calls(of: name, handler: handler).filter(\.callback.kind.isCompletion).map(\.time)
  }

  /// When the handlers of a recognizer first heard that it has the touch.
  ///
  /// That is its action in `began`, a drag's first value, or the second part of a sequence. A press that
  /// may still fail is not enough.
  public func pickUp(of name: String) -> Double? {
    calls(of: name).first { call in
      switch call.callback.kind {
      case .action(let state): state == .began
      case .updating, .changed: call.callback.value.isHeld
      case .reset, .ended, .pressing, .perform: false
      }
    }?.time
  }

  /// When a recognizer first entered a state.
  public func time(_ state: RecognizerState, of name: String) -> Double? {
    states.first { $0.state == state && scene.attachments[$0.attachment].name == name }?.time
  }

  /// The outcome of the container of a view; nil when the scene has none.
  public func container(_ view: String) -> ContainerOutcome? {
    scene.containers.firstIndex { scene.views[$0.view].name == view }.map { containers[$0] }
  }

  /// Whether a container moved more than 3 pt before the lift, or rests on another page.
  public func acted(_ view: String) -> Bool { container(view)?.acted ?? false }

  /// What is left of the touch that the system took away.
  public var fault: ConflictFault {
    if containers.contains(where: \.isStuck) { return .stuckView }
    guard let cancel else { return .none }
    let late = calls.contains { $0.time >= cancel && $0.callback.kind.isCompletion }
    if late || containers.indices.contains(where: isCommitted) { return .commitAfterCancel }
    return calls.indices.contains(where: leavesPreview) ? .previewLeft : .none
  }

  /// Whether what handlers move rests elsewhere than before; a scroll view may.
  private func isCommitted(_ place: Int) -> Bool {
    let container = scene.containers[place]
    return container.scroll == nil
      && (containers[place].turned || containers[place].offset != container.offset[container.axis])
  }

  /// Whether a call showed something that nothing took back: a value of a SwiftUI gesture whose state is
  /// no GestureState, or an activity that runs on.
  private func leavesPreview(_ place: Int) -> Bool {
    let call = calls[place]
    if scene.attachments[call.attachment].activity != nil {
      // Once is enough: at the last call.
      let isLast = !calls[(place + 1)...].contains { $0.attachment == call.attachment }
      return isLast && runsOn(call.attachment)
    }
    guard call.callback.kind == .changed,
      scene.attachments[call.attachment].drive?.storage == .state
    else { return false }
    return !calls[place...].contains {
      $0.attachment == call.attachment
        && ($0.callback.kind.isCompletion || $0.callback.kind == .reset)
    }
  }
}

extension GestureValue {
  fileprivate var isHeld: Bool {
    switch self {
    case .first, .none, .pressed: false
    default: true
    }
  }
}

extension Callback.Kind {
  /// Whether the handler may take it for the end of a gesture that succeeded.
  fileprivate var isCompletion: Bool {
    switch self {
    case .ended, .perform, .action(.ended): true
    case .action, .updating, .reset, .changed, .pressing: false
    }
  }
}
