/// The phase of one gesture, alone or inside a composed one.
///
/// There is no cancelled phase: a SwiftUI gesture that is cancelled has failed.
/// Source: OpenSwiftUI (re-implementation).
public enum GesturePhase: Sendable, Hashable {
  /// Undecided, with a value if it has one already.
  case possible(GestureValue?)
  case active(GestureValue)
  case ended(GestureValue)
  case failed

  public var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  public var isActive: Bool {
    if case .active = self { true } else { false }
  }

  public var value: GestureValue? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

extension GesturePhase {
  /// `first.exclusively(before: second)`.
  ///
  /// The second may be active while the first is undecided; a second that has ended is held until the
  /// first has failed. Source: OpenSwiftUI ExclusiveGesture.
  public func exclusively(before second: GesturePhase) -> GesturePhase {
    switch (self, second) {
    case (.active(let value), _): .active(.first(value))
    case (.ended(let value), _): .ended(.first(value))
    case (.possible, .active(let value)): .active(.second(value))
    case (.possible(let value?), _): .possible(.first(value))
    case (.possible(nil), .possible(let value)): .possible(value.map { .second($0) })
    case (.possible(nil), .ended), (.possible(nil), .failed): .possible(nil)
    case (.failed, .active(let value)): .active(.second(value))
    case (.failed, .possible(let value)): .possible(value.map { .second($0) })
    case (.failed, .ended(let value)): .ended(.second(value))
    case (.failed, .failed): .failed
    }
  }

  /// `first.simultaneously(with: second)`.
  ///
  /// A side that has ended early keeps its value and does not end the pair.
  /// Source: OpenSwiftUI SimultaneousGesture.
  public func simultaneously(with second: GesturePhase) -> GesturePhase {
    switch (self, second) {
    case (.active, _), (_, .active): .active(.both(value, second.value))
    case (.possible, _), (_, .possible): .possible(nil)
    case (.failed, .failed): .failed
    case (.ended, _), (_, .ended): .ended(.both(value, second.value))
    }
  }

  /// `first.sequenced(before: second)`.
  ///
  /// It is active as soon as the first has ended. It fails with either of them: inferred from Apple's
  /// documentation of SequenceGesture.
  ///
  /// - Parameter endsWithoutSecond: whether it ends well although the second has failed.
  public func sequenced(
    before second: GesturePhase, endsWithoutSecond: Bool = false
  ) -> GesturePhase {
    switch (self, second) {
    case (.possible(let value), _): .possible(value.map { .first($0) })
    case (.active(let value), _): .active(.first(value))
    case (.failed, _): .failed
    case (.ended(let first), .possible), (.ended(let first), .active):
      .active(.sequence(first, second.value))
    case (.ended(let first), .ended(let last)): .ended(.sequence(first, last))
    case (.ended(let first), .failed):
      endsWithoutSecond ? .ended(.sequence(first, nil)) : .failed
    }
  }
}
