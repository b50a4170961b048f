import Foundation
import LabSimulation
import Testing

@Suite("Deceleration: every millisecond the same share of the speed is left")
struct DecelerationTests {
  private static func run(_ velocity: Double, _ rate: Double = Tuning().deceleration)
    -> Deceleration
  {
    Deceleration(from: 0, velocity: velocity, rate: rate)
  }

  @Test(
    "the way and the time until rest, at the normal and at the fast rate",
    arguments: [
      (500.0, 249.75, 3.104, 49.75, 0.458), (1000, 499.50, 3.450, 99.499, 0.527),
      (2000, 999.00, 3.796, 198.998, 0.596), (3000, 1498.50, 3.999, 298.497, 0.636),
    ])
  func table(
    row: (
      velocity: Double, normal: Double, normalTime: Double, fast: Double, fastTime: Double
    )
  ) {
    let tuning = Tuning()
    for sign in [1.0, -1] {
      let normal = Self.run(sign * row.velocity)
      #expect(abs(normal.destination - sign * row.normal) < 0.005)
      #expect(abs(normal.duration(within: tuning.restDistance) - 1000 * row.normalTime) < 0.51)
      let fast = Self.run(sign * row.velocity, tuning.decelerationFast)
      #expect(abs(fast.destination - sign * row.fast) < 0.0015)
      #expect(abs(fast.duration(within: tuning.restDistance) - 1000 * row.fastTime) < 0.51)
    }
  }

  @Test(
    "the talk's projection v/1000 d/(1 - d) falls short by 0.1 % (normal) and 0.5 % (fast)",
    arguments: [
      (500.0, 249.5, 49.5), (1000, 499.0, 99.0), (2000, 998.0, 198.0), (3000, 1497.0, 297.0),
    ])
  func talk(row: (velocity: Double, normal: Double, fast: Double)) {
    let tuning = Tuning()
    for (rate, projected, share) in [
      (tuning.deceleration, row.normal, 0.001), (tuning.decelerationFast, row.fast, 0.005),
    ] {
      #expect(abs(row.velocity / 1000 * rate / (1 - rate) - projected) < 1e-9)
      let exact = Self.run(row.velocity, rate).destination
      #expect(abs((exact - projected) / exact - share) < share / 50)
    }
  }

  @Test(
    "from 1000 pt/s at the normal rate, place and velocity on the way",
    arguments: [
      (100.0, 90.63, 818.57), (250, 196.69, 606.23), (500, 315.93, 367.51), (1000, 432.04, 135.06),
    ])
  func onTheWay(row: (time: Double, place: Double, velocity: Double)) {
    let run = Deceleration(from: 70, velocity: 1000, rate: Tuning().deceleration)
    #expect(abs(run.value(at: row.time) - 70 - row.place) < 0.005)
    #expect(abs(run.velocity(at: row.time) - row.velocity) < 0.005)
    #expect(abs(run.velocity(at: row.time) - 1000 * pow(0.998, row.time)) < 1e-9)
  }

  @Test("after its duration it is exactly so near to its destination, whatever the velocity")
  func duration() {
    for velocity in [1.2, 50, -999, 1e9] {
      let run = Self.run(velocity)
      let left = run.destination - run.value(at: run.duration(within: 0.5))
      #expect(abs(abs(left) - 0.5) < 1e-6)
    }
    // 1000 ln 0.998 = -2.002: from 1 pt/s it runs 0.4995 pt.
    #expect(Self.run(1).duration(within: 0.5) == 0)
    #expect(Self.run(0).duration(within: 0.5) == 0)
    #expect(Self.run(0).destination == 0)
  }

  @Test("it passes a place on its way when x(t) is the place, with v(t)")
  func passage() throws {
    for sign in [1.0, -1] {
      let run = Deceleration(from: 10, velocity: sign * 1000, rate: 0.998)
      let passage = try #require(run.passage(through: 10 + sign * 196.69))
      // From the table: 196.69 pt after 250 ms at 606.23 pt/s.
      #expect(abs(passage.time - 250) < 0.02)
      #expect(abs(passage.velocity - sign * 606.23) < 0.02)
      #expect(abs(run.value(at: passage.time) - 10 - sign * 196.69) < 1e-9)
      #expect(abs(run.velocity(at: passage.time) - passage.velocity) < 1e-9)
      #expect(run.passage(through: 10)?.time == 0)
      #expect(run.passage(through: 10 + sign * 499.6) == nil)
      #expect(run.passage(through: 10 - sign) == nil)
    }
    #expect(Self.run(0).passage(through: 0) == nil)
  }
}
