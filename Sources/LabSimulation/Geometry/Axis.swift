/// One of the two axes of the screen.
public enum Axis: String, Sendable, CaseIterable {
  case horizontal
  case vertical

  public var other: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}
