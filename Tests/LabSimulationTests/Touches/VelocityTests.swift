import LabSimulation
import LabTesting
import Testing

@Suite("Velocity: a blend of the last difference and the estimate before")
struct VelocityTests {
  private static let places = [8.0, 20, 36, 52, 60]

  private static func track(_ axis: Axis, sign: Double = 1, lift: Double = 0) -> Track {
    Track(
      ScriptedStroke.through(
        places.map { axis == .horizontal ? (sign * $0, 0) : (0, sign * $0) }, every: 1000 / 60,
        lift: lift))
  }

  @Test(
    "x = 0, 8, 20, 36, 52, 60 at 60 Hz, weight 0.2 or 0.25 of the estimate before",
    arguments: [
      (0.2, [0, 384, 652.8, 898.56, 947.712, 573.5424]),
      (0.25, [0, 360, 630, 877.5, 939.375, 594.84375]),
    ], Axis.allCases)
  func series(blend: (weight: Double, estimates: [Double]), axis: Axis) {
    for (index, expected) in blend.estimates.enumerated() {
      for sign in [1.0, -1] {
        let velocity = Self.track(axis, sign: sign).velocity(
          along: axis, upTo: index, blend: blend.weight)
        #expect(abs(velocity - sign * expected) < 1e-8)
      }
    }
    #expect(Self.track(axis).velocity(along: axis.other, upTo: 5, blend: 0.2) == 0)
  }

  @Test("at the lift the last estimate stands, even after a long pause")
  func pause() {
    let track = Self.track(.horizontal, lift: 450)
    #expect(abs(track.velocity(along: .horizontal, upTo: 5, blend: 0.2) - 573.5424) < 1e-8)
    #expect(track.lift == 6)
  }

  @Test("a gap below 1 ms counts as no movement, a gap of 1 ms as a movement")
  func shortGap() {
    func velocity(_ gap: Double) -> Double {
      Track(
        Touches([
          TouchEvent(phase: .began, time: 0, location: .zero),
          TouchEvent(phase: .moved, time: 10, location: Vector(5, 0)),
          TouchEvent(phase: .moved, time: 10 + gap, location: Vector(7, 0)),
          TouchEvent(phase: .ended, time: 10 + gap, location: Vector(7, 0)),
        ])
      ).velocity(along: .horizontal, upTo: 2, blend: 0.2)
    }
    // 500 pt/s, of which 0.8 are taken first: 400; then 0.2 of that and 0.8 of what is new.
    #expect(abs(velocity(1) - (0.8 * 2000 + 0.2 * 400)) < 1e-9)
    for gap in [0, 0.5, 0.999] {
      #expect(abs(velocity(gap) - 0.2 * 400) < 1e-9)
    }
  }

  @Test("with no weight of the past the velocity is that of the last move")
  func noBlend() {
    let velocity = Self.track(.horizontal).velocity(along: .horizontal, upTo: 5, blend: 0)
    #expect(abs(velocity - 480) < 1e-9)
  }
}
