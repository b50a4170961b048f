import Foundation
import Testing

@testable import LabSimulation

@Suite("Roll, hook and dwell")
struct RollHookTests {
  @Test("a roll begins at 0 at touch-down and approaches its end by a factor of e in 30 ms")
  func rollCourse() {
    let times = [0.0, 10, 30, 60, 1e6]
    for number in 0..<50 {
      let places = MicroSetup.places(
        Roll(MicroSetup.movement(number) { ($0.roll, $0.rollBias) = (0.1, 1) }), at: times)
      #expect(places[0] == .zero)
      for (place, time) in zip(places, times) {
        let done = 1 - exp(-time / 30)
        #expect((place.x - places[4].x * done).magnitude < 1e-12)
        #expect((place.y - places[4].y * done).magnitude < 1e-12)
      }
    }
  }

  @Test("a roll has its SD per axis about a mean toward the palm: down and to the gripping side")
  func rollEnd() {
    let ends = (0..<20_000).map { number in
      MicroSetup.places(
        Roll(MicroSetup.movement(number) { ($0.roll, $0.rollBias) = (0.2, 0.5) }), at: [1e6])[0]
    }
    // .1 at 45 degrees downward; y points up here.
    let bias = 0.1 * 0.5.squareRoot()
    for (values, mean) in [(ends.map(\.x), bias), (ends.map(\.y), -bias)] {
      let found = MicroSetup.mean(values)
      #expect((found.value - mean).magnitude < 4 * found.error)
      let square = MicroSetup.mean(values.map { ($0 - mean) * ($0 - mean) })
      #expect((square.value - 0.04).magnitude < 4 * square.error)
    }
  }

  @Test("a hook has its size, lies in the last 16 ms, and within its angle of the motion")
  func hook() {
    let times = [0, 60, 83.99, 92.1, 95, 100]
    var sizes: [Double] = []
    for number in 0..<10_000 {
      let places = MicroSetup.places(
        Hook(MicroSetup.movement(number) { ($0.hook, $0.hookAngle) = (0.15, 60) }), at: times)
      for index in 0...2 { #expect(places[index] == .zero) }
      let end = places[5]
      guard end.length > 0 else { continue }
      // The path begins at .5 and turns by .3.
      let angle = atan2(end.y, end.x) - 0.8
      #expect(angle.magnitude < Double.pi / 3 + 1e-9)
      sizes.append(end.length)
    }
    // Half-normal with mean .15 √(2/π), of which 2 to 8 %, on average 5, are taken back but for the hundredth
    // that the way back lacks.
    let mean = MicroSetup.mean(sizes)
    let expected = 0.15 * (2 / Double.pi).squareRoot() * (1 - 0.05 * 0.99)
    #expect((mean.value - expected).magnitude < 4 * mean.error + 1e-5)
  }

  @Test("a hook goes forth and partly back before the lift")
  func hookWay() {
    let times = stride(from: 84, through: 100, by: 0.1).map { $0 }
    var turned = 0
    for number in 0..<200 {
      let lengths = MicroSetup.places(
        Hook(MicroSetup.movement(number) { $0.hook = 0.15 }), at: times
      ).map(\.length)
      if let most = lengths.max(), let last = lengths.last, most > 1.005 * last { turned += 1 }
    }
    #expect(turned > 150)
  }

  @Test("a finger rests for its dwell, at most half of the contact, and then does the whole stroke")
  func dwell() throws {
    var population = Population.rightThumb
    population.scrollClasses[0].value.dwell = 60
    population.pageClasses[0].value.dwell = 60
    var hand = HandTests.hand(population)
    var finger = try Finger(
      seed: 1,
      hand: {
        var hand = HandSettings()
        FingerSetup.calm(&hand)
        hand.dwell = nil
        return hand
      }(),
      digitizer: {
        var glass = DigitizerSettings()
        FingerSetup.perfect(&glass)
        glass.deliveryHz = 120
        return glass
      }(),
      geometry: FingerSetup.geometry, population: population)
    var cut = 0
    for address in FingerSetup.addresses(persons: 200, sessions: 1, strokes: 10) {
      let (_, plan, movement) = hand.plan(address)
      #expect(movement.rest <= 0.5 * plan.duration)
      #expect((movement.rest + movement.contact.duration - plan.duration).magnitude < 1e-9)
      if movement.rest == 0.5 * plan.duration { cut += 1 }
      let events = finger.make(address).touches.events
      for event in events where event.time <= movement.rest {
        #expect(event.location == events[0].location)
      }
    }
    #expect((100..<1000).contains(cut))
    var plain = HandTests.hand(population) { $0.speeds = [500] }
    #expect(plain.plan(StrokeAddress(person: 0, session: 0, stroke: 0)).movement.rest == 0)
    var asked = HandTests.hand(population) { ($0.speeds, $0.dwell) = ([1], 30) }
    let rests = FingerSetup.addresses(persons: 2000, sessions: 1, strokes: 1).map {
      log(asked.plan($0).movement.rest / 30)
    }
    let found = MicroSetup.mean(rests)
    #expect(found.value.magnitude < 4 * found.error)
    #expect((MicroSetup.mean(rests.map { $0 * $0 }).value / 0.25 - 1).magnitude < 0.13)
  }
}
