import LabSimulation

/// Looks at what a stroke did in an arena, through its trace.
struct FieldObserver {
  private let scene: Scene
  private let arena: Arena
  /// When the last finger lifted.
  private let lift: Double
  private(set) var findings: Set<Finding> = []

  init(_ arena: Arena, in scene: Scene, lift: Double) {
    self.arena = arena
    self.scene = scene
    self.lift = lift
    observeRecognizers()
    for place in scene.containers.indices { observe(container: place) }
  }

  private mutating func observeRecognizers() {
    var timer: (recognizer: Int, moment: Moment)?
    for entry in arena.trace {
      switch entry.happening {
      case .timer(let recognizer):
        timer = (recognizer, entry.moment)
      case .transition(let recognizer, _, let state, _, _):
        let name = scene.attachments[recognizer].name
        observe(name, state, at: entry.moment.time)
        if state == .began, let timer, timer.recognizer == recognizer, timer.moment == entry.moment
        {
          findings.insert(.beginsByTimer(name))
        }
      case .callback(let recognizer, let callback):
        observe(scene.attachments[recognizer].name, callback, at: entry.moment.time)
      case .fired(let view):
        findings.insert(.fires(scene.views[view].name))
      default:
        break
      }
    }
  }

  private mutating func observe(_ name: String, _ state: RecognizerState, at time: Double) {
    switch state {
    case .began where time < lift:
      findings.insert(.holds(name))
    case .ended:
      findings.insert(.succeeds(name))
    case .cancelled:
      findings.insert(.isCancelled(name))
      findings.remove(.holds(name))
    case .failed:
      findings.remove(.holds(name))
    case .possible, .began, .changed:
      break
    }
  }

  private mutating func observe(_ name: String, _ callback: Callback, at time: Double) {
    switch callback.kind {
    case .action(.began):
      if case .pan(.zero, _, _) = callback.value { findings.insert(.readsZero(name)) }
      if time < lift { findings.insert(.hears(name)) }
    case .action(.changed), .updating, .changed, .pressing, .perform:
      if time < lift { findings.insert(.hears(name)) }
    case .action, .reset, .ended:
      break
    }
  }

  private mutating func observe(container place: Int) {
    let container = scene.containers[place]
    let name = scene.views[container.view].name
    let axes = container.scroll == nil ? [container.axis] : Axis.allCases
    func isDisplaced(_ offset: Vector) -> Bool {
      axes.contains { (offset[$0] - container.offset[$0]).magnitude > Judge.acting }
    }
    var offset = container.offset
    for entry in arena.trace where entry.moment.time < lift {
      switch entry.happening {
      case .offset(place, let now):
        offset = now
        if isDisplaced(now) { findings.insert(.moves(name)) }
      case .touches(let touches):
        if entry.moment.index > 0, touches.contains(where: { $0.phase == .began }),
          isDisplaced(offset)
        {
          findings.insert(.isStale(name))
        }
      default:
        break
      }
    }
    if arena.containers[place].isStuck { findings.insert(.isStuck(name)) }
    if slips(place) { findings.insert(.slips(name)) }
  }

  /// Whether a container, once it follows the finger, falls behind it or runs ahead of it by as much as
  /// counts as acting.
  private func slips(_ place: Int) -> Bool {
    let axis = scene.containers[place].axis
    var steps: [(finger: Double, shown: Double)] = []
    for entry in arena.trace where entry.moment.time < lift {
      switch entry.happening {
      case .touches(let touches):
        guard let touch = touches.first else { continue }
        steps.append((touch.displacement[axis], steps.last?.shown ?? 0))
      case .offset(place, let offset):
        guard !steps.isEmpty else { continue }
        steps[steps.count - 1].shown = scene.containers[place].offset[axis] - offset[axis]
      default:
        break
      }
    }
    let lags = steps.drop { $0.shown == 0 }.map { $0.finger - $0.shown }
    return lags.contains { ($0 - lags[0]).magnitude > Judge.acting }
  }
}
