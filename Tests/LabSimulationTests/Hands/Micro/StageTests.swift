import Testing

@testable import LabSimulation

@Suite("Stages of a hand")
struct StageTests {
  /// A hand that has everything, on a glass that hides nothing.
  private static func finger(
    _ change: (inout Population) -> Void = { _ in }, hand: HandSettings = HandSettings(),
    _ changeGlass: (inout DigitizerSettings) -> Void = { _ in }
  ) throws -> Finger {
    var population = Population.transit
    population.contamination = 0
    (population.grips[0].value.curve.verticalBend, population.grips[0].value.curve.horizontalBend) =
      (Spread(4, 3, 6), Spread(4, 3, 6))
    population.grips[0].value.curve.sway = 5
    // So often that short strokes meet some.
    population.grips[0].value.micro.bumpInterval = 0.2
    for index in 0..<1 {
      population.scrollClasses[index].value.submovements = 2
      population.pageClasses[index].value.submovements = 2
      population.scrollClasses[index].value.perturbation = 0.05
      population.pageClasses[index].value.perturbation = 0.05
    }
    change(&population)
    var glass = DigitizerSettings()
    (glass.scale, glass.suppression, glass.deliveryHz) = (0, 0, 120)
    changeGlass(&glass)
    return try Finger(
      seed: 11, hand: hand, digitizer: glass, geometry: geometry, population: population)
  }

  /// So large that no path leaves it.
  private static let geometry = FingerGeometry(
    screen: Rect(x: 0, y: 0, width: 40_000, height: 40_000),
    startArea: Rect(x: 19_900, y: 19_900, width: 200, height: 200))

  private static let addresses = FingerSetup.addresses(persons: 6, sessions: 2, strokes: 6)

  private static func isSame(_ a: Vector, _ b: Vector) -> Bool { (a - b).length < 1e-8 }

  private static let micro: [(String, @Sendable (inout MicroMotion) -> Void)] = [
    ("tremor", { $0.tremor = 0 }),
    ("roll", { $0.roll = 0 }),
    ("hook", { $0.hook = 0 }),
    ("shake", { $0.shake = 0 }),
    ("bump", { $0.bump = 0 }),
  ]

  @Test("leaving one part of the micro-motion out moves no other part", arguments: 0..<5)
  func microStages(omitted: Int) throws {
    func finger(_ isOn: (Int) -> Bool) throws -> Finger {
      let off = Self.micro.indices.filter { !isOn($0) }.map { Self.micro[$0].1 }
      return try Self.finger { population in
        for change in off { change(&population.grips[0].value.micro) }
      }
    }
    var whole = try finger { _ in true }
    var without = try finger { $0 != omitted }
    var alone = try finger { $0 == omitted }
    var none = try finger { _ in false }
    var moved = 0
    for address in Self.addresses {
      let a = whole.make(address).touches.events
      let b = without.make(address).touches.events
      let c = alone.make(address).touches.events
      let d = none.make(address).touches.events
      try #require(a.count == b.count && a.count == c.count && a.count == d.count)
      for index in a.indices {
        #expect(a[index].time == d[index].time)
        // What the part adds to all others is what it adds to none.
        let added = a[index].location - b[index].location
        let single = c[index].location - d[index].location
        #expect(Self.isSame(added, single), "\(Self.micro[omitted].0)")
        if added.length > 1e-6 { moved += 1 }
      }
    }
    #expect(moved > 0)
  }

  /// Changes of the stroke itself; none may move what the finger does besides.
  ///
  /// The hook is left out: by its meaning it follows the direction at the lift.
  private static let motions: [(String, @Sendable (inout Population) -> Void)] = [
    (
      "dwell",
      { population in
        population.scrollClasses[0].value.dwell = 0
        population.pageClasses[0].value.dwell = 0
      }
    ),
    (
      "submovements",
      { population in
        population.scrollClasses[0].value.submovements = 1
        population.pageClasses[0].value.submovements = 1
      }
    ),
    (
      "perturbation",
      { population in
        population.scrollClasses[0].value.perturbation = 0
        population.pageClasses[0].value.perturbation = 0
      }
    ),
    (
      "bends",
      {
        ($0.grips[0].value.curve.verticalBend, $0.grips[0].value.curve.horizontalBend) = (
          Spread(0, 0, 0), Spread(0, 0, 0)
        )
      }
    ),
    ("sways", { $0.grips[0].value.curve.sway = 0 }),
    ("tails", { $0.grips[0].value.tails = 1000 }),
    ("unevenness", { $0.grips[0].value.unevenness = 0.5 }),
    ("length exponent", { $0.grips[0].value.lengthExponent = 0.25 }),
  ]

  @Test("changing the stroke moves nothing of what the finger does besides", arguments: 0..<8)
  func strokeStages(changed: Int) throws {
    func finger(_ isChanged: Bool, micro isOn: Bool) throws -> Finger {
      try Self.finger { population in
        population.grips[0].value.micro.hook = 0
        if isChanged { Self.motions[changed].1(&population) }
        if !isOn {
          for (_, change) in Self.micro { change(&population.grips[0].value.micro) }
        }
      }
    }
    var fingers = try [(false, true), (false, false), (true, true), (true, false)].map {
      try finger($0.0, micro: $0.1)
    }
    var moved = 0
    for address in Self.addresses {
      let events = fingers.indices.map { fingers[$0].make(address).touches.events }
      let (a, b, c, d) = (events[0], events[1], events[2], events[3])
      try #require(a.count == b.count && a.count == c.count && a.count == d.count)
      for index in a.indices {
        #expect(
          Self.isSame(a[index].location - b[index].location, c[index].location - d[index].location),
          "\(Self.motions[changed].0)")
        // The first place tells the touch-down, which a turned chord may move.
        let (way, otherWay) = (b[index].location - b[0].location, d[index].location - d[0].location)
        if !Self.isSame(way, otherWay) { moved += 1 }
      }
    }
    #expect(moved > 0, "\(Self.motions[changed].0)")
  }

  @Test("noise, smoothing off and the clock leave the finger where it is")
  func glassStages() throws {
    var whole = try Self.finger()
    var silent = try Self.finger { _ in
    } _: {
      $0.noise = 0
    }
    var bare = try Self.finger {
      for (_, change) in Self.micro { change(&$0.grips[0].value.micro) }
    }
    var bareSilent = try Self.finger {
      for (_, change) in Self.micro { change(&$0.grips[0].value.micro) }
    } _: {
      $0.noise = 0
    }
    for address in Self.addresses {
      let a = whole.make(address).touches.events
      let b = silent.make(address).touches.events
      let c = bare.make(address).touches.events
      let d = bareSilent.make(address).touches.events
      for index in a.indices {
        #expect(
          Self.isSame(a[index].location - b[index].location, c[index].location - d[index].location))
      }
    }
  }

  @Test("what a scenario puts in place of a part is that part and no other")
  func settings() throws {
    func places(_ change: (inout HandSettings) -> Void) throws -> [[Vector]] {
      var hand = HandSettings()
      change(&hand)
      var finger = try Self.finger(hand: hand)
      return Self.addresses.map { finger.make($0).touches.events.map(\.location) }
    }
    func population(_ change: @escaping (inout MicroMotion) -> Void) throws -> [[Vector]] {
      var finger = try Self.finger { change(&$0.grips[0].value.micro) }
      return Self.addresses.map { finger.make($0).touches.events.map(\.location) }
    }
    #expect(try places { $0.roll = 0 } == population { $0.roll = 0 })
    #expect(try places { $0.roll = 0.2 } == population { $0.roll = 0.2 })
    #expect(try places { $0.hook = 0.3 } == population { $0.hook = 0.3 })
    #expect(try places { $0.shake = 1 } == population { $0.shake = 1 })
    #expect(try places { $0.bump = 1 } == population { $0.bump = 1 })
    #expect(try places { $0.jitter = 0 } == population { $0.tremor = 0 })
    #expect(try places { _ in } == population { _ in })
  }

  @Test("a left hand with every stage on is the right one in a mirror, to the last bit")
  func mirror() throws {
    func finger(mirrored: Bool, scale: Double, _ smoothing: Smoothing) throws -> Finger {
      try Self.finger {
        $0.grips[0].value.unevenness = 0.4
        if mirrored { $0.grips[0].value = $0.grips[0].value.mirrored(as: "transit") }
      } _: {
        ($0.scale, $0.smoothing) = (scale, smoothing)
      }
    }
    for smoothing in Smoothing.allCases {
      for scale in [0.0, 3] {
        var right = try finger(mirrored: false, scale: scale, smoothing)
        var left = try finger(mirrored: true, scale: scale, smoothing)
        for address in Self.addresses {
          let (a, b) = (right.make(address).touches.events, left.make(address).touches.events)
          try #require(a.count == b.count)
          for (x, y) in zip(a, b) {
            #expect(x.time == y.time && x.location.y == y.location.y)
            if scale == 0 {
              #expect(40_000 - x.location.x == y.location.x)
            } else {
              #expect((x.location.x * 3).rounded() + (y.location.x * 3).rounded() == 120_000)
            }
          }
        }
      }
    }
  }
}
