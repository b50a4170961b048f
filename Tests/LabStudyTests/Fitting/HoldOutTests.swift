import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("Holding persons out")
struct HoldOutTests {
  /// Three persons: two swipe level, the third swipes at 45 degrees and always longer.
  private static var table: StrokeTable {
    CheckSetup.table(
      (0..<60).map { index in
        let person = index % 3
        let length = 40 + Double(index / 3)
        return person < 2
          ? CheckSetup.stroke(person: person, .page, x: length, y: 0)
          : CheckSetup.stroke(person: person, .page, x: 100 + length, y: 100 + length)
      })
  }

  /// The names of the persons that each fit was made from.
  private actor Log {
    private(set) var fits: [[String]] = []
    func add(_ names: [String]) { fits.append(names) }
  }

  private func holdOut(
    _ log: Log = Log(), share: Double = 1 / 3, seed: UInt64 = 5, jobs: Int = 2
  ) async throws -> HoldOutCheck {
    var plan = HoldOutCheck.Plan(share: share)
    plan.draws = 50
    plan.seed = seed
    return try await HoldOutCheck(
      of: Self.table,
      from: { table in
        await log.add(table.persons)
        return CheckedPopulation(.index)
      }, by: CheckSetup.synthesis(persons: 10), plan, jobs: jobs)
  }

  @Test("the population is fitted to the others and never sees those who are held out")
  func others() async throws {
    let log = Log()
    let result = try await holdOut(log)
    #expect(result.held.count == 1)
    let fits = await log.fits
    #expect(fits.count == 1)
    #expect(Set(fits[0] + result.held) == ["p0", "p1", "p2"])
    #expect(fits[0].count == 2)
    #expect(result.check.recorded.persons == 1)
  }

  @Test("bands are those of a table that was computed by hand")
  func bands() async throws {
    let bands = try await holdOut().splits.bands
    // One of three: p0 or p1 against the others are half apart in length and angle, p2 wholly. Of 200
    // splits about 67 take p2: the median is .5 and the 95 % point 1 (chance of less than 10 times p2
    // or more than 100 times: below 1e-6).
    for feature in ["length", "chord-angle"] {
      let band = try #require(
        bands[.distance(CheckCell(feature: feature, intent: .page, direction: nil))])
      #expect(abs(band.median - 0.5) < 1e-12)
      #expect(abs(band.upper - 1) < 1e-12)
      #expect(band.splits == 200)
    }
    // All last equally long.
    let duration = try #require(
      bands[.distance(CheckCell(feature: "duration", intent: .page, direction: nil))])
    #expect(duration.upper == 0)
    // At ratios above 1 all strokes of p2 are lost and none of the others; at 1 and below none at all.
    let curve = CurveCell(intent: .page, moment: .chord)
    for inCore in [true, false] {
      let band = try #require(bands[.curve(curve, inCore: inCore)])
      #expect(abs(band.median - 0.5) < 1e-12)
      #expect(abs(band.upper - 1) < 1e-12)
    }
  }

  @Test("within means no larger than 95 of 100 splits in all judged quantities at once")
  func within() async throws {
    let result = try await holdOut()
    let length = CheckQuantity.distance(
      CheckCell(feature: "length", intent: .page, direction: nil))
    #expect(result.isWithin(length, 1) == true)
    let duration = CheckQuantity.distance(
      CheckCell(feature: "duration", intent: .page, direction: nil))
    #expect(result.isWithin(length, 1.01) == false)
    #expect(result.isWithin(duration, 0) == true)
    #expect(result.isWithin(duration, 0.01) == false)
    #expect(
      result.isWithin(
        .distance(CheckCell(feature: "speed-10", intent: .page, direction: nil)), 0) == nil)
  }

  @Test("the seed chooses, and jobs do not matter")
  func seeds() async throws {
    let one = try await holdOut(jobs: 1)
    let two = try await holdOut(jobs: 3)
    #expect(one.held == two.held)
    #expect(one.splits.bands == two.splits.bands)
    #expect(one.check.quantities.map(\.value) == two.check.quantities.map(\.value))
    // Each of three persons is chosen by one of 30 seeds (chance that one is missing: 2e-5).
    let chosen = (0..<30).map { PersonSplits.held(1, of: [0, 1, 2], seed: UInt64($0)) }
    #expect(Set(chosen) == [[0], [1], [2]])
  }

  @Test("a share is rounded to persons, at least one and at most all but two")
  func shares() async throws {
    #expect(try await holdOut(share: 0.01).held.count == 1)
    #expect(try await holdOut(share: 0.99).held.count == 1)
  }

  @Test("two persons are too few to hold one out")
  func tooFew() async throws {
    let table = Self.table.only([0, 2])
    #expect(table.persons == ["p0", "p2"])
    #expect(Set(table.strokes.map(\.person)) == [0, 1])
    await #expect(throws: CheckError.tooFewPersons(2, needed: 3)) {
      try await HoldOutCheck(
        of: table, from: { _ in CheckedPopulation(.index) },
        by: CheckSetup.synthesis(persons: 2), HoldOutCheck.Plan(share: 0.5), jobs: 1)
    }
    await #expect(throws: CheckError.tooFewPersons(2, needed: 3)) {
      try await LeaveOneOutCheck(
        of: table, from: { _ in CheckedPopulation(.index) },
        by: CheckSetup.synthesis(persons: 2), jobs: 1)
    }
  }

  @Test("leaving one out fits without each person, and compares each with the others")
  func leaveOneOut() async throws {
    let log = Log()
    let result = try await LeaveOneOutCheck(
      of: Self.table,
      from: { table in
        await log.add(table.persons)
        return CheckedPopulation(.index)
      }, by: CheckSetup.synthesis(persons: 10), jobs: 2)
    #expect(await log.fits == [["p1", "p2"], ["p0", "p2"], ["p0", "p1"]])
    let length = try #require(
      result.rows.first {
        $0.quantity == .distance(CheckCell(feature: "length", intent: .page, direction: nil))
      })
    #expect(length.fitted.persons == 3)
    #expect(abs(length.recorded.least - 0.5) < 1e-12)
    #expect(abs(length.recorded.median - 0.5) < 1e-12)
    #expect(abs(length.recorded.greatest - 1) < 1e-12)
    #expect(length.fitted.least <= length.fitted.median)
    #expect(length.fitted.median <= length.fitted.greatest)
  }
}
