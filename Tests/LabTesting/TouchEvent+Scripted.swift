import LabSimulation

/// Events written by hand, for strokes of several fingers.
extension TouchEvent {
  public static func began(
    _ x: Double, _ y: Double, at time: Double, finger: Int32 = 0
  ) -> TouchEvent {
    TouchEvent(touch: finger, phase: .began, time: time, location: Vector(x, y))
  }

  public static func moved(
    _ x: Double, _ y: Double, at time: Double, finger: Int32 = 0
  ) -> TouchEvent {
    TouchEvent(touch: finger, phase: .moved, time: time, location: Vector(x, y))
  }

  public static func ended(
    _ x: Double, _ y: Double, at time: Double, finger: Int32 = 0
  ) -> TouchEvent {
    TouchEvent(touch: finger, phase: .ended, time: time, location: Vector(x, y))
  }

  public static func cancelled(
    _ x: Double, _ y: Double, at time: Double, finger: Int32 = 0
  ) -> TouchEvent {
    TouchEvent(touch: finger, phase: .cancelled, time: time, location: Vector(x, y))
  }
}
