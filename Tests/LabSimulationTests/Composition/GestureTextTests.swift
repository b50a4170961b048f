import LabSimulation
import Testing

@Suite("Values and callbacks as text")
struct GestureTextTests {
  @Test(
    "a value is short, to a tenth, without needless fractions",
    arguments: [
      (GestureValue.none, ""), (.pressed(true), "true"),
      (.tap(Vector(195, 400.04)), "tap at (195,400)"),
      (
        .pan(translation: Vector(12.26, -0.04), velocity: Vector(-750, 0), location: .zero),
        "pan t=(12.3,0) v=(-750,0)"
      ),
      (.scale(1.254, velocity: 0.5, anchor: .zero), "scale 1.25 v=0.5"),
      (.rotation(-90.04, velocity: 0, anchor: .zero), "rotation -90 v=0"),
      (.swipe(.left), "swipe left"), (.first(.pressed(true)), "first(true)"),
      (.second(.pressed(true)), "second(true)"), (.sequence(.pressed(true), nil), "second(true)"),
      (.sequence(.pressed(true), .swipe(.up)), "second(true, swipe up)"),
      (.both(nil, .pressed(true)), "both(nil, true)"),
      (.tap(Vector(.infinity, .nan)), "tap at (inf,nan)"),
    ])
  func value(value: GestureValue, expected: String) {
    #expect(value.description == expected)
  }

  @Test("a callback has its handler's name before it, if it has one")
  func callback() {
    #expect(Callback("pan", .action(.began)).description == "pan.began")
    #expect(Callback("", .pressing(false)).description == "pressing(false)")
    #expect(Callback("p", .ended, .pressed(true)).description == "p.ended true")
  }
}
