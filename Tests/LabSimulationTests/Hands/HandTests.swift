import Foundation
import Testing

@testable import LabSimulation

@Suite("Hands")
struct HandTests {
  static func hand(
    _ population: Population, seed: UInt64 = 1, _ change: (inout HandSettings) -> Void = { _ in }
  ) -> Hand {
    var settings = HandSettings()
    change(&settings)
    return Hand(
      seed: seed, settings: settings, population: population, geometry: FingerSetup.geometry)
  }

  /// Tilt from the vertical or elevation, in degrees, read off the chord.
  static func tilt(_ displacement: Vector, _ direction: Direction) -> Double {
    let degrees = 180 / Double.pi
    let (x, up) = (displacement.x, -displacement.y)
    return switch direction {
    case .up: atan2(x, up) * degrees
    case .down: atan2(-x, -up) * degrees
    case .left: atan2(up, -x) * degrees
    case .right: atan2(up, x) * degrees
    }
  }

  @Test(
    "nested variance analysis of the chords returns the spreads that were put in",
    arguments: [Direction.up, .left, .right])
  func varianceComponents(direction: Direction) {
    var hand = Self.hand(.touchalyticsMix) {
      $0.contamination = 0
      $0.up = 1
      $0.left = direction == .left ? 1 : 0
    }
    let intent: Intent = direction == .up ? .scroll : .page
    let (persons, sessions, strokes) = (1500, 3, 6)
    var grand = 0.0
    var personMeans: [Double] = []
    var withinStrokes = 0.0
    var betweenSessions = 0.0
    for person in 0..<persons {
      var sessionMeans: [Double] = []
      for session in 0..<sessions {
        let tilts = (0..<strokes).map { index in
          let address = StrokeAddress(
            person: person, session: session, intent: intent, index: index)
          return Self.tilt(hand.plan(address).plan.displacement, direction)
        }
        let mean = tilts.reduce(0, +) / Double(strokes)
        withinStrokes += tilts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        sessionMeans.append(mean)
      }
      let mean = sessionMeans.reduce(0, +) / Double(sessions)
      betweenSessions += sessionMeans.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      personMeans.append(mean)
      grand += mean
    }
    grand /= Double(persons)
    let between = personMeans.reduce(0) { $0 + ($1 - grand) * ($1 - grand) }
    let stroke = withinStrokes / Double(persons * sessions * (strokes - 1))
    let session = betweenSessions / Double(persons * (sessions - 1)) - stroke / Double(strokes)
    let person =
      between / Double(persons - 1) - session / Double(sessions)
      - stroke / Double(sessions * strokes)
    // The stroke level is a t5, whose SD is √(5/3) times its scale.
    let expected =
      direction == .up
      ? (4.2, 6.9, 6.5, 7.2 * (5.0 / 3).squareRoot())
      : (direction == .left ? -13.3 : 5.3, 11.5, 5.4, 5.8 * (5.0 / 3).squareRoot())
    #expect((grand - expected.0).magnitude < 1)
    #expect((person.squareRoot() / expected.1 - 1).magnitude < 0.1)
    #expect((session.squareRoot() / expected.2 - 1).magnitude < 0.1)
    #expect((stroke.squareRoot() / expected.3 - 1).magnitude < 0.1)
  }

  @Test("left and right elevations of a person correlate by -.77, vertical and left by .3")
  func correlations() {
    // Persons who never vary: a single stroke shows the person.
    var steady = Population.rightThumb
    steady.grips[0].value.verticalSpread = Spread(6, 0, 0)
    steady.grips[0].value.horizontalSpread = Spread(9, 0, 0)
    var toLeft = Self.hand(steady) { ($0.contamination, $0.up, $0.left) = (0, 1, 1) }
    var toRight = Self.hand(steady) { ($0.contamination, $0.up, $0.left) = (0, 1, 0) }
    let persons = 4000
    var rows: [(vertical: Double, left: Double, right: Double)] = []
    for person in 0..<persons {
      func tilt(_ hand: inout Hand, _ stroke: Int, _ direction: Direction) -> Double {
        Self.tilt(
          hand.plan(StrokeAddress(person: person, session: 0, stroke: stroke)).plan.displacement,
          direction)
      }
      rows.append((tilt(&toLeft, 0, .up), tilt(&toLeft, 1, .left), tilt(&toRight, 1, .right)))
    }
    func correlation(_ a: [Double], _ b: [Double]) -> Double {
      let n = Double(a.count)
      let (meanA, meanB) = (a.reduce(0, +) / n, b.reduce(0, +) / n)
      var (aa, bb, ab) = (0.0, 0.0, 0.0)
      for (x, y) in zip(a, b) {
        aa += (x - meanA) * (x - meanA)
        bb += (y - meanB) * (y - meanB)
        ab += (x - meanA) * (y - meanB)
      }
      return ab / (aa * bb).squareRoot()
    }
    // Four standard errors, (1 - ρ²) / √n.
    #expect((correlation(rows.map(\.left), rows.map(\.right)) + 0.77).magnitude < 0.026)
    #expect((correlation(rows.map(\.vertical), rows.map(\.left)) - 0.3).magnitude < 0.058)
  }

  @Test(
    "by the chord, touchalytics_mix loses 7 to 12 % of page strokes at 1.7, .05 to .4 % scrolls")
  func ratioOnTheChord() {
    var hand = Self.hand(.touchalyticsMix)
    var (lost, pages, stolen, scrolls) = (0, 0, 0, 0)
    for address in FingerSetup.addresses(persons: 2000, strokes: 12) {
      let displacement = hand.plan(address).plan.displacement
      let isHorizontal = displacement.x.magnitude >= 1.7 * displacement.y.magnitude
      switch address.intent {
      case .page:
        pages += 1
        if !isHorizontal { lost += 1 }
      case .scroll:
        scrolls += 1
        if isHorizontal { stolen += 1 }
      }
    }
    #expect((0.07...0.12).contains(Double(lost) / Double(pages)))
    #expect((0.0005...0.004).contains(Double(stolen) / Double(scrolls)))
  }

  @Test("median chord and duration are those of the class")
  func medians() {
    var hand = Self.hand(.rightThumb)
    var chords: [Intent: [Double]] = [:]
    var durations: [Intent: [Double]] = [:]
    for address in FingerSetup.addresses(persons: 2000, sessions: 1, strokes: 4) {
      let plan = hand.plan(address).plan
      chords[address.intent, default: []].append(plan.chord / (153.3 / 25.4))
      durations[address.intent, default: []].append(plan.duration)
    }
    for (intent, chord, duration) in [(Intent.scroll, 13.5, 260.0), (.page, 16.4, 135)] {
      let sortedChords = (chords[intent] ?? []).sorted()
      let sortedDurations = (durations[intent] ?? []).sorted()
      #expect((sortedChords[sortedChords.count / 2] / chord - 1).magnitude < 0.05)
      #expect((sortedDurations[sortedDurations.count / 2] / duration - 1).magnitude < 0.08)
    }
  }

  @Test("directions, classes and contamination come in the shares that were asked for")
  func shares() {
    var hand = Self.hand(.everyday) { ($0.up, $0.left, $0.contamination) = (0.9, 0.3, 0.05) }
    var counts: [String: Double] = [:]
    let addresses = FingerSetup.addresses(persons: 2000, sessions: 1, strokes: 20)
    for address in addresses {
      let (aim, plan, _) = hand.plan(address)
      counts[aim.direction.rawValue, default: 0] += 1
      counts[plan.strokeClass, default: 0] += 1
      if plan.isContaminated { counts["contaminated", default: 0] += 1 }
      #expect(aim.turn == (plan.strokeClass == "carousel flick"))
      #expect(aim.direction.axis == aim.intent.axis)
    }
    let half = Double(addresses.count / 2)
    for (name, share, total) in [
      ("up", 0.9, half), ("down", 0.1, half), ("left", 0.3, half), ("right", 0.7, half),
      ("reading drag", 0.26, half), ("scroll flick", 0.63, half), ("hard fling", 0.11, half),
      ("carousel flick", 0.85, half), ("slow peek", 0.15, half), ("contaminated", 0.05, 2 * half),
    ] {
      let found = (counts[name] ?? 0) / total
      #expect((found - share).magnitude < 4 * (share * (1 - share) / total).squareRoot(), "\(name)")
    }
  }

  @Test("a stroke begins in the central part, or where the whole chord is 2 pt inside the screen")
  func touchDown() {
    var hand = Self.hand(.everyday)
    var (moved, tooLong) = (0, 0)
    for address in FingerSetup.addresses(persons: 300, sessions: 1, strokes: 20) {
      let plan = hand.plan(address).plan
      let end = plan.start + plan.displacement
      let isTooLong = plan.displacement.x.magnitude > 386
      for place in isTooLong ? [plan.start] : [plan.start, end] {
        #expect(place.x >= 2 - 1e-9 && place.x <= 388 + 1e-9)
        #expect(place.y >= 2 - 1e-9 && place.y <= 842 + 1e-9)
      }
      // A chord wider than the screen begins at the margin.
      if isTooLong {
        tooLong += 1
        #expect(min((plan.start.x - 2).magnitude, (plan.start.x - 388).magnitude) < 1e-9)
        continue
      }
      // Central 60 % x 80 % of 390 x 400 at y = 200.
      let isCentral =
        (78...312).contains(plan.start.x) && (240...560).contains(plan.start.y)
      if !isCentral {
        moved += 1
        // The least distance: some end then lies on the margin.
        let gaps = [end.x - 2, 388 - end.x, end.y - 2, 842 - end.y]
        #expect(gaps.contains { $0.magnitude < 1e-9 })
      }
    }
    #expect(tooLong > 0)
    #expect(moved > 0)
  }

  @Test("left strokes and down strokes turn counter-clockwise, right and up strokes clockwise")
  func turns() {
    var hand = Self.hand(.rightThumb)
    for address in FingerSetup.addresses(persons: 20, sessions: 1, strokes: 10) {
      let (aim, _, movement) = hand.plan(address)
      let isCounterClockwise = aim.direction == .left || aim.direction == .down
      #expect((movement.path.arc.headingChange > 0) == isCounterClockwise)
    }
  }
}
