import LabSimulation
import LabTesting
import Testing

@testable import LabStudy

extension FieldSystem: CustomTestStringConvertible {
  public var testDescription: String { rawValue }
}

@Suite("A hypothesis")
struct HypothesisTests {
  @Test("has a name of its own and a summary that is a phrase")
  func names() {
    #expect(Set(Hypotheses.all.map(\.name)).count == Hypotheses.all.count)
    for hypothesis in Hypotheses.all {
      #expect(!hypothesis.summary.isEmpty && !hypothesis.summary.hasSuffix("."))
      #expect(!hypothesis.systems.isEmpty)
    }
  }

  @Test("that is the default is the profile of its generation", arguments: FieldSystem.allCases)
  func defaults(system: FieldSystem) throws {
    let hypothesis = try #require(Hypotheses.all.first { $0.name == system.defaultHypothesis })
    #expect(hypothesis.tuning(for: system) == Tuning(profile: system.profile))
  }

  @Test("that is no default changes the profile", arguments: FieldSystem.allCases)
  func changes(system: FieldSystem) {
    for hypothesis in Hypotheses.all where hypothesis.name != system.defaultHypothesis {
      #expect(hypothesis.tuning(for: system) != Tuning(profile: system.profile))
    }
  }

  @Test("says nothing of generations that are not its own")
  func others() {
    for hypothesis in Hypotheses.all {
      for system in FieldSystem.allCases {
        #expect((hypothesis.tuning(for: system) != nil) == hypothesis.systems.contains(system))
      }
    }
  }
}

@Suite("The table of reports and hypotheses")
struct FieldReportTableTests {
  /// One stroke in which a feed scrolls, whatever is assumed.
  private static func trial(_ outcome: FieldOutcome) -> FieldTrial {
    FieldTrial(
      FieldStroke.straight(90), in: FieldScene.making { _ = $0.addScroll("feed") }, outcome)
  }

  private static func report(
    _ label: String, _ outcome: FieldOutcome, cure: FieldOutcome? = nil
  ) -> FieldReport {
    FieldReport(
      label, .generation18, "nobody/nothing 1", era: "18", "made up", [trial(outcome)],
      cure: cure.map { FieldReport.Cure("made up", [trial($0)]) })
  }

  private static let right = FieldOutcome(.moves("feed"))
  private static let wrong = FieldOutcome(without: [.moves("feed")])

  @Test("counts what is reproduced, and what is explained, apart from what is not modelled")
  func totals() throws {
    let reports = [
      Self.report("1", Self.right), Self.report("2", Self.right, cure: Self.right),
      Self.report("3", Self.right, cure: Self.wrong), Self.report("4", Self.wrong),
      FieldReport(
        "5", .generation18, "nobody/nothing 2", era: "18", "made up", .missing("made up")),
    ]
    let table = FieldReportTable(reports)
    let place = try #require(table.hypotheses.firstIndex { $0.name == "race-18" })
    let total = try #require(table.total(of: place, on: .generation18))
    #expect(total == FieldReportTable.Total(reports: 4, reproduced: 3, explained: 2))
    #expect(table.total(of: place, on: .generation26) == nil)
    #expect(table.rows.map { $0.cells[place]?.isExplained } == [true, true, false, false, nil])
  }

  @Test("names those that explain more than the default")
  func rivals() throws {
    let tie = FieldReport(
      "1", .generation18, "nobody/nothing 1", era: "18", "made up",
      [FieldTrial(FieldStroke.straight(90), in: FieldScene.row(.gesture, 10), Self.right)])
    #expect(FieldReportTable([tie]).rivals(ofDefaultOn: .generation18) == ["tie-scroll"])
    #expect(FieldReportTable([]).rivals(ofDefaultOn: .generation18) == [])
  }

  /// Else it should not be the default.
  @Test("no hypothesis explains more reports than the default", arguments: FieldSystem.allCases)
  func verdicts(system: FieldSystem) {
    #expect(FieldReportTable().rivals(ofDefaultOn: system) == [])
  }

  @Test("two readings of one report count once, and one of them is enough")
  func readings() throws {
    let readings = FieldReports.all.filter { $0.number == 66 }
    #expect(readings.map(\.isReading) == [false, true])
    let table = FieldReportTable(readings)
    let place = try #require(table.hypotheses.firstIndex { $0.name == "race-18" })
    #expect(table.rows.map { $0.cells[place]?.isExplained } == [true, false])
    #expect(
      table.total(of: place, on: .generation18)
        == FieldReportTable.Total(reports: 1, reproduced: 1, explained: 1))
  }
}
