import LabSimulation
import LabStatistics
import LabStudy
import Testing

@testable import LabReport

@Suite("Reports of a predictive check")
struct CheckReportTests {
  /// Six persons with level swipes of 50 to 89 pt, the last two of them leaning by 45 degrees.
  private static let table = StrokeTable(
    strokes: (0..<240).map { index in
      let (person, length) = (index % 6, 50 + Double(index / 6))
      let lean = person < 4 ? 0 : length
      return MeasuredStroke(
        person: person, session: 0, intent: .page, direction: .right,
        measures: StrokeMeasures(displacement: Vector(length, lean), duration: 100))
    }, persons: (0..<6).map { "p\($0)" }, isRaw: false)

  private func report(_ limits: CheckLimits = CheckLimits(), jobs: Int = 2) async throws
    -> CheckReport
  {
    let synthesis = StrokeSynthesis(Scenario.shipped, persons: 30)
    let people = CheckedPopulation(.index)
    var result = PlannedCheck(
      check: try await PredictiveCheck(
        of: Self.table, against: people, by: synthesis, draws: 50, jobs: jobs))
    var preamble = Preamble(Scenario.shipped, command: "c")
    preamble.lines = [("command", "c")]
    var plan = HoldOutCheck.Plan(share: 1 / 3)
    plan.draws = 50
    plan.splits = 40
    result.holdOut = try await HoldOutCheck(
      of: Self.table, from: { _ in people }, by: synthesis, plan, jobs: jobs)
    result.leaveOneOut = try await LeaveOneOutCheck(
      of: Self.table, from: { _ in people }, by: synthesis, jobs: jobs)
    return CheckReport(result, limits: limits, preamble: preamble, title: "a title")
  }

  @Test("the CSV has a row per number, and says what it is")
  func csv() async throws {
    let csv = try await report().csv()
    #expect(csv.hasPrefix("# command: c\nfeature,"))
    let reader = try CSVReader(Array(csv.utf8), file: "x")
    #expect(
      reader.header.names == [
        "feature", "unit", "intent", "direction", "statistic", "recorded", "synthetic",
        "difference", "lower", "upper", "limit", "verdict", "persons", "strokes", "chance",
      ])
    let lines = csv.split(separator: "\n").map(String.init)
    // Level swipes: all of them last 100 ms, and so does none of the synthetic ones.
    let duration = try #require(lines.first { $0.hasPrefix("duration,ms,page,,ks,") })
    #expect(duration.contains(",0.1,outside,6,240"))
    #expect(lines.contains { $0.hasPrefix("duration,ms,page,,p50,100,") })
    // A third of the swipes leans by 45 degrees: kept at 1, lost above.
    let rates = lines.filter { $0.hasPrefix("lost-swipes-chord,,page,,ratio=") }
    #expect(rates.count == 51)
    #expect(rates.contains { $0.contains(",ratio=1,0,") })
    #expect(rates.contains { $0.contains(",ratio=1.7,0.333333333333") })
    for statistic in [
      "ks-at", "ks-each-person-once", "held-out-ks", "held-out-largest-core", "left-out-least-ks",
      "left-out-median-ks", "left-out-greatest-largest-core",
    ] {
      #expect(lines.contains { $0.contains(",page,,\(statistic),") }, "\(statistic)")
    }
  }

  @Test("the same bytes for any number of jobs")
  func jobs() async throws {
    let (one, three) = (try await report(jobs: 1), try await report(jobs: 3))
    #expect(one.csv() == three.csv())
    #expect(one.table() == three.table())
  }

  @Test("the verdict names what is outside and the limits that were asked")
  func verdict() async throws {
    let strict = try await report()
    #expect(strict.isExceeded)
    let table = strict.table()
    #expect(table.hasPrefix("a title\n"))
    #expect(
      table.contains(
        "VERDICT: outside the limits (limits asked: distance 0.100, error curves 1.50 points from 0.75 to "
          + "2 and 3.00 elsewhere), further than the choice of 6 persons explains:\n  "))
    #expect(table.contains("\n  duration, page: "))
    #expect(table.contains("\n  lost swipes by the chord, ratios 0.75 to 2: "))
    #expect(table.contains("\nHELD OUT: further from the population than real groups"))
    #expect(table.contains("a true population is called outside in 5 of 100 checks at most"))
    #expect(
      table.contains(
        "not compared, page: initial angle at 10 pt, initial angle at 30 pt, speed at 10 pt, peak speed, "
          + "sample interval, displacement at decision: the strokes are summaries"))
    #expect(table.contains("2 of 6 persons, chosen at random"))
    #expect(table.contains("6 recorded persons are few"))
    var lax = strict
    lax.limits = CheckLimits(distance: 1, curve: 1)
    lax.holdOut = nil
    #expect(!lax.isExceeded)
    #expect(lax.table().contains("VERDICT: within the limits ("))
  }

  @Test("held-out persons who differ more than real groups do are an excess of their own")
  func heldOut() async throws {
    var report = try await report()
    report.limits = CheckLimits(distance: 1, curve: 1)
    // All recorded durations are equal, so no split of the persons differs in them at all.
    #expect(report.isExceeded)
  }

  @Test("what chance explains is no excess, and says that more persons would decide it")
  func chance() async throws {
    var report = try await report()
    report.holdOut = nil
    var bounds = try #require(report.check.chance).bounds
    for quantity in bounds.keys { bounds[quantity] = 1 }
    report.check.chance?.bounds = bounds
    #expect(!report.isExceeded)
    let table = report.table()
    #expect(table.contains("VERDICT: no clear deviation ("))
    #expect(table.contains("no further than 6 persons of the population itself may lie:\n"))
    #expect(!table.contains("HELD OUT"))
    let lines = report.csv().split(separator: "\n")
    let duration = try #require(lines.first { $0.hasPrefix("duration,ms,page,,ks,") })
    #expect(duration.hasSuffix(",0.1,chance,6,240,1"))
  }
}
