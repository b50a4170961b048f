/// One gesture in the tree of a composed one.
///
/// The tree lies flat, inner gestures before outer ones, so that one pass sees every phase after those
/// that it depends on: the second gesture of a node stands right before the node, and the node with
/// all that it holds is one range.
struct GestureNode: Sendable {
  enum Kind: Sendable {
    case leaf(GestureLeaf)
    case exclusively
    case simultaneously
    case sequenced
  }

  var kind: Kind
  var handlers: [Gesture.Handler]
  /// Whether it is `onLongPressGesture`, which has callbacks of its own.
  var reportsPressing = false
  /// Where its first gesture and its second gesture stand; the node itself for a leaf.
  var first: Int
  var second: Int
  /// The node and all that it holds.
  var range: ClosedRange<Int>
  /// The nearest sequence whose second gesture holds this node: it hears nothing before the hand-over.
  var sequence: Int?
  /// The nearest exclusive gesture whose second gesture holds this node: its end is held.
  var exclusion: Int?

  /// The tree of a gesture on a view.
  static func tree(of gesture: Gesture, view: Int, tuning: Tuning) -> [GestureNode] {
    var nodes: [GestureNode] = []
    add(gesture, handlers: [], to: &nodes, view: view, tuning: tuning)
    // Outer nodes come later and must not replace what inner ones have written.
    for index in nodes.indices {
      for inner in nodes[index].first + 1..<Swift.max(nodes[index].first + 1, index) {
        switch nodes[index].kind {
        case .sequenced: nodes[inner].sequence = nodes[inner].sequence ?? index
        case .exclusively: nodes[inner].exclusion = nodes[inner].exclusion ?? index
        case .leaf, .simultaneously: break
        }
      }
    }
    return nodes
  }

  /// - Parameter handlers: those that were written on the gesture so far, inner ones first.
  private static func add(
    _ gesture: Gesture, handlers: [Gesture.Handler], to nodes: inout [GestureNode], view: Int,
    tuning: Tuning
  ) {
    func add(leaf: GestureLeaf, reportsPressing: Bool = false) {
      let index = nodes.count
      nodes.append(
        GestureNode(
          kind: .leaf(leaf), handlers: handlers, reportsPressing: reportsPressing, first: index,
          second: index, range: index...index))
    }
    func add(_ kind: Kind, _ first: Gesture, _ second: Gesture) {
      let start = nodes.count
      Self.add(first, handlers: [], to: &nodes, view: view, tuning: tuning)
      let middle = nodes.count - 1
      Self.add(second, handlers: [], to: &nodes, view: view, tuning: tuning)
      let index = nodes.count
      nodes.append(
        GestureNode(
          kind: kind, handlers: handlers, first: middle, second: index - 1, range: start...index))
    }
    switch gesture {
    case .tap(let count):
      add(leaf: .tap(TapLeaf(count: count, view: view, tuning: tuning)))
    case .longPress(let duration, let distance):
      add(leaf: .longPress(LongPressLeaf(minimumDuration: duration, maximumDistance: distance)))
    case .onLongPress(let duration, let distance):
      add(
        leaf: .longPress(LongPressLeaf(minimumDuration: duration, maximumDistance: distance)),
        reportsPressing: true)
    case .drag(let distance, let space):
      let space = space.view(of: view)
      add(leaf: .drag(DragLeaf(minimumDistance: distance, space: space, tuning: tuning)))
    case .magnify(let delta):
      add(leaf: .pair(PairLeaf(.scale(minimumDelta: delta), view: view, tuning: tuning)))
    case .rotate(let delta):
      add(leaf: .pair(PairLeaf(.rotation(minimumDelta: delta), view: view, tuning: tuning)))
    case .exclusively(let first, let second):
      add(.exclusively, first, second)
    case .simultaneously(let first, let second):
      add(.simultaneously, first, second)
    case .sequenced(let first, let second):
      add(.sequenced, first, second)
    case .handled(let inner, let outer):
      Self.add(inner, handlers: outer + handlers, to: &nodes, view: view, tuning: tuning)
    }
  }
}

extension Gesture.CoordinateSpace {
  /// The view whose corner is its origin, for a gesture on a view; nil for the screen.
  fileprivate func view(of view: Int) -> Int? {
    switch self {
    case .local: view
    case .global: nil
    case .view(let index): index
    }
  }
}
