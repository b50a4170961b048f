/// One delivered event: all fingers that are down or have just lifted, in the order in which they
/// came down.
public struct TouchFrame: Sendable, Hashable {
  /// Milliseconds on the clock of the touches.
  public var time: Double
  public var touches: [Touch]

  public init(time: Double, touches: [Touch]) {
    self.time = time
    self.touches = touches
  }
}

extension Touches {
  /// The stroke as delivered events.
  ///
  /// Changes of different fingers at one time are one event. A lift at a new place is a move and a
  /// lift in the same frame, so a recognizer may begin and end in it. Fingers that did not change are
  /// stationary; an event in which nothing changed is not delivered.
  ///
  /// - Throws: the first thing that no screen delivers: a time that goes backwards, a finger that
  ///   moves before it begins or begins twice.
  public func frames() throws(TouchFault) -> [TouchFrame] {
    var builder = TouchFrameBuilder()
    for (index, event) in events.enumerated() { try builder.add(event, number: index) }
    return builder.finish()
  }
}

/// What is wrong with a sequence of touch events; `event` counts from 0.
public enum TouchFault: Error, Sendable, Hashable {
  case timeGoesBack(event: Int, from: Double, to: Double)
  case notFinite(event: Int)
  /// A finger moves, rests or lifts that is not down.
  case notDown(event: Int, finger: Int)
  case alreadyDown(event: Int, finger: Int)

  /// The number of the event that is wrong.
  public var event: Int {
    switch self {
    case .timeGoesBack(let event, _, _), .notFinite(let event), .notDown(let event, _),
      .alreadyDown(let event, _):
      event
    }
  }
}

/// Gathers the changes of one time into frames.
private struct TouchFrameBuilder {
  private var frames: [TouchFrame] = []
  /// The fingers that are down after what was added, in the order of their touch-downs.
  private var fingers: [Touch] = []
  private var time = -Double.infinity
  /// The fingers that changed in the frame that is being gathered.
  private var changed: Set<Int> = []

  mutating func add(_ event: TouchEvent, number: Int) throws(TouchFault) {
    guard event.time.isFinite, event.location.x.isFinite, event.location.y.isFinite else {
      throw .notFinite(event: number)
    }
    guard event.time >= time else {
      throw .timeGoesBack(event: number, from: time, to: event.time)
    }
    let finger = Int(event.touch)
    if event.time > time || changed.contains(finger) { close() }
    time = event.time
    let place = fingers.firstIndex { $0.finger == finger && $0.isDown }
    guard event.phase != .began else {
      guard place == nil else { throw .alreadyDown(event: number, finger: finger) }
      fingers.append(Touch(finger: finger, at: event.location, time: time))
      changed.insert(finger)
      return
    }
    guard let place else { throw .notDown(event: number, finger: finger) }
    let displacement = Track.snapped(event.location - fingers[place].start)
    switch event.phase {
    case .began, .stationary:
      break
    case .moved:
      change(place, to: .moved, displacement)
    case .ended:
      if displacement != fingers[place].displacement {
        change(place, to: .moved, displacement)
        close()
      }
      // Closing the frame drops fingers that have lifted in it, so the finger may stand elsewhere now.
      guard let place = fingers.firstIndex(where: { $0.finger == finger && $0.isDown }) else {
        return
      }
      change(place, to: .ended, displacement)
    case .cancelled:
      // A cancel has no place of its own.
      change(place, to: .cancelled, fingers[place].displacement)
    }
  }

  private mutating func change(_ place: Int, to phase: TouchPhase, _ displacement: Vector) {
    fingers[place].previousDisplacement = fingers[place].displacement
    fingers[place].previousTime = fingers[place].time
    fingers[place].displacement = displacement
    fingers[place].phase = phase
    fingers[place].time = time
    changed.insert(fingers[place].finger)
  }

  private mutating func close() {
    guard !changed.isEmpty else { return }
    frames.append(TouchFrame(time: time, touches: fingers))
    fingers.removeAll { !$0.isDown }
    for index in fingers.indices { fingers[index].phase = .stationary }
    changed.removeAll(keepingCapacity: true)
  }

  mutating func finish() -> [TouchFrame] {
    close()
    return frames
  }
}

extension Track {
  /// A displacement as the recognizers see it, on multiples of 0.000001 pt.
  static func snapped(_ displacement: Vector) -> Vector {
    Vector(snap(displacement.x), snap(displacement.y))
  }
}
