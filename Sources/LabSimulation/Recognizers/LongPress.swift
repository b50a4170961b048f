/// A long press: it begins when its fingers have rested for 500 ms, changes when they move, and ends
/// when one lifts.
///
/// Before it begins a finger may move 10 pt; beyond that it fails. Afterwards any movement is allowed.
/// It begins by a timer: a finger that rests makes no event. Source: Apple's documentation of
/// UILongPressGestureRecognizer. SwiftUI's LongPressGesture differs: it ends at the deadline.
public struct LongPress: Sendable {
  /// Milliseconds that the fingers rest: 500.
  public var duration = 500.0
  /// How far a finger may move before the begin, in points: 10, inclusive.
  public var distance = 10.0
  /// How many fingers it needs: 1.
  public var touches = 1

  private enum Phase {
    case possible
    /// All fingers are down since a time.
    case waiting(since: Double)
    case begun
    case over
  }

  private var phase = Phase.possible
  /// The fingers that press.
  private var fingers: [Int] = []
  /// Where they are from touch-down, and where they were when it began.
  private var displacement = Vector.zero
  private var origin = Vector.zero

  public init() {}
}

extension LongPress: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    if case .over = phase { return .stay }
    for touch in touches where touch.phase == .began {
      if case .begun = phase { continue }
      fingers.append(touch.finger)
      if fingers.count == self.touches { phase = .waiting(since: time) }
    }
    let pressing = touches.filter { fingers.contains($0.finger) }
    if let first = pressing.first { displacement = first.displacement }
    let cancelled = pressing.contains { $0.phase == .cancelled }
    if case .begun = phase {
      if cancelled { return close(Proposal(.cancel)) }
      let down = pressing.count(where: \.isDown)
      guard down == fingers.count else {
        return close(Proposal(.end, .touches(down, .below, self.touches)))
      }
      return pressing.contains { $0.phase == .moved } ? .change : .stay
    }
    return cancelled ? close(.fail) : restless(pressing, at: time)
  }

  /// What makes it fail before the begin.
  private mutating func restless(_ pressing: [Touch], at time: Double) -> Proposal {
    guard fingers.count <= touches else {
      return close(Proposal(.fail, .touches(fingers.count, .above, touches)))
    }
    let way = pressing.farthest
    guard way.squaredLength <= distance * distance + Track.radialSlack else {
      return close(Proposal(.fail, Evidence(.distance, way.length, .above, distance)))
    }
    guard pressing.allSatisfy(\.isDown) else { return close(Proposal(.fail, tooEarly(at: time))) }
    return .stay
  }

  private func tooEarly(at time: Double) -> Evidence {
    guard case .waiting(let since) = phase else { return .touches(fingers.count, .below, touches) }
    return Evidence(.time, time - since, .below, duration, .milliseconds)
  }

  private mutating func close(_ proposal: Proposal) -> Proposal {
    phase = .over
    return proposal
  }

  public var deadline: Double? {
    if case .waiting(let since) = phase { since + duration } else { nil }
  }

  public mutating func wake(at time: Double, in surroundings: Surroundings) -> Proposal {
    guard case .waiting(let since) = phase else { return .stay }
    phase = .begun
    origin = displacement
    return Proposal(.begin, Evidence(.time, time - since, .atLeast, duration, .milliseconds))
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state.isOver { phase = .over }
  }

  public mutating func reset() {
    phase = .possible
    fingers.removeAll(keepingCapacity: true)
    displacement = .zero
    origin = .zero
  }

  /// How far its first finger has gone since the begin: an app takes the difference of two locations.
  public var translation: Vector { Track.snapped(displacement - origin) }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    log.append(Callback("", .action(state), .pressed(true)))
  }
}

extension LongPress: NamedRecognizer {
  public static let name = "longPress"
  public static let summary = "a UIKit long press: begins when the finger has rested"
  public static let parameters: [Parameter<LongPress>] = [
    .number("duration", \.duration, in: 0...60_000, unit: "ms", "how long the fingers rest"),
    .number(
      "distance", \.distance, in: 0...1000, unit: "pt",
      "how far a finger may move before the begin"),
    .integer("touches", \.touches, in: 1...100, "how many fingers it needs"),
  ]

  public init(tuning: Tuning) { self.init() }
}
