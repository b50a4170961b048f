import LabStatistics
import Testing

@testable import LabSimulation
@testable import LabStudy

@Suite("The observer who knows the person")
struct KnownPersonObserverTests {
  private static let nobody = AxisDeviates(0, 0, 0, of: .rightThumb)

  private static func hand(up: Double = 1, left: Double = 0) -> HandSettings {
    var hand = HandSettings()
    hand.contamination = 0
    hand.up = up
    hand.left = left
    return hand
  }

  @Test(
    "with one direction per intent the error is that of two Student distributions",
    arguments: [(0.0, 60.0, 7.0, 6.0), (8, 45, 7.2, 5.8), (-20, 40, 12, 3)])
  func twoDirections(tilt: Double, elevation: Double, vertical: Double, horizontal: Double) throws {
    let grip = Grip(
      name: "test", upTilt: tilt, downTilt: 0, leftElevation: 0, rightElevation: elevation,
      verticalSpread: Spread(1, 1, vertical), horizontalSpread: Spread(1, 1, horizontal),
      curve: Curve(radius: 60, arcFactor: 0))
    let error = try DirectionDensity(
      grip, Self.hand(), contamination: 0, person: Self.nobody, session: Self.nobody
    ).idealError
    let exact = try StudentObserver(
      zero: .init(location: elevation, scale: horizontal, degreesOfFreedom: 5),
      one: .init(location: 90 - tilt, scale: vertical, degreesOfFreedom: 5), priorZero: 0.5
    ).rule.error
    // What a line has beyond 180 degrees is missing on the circle, at most 2e-5 here.
    #expect(abs(error - exact) < 3e-5)
  }

  @Test(
    "other degrees of freedom, an uneven person and other lengths give the error of those Students",
    arguments: [(3.0, 1.0, 1.0), (3, 1.6, 1), (12, 0.5, 0.8), (1000, 1, 1.3)])
  func oneBump(tails: Double, unevenness: Double, length: Double) throws {
    var grip = Grip(
      name: "test", upTilt: 8, downTilt: 0, leftElevation: 0, rightElevation: 45,
      verticalSpread: Spread(1, 1, 7.2), horizontalSpread: Spread(1, 1, 5.8),
      curve: Curve(radius: 60, arcFactor: 0))
    grip.tails = tails
    var scales = LengthScales()
    (scales.scroll[0].value, scales.page[0].value) = (length, length)
    let error = try DirectionDensity(
      grip, Self.hand(), contamination: 0, person: Self.nobody, session: Self.nobody,
      unevenness: unevenness, scales: scales
    ).idealError
    let factor = unevenness * length
    let exact = try StudentObserver(
      zero: .init(location: 45, scale: 5.8 * factor, degreesOfFreedom: tails),
      one: .init(location: 82, scale: 7.2 * factor, degreesOfFreedom: tails), priorZero: 0.5
    ).rule.error
    // What a line has beyond half a turn lies elsewhere on the circle: with 3 degrees some 1e-4. Where the
    // densities cross, the rule of sums is off by the step squared times the kink: again less than 1e-4.
    #expect(abs(error - exact) < (tails < 5 ? 1e-3 : 1e-4))
  }

  @Test("lengths are five quantiles of each class, or the given one")
  func lengths() throws {
    var population = Population.everyday
    let plain = LengthScales()
    for index in population.grips.indices { population.grips[index].value.lengthExponent = 0.25 }
    let grip = population.grips[0].value
    let scales = try LengthScales(grip, population, HandSettings(), pointsPerMillimetre: 6)
    #expect(scales.scroll.count == 15 && scales.page.count == 10)
    #expect(abs(scales.scroll.reduce(0) { $0 + $1.share } - 1) < 1e-12)
    // The median of the first class strays as it does: 1. At the 90 % quantile, e^(.58 · 1.2816) longer.
    #expect(abs(scales.scroll[2].value - 1) < 1e-12)
    #expect(abs(scales.scroll[4].value / 0.8304 - 1) < 1e-3)
    var hand = HandSettings()
    // 16 medians of the carousel flick stray half as much.
    hand.length = 16 * StrokeClass.carouselFlick.chord * 6
    let given = try LengthScales(grip, population, hand, pointsPerMillimetre: 6)
    #expect(given.page.prefix(5).allSatisfy { abs($0.value - 0.5) < 1e-12 })
    let none = try LengthScales(.rightThumb, population, hand, pointsPerMillimetre: 6)
    #expect(none.page.map(\.value) == plain.page.map(\.value))
  }

  @Test("strokes anywhere are wrong half the time, whatever the observer knows")
  func contamination() throws {
    var hand = Self.hand(up: 0.5, left: 0.5)
    let clean = try DirectionDensity(
      .rightThumb, hand, contamination: 0, person: Self.nobody, session: Self.nobody
    ).idealError
    hand.contamination = 1
    let anywhere = try DirectionDensity(
      .rightThumb, hand, contamination: 0, person: Self.nobody, session: Self.nobody
    ).idealError
    #expect(abs(anywhere - 0.5) < 1e-12)
    hand.contamination = 0.1
    let some = try DirectionDensity(
      .rightThumb, hand, contamination: 0, person: Self.nobody, session: Self.nobody
    ).idealError
    #expect(some > 0.9 * clean + 0.05 - 1e-3)
    #expect(some < 0.9 * clean + 0.05)
  }

  @Test(
    "the hand's own strokes are judged wrong as often as the integral says", arguments: [0, 0.4])
  func strokes(unevenness: Double) throws {
    var scenario = Scenario.small(persons: 400, sessions: 2, strokes: 50)
    scenario.hand.contamination = 0.02
    scenario.people = try PopulationFile(Array("{}".utf8), file: "")
    for index in Population.everyday.grips.indices where unevenness > 0 {
      scenario.people?.population.grips[index].value.unevenness = unevenness
      scenario.people?.population.grips[index].value.tails = 4
    }
    let observer = try #require(try KnownPersonObserver(scenario))
    let population = try #require(scenario.population)
    var finger = try Finger(
      seed: scenario.seed, hand: scenario.hand,
      geometry: FingerGeometry(
        screen: scenario.layout.screen, startArea: scenario.layout.carousel),
      population: population)
    var persons: [ClassCounts] = []
    for person in 0..<scenario.persons {
      let effects = PersonEffects(.person(person, seed: scenario.seed), of: population)
      let grip = population.grips[effects.grip].value
      var errors: [Intent: Int] = [.scroll: 0, .page: 0]
      for session in 0..<scenario.sessions {
        let level = LevelEffects(
          .session(session, person: person, seed: scenario.seed), of: grip)
        let density = try DirectionDensity(
          grip, scenario.hand, contamination: 0, person: effects.level.axis, session: level.axis,
          unevenness: effects.unevenness)
        for number in 0..<scenario.strokesPerSession {
          let stroke = finger.make(
            StrokeAddress(person: person, session: session, stroke: number))
          var displacement = stroke.plan.displacement
          if grip.isMirrored { displacement.x = -displacement.x }
          let heading = LabSimulation.Mathematics.atan2(-displacement.y, displacement.x) * 180 / .pi
          let (scroll, page) = density.densities(at: heading)
          if (scroll > page) != (stroke.aim.intent == .scroll) {
            errors[stroke.aim.intent, default: 0] += 1
          }
        }
      }
      persons.append(
        ClassCounts(
          first: try Count(errors[.scroll] ?? 0, of: 50),
          second: try Count(errors[.page] ?? 0, of: 50)))
    }
    let simulated = try BalancedError(persons, confidence: 0.99)
    #expect(simulated.interval.contains(observer.rate.rate), "\(simulated) \(observer)")
    // Half of two in a hundred are lost for certain.
    #expect(observer.rate.rate > 0.01)
    #expect(observer.rate.gain ?? 0 > 10)
  }

  @Test("where the directions are given, or hardly spread, there is nothing to integrate")
  func none() throws {
    var scenario = Scenario.small()
    scenario.hand.angles = [30]
    #expect(try KnownPersonObserver(scenario) == nil)
    scenario.hand.angles = []
    var population = Population.index
    population.grips[0].value.verticalSpread.stroke = 0.1
    scenario.people = try PopulationFile(Array("{}".utf8), file: "")
    scenario.people?.population = population
    #expect(try KnownPersonObserver(scenario) == nil)
    scenario.people?.population.grips = []
    #expect(try KnownPersonObserver(scenario) == nil)
  }
}
