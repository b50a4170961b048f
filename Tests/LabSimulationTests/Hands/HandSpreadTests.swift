import Foundation
import Testing

@testable import LabSimulation

@Suite("How a hand's strokes vary")
struct HandSpreadTests {
  private static func hand(_ change: (inout Grip) -> Void) -> Hand {
    var population = Population.rightThumb
    population.contamination = 0
    change(&population.grips[0].value)
    return HandTests.hand(population)
  }

  private static let addresses = FingerSetup.addresses(persons: 60, sessions: 2, strokes: 8)

  @Test("curve and micro-motion never move an angle, a length, a time or a start")
  func planStays() {
    var plain = Self.hand { _ in }
    var wild = Self.hand {
      ($0.curve.verticalBend, $0.curve.horizontalBend) = (Spread(10, 10, 20), Spread(10, 10, 20))
      ($0.curve.sway, $0.curve.arcFactor, $0.curve.radius) = (15, 0.3, 90)
      $0.micro.tremor = 1
      ($0.micro.roll, $0.micro.rollBias, $0.micro.hook) = (1, 1, 1)
      ($0.micro.shake, $0.micro.bump) = (1, 5)
    }
    for address in Self.addresses {
      #expect(wild.plan(address).plan == plain.plan(address).plan)
    }
  }

  @Test("the bend has the three spreads that were asked for, in the sense of the turn")
  func bends() {
    var plain = Self.hand { _ in }
    var bent = Self.hand {
      ($0.curve.verticalBend, $0.curve.horizontalBend) = (Spread(6, 4, 8), Spread(6, 4, 8))
    }
    var (persons, sessions, strokes) = ([Double](), [Double](), [Double]())
    for person in 0..<1200 {
      var means: [Double] = []
      for session in 0..<2 {
        let bends = (0..<4).map { number in
          let address = StrokeAddress(person: person, session: session, stroke: number)
          let (aim, _, movement) = bent.plan(address)
          let change =
            movement.path.arc.headingChange - plain.plan(address).movement.path.arc.headingChange
          return change * 180 / .pi * Hand.turn(aim.direction)
        }
        let mean = bends.reduce(0, +) / 4
        strokes.append(bends.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 3)
        means.append(mean)
      }
      sessions.append((means[0] - means[1]) * (means[0] - means[1]) / 2)
      persons.append((means[0] + means[1]) / 2)
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let center = mean(persons)
    let stroke = mean(strokes)
    let session = mean(sessions) - stroke / 4
    let person = mean(persons.map { ($0 - center) * ($0 - center) }) - session / 2 - stroke / 8
    #expect(center.magnitude < 0.8)
    #expect((stroke.squareRoot() / (8 * (5.0 / 3).squareRoot()) - 1).magnitude < 0.1)
    #expect((session.squareRoot() / 4 - 1).magnitude < 0.15)
    #expect((person.squareRoot() / 6 - 1).magnitude < 0.1)
  }

  @Test(
    "an uneven person's single strokes stray by one factor, up and across, log-normal over persons")
  func unevenness() {
    var even = Self.hand { $0.verticalSpread = Spread(0, 0, 7) }
    var uneven = Self.hand { ($0.unevenness, $0.verticalSpread) = (0.4, Spread(0, 0, 7)) }
    var acrossEven = Self.hand { $0.horizontalSpread = Spread(0, 0, 5) }
    var acrossUneven = Self.hand { ($0.unevenness, $0.horizontalSpread) = (0.4, Spread(0, 0, 5)) }
    var logs: [Double] = []
    for person in 0..<1500 {
      func factor(_ hand: inout Hand, _ reference: inout Hand, _ stroke: Int) -> Double {
        let address = StrokeAddress(person: person, session: 0, stroke: stroke)
        let (aim, plan, _) = hand.plan(address)
        let mean: Double =
          switch aim.direction {
          case .up, .down: 8
          case .left: -14
          case .right: 8
          }
        return (plan.tilt - mean) / (reference.plan(address).plan.tilt - mean)
      }
      let up = factor(&uneven, &even, 0)
      #expect((factor(&uneven, &even, 2) / up - 1).magnitude < 1e-6)
      #expect((factor(&acrossUneven, &acrossEven, 1) / up - 1).magnitude < 1e-6)
      logs.append(log(up))
    }
    let n = Double(logs.count)
    #expect((logs.reduce(0, +) / n).magnitude < 4 * 0.4 / n.squareRoot())
    let variance = logs.reduce(0) { $0 + $1 * $1 } / n
    #expect((variance / 0.16 - 1).magnitude < 4 * (2 / n).squareRoot())
  }

  @Test("with a length exponent of .25 a stroke of 16 medians strays half as much")
  func lengths() {
    var plain = Self.hand { $0.verticalSpread = Spread(0, 0, 7) }
    var short = Self.hand { ($0.lengthExponent, $0.verticalSpread) = (0.25, Spread(0, 0, 7)) }
    for address in Self.addresses where address.intent == .scroll {
      let (one, other) = (plain.plan(address).plan, short.plan(address).plan)
      #expect(other.chord == one.chord)
      let medians = one.chord / (13.5 * 153.3 / 25.4)
      #expect(
        ((other.tilt - 8) - (one.tilt - 8) * pow(medians, -0.25)).magnitude < 1e-9)
    }
    #expect((pow(16, -0.25) - 0.5).magnitude < 1e-15)
  }

  @Test(
    "single strokes have the tails of their degrees of freedom",
    arguments: [
      (5.0, [0.67, 1.87, 2.39, 3.74, 6.4]), (1000.0, [0.67, 1.64, 1.96, 2.58, 3.29]),
    ] as [(Double, [Double])])
  func tails(degreesOfFreedom: Double, expected: [Double]) {
    var hand = Self.hand {
      ($0.tails, $0.verticalSpread) = (degreesOfFreedom, Spread(0, 0, 7))
    }
    let deviations = FingerSetup.addresses(persons: 400, sessions: 1, strokes: 100)
      .filter { $0.intent == .scroll }
      .map { (hand.plan($0).plan.tilt - 8).magnitude }.sorted()
    let robust = deviations[deviations.count / 2] / 0.6745
    for (share, quantile) in zip([0.5, 0.9, 0.95, 0.99, 0.999], expected) {
      let found = deviations[Int(share * Double(deviations.count))] / robust
      #expect((found / quantile - 1).magnitude < 0.1, "at \(share): \(found)")
    }
  }

  @Test("at a ratio of 1 a turn by 90 degrees with the intents exchanged exchanges the errors")
  func rotation() throws {
    var finger = try FingerSetup.finger("child")
    var (stolen, lost, turnedStolen, turnedLost) = (0, 0, 0, 0)
    for address in FingerSetup.addresses(persons: 300, sessions: 1, strokes: 20) {
      let stroke = finger.make(address)
      var turned = Touches()
      for event in stroke.touches.events {
        turned.append(
          TouchEvent(
            phase: event.phase, time: event.time,
            location: Vector(-event.location.y, event.location.x)))
      }
      guard let seen = StrokeMeasures(stroke.touches).decision?.displacement,
        let turnedSeen = StrokeMeasures(turned).decision?.displacement,
        seen.x.magnitude != seen.y.magnitude
      else { continue }
      let isHorizontal = seen.x.magnitude > seen.y.magnitude
      let isTurnedHorizontal = turnedSeen.x.magnitude > turnedSeen.y.magnitude
      switch address.intent {
      case .scroll:
        if isHorizontal { stolen += 1 }
        if !isTurnedHorizontal { turnedLost += 1 }
      case .page:
        if !isHorizontal { lost += 1 }
        if isTurnedHorizontal { turnedStolen += 1 }
      }
    }
    #expect(stolen == turnedLost && lost == turnedStolen)
    #expect(stolen > 10 && lost > 10)
  }

  @Test(
    "a tap that slips lies within 10 pt, and a hold creeps a few points in half a second or more")
  func taps() throws {
    var finger = try FingerSetup.finger()
    let addresses = FingerSetup.addresses(persons: 100, sessions: 1, strokes: 20)
    var (crossed, quadrants) = (0, Set<String>())
    for address in addresses {
      let tap = finger.make(address, as: .tapWithSlip)
      #expect((2 - 1e-9...8 + 1e-9).contains(tap.plan.chord))
      #expect((60 - 1e-9...120 + 1e-9).contains(tap.plan.duration))
      #expect(!tap.aim.turn && !tap.plan.isContaminated)
      if StrokeMeasures(tap.touches).decision != nil { crossed += 1 }
      quadrants.insert("\(tap.plan.displacement.x > 0) \(tap.plan.displacement.y > 0)")
      let hold = finger.make(address, as: .hold)
      #expect(hold.plan.chord <= 4 + 1e-9 && hold.plan.duration >= 500 - 1e-9)
      #expect(StrokeMeasures(hold.touches).decision == nil)
    }
    // The longest slip and the largest roll may meet: fewer than one tap in 500.
    #expect(crossed * 500 < addresses.count)
    #expect(quadrants.count == 4)
  }
}
