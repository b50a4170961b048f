import LabSimulation
import Testing

/// The three tables of composed gestures, row by row.
@Suite("Phases of composed gestures")
struct PhaseTableTests {
  private static let value = GestureValue.pressed(true)
  private static let other = GestureValue.tap(Vector(1, 2))

  private static let everyPhase: [GesturePhase] = [
    .possible(nil), .possible(other), .active(other), .ended(other), .failed,
  ]

  @Test("an active or ended first decides an exclusive gesture, whatever the second does")
  func exclusiveFirst() {
    for second in Self.everyPhase {
      #expect(
        GesturePhase.active(Self.value).exclusively(before: second) == .active(.first(Self.value)))
      #expect(
        GesturePhase.ended(Self.value).exclusively(before: second) == .ended(.first(Self.value)))
    }
  }

  @Test(
    "the second may be active while the first is undecided, its end is held",
    arguments: [
      (GesturePhase.possible(nil), GesturePhase.active(other), GesturePhase.active(.second(other))),
      (.possible(value), .active(other), .active(.second(other))),
      (.possible(value), .ended(other), .possible(.first(value))),
      (.possible(value), .possible(other), .possible(.first(value))),
      (.possible(value), .failed, .possible(.first(value))),
      (.possible(nil), .possible(other), .possible(.second(other))),
      (.possible(nil), .possible(nil), .possible(nil)),
      (.possible(nil), .ended(other), .possible(nil)),
      (.possible(nil), .failed, .possible(nil)),
      (.failed, .active(other), .active(.second(other))),
      (.failed, .possible(other), .possible(.second(other))),
      (.failed, .possible(nil), .possible(nil)),
      (.failed, .ended(other), .ended(.second(other))),
      (.failed, .failed, .failed),
    ])
  func exclusive(first: GesturePhase, second: GesturePhase, expected: GesturePhase) {
    #expect(first.exclusively(before: second) == expected)
  }

  @Test(
    "a side that ends early does not end a simultaneous pair",
    arguments: [
      (
        GesturePhase.active(value), GesturePhase.possible(nil),
        GesturePhase.active(.both(value, nil))
      ),
      (.possible(nil), .active(other), .active(.both(nil, other))),
      (.active(value), .active(other), .active(.both(value, other))),
      (.ended(value), .active(other), .active(.both(value, other))),
      (.failed, .active(other), .active(.both(nil, other))),
      (.ended(value), .possible(nil), .possible(nil)),
      (.possible(nil), .failed, .possible(nil)),
      (.possible(nil), .possible(nil), .possible(nil)),
      (.ended(value), .ended(other), .ended(.both(value, other))),
      (.ended(value), .failed, .ended(.both(value, nil))),
      (.failed, .ended(other), .ended(.both(nil, other))),
      (.failed, .failed, .failed),
    ])
  func simultaneous(first: GesturePhase, second: GesturePhase, expected: GesturePhase) {
    #expect(first.simultaneously(with: second) == expected)
  }

  @Test(
    "a sequence is active once its first has ended, and fails with either",
    arguments: [
      (GesturePhase.possible(nil), GesturePhase.possible(nil), GesturePhase.possible(nil)),
      (.possible(value), .possible(nil), .possible(.first(value))),
      (.active(value), .possible(nil), .active(.first(value))),
      (.failed, .possible(nil), .failed),
      (.ended(value), .possible(nil), .active(.sequence(value, nil))),
      (.ended(value), .possible(other), .active(.sequence(value, other))),
      (.ended(value), .active(other), .active(.sequence(value, other))),
      (.ended(value), .ended(other), .ended(.sequence(value, other))),
      (.ended(value), .failed, .failed),
    ])
  func sequence(first: GesturePhase, second: GesturePhase, expected: GesturePhase) {
    #expect(first.sequenced(before: second) == expected)
  }

  @Test("a sequence may be told to end well without its second")
  func sequenceWithoutSecond() {
    #expect(
      GesturePhase.ended(Self.value).sequenced(before: .failed, endsWithoutSecond: true)
        == .ended(.sequence(Self.value, nil)))
  }
}
