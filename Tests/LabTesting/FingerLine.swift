import LabSimulation

/// One line of a script of touches: what a finger does, where and when.
public struct FingerLine: Sendable {
  public var event: TouchEvent

  public static func began(_ x: Double, _ y: Double, at time: Double) -> FingerLine {
    line(.began, x, y, time)
  }

  public static func moved(_ x: Double, _ y: Double, at time: Double) -> FingerLine {
    line(.moved, x, y, time)
  }

  public static func ended(_ x: Double, _ y: Double, at time: Double) -> FingerLine {
    line(.ended, x, y, time)
  }

  public static func cancelled(at time: Double) -> FingerLine { line(.cancelled, 0, 0, time) }

  private static func line(
    _ phase: TouchPhase, _ x: Double, _ y: Double, _ time: Double
  ) -> FingerLine {
    FingerLine(event: TouchEvent(phase: phase, time: time, location: Vector(x, y)))
  }

  /// The same by another finger; 0 is the first one.
  public func by(_ finger: Int32) -> FingerLine {
    var line = self
    line.event.touch = finger
    return line
  }
}

extension GestureTester {
  /// Plays a script and gives the log.
  @discardableResult
  public mutating func play(_ lines: FingerLine...) throws -> [String] {
    play(try Touches(lines.map(\.event)).frames())
    return log
  }
}
