import LabSimulation
import Testing

@Suite("Spring: what brings content back to its edge")
struct SpringTests {
  private static func spring(
    from start: Double = 50, velocity: Double = 0, to target: Double = 0, damping: Double = 1
  ) -> Spring {
    Spring(
      from: start, velocity: velocity, to: target, stiffness: Tuning().springStiffness,
      damping: damping)
  }

  @Test(
    "50 pt away at rest, stiffness 100, critically damped: 50 (1 + 10 t) exp(-10 t)",
    arguments: [(50.0, 45.49), (100, 36.79), (200, 20.30), (300, 9.96), (500, 2.02)])
  func list(row: (time: Double, place: Double)) {
    #expect(abs(Self.spring().value(at: row.time) - row.place) < 0.005)
    #expect(abs(Self.spring(from: -50).value(at: row.time) + row.place) < 0.005)
    #expect(abs(Self.spring(from: 650, to: 600).value(at: row.time) - 600 - row.place) < 0.005)
  }

  @Test("thrown from its edge it comes furthest after 100 ms: v / (10 e)")
  func thrown() {
    let spring = Self.spring(from: 0, velocity: 1000)
    #expect(abs(spring.value(at: 100) - 1000 / 10 / 2.718_281_828_459_045) < 1e-9)
    #expect(abs(spring.velocity(at: 100)) < 1e-9)
  }

  @Test(
    "it obeys x'' = -k x - 2 ratio sqrt(k) x' at any damping ratio",
    arguments: [0.1, 0.5, 0.999_999, 1, 1.000_001, 2, 10],
    [(50.0, 0.0), (50, -2000), (0, 700), (-30, -300)])
  func equation(damping: Double, start: (place: Double, velocity: Double)) {
    let spring = Self.spring(from: start.place, velocity: start.velocity, damping: damping)
    func change(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -100 * x - 20 * damping * v)
    }
    // Runge and Kutta's steps of 0.1 ms.
    var x = start.place
    var v = start.velocity
    let step = 1e-4
    for number in 1...5000 {
      let a = change(x, v)
      let b = change(x + step / 2 * a.0, v + step / 2 * a.1)
      let c = change(x + step / 2 * b.0, v + step / 2 * b.1)
      let d = change(x + step * c.0, v + step * c.1)
      x += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
      if number.isMultiple(of: 500) {
        let time = Double(number) / 10
        #expect(abs(spring.value(at: time) - x) < 1e-6)
        #expect(abs(spring.velocity(at: time) - v) < 1e-5)
      }
    }
  }

  @Test("after its duration it is never 0.5 pt away again", arguments: [0.1, 0.7, 1, 1.5, 10])
  func duration(damping: Double) {
    for (place, velocity) in [
      (50.0, 0.0), (50, -2000), (50, 2000), (0, 700), (0.4, 0), (0.3, 8), (0, 1e9), (1e6, -1e7),
    ] {
      let spring = Self.spring(from: place, velocity: velocity, damping: damping)
      let duration = spring.duration(within: 0.5)
      #expect(duration.isFinite)
      for step in 0..<2000 {
        #expect(abs(spring.value(at: duration + Double(step))) <= 0.5 + 1e-9)
      }
    }
  }

  @Test("a critical spring released at rest needs the time at which 0.5 pt are left")
  func exactDuration() {
    // (1 + 10 t) exp(-10 t) = 0.01 at 10 t = 6.638352.
    let spring = Self.spring()
    #expect(abs(spring.duration(within: 0.5) - 663.8352) < 1e-3)
    #expect(abs(spring.value(at: spring.duration(within: 0.5)) - 0.5) < 1e-9)
    #expect(Self.spring(from: 0).duration(within: 0.5) == 0)
    #expect(Self.spring(from: 0.5).duration(within: 0.6) == 0)
  }
}
