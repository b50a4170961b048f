import LabSimulation

/// Strokes written by hand: exact displacements from touch-down at exact times.
public enum ScriptedStroke {
  /// Where a scripted finger comes down: the centre of the shipped carousel.
  public static let start = Vector(195, 400)

  /// A finger that moves through displacements from touch-down, one per delivered event, and lifts
  /// with the last one.
  public static func through(
    _ displacements: [(x: Double, y: Double)], every interval: Double = 16,
    from start: Vector = start, lift: Double = 0, cancelled: Bool = false
  ) -> Touches {
    var touches = Touches([TouchEvent(phase: .began, time: 0, location: start)])
    var time = 0.0
    var location = start
    for displacement in displacements {
      time += interval
      location = start + Vector(displacement.x, displacement.y)
      touches.append(TouchEvent(phase: .moved, time: time, location: location))
    }
    touches.append(
      TouchEvent(phase: cancelled ? .cancelled : .ended, time: time + lift, location: location))
    return touches
  }

  /// A straight path to the left and up: `angle` degrees from the horizontal, `step` points per
  /// delivered event.
  public static func straight(
    angle: Double, step: Double, length: Double = 150, every interval: Double = 1000 / 60
  ) -> Touches {
    let radians = angle * .pi / 180
    let unit = Vector(-cosine(radians), -sine(radians))
    return through(
      stride(from: step, through: max(step, length), by: step).map { distance in
        (unit.x * distance, unit.y * distance)
      }, every: interval)
  }

  /// The same stroke, reflected at the vertical through the middle of the screen.
  public static func mirrored(_ touches: Touches, width: Double = 390) -> Touches {
    mapped(touches) { Vector(width - $0.x, $0.y) }
  }

  /// The same stroke with the two axes exchanged.
  public static func transposed(_ touches: Touches) -> Touches {
    mapped(touches) { Vector($0.y, $0.x) }
  }

  /// The same stroke, later.
  public static func delayed(_ touches: Touches, by milliseconds: Double) -> Touches {
    Touches(
      touches.events.map { event in
        var event = event
        event.time += milliseconds
        return event
      })
  }

  private static func mapped(_ touches: Touches, _ move: (Vector) -> Vector) -> Touches {
    Touches(
      touches.events.map { event in
        var event = event
        event.location = move(event.location)
        return event
      })
  }
}
