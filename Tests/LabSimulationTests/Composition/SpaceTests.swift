import LabSimulation
import LabTesting
import Testing

@Suite("Coordinate spaces of a drag")
struct SpaceTests {
  /// View 0 moves with the drag, view 1 holds it and stays.
  private static func offsets(in space: Gesture.CoordinateSpace) throws -> [Double] {
    let drag = Gesture.drag(minimumDistance: 10, space: space).handled("d", .onChanged)
    var tester = GestureTester(drag, surroundings: Surroundings(origins: [.zero, .zero]))
    tester.follow = { $1.origins[0] = $0 }
    try tester.play(
      .began(0, 0, at: 0), .moved(10, 0, at: 16), .moved(20, 0, at: 32), .moved(30, 0, at: 48),
      .moved(40, 0, at: 64), .moved(50, 0, at: 80), .ended(50, 0, at: 96))
    return tester.callbacks.map {
      if case .drag(let value) = $0.callback.value { value.translation.x } else { -1 }
    }
  }

  @Test("R03 a drag in the space of the view that it moves lags behind the finger")
  func selfMoving() throws {
    #expect(try Self.offsets(in: .local) == [10, 10, 20, 20, 30])
  }

  @Test(
    "R04 in a space that stays it follows", arguments: [Gesture.CoordinateSpace.view(1), .global])
  func stable(space: Gesture.CoordinateSpace) throws {
    #expect(try Self.offsets(in: space) == [10, 20, 30, 40, 50])
  }

  @Test(
    "R05 one touch has a place in every space",
    arguments: [
      (Gesture.CoordinateSpace.local, 50.0), (.view(1), 700.0), (.global, 300.0), (.view(9), 300.0),
    ])
  func spaces(space: Gesture.CoordinateSpace, y: Double) throws {
    // The feed's content stands 400 pt above the screen's top, the card 650 pt further down in it.
    let surroundings = Surroundings(origins: [Vector(0, 250), Vector(0, -400)])
    let drag = Gesture.drag(minimumDistance: 0, space: space).handled("d", .onChanged)
    var tester = GestureTester(drag, surroundings: surroundings)
    try tester.play(.began(20, 300, at: 0), .ended(20, 300, at: 50))
    guard case .drag(let value) = tester.callbacks.first?.callback.value else {
      Issue.record("no drag")
      return
    }
    #expect(value.location == Vector(20, y))
    #expect(value.startLocation == Vector(20, y))
  }
}
