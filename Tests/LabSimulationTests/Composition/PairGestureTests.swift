import LabSimulation
import LabTesting
import Testing

@Suite("Magnify and rotate")
struct PairGestureTests {
  @Test(
    "a magnification starts at its delta, inclusively",
    arguments: [(101.0, true), (100.9, false), (99, true), (99.1, false)])
  func magnify(x: Double, begins: Bool) throws {
    var tester = GestureTester(.magnify.called("m"))
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 16).by(1), .moved(x, 0, at: 32).by(1),
      .ended(x, 0, at: 48).by(1), .ended(0, 0, at: 64))
    #expect(tester.steps.map(\.step) == (begins ? ["begin@32", "end@48"] : ["fail@64"]))
  }

  @Test("its value is the scale since both fingers came down, from the middle between them")
  func scale() throws {
    var tester = GestureTester(
      .magnify.handled("m", .onChanged), surroundings: Surroundings(origins: [Vector(10, 20)]))
    try tester.play(
      .began(100, 100, at: 0), .began(200, 100, at: 10).by(1), .moved(250, 100, at: 30).by(1),
      .ended(250, 100, at: 40).by(1), .ended(100, 100, at: 50))
    // 0.5 in 20 ms are 25 per second, blended with 0 by 0.2.
    #expect(
      tester.callbacks.map(\.callback.value) == [.scale(1.5, velocity: 20, anchor: Vector(140, 80))]
    )
  }

  @Test("a rotation is clockwise and goes on over half a turn")
  func rotation() throws {
    var tester = GestureTester(.rotate.handled("r", .onChanged))
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 0).by(1), .moved(0, 100, at: 100).by(1),
      .moved(-100, 0, at: 200).by(1), .moved(0, -100, at: 300).by(1), .ended(0, 0, at: 400))
    // 90 degrees in 100 ms are 900 per second: 720, 864 and 892.8 after the blend.
    #expect(
      tester.log == [
        "100 r.changed rotation 90 v=720", "200 r.changed rotation 180 v=864",
        "300 r.changed rotation 270 v=892.8",
      ])
  }

  @Test("a rotation starts at its delta", arguments: [(1.0, "begin@32"), (0.9, "fail@48")])
  func rotationDelta(degrees: Double, expected: String) throws {
    // The sine and the cosine of a small angle, by their series.
    let angle = degrees * .pi / 180
    let place = Vector(100 * (1 - angle * angle / 2), 100 * (angle - angle * angle * angle / 6))
    var tester = GestureTester(.rotate)
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 16).by(1), .moved(place.x, place.y, at: 32).by(1),
      .ended(0, 0, at: 48), .ended(place.x, place.y, at: 48).by(1))
    #expect(tester.steps.first?.step == expected)
  }

  @Test("one finger is not enough")
  func oneFinger() throws {
    var tester = GestureTester(.magnify)
    try tester.play(.began(0, 0, at: 0), .moved(50, 0, at: 20), .ended(50, 0, at: 40))
    #expect(tester.steps.map(\.step) == ["fail@40"])
    #expect(tester.steps.first?.evidence == Evidence(.touches, 1, .below, 2, .none))
  }

  @Test("fingers in one place have no distance yet")
  func samePlace() throws {
    var tester = GestureTester(.magnify.handled("m", .onChanged))
    try tester.play(
      .began(0, 0, at: 0), .began(0, 0, at: 10).by(1), .moved(50, 0, at: 20).by(1),
      .moved(100, 0, at: 30).by(1), .ended(0, 0, at: 40))
    // 1 in 10 ms are 100 per second, blended with 0 by 0.2.
    #expect(tester.log == ["30 m.changed scale 2 v=80"])
  }
}
