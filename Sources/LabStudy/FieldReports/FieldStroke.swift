import LabSimulation

/// Strokes as reports describe them: a straight way at an angle, a curve, a press.
enum FieldStroke {
  /// Where a finger comes down when a report does not say: the middle of what it is about.
  static let middle = Vector(195, 400)
  /// Near the left edge of the screen.
  static let leftEdge = Vector(5, 300)
  /// Milliseconds between two delivered events at 60 Hz.
  static let interval = 1000.0 / 60

  enum Heading {
    case leftUp
    case leftDown
    case rightUp
  }

  /// A straight stroke.
  ///
  /// - Parameters:
  ///   - angle: from the horizontal, in degrees.
  ///   - step: points per delivered event; 1 is a fine path.
  ///   - delay: how long the finger rests before it moves, in milliseconds.
  static func straight(
    _ angle: Double, step: Double = 1, length: Double = 120, heading: Heading = .leftUp,
    from start: Vector = middle, after delay: Double = 0
  ) -> Touches {
    way([(angle, length)], step: step, heading: heading, from: start, after: delay)
  }

  /// A stroke of several straight parts, each with its angle and its length; it lifts one event after
  /// its last move.
  static func way(
    _ parts: [(angle: Double, length: Double)], step: Double = 1, heading: Heading = .leftUp,
    from start: Vector = middle, after delay: Double = 0
  ) -> Touches {
    var touches = moves(parts, step: step, heading: heading, from: start, after: delay)
    guard let last = touches.events.last else { return touches }
    touches.append(
      TouchEvent(phase: .ended, time: last.time + interval, location: last.location))
    return touches
  }

  /// A straight stroke that the system takes away one event after its last move.
  static func cancelled(_ angle: Double, step: Double, length: Double) -> Touches {
    var touches = moves([(angle, length)], step: step, heading: .leftUp, from: middle, after: 0)
    guard let last = touches.events.last else { return touches }
    touches.append(
      TouchEvent(phase: .cancelled, time: last.time + interval, location: last.location))
    return touches
  }

  /// A finger that comes down and lifts in one place, with an event of a tiny movement if wanted.
  static func press(from begin: Double = 0, trembling: Double? = nil, to end: Double) -> Touches {
    var touches = Touches([TouchEvent(phase: .began, time: begin, location: middle)])
    var place = middle
    if let trembling {
      place = middle + Vector(0.5, 0)
      touches.append(TouchEvent(phase: .moved, time: trembling, location: place))
    }
    touches.append(TouchEvent(phase: .ended, time: end, location: place))
    return touches
  }

  /// One stroke after another one.
  static func sequence(_ first: Touches, _ second: Touches, pause: Double) -> Touches {
    var touches = first
    let start = (first.events.last?.time ?? 0) + pause
    for var event in second.events {
      event.time += start
      touches.append(event)
    }
    return touches
  }

  private static func moves(
    _ parts: [(angle: Double, length: Double)], step: Double, heading: Heading, from start: Vector,
    after delay: Double
  ) -> Touches {
    var touches = Touches([TouchEvent(phase: .began, time: 0, location: start)])
    var corner = start
    var time = delay
    for part in parts {
      let count = (part.length / step).rounded(.up)
      var number = 1.0
      while number <= count {
        time += interval
        let distance = Swift.min(part.length, step * number)
        touches.append(
          TouchEvent(
            phase: .moved, time: time, location: corner + turned(part.angle, distance, heading)))
        number += 1
      }
      corner = corner + turned(part.angle, part.length, heading)
    }
    return touches
  }

  private static func turned(_ angle: Double, _ length: Double, _ heading: Heading) -> Vector {
    let way = Vector(length: length, degrees: angle)
    return switch heading {
    case .leftUp: Vector(-way.x, -way.y)
    case .leftDown: Vector(-way.x, way.y)
    case .rightUp: Vector(way.x, -way.y)
    }
  }
}
