import Foundation
import Testing

@testable import LabSimulation

@Suite("Given angles, speeds and lengths")
struct GivenStrokeTests {
  @Test("strokes walk through the grid of angles and speeds", arguments: Populations.all)
  func grid(population: Population) {
    let angles = [30.0, 45, 60]
    let speeds = [300.0, 1200]
    var hand = HandTests.hand(population) {
      $0.angles = angles
      $0.speeds = speeds
      $0.length = 120
      $0.contamination = 1
    }
    for address in FingerSetup.addresses(persons: 3, sessions: 2, strokes: 24) {
      let plan = hand.plan(address).plan
      let index = address.indexInIntent
      #expect(plan.angle == angles[index % 3])
      #expect((plan.meanSpeed - speeds[(index / 3) % 2]).magnitude < 1e-9)
      #expect(plan.chord == 120)
      #expect(!plan.isContaminated)
      let degrees =
        atan2(plan.displacement.y.magnitude, plan.displacement.x.magnitude) * 180 / .pi
      #expect((degrees - plan.angle).magnitude < 1e-9)
    }
  }

  @Test("a page stroke at 30 degrees rises, to the left as to the right")
  func rises() {
    for left in [0.0, 1] {
      var hand = HandTests.hand(.index) { ($0.angles, $0.left) = ([30], left) }
      let (aim, plan, _) = hand.plan(StrokeAddress(person: 0, session: 0, stroke: 1))
      #expect(aim.direction == (left == 1 ? .left : .right))
      #expect((plan.displacement.x < 0) == (left == 1))
      #expect(plan.displacement.y < 0)
    }
  }

  @Test("a scroll stroke at 60 degrees leans left in the first round and right in the second")
  func leans() {
    var hand = HandTests.hand(.index) { ($0.angles, $0.up) = ([60, 75], 1) }
    for stroke in 0..<8 {
      let plan = hand.plan(StrokeAddress(person: 0, session: 0, stroke: 2 * stroke)).plan
      #expect(plan.displacement.y < 0)
      #expect((plan.displacement.x < 0) == (stroke / 2 % 2 == 0))
    }
  }

  @Test("a clean path at 30 degrees goes exactly there, at exactly its speed")
  func clean() throws {
    var finger = try FingerSetup.finger(
      hand: {
        FingerSetup.calm(&$0)
        $0.motor = "constant"
        $0.arc = 0
        $0.angles = [30]
        $0.length = 120
        $0.speeds = [1000]
      }, digitizer: FingerSetup.perfect)
    for person in 0..<50 {
      let stroke = finger.make(StrokeAddress(person: person, session: 0, stroke: 1))
      #expect((stroke.plan.duration - 120).magnitude < 1e-12)
      let sign = stroke.aim.direction == .left ? -1.0 : 1
      for event in stroke.touches.events {
        // One point per millisecond along the chord; cos 30° = √3 / 2, sin 30° = 1 / 2.
        let expected =
          stroke.plan.start + Vector(sign * 0.75.squareRoot(), -0.5) * event.time
        #expect((event.location - expected).length < 1e-9)
      }
    }
  }

  @Test(
    "a chord longer than the screen begins at the margin and ends where it leaves",
    arguments: Populations.names)
  func tooLong(name: String) throws {
    var finger = try FingerSetup.finger(name) { $0.length = 2000 }
    for address in FingerSetup.addresses(persons: 10, sessions: 1, strokes: 10) {
      let stroke = finger.make(address)
      let screen = FingerSetup.geometry.screen
      for event in stroke.touches.events { #expect(screen.contains(event.location)) }
      let last = try #require(stroke.touches.events.last)
      #expect(last.phase == .ended)
      #expect(last.time < stroke.plan.duration)
    }
  }
}
