import Testing

@testable import LabSimulation

@Suite("Fingers")
struct FingerTests {
  @Test("a stroke made alone equals the one made in sequence", arguments: Populations.names)
  func alone(name: String) throws {
    var sequence = try FingerSetup.finger(name, seed: 5)
    var stroke = SyntheticStroke()
    for address in FingerSetup.addresses(persons: 6, strokes: 8) {
      sequence.make(address, into: &stroke)
      var fresh = try FingerSetup.finger(name, seed: 5)
      #expect(fresh.make(address) == stroke)
    }
    for address in FingerSetup.addresses(persons: 6, strokes: 8).reversed() {
      var fresh = try FingerSetup.finger(name, seed: 5)
      #expect(fresh.make(address) == sequence.make(address))
    }
  }

  @Test("another seed makes other strokes")
  func seeds() throws {
    var one = try FingerSetup.finger(seed: 1)
    var two = try FingerSetup.finger(seed: 2)
    for address in FingerSetup.addresses(persons: 2, strokes: 4) {
      #expect(one.make(address).plan != two.make(address).plan)
    }
  }

  @Test("changing jitter or noise moves no plan and no time")
  func lanes() throws {
    func nothingSuppressed(_ settings: inout DigitizerSettings) { settings.suppression = 0 }
    var plain = try FingerSetup.finger(digitizer: nothingSuppressed)
    var others = [
      try FingerSetup.finger(hand: { $0.jitter = 2 }, digitizer: nothingSuppressed),
      try FingerSetup.finger(
        digitizer: {
          nothingSuppressed(&$0)
          ($0.noise, $0.noiseCorrelation) = (1, 0)
        }),
      try FingerSetup.finger(
        digitizer: {
          nothingSuppressed(&$0)
          $0.scale = 0
        }),
    ]
    for address in FingerSetup.addresses(persons: 5, strokes: 8) {
      let stroke = plain.make(address)
      for index in others.indices {
        let other = others[index].make(address)
        #expect(other.plan == stroke.plan)
        #expect(other.aim == stroke.aim)
        // A path that leaves the screen ends in the midst of a frame: the last move and the end may differ.
        for (a, b) in zip(stroke.touches.events.dropLast(2), other.touches.events.dropLast(2)) {
          #expect(a.phase == b.phase && a.time == b.time)
        }
      }
    }
  }

  @Test("a wild clock, contamination or given speeds leave the other decisions alone")
  func stages() throws {
    var plain = try FingerSetup.finger { $0.contamination = 0 }
    var clock = try FingerSetup.finger(hand: { $0.contamination = 0 }) {
      ($0.clockJitter, $0.doubled, $0.missing) = (3, 0.2, 0.1)
    }
    var speeds = try FingerSetup.finger {
      $0.contamination = 0
      $0.speeds = [800]
    }
    var contaminated = try FingerSetup.finger { $0.contamination = 1 }
    for address in FingerSetup.addresses(persons: 5, strokes: 8) {
      let plan = plain.make(address).plan
      #expect(clock.make(address).plan == plan)
      let atSpeed = speeds.make(address).plan
      #expect(atSpeed.displacement == plan.displacement && atSpeed.start == plan.start)
      let random = contaminated.make(address).plan
      #expect(random.chord == plan.chord && random.duration == plan.duration)
      #expect(random.strokeClass == plan.strokeClass && random.isContaminated)
    }
  }

  @Test("left_thumb is right_thumb in a mirror, to the last bit, on a grid of pixels")
  func mirrorOnGrid() throws {
    var right = try FingerSetup.finger("right_thumb", seed: 9)
    var left = try FingerSetup.finger("left_thumb", seed: 9)
    for address in FingerSetup.addresses(persons: 30, strokes: 10) {
      let (a, b) = (right.make(address), left.make(address))
      try #require(a.touches.events.count == b.touches.events.count)
      for (x, y) in zip(a.touches.events, b.touches.events) {
        #expect(x.phase == y.phase && x.time == y.time && x.location.y == y.location.y)
        // 390 pt are 1170 pixels, and each place is a whole pixel.
        let (n, m) = ((x.location.x * 3).rounded(), (y.location.x * 3).rounded())
        #expect(n + m == 1170 && n / 3 == x.location.x && m / 3 == y.location.x)
      }
      let mirrored: Direction =
        switch a.aim.direction {
        case .left: .right
        case .right: .left
        default: a.aim.direction
        }
      #expect(b.aim.direction == mirrored && a.aim.turn == b.aim.turn)
      #expect(a.plan.displacement.x == -b.plan.displacement.x)
      #expect(a.plan.displacement.y == b.plan.displacement.y)
      #expect(a.plan.chord == b.plan.chord && a.plan.duration == b.plan.duration)
    }
  }

  @Test("left_thumb is right_thumb in a mirror, to the last bit, without a grid")
  func mirrorWithoutGrid() throws {
    var right = try FingerSetup.finger("right_thumb", digitizer: { $0.scale = 0 })
    var left = try FingerSetup.finger("left_thumb", digitizer: { $0.scale = 0 })
    for address in FingerSetup.addresses(persons: 30, strokes: 10) {
      let (a, b) = (right.make(address).touches.events, left.make(address).touches.events)
      try #require(a.count == b.count)
      for (x, y) in zip(a, b) {
        #expect(x.time == y.time && x.location.y == y.location.y)
        #expect(390 - x.location.x == y.location.x)
      }
    }
  }

  @Test("a left hand goes left as often as it was asked to")
  func leftShare() throws {
    for name in ["right_thumb", "left_thumb"] {
      var finger = try FingerSetup.finger(name) { $0.left = 0.8 }
      let addresses = FingerSetup.addresses(persons: 200, sessions: 1, strokes: 20)
      let pages = addresses.filter { $0.intent == .page }
      let left = pages.count { finger.make($0).aim.direction == .left }
      #expect((Double(left) / Double(pages.count) - 0.8).magnitude < 0.036, "\(name)")
    }
  }

  @Test("either hand touches down in a start area beside the middle", arguments: Populations.names)
  func startAreaBesideTheMiddle(name: String) throws {
    var geometry = FingerSetup.geometry
    geometry.startArea = Rect(x: 200, y: 300, width: 100, height: 100)
    var hand = HandSettings()
    (hand.population, hand.length) = (name, 20)
    var finger = try Finger(seed: 1, hand: hand, geometry: geometry)
    for address in FingerSetup.addresses(persons: 20, sessions: 1, strokes: 10) {
      let start = finger.make(address).plan.start
      // Central 60 % x 80 %.
      #expect((220...280).contains(start.x) && (310...390).contains(start.y))
    }
  }

  @Test("a population of one's own needs no registration")
  func ownPopulation() throws {
    var population = Population.index
    population.name = "mine"
    population.grips[0].value.leftElevation = 30
    var hand = HandSettings()
    hand.population = "mine"
    #expect(throws: FingerFault.unknownPopulation("mine")) {
      try Finger(seed: 1, hand: hand, geometry: FingerSetup.geometry)
    }
    let finger = try Finger(
      seed: 1, hand: hand, geometry: FingerSetup.geometry, population: population)
    #expect(finger.population == population)
  }

  @Test("a finger that cannot be is refused by name")
  func faults() {
    let geometry = FingerSetup.geometry
    var hand = HandSettings()
    hand.population = "nobody"
    #expect(throws: FingerFault.unknownPopulation("nobody")) {
      try Finger(seed: 1, hand: hand, geometry: geometry)
    }
    hand = HandSettings()
    hand.motor = "steam"
    #expect(throws: FingerFault.unknownMotor("steam")) {
      try Finger(seed: 1, hand: hand, geometry: geometry)
    }
    var digitizer = DigitizerSettings()
    digitizer.scanHz = 30
    #expect(
      throws: FingerFault.digitizer(.deliveryExceedsScan(deliveryHz: 60, scanHz: 30))
    ) {
      try Finger(seed: 1, digitizer: digitizer, geometry: geometry)
    }
    hand = HandSettings()
    hand.speeds = [300, 0]
    #expect(throws: FingerFault.self) { try Finger(seed: 1, hand: hand, geometry: geometry) }
    digitizer = DigitizerSettings()
    digitizer.noise = .nan
    #expect(throws: FingerFault.self) {
      try Finger(seed: 1, digitizer: digitizer, geometry: geometry)
    }
    var empty = Population.everyday
    empty.grips = []
    #expect(throws: FingerFault.impossiblePopulation("everyday")) {
      try Finger(seed: 1, geometry: geometry, population: empty)
    }
    let nowhere = FingerGeometry(
      screen: Rect(x: 0, y: 0, width: .nan, height: 844), startArea: geometry.startArea)
    #expect(throws: FingerFault.impossibleGeometry) { try Finger(seed: 1, geometry: nowhere) }
  }
}
