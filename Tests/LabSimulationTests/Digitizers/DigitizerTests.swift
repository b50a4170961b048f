import LabSimulation
import Testing

@Suite("Digitizers")
struct DigitizerTests {
  @Test(
    "a touch begins, moves at strictly increasing times on the grid of the screen, and ends",
    arguments: Populations.names, MotorModels.names)
  func touch(population: String, motor: String) throws {
    for (scan, delivery) in [(60.0, 60.0), (120, 60), (120, 120), (240, 60), (100, 60), (10, 10)] {
      var finger = try FingerSetup.finger(
        population, hand: { $0.motor = motor },
        digitizer: { ($0.scanHz, $0.deliveryHz) = (scan, delivery) })
      for address in FingerSetup.addresses(persons: 3, sessions: 1, strokes: 8) {
        let stroke = finger.make(address)
        let events = stroke.touches.events
        try #require(events.count >= 2)
        #expect(events[0].phase == .began)
        #expect(events[0].time >= 0 && events[0].time < 1000 / scan)
        let last = events[events.count - 1]
        let before = events[events.count - 2]
        #expect(last.phase == .ended && last.time >= before.time)
        #expect(last.time <= stroke.plan.duration)
        for index in 1..<(events.count - 1) {
          #expect(events[index].phase == .moved)
          #expect(events[index].time > events[index - 1].time)
          // Something moved: the default suppresses less than half a pixel.
          #expect(events[index].location != events[index - 1].location)
        }
        for event in events {
          #expect((event.location.x * 3).rounded() / 3 == event.location.x)
          #expect((event.location.y * 3).rounded() / 3 == event.location.y)
          #expect(FingerSetup.geometry.screen.contains(event.location))
        }
      }
    }
  }

  @Test("settings at the ends of their ranges still make a touch on the screen")
  func extremes() throws {
    func set<Root>(_ root: inout Root, _ parameters: [Parameter<Root>], toUpper: Bool) throws {
      for parameter in parameters {
        switch parameter.kind {
        case .number(let range, _, _), .optional(let range, _):
          let value = toUpper ? range.upperBound : range.lowerBound
          try parameter.set(.number(value), in: &root)
        case .numbers(let range, _):
          let value = toUpper ? range.upperBound : range.lowerBound
          try parameter.set(.numbers([value]), in: &root)
        default: break
        }
      }
    }
    for (upperHand, upperGlass) in [(false, false), (false, true), (true, false), (true, true)] {
      for motor in MotorModels.names {
        for scale in [0, 0.001, 3] {
          var hand = HandSettings()
          var glass = DigitizerSettings()
          try set(
            &hand, HandSettings.parameters + HandSettings.furtherParameters, toUpper: upperHand)
          try set(
            &glass, DigitizerSettings.parameters + DigitizerSettings.furtherParameters,
            toUpper: upperGlass)
          hand.motor = motor
          // Shares that are all zero make no mixture; that is refused elsewhere.
          if !upperHand { hand.shares = MixtureShares() }
          glass.scale = scale
          var finger = try Finger(
            seed: 3, hand: hand, digitizer: glass, geometry: FingerSetup.geometry)
          for address in FingerSetup.addresses(persons: 2, sessions: 1, strokes: 4) {
            let events = finger.make(address).touches.events
            #expect(events.first?.phase == .began && events.last?.phase == .ended)
            for event in events {
              #expect(event.time.isFinite)
              #expect(FingerSetup.geometry.screen.contains(event.location))
            }
          }
        }
      }
    }
  }

  @Test("60 Hz delivery of 120 Hz scans takes every second scan, and the lift takes the rest")
  func coalescing() throws {
    var finger = try FingerSetup.finger(
      hand: { ($0.length, $0.speeds) = (104, [1000]) }, digitizer: FingerSetup.perfect)
    let interval = 1000.0 / 120
    var restsAtLift = [false: 0, true: 0]
    for address in FingerSetup.addresses(persons: 20, sessions: 1, strokes: 4) {
      let events = finger.make(address).touches.events
      let phase = events[0].time
      // Scans after the first in a contact of 104 ms: 11 or 12, as the phase may be.
      let scans = Int((104 - phase) / interval)
      let isOdd = scans % 2 == 1
      restsAtLift[isOdd, default: 0] += 1
      var expected = (1...(scans / 2)).map { phase + Double(2 * $0) * interval }
      if isOdd { expected.append(phase + Double(scans) * interval) }
      let moved = events.filter { $0.phase == .moved }
      try #require(moved.count == expected.count)
      for (event, time) in zip(moved, expected) { #expect((event.time - time).magnitude < 1e-9) }
      let last = events[events.count - 1]
      #expect(last.time == moved[moved.count - 1].time)
      #expect(last.location == moved[moved.count - 1].location)
    }
    #expect(restsAtLift.values.allSatisfy { $0 > 10 })
  }

  @Test("what is delivered at 60 Hz is among what is delivered at 120 Hz")
  func subset() throws {
    func glass(_ delivery: Double) throws -> Finger {
      try FingerSetup.finger(digitizer: { ($0.deliveryHz, $0.suppression) = (delivery, 0) })
    }
    var coarse = try glass(60)
    var fine = try glass(120)
    for address in FingerSetup.addresses(persons: 10, sessions: 1, strokes: 8) {
      let all = Set(fine.make(address).touches.events)
      for event in coarse.make(address).touches.events { #expect(all.contains(event)) }
    }
  }

  @Test("the noise of the centroid has its SD from the first scan on, and its correlation")
  func noise() throws {
    var finger = try FingerSetup.finger(
      hand: {
        FingerSetup.calm(&$0)
        ($0.motor, $0.arc) = ("constant", 0)
        ($0.length, $0.speeds) = (20, [50])
      },
      digitizer: {
        FingerSetup.perfect(&$0)
        ($0.noise, $0.deliveryHz) = (0.3, 120)
      })
    var (first, rest, lag) = ([Double](), [Double](), [Double]())
    for address in FingerSetup.addresses(persons: 100, sessions: 1, strokes: 10) {
      let stroke = finger.make(address)
      let events = stroke.touches.events.dropLast()
      let errors = events.map { event in
        event.location - stroke.plan.start
          - stroke.plan.displacement * (event.time / stroke.plan.duration)
      }
      first += [errors[0].x, errors[0].y]
      for index in 1..<errors.count {
        rest += [errors[index].x, errors[index].y]
        lag.append(errors[index].x * errors[index - 1].x)
        lag.append(errors[index].y * errors[index - 1].y)
      }
    }
    func meanSquare(_ values: [Double]) -> Double {
      values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
    }
    #expect((meanSquare(first) / 0.09 - 1).magnitude < 4 * (2.0 / 2000).squareRoot())
    #expect((meanSquare(rest) / 0.09 - 1).magnitude < 0.03)
    let correlation = lag.reduce(0, +) / Double(lag.count) / 0.09
    #expect((correlation - 0.3).magnitude < 0.02)
  }

  @Test("jitter is the SD of white noise on the path")
  func jitter() throws {
    var finger = try FingerSetup.finger(
      hand: {
        FingerSetup.calm(&$0)
        ($0.motor, $0.arc, $0.jitter) = ("constant", 0, 2)
        ($0.length, $0.speeds, $0.contamination) = (20, [50], 0)
      }, digitizer: FingerSetup.perfect)
    var (sum, count) = (0.0, 0.0)
    for address in FingerSetup.addresses(persons: 100, sessions: 1, strokes: 10) {
      let stroke = finger.make(address)
      for event in stroke.touches.events.dropLast() {
        let error =
          event.location - stroke.plan.start
          - stroke.plan.displacement * (event.time / stroke.plan.duration)
        sum += error.squaredLength
        count += 2
      }
    }
    #expect((sum / count / 4 - 1).magnitude < 4 * (2 / count).squareRoot())
  }

  @Test("a scan that is doubled or missing leaves a gap of two intervals, as often as asked")
  func gaps() throws {
    for (doubled, missing) in [(0.1, 0.0), (0, 0.1)] {
      var finger = try FingerSetup.finger(
        hand: { ($0.length, $0.speeds) = (100, [100]) },
        digitizer: {
          FingerSetup.perfect(&$0)
          ($0.deliveryHz, $0.doubled, $0.missing) = (120, doubled, missing)
        })
      var (wide, all) = (0.0, 0.0)
      for address in FingerSetup.addresses(persons: 20, sessions: 1, strokes: 10) {
        let times = finger.make(address).touches.events.dropLast().map(\.time)
        for (a, b) in zip(times, times.dropFirst()) {
          all += 1
          if b - a > 1.5 * 1000 / 120 { wide += 1 }
        }
      }
      #expect((wide / all - 0.1).magnitude < 4 * (0.09 / all).squareRoot())
    }
  }

  @Test("the phase of the first scan is uniform over one interval")
  func phase() throws {
    var finger = try FingerSetup.finger()
    let addresses = FingerSetup.addresses(persons: 200, sessions: 1, strokes: 10)
    let phases = addresses.map { finger.make($0).touches.events[0].time * 0.12 }
    let n = Double(phases.count)
    #expect((phases.reduce(0, +) / n - 0.5).magnitude < 4 * 0.2887 / n.squareRoot())
    #expect(phases.count { $0 < 0.1 } > phases.count / 20)
  }

  @Test("a finger that hardly moves is reported only when it has left its last pixel")
  func suppression() throws {
    var finger = try FingerSetup.finger(
      hand: {
        FingerSetup.calm(&$0)
        ($0.motor, $0.arc) = ("constant", 0)
        ($0.angles, $0.length, $0.speeds) = ([0], 10, [10])
      },
      digitizer: {
        FingerSetup.perfect(&$0)
        ($0.scale, $0.suppression, $0.deliveryHz) = (3, 0.5, 120)
      })
    for stroke in [1, 3, 5] {
      // 10 pt in a second are 30 pixels under 120 scans: four scans to a pixel.
      let events = finger.make(StrokeAddress(person: 0, session: 0, stroke: stroke)).touches.events
      let moved = events.filter { $0.phase == .moved }
      #expect((29...31).contains(moved.count))
      for (a, b) in zip(events, moved) {
        #expect(((b.location.x - a.location.x).magnitude - 1.0 / 3).magnitude < 1e-9)
      }
    }
  }
}
