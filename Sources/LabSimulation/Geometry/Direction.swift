/// One of the four directions in which a finger is meant to move.
public enum Direction: String, Sendable, CaseIterable {
  case left
  case right
  case up
  case down

  public var axis: Axis {
    switch self {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  /// The direction nearest to a displacement; a tie between the axes is horizontal.
  public init(of displacement: Vector) {
    if displacement.x.magnitude >= displacement.y.magnitude {
      self = displacement.x < 0 ? .left : .right
    } else {
      self = displacement.y < 0 ? .up : .down
    }
  }
}
