import LabSimulation
import Testing

@Suite("Delivered events of several fingers")
struct TouchFrameTests {
  @Test("a finger that lifts at a new place right after another one has lifted")
  func liftsTogether() throws {
    let frames = try Touches([
      TouchEvent(touch: 0, phase: .began, time: 0, location: .zero),
      TouchEvent(touch: 1, phase: .began, time: 0, location: Vector(50, 0)),
      TouchEvent(touch: 0, phase: .ended, time: 16, location: .zero),
      TouchEvent(touch: 1, phase: .ended, time: 16, location: Vector(60, 0)),
    ]).frames()
    // The move and the lift of the second finger are two events, the first one lifts with the move.
    #expect(
      frames.map { $0.touches.map(\.phase) } == [[.began, .began], [.ended, .moved], [.ended]])
    #expect(frames.last?.touches.map(\.finger) == [1])
    #expect(frames.last?.touches.map(\.location) == [Vector(60, 0)])
  }
}
