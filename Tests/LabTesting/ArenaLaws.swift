import LabSimulation

/// What must be true of any trace of the arena.
public struct ArenaLaws {
  private let scene: Scene
  private var states: [RecognizerState]
  private var ends: [Int]
  private var hasEnded: [Set<String>]
  private var written: [Set<String>]
  private var isLost: [Bool]
  private var down: Set<Int> = []

  public init(_ scene: Scene) {
    self.scene = scene
    let count = scene.attachments.count
    states = Array(repeating: .possible, count: count)
    ends = Array(repeating: 0, count: count)
    hasEnded = Array(repeating: [], count: count)
    written = hasEnded
    isLost = Array(repeating: false, count: count)
  }

  /// The first law that the trace breaks; nil when it keeps them all.
  public static func fault(of trace: [TraceEntry], in scene: Scene) -> String? {
    var laws = ArenaLaws(scene)
    for entry in trace {
      if let fault = laws.hear(entry) { return fault }
    }
    return laws.faultAtTheEnd
  }

  private mutating func hear(_ entry: TraceEntry) -> String? {
    switch entry.happening {
    case .touches(let touches):
      for touch in touches {
        if touch.isDown { down.insert(touch.finger) } else { down.remove(touch.finger) }
      }
    case .transition(let index, let from, let to, let reason, _):
      return transition(index, from, to, reason)
    case .callback(let index, let callback):
      return call(index, callback)
    default:
      break
    }
    return nil
  }

  private mutating func transition(
    _ index: Int, _ from: RecognizerState, _ to: RecognizerState, _ reason: TraceEntry.Reason
  ) -> String? {
    let name = scene.attachments[index].name
    // The trace leaves out the repetitions of `changed`.
    let isSame = states[index] == from || (states[index] == .began && from == .changed)
    guard isSame else { return "\(name) was \(states[index]) and not \(from)" }
    let isSilent = reason == .abandoned && to == .failed
    guard from.allows(to) || isSilent else { return "\(name): \(from) > \(to)" }
    states[index] = to
    if to.isOver {
      ends[index] += 1
      if ends[index] > 1 { return "\(name) ends twice" }
      isLost[index] = to != .ended
    }
    if to == .possible {
      if ends[index] != 1 { return "\(name) is reset without an end" }
      if let state = written[index].sorted().first { return "\(name): \(state) stays written" }
      ends[index] = 0
      hasEnded[index] = []
      isLost[index] = false
    }
    return nil
  }

  private mutating func call(_ index: Int, _ callback: Callback) -> String? {
    let name = "\(scene.attachments[index].name).\(callback.handler)"
    switch callback.kind {
    case .updating:
      written[index].insert(callback.handler)
    case .reset:
      if written[index].remove(callback.handler) == nil { return "\(name) resets nothing" }
    case .ended:
      if isLost[index] { return "\(name) ends after a loss" }
      if !hasEnded[index].insert(callback.handler).inserted { return "\(name) ends again" }
    case .changed:
      if isLost[index] { return "\(name) changes after a loss" }
    case .action, .pressing, .perform:
      break
    }
    return nil
  }

  private var faultAtTheEnd: String? {
    for index in states.indices {
      let name = scene.attachments[index].name
      if states[index] != .possible { return "\(name) is \(states[index]) at the end" }
      if !written[index].isEmpty { return "\(name) leaves a GestureState written" }
    }
    return down.isEmpty ? nil : "fingers stay down"
  }
}
