import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("What the choice of persons explains")
struct ChanceBandTests {
  private func check(
    _ recorded: CheckedPopulation, against people: CheckedPopulation, seed: UInt64
  ) async throws -> PredictiveCheck {
    try await PredictiveCheck(
      of: try await CheckSetup.recorded(recorded, persons: 12, strokes: 16, seed: seed),
      against: people, by: CheckSetup.synthesis(seed: 1, persons: 60), draws: 39, jobs: 2)
  }

  @Test("people of the population itself are beyond the limits, and hardly ever outside")
  func own() async throws {
    let people = CheckedPopulation(.touchalyticsMix)
    var (beyond, outside) = (0, 0)
    for seed in 0..<12 {
      let check = try await check(people, against: people, seed: 100 + UInt64(seed))
      let limits = CheckLimits()
      if !check.quantities(.chance, limits).isEmpty { beyond += 1 }
      if !check.excesses(limits).isEmpty { outside += 1 }
    }
    // 12 persons differ by more than .10 from any others: a limit alone would refuse nearly all.
    #expect(beyond >= 9)
    // 5 of 100 expected: more than 3 of 12 happen once in 400 times.
    #expect(outside <= 3, "\(outside)")
  }

  @Test("people who lean and hurry otherwise are outside, at what they do otherwise")
  func others() async throws {
    var wrong = CheckedPopulation(.touchalyticsMix)
    wrong.population.grips[0].value.upTilt += 25
    wrong.population.grips[0].value.downTilt += 25
    wrong.population.pageClasses[0].value.duration *= 4
    let check = try await check(
      CheckedPopulation(.touchalyticsMix), against: wrong, seed: 100)
    let excesses = check.excesses(CheckLimits())
    #expect(
      excesses.contains(
        .distance(CheckCell(feature: "chord-angle", intent: .scroll, direction: nil))))
    #expect(
      excesses.contains(.distance(CheckCell(feature: "duration", intent: .page, direction: nil))))
    #expect(
      !excesses.contains(
        .distance(CheckCell(feature: "duration", intent: .scroll, direction: nil))))
  }

  @Test("every judged quantity has a bound, and the number of jobs changes none")
  func jobs() async throws {
    let people = CheckedPopulation(.index)
    let recorded = try await CheckSetup.recorded(people, persons: 4, strokes: 12)
    func bounds(_ jobs: Int) async throws -> [CheckQuantity: Double] {
      let check = try await PredictiveCheck(
        of: recorded, against: people, by: CheckSetup.synthesis(persons: 12), draws: 39, jobs: jobs)
      #expect(Set(try #require(check.chance).bounds.keys) == Set(check.judged))
      #expect(!check.judged.isEmpty)
      return try #require(check.chance).bounds
    }
    #expect(try await bounds(1) == (try await bounds(3)))
  }

  @Test("persons who are all alike leave nothing to chance")
  func alike() async throws {
    // All swipes of everybody are one and the same, recorded and synthetic.
    let strokes = (0..<80).map { CheckSetup.stroke(person: $0 / 20, .page, x: 50, y: 0) }
    let table = CheckSetup.table(strokes)
    let length = CheckQuantity.distance(
      CheckCell(feature: "length", intent: .page, direction: nil))
    let band = try await ChanceBand(
      table, table, like: try CheckSamples(table), [length], seed: 1, jobs: 1)
    #expect(band.bounds == [length: 0])
    #expect(band.persons == 4)
  }

  @Test("a value is within its limit, explained by chance, or outside")
  func verdicts() {
    #expect(CheckVerdict(0.1, limit: nil, chance: 0.2) == nil)
    #expect(CheckVerdict(0.1, limit: 0.1, chance: 0.05) == .within)
    #expect(CheckVerdict(0.15, limit: 0.1, chance: 0.2) == .chance)
    #expect(CheckVerdict(0.25, limit: 0.1, chance: 0.2) == .outside)
    #expect(CheckVerdict(0.15, limit: 0.1, chance: nil) == .outside)
  }

  @Test("a plan that needs more persons than there are is refused before any work")
  func plans() throws {
    let table = CheckSetup.design(persons: 2, strokes: 8)
    var plan = CheckPlan(CheckSetup.synthesis(persons: 4))
    #expect(throws: Never.self) { try plan.require(table) }
    plan.leavesOneOut = true
    #expect(throws: CheckError.tooFewPersons(2, needed: 3)) { try plan.require(table) }
    plan.leavesOneOut = false
    plan.holdOut = HoldOutCheck.Plan(share: 0.5)
    #expect(throws: CheckError.tooFewPersons(2, needed: 3)) { try plan.require(table) }
    #expect(throws: CheckError.noStrokes(tooShort: 1)) {
      try plan.require(CheckSetup.table([CheckSetup.stroke(.page, x: 3, y: 0)]))
    }
  }

  @Test(
    "a share is a fraction or a decimal number between 0 and 1",
    arguments: [
      ("1/3", 1.0 / 3), ("0.25", 0.25), ("1", nil), ("0", nil), ("1/0", nil), ("a/3", nil),
      ("1/2/3", nil), ("", nil),
    ] as [(String, Double?)])
  func shares(text: String, share: Double?) {
    #expect(HoldOutCheck.Plan(reading: text)?.share == share)
  }
}
