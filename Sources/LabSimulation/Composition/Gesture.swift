/// A SwiftUI gesture as a developer writes it: a leaf, or two gestures composed, to any depth, with
/// its handlers.
///
/// Lengths in points, times in milliseconds, angles in degrees.
public indirect enum Gesture: Sendable, Hashable {
  /// `TapGesture(count:)`.
  case tap(count: Int)
  /// `LongPressGesture(minimumDuration:maximumDistance:)`: 500 ms, 10 pt.
  case longPress(minimumDuration: Double, maximumDistance: Double)
  /// `DragGesture(minimumDistance:coordinateSpace:)`: 10 pt, local.
  case drag(minimumDistance: Double, space: CoordinateSpace)
  /// `MagnifyGesture(minimumScaleDelta:)`: 0.01.
  case magnify(minimumScaleDelta: Double)
  /// `RotateGesture(minimumAngleDelta:)`: 1 degree.
  case rotate(minimumAngleDelta: Double)
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  case onLongPress(minimumDuration: Double, maximumDistance: Double)
  /// `first.exclusively(before: second)`.
  case exclusively(Gesture, before: Gesture)
  /// `first.simultaneously(with: second)`.
  case simultaneously(Gesture, with: Gesture)
  /// `first.sequenced(before: second)`.
  case sequenced(Gesture, before: Gesture)
  /// A gesture with its handlers, inner modifiers first.
  case handled(Gesture, [Handler])

  /// `.updating`, `.onChanged` or `.onEnded`, with the name under which it is called in traces.
  public struct Handler: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
      case updating
      case onChanged
      case onEnded
    }

    public var kind: Kind
    public var name: String

    public init(_ kind: Kind, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// In which coordinates a drag reports.
  public enum CoordinateSpace: Sendable, Hashable {
    /// The view to which the gesture is attached.
    case local
    /// The screen.
    case global
    /// A named ancestor, by the index of its view.
    case view(Int)
  }

  /// The number of taps if it is a tap, with handlers or without.
  public var tapCount: Int? {
    switch self {
    case .tap(let count): count
    case .handled(let gesture, _): gesture.tapCount
    default: nil
    }
  }
}
