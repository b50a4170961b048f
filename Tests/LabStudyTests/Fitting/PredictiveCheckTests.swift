import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("The predictive check")
struct PredictiveCheckTests {
  private func check(
    _ people: CheckedPopulation, against others: CheckedPopulation, strokes: Int = 100
  ) async throws -> PredictiveCheck {
    try await PredictiveCheck(
      of: try await CheckSetup.recorded(people, persons: 10, strokes: strokes), against: others,
      by: CheckSetup.synthesis(persons: 40), draws: 50, jobs: 2)
  }

  /// What is exceeded by chance once in 100,000 checks of 100 comparisons, for independent strokes.
  ///
  /// Two samples of n and m with k = n m / (n + m): P(D > d) <= e exp(-2 k d²) (Wei and Dudley 2012, who
  /// show that the constant e is enough for any n and m).
  private func bound(_ recorded: Int, _ synthetic: Int) -> Double {
    let (n, m) = (Double(recorded), Double(synthetic))
    // ln(e 100 · 100,000) = 17.1.
    return (17.12 * (n + m) / (2 * n * m)).squareRoot()
  }

  @Test("a population is as near to its own strokes as chance allows")
  func own() async throws {
    let people = CheckedPopulation(CheckSetup.alike)
    let check = try await check(people, against: people)
    #expect(check.recorded.persons == 10)
    #expect(check.synthetic.persons == 40)
    #expect(check.skipped.isEmpty)
    for feature in check.features where feature.feature.name != "sample-interval" {
      // Four copies of each person; a few synthetic strokes fall below 10 pt, hence 3.9.
      let limit = bound(feature.values, Int(3.9 * Double(feature.values)))
      #expect(feature.pooled.value.distance < limit, "\(feature.cell)")
    }
    for curve in check.curves {
      for point in curve.points {
        #expect(point.difference.magnitude < bound(curve.strokes, Int(3.9 * Double(curve.strokes))))
      }
    }
  }

  @Test("persons who differ are no further from others of their kind than as many single values")
  func clustered() async throws {
    let people = CheckedPopulation(.touchalyticsMix)
    let recorded = try await CheckSetup.recorded(people, persons: 30, sessions: 2, strokes: 20)
    let check = try await PredictiveCheck(
      of: recorded, against: people, by: CheckSetup.synthesis(persons: 150), draws: 200, jobs: 2)
    // At worst all strokes of a person are alike: 30 recorded and 150 synthetic values.
    for feature in check.features where feature.cell.direction == nil {
      #expect(feature.pooled.value.distance < bound(30, 150))
      let interval = try #require(feature.pooled.interval)
      #expect(interval.contains(feature.pooled.value.distance))
    }
  }

  @Test("people who lean otherwise are found at the angles of that intent, and nowhere else")
  func shifted() async throws {
    let people = CheckedPopulation(CheckSetup.alike)
    var leaning = people
    leaning.population.grips[0].value.upTilt += 12
    let check = try await check(people, against: leaning)
    // Above what chance may do to 500 against 2000 strokes, .15.
    let excesses = check.excesses(CheckLimits(distance: 0.16, curve: 1))
    #expect(
      Set(excesses)
        == Set(
          ["initial-angle-10", "initial-angle-30", "chord-angle"].map {
            .distance(CheckCell(feature: $0, intent: .scroll, direction: nil))
          }))
    // Tilts grow to the left at the top? The sign stands in the table: clockwise of up is right.
    let up = try #require(
      check.features.first {
        $0.cell == CheckCell(feature: "chord-angle", intent: .scroll, direction: .up)
      })
    let shift = up.synthetic[2] - up.recorded[2]
    #expect(abs(shift.magnitude - 12) < 3)
    #expect(up.pooled.value.isFirstBelow == (shift > 0))
  }

  @Test("slower people are found at the duration")
  func slow() async throws {
    let people = CheckedPopulation(CheckSetup.alike)
    var slow = people
    slow.population.pageClasses[0].value.duration *= 2
    let excesses = try await check(people, against: slow).excesses(
      CheckLimits(distance: 0.16, curve: 1))
    #expect(
      excesses.contains(
        .distance(CheckCell(feature: "duration", intent: .page, direction: nil))))
    #expect(
      !excesses.contains(
        .distance(CheckCell(feature: "chord-angle", intent: .page, direction: nil))))
  }

  @Test("synthetic persons have the sessions, intents and directions of the recorded ones")
  func design() async throws {
    let table = CheckSetup.table([
      CheckSetup.stroke(person: 0, session: 0, .scroll, x: 0, y: -40),
      CheckSetup.stroke(person: 0, session: 2, .scroll, x: 0, y: 40),
      CheckSetup.stroke(person: 1, session: 0, .page, x: 40, y: 0),
      CheckSetup.stroke(person: 1, session: 0, .page, x: -40, y: 0),
      CheckSetup.stroke(person: 1, session: 0, .page, x: -4, y: 0),
    ])
    let made = try await CheckSetup.synthesis(persons: 3).strokes(
      of: CheckedPopulation(.leftThumb), as: table, jobs: 1)
    #expect(made.persons.count == 4)
    #expect(made.strokes.map(\.person) == [0, 0, 1, 1, 2, 2, 3, 3])
    #expect(made.strokes.map(\.session) == [0, 2, 0, 0, 0, 2, 0, 0])
    #expect(
      made.strokes.map(\.direction) == [.up, .down, .right, .left, .up, .down, .right, .left])
    // Without contamination a stroke goes where it was meant to.
    for stroke in made.strokes {
      #expect(stroke.direction.deviation(of: stroke.measures.displacement).magnitude < 90)
    }
  }

  @Test("the strokes are the same for any number of jobs")
  func jobs() async throws {
    let table = CheckSetup.design(persons: 7, sessions: 2, strokes: 4)
    let one = try await CheckSetup.synthesis(persons: 30).strokes(
      of: CheckedPopulation(.everyday), as: table, jobs: 1)
    let three = try await CheckSetup.synthesis(persons: 30).strokes(
      of: CheckedPopulation(.everyday), as: table, jobs: 3)
    #expect(one.strokes == three.strokes)
    #expect(one.strokes.count == 35 * 8)
  }

  @Test("summaries are compared by what they have, and the rest is named")
  func summaries() async throws {
    let check = try await PredictiveCheck(
      of: CheckSetup.design(persons: 2, strokes: 60), against: CheckedPopulation(.index),
      by: CheckSetup.synthesis(persons: 4), draws: 50, jobs: 1)
    #expect(
      Set(check.features.map(\.cell.feature)) == ["chord-angle", "duration", "length"])
    #expect(!check.isRaw)
    let scroll = check.skipped.filter { $0.cell.intent == .scroll && $0.cell.direction == nil }
    #expect(
      scroll.map(\.cell.feature) == [
        "initial-angle-10", "initial-angle-30", "speed-10", "peak-speed", "straightness",
        "curvature", "sample-interval", "decision-displacement",
      ])
    #expect(scroll.first?.reason == "the strokes are summaries without their samples")
    // 8 of 30 go down: too few of them per person for two to make 20.
    #expect(
      check.skipped.contains {
        $0.cell.direction == .down && $0.reason.hasPrefix("only 16 recorded values")
      })
    #expect(check.curves.map(\.cell.moment) == [.chord, .chord])
  }

  @Test("one person has no interval")
  func onePerson() async throws {
    let check = try await PredictiveCheck(
      of: CheckSetup.design(persons: 1, strokes: 60), against: CheckedPopulation(.index),
      by: CheckSetup.synthesis(persons: 2), draws: 50, jobs: 1)
    #expect(check.features.allSatisfy { $0.pooled.interval == nil })
    #expect(check.curves.allSatisfy { $0.intervals == nil })
  }

  @Test("without strokes that count there is nothing to check")
  func nothing() async throws {
    await #expect(throws: CheckError.noStrokes(tooShort: 1)) {
      try await PredictiveCheck(
        of: CheckSetup.table([CheckSetup.stroke(.page, x: 5, y: 0)]),
        against: CheckedPopulation(.index), by: CheckSetup.synthesis(persons: 2), jobs: 1)
    }
  }
}
