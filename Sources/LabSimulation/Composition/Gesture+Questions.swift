extension Gesture {
  /// Whether a handler is attached anywhere in it.
  public var hasHandlers: Bool {
    if case .handled = self { return true }
    return parts.contains { $0.hasHandlers }
  }

  /// Whether a drag in it is active from touch-down on.
  var beginsAtTouchDown: Bool {
    if case .drag(let minimumDistance, _) = self { return minimumDistance == 0 }
    return parts.contains { $0.beginsAtTouchDown }
  }

  /// What it is composed of; empty for a leaf.
  private var parts: [Gesture] {
    switch self {
    case .exclusively(let a, let b), .simultaneously(let a, let b), .sequenced(let a, let b):
      [a, b]
    case .handled(let gesture, _):
      [gesture]
    case .tap, .longPress, .drag, .magnify, .rotate, .onLongPress:
      []
    }
  }
}
