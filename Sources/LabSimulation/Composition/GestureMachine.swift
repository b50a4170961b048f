/// A SwiftUI gesture, composed to any depth, as one recognizer of the arena.
///
/// Each gesture of the tree has a phase, and those of the composed ones follow from the inner ones by
/// the tables of `GesturePhase`. The state of the whole is the phase of the outermost: it begins when
/// that becomes active, and fails or is cancelled when that fails. What the gestures do and what their
/// handlers hear are two things: the arena may hold the whole back, so nothing is called before
/// `report`, and then each handler hears what is new since it was called last.
///
/// Once over it stays over until `reset`.
public struct GestureMachine: Recognizer {
  /// What the handlers of a node have heard last.
  enum Heard: Sendable {
    case nothing
    case active(GestureValue)
    case over
  }

  /// How far a sequence is.
  enum Handover: Sendable {
    case notYet
    /// The second gesture waits for a finger, until a time.
    case waiting(from: Double)
    case done
  }

  /// What changes in a node.
  struct NodeState: Sendable {
    var phase = GesturePhase.possible(nil)
    var heard = Heard.nothing
    var wasActive = false
    var handover = Handover.notYet
    /// Its own, for a leaf.
    var leaf: GestureLeaf?

    init(_ node: GestureNode) {
      if case .leaf(let leaf) = node.kind { self.leaf = leaf }
    }
  }

  public let gesture: Gesture
  let tuning: Tuning
  let nodes: [GestureNode]
  var states: [NodeState]
  /// The fingers of the last event, for a hand-over by a timer; kept only where one can happen.
  var touches: [Touch] = []
  /// The numbers that decided in this event.
  var evidence = Decisions()
  /// Whether it has proposed to begin.
  private var hasBegun = false
  /// Whether it has proposed its end, or has been told of it.
  private var isOver = false
  /// The last value that it proposed to report.
  private var proposed: GestureValue?
  private let hasSequence: Bool
  /// Where the drags stand in the tree.
  private let drags: [Int]

  struct Decisions: Sendable {
    var active: Evidence?
    var ended: Evidence?
    var failed: Evidence?
  }

  /// - Parameter view: the index of the view to which it is attached.
  public init(_ gesture: Gesture, view: Int, tuning: Tuning) {
    self.gesture = gesture
    self.tuning = tuning
    let nodes = GestureNode.tree(of: gesture, view: view, tuning: tuning)
    self.nodes = nodes
    states = nodes.map { NodeState($0) }
    hasSequence = nodes.contains { if case .sequenced = $0.kind { true } else { false } }
    drags = nodes.indices.filter { index in
      if case .leaf(.drag) = nodes[index].kind { true } else { false }
    }
  }

  /// The phase of the whole gesture.
  public var phase: GesturePhase { states.last?.phase ?? .failed }

  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    guard !isOver else { return .stay }
    evidence = Decisions()
    if touches.contains(where: { $0.phase == .cancelled }) {
      fail(nodes.indices)
    } else {
      if hasSequence { self.touches = touches }
      evaluate(touches, at: time, in: surroundings)
    }
    return proposal()
  }

  public var deadline: Double? {
    guard !isOver else { return nil }
    var earliest = Double.infinity
    for index in nodes.indices {
      if let deadline = deadline(of: index) { earliest = Swift.min(earliest, deadline) }
    }
    return earliest.isFinite ? earliest : nil
  }

  public mutating func wake(at time: Double, in surroundings: Surroundings) -> Proposal {
    guard !isOver else { return .stay }
    evidence = Decisions()
    evaluate(nil, at: time, in: surroundings)
    return proposal()
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    guard state == .failed || state == .cancelled else { return }
    fail(nodes.indices)
    isOver = true
  }

  public mutating func reset() {
    for index in nodes.indices { states[index] = NodeState(nodes[index]) }
    touches.removeAll(keepingCapacity: true)
    evidence = Decisions()
    hasBegun = false
    isOver = false
    proposed = nil
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    for index in nodes.indices { report(index, into: &log) }
  }

  public var hasNews: Bool { !isOver && !hasBegun && isAnythingNew }

  public var isPreliminary: Bool {
    guard phase.isActive else { return false }
    return states.allSatisfy { state in
      guard let leaf = state.leaf else { return true }
      return switch state.phase {
      case .possible, .failed: true
      case .ended: false
      case .active: if case .longPress = leaf { true } else { false }
      }
    }
  }

  /// Of the drag that is under way, in its space; else of the first one in the tree.
  public var translation: Vector { drag?.translation ?? .zero }
  public var velocity: Vector { drag?.velocity ?? .zero }

  private var drag: DragLeaf? {
    let index = drags.first { states[$0].wasActive } ?? drags.first
    guard let index, case .drag(let leaf) = states[index].leaf else { return nil }
    return leaf
  }

  public var requiredTaps: Int? { gesture.tapCount }
  public var beginsAtTouchDown: Bool { gesture.beginsAtTouchDown }

  /// What follows from the phase of the whole.
  private mutating func proposal() -> Proposal {
    switch phase {
    case .possible:
      // Active before, and now undecided: an end is held, or one of two has failed early.
      return hasBegun && isAnythingNew ? .change : .stay
    case .active(let value):
      let isNew = value != proposed
      proposed = value
      guard hasBegun else {
        hasBegun = true
        return Proposal(.begin, evidence.active ?? evidence.ended)
      }
      return isNew || isAnythingNew ? Proposal(.change, evidence.active) : .stay
    case .ended:
      isOver = true
      return Proposal(.end, evidence.ended ?? evidence.failed)
    case .failed:
      isOver = true
      return Proposal(hasBegun ? .cancel : .fail, evidence.failed)
    }
  }
}
