import LabSimulation
import LabStudy
import Testing

@testable import LabReport

@Suite("Labels in tables")
struct LabelTests {
  @Test("every strategy is named in every table, also when no scroll was decided")
  func pageOnly() throws {
    var tallies = [try StrategyTally(persons: 2), try StrategyTally(persons: 2)]
    for index in tallies.indices {
      for person in 0..<2 {
        tallies[index].add(
          Decision(Example.result(.undecided, nil, nil)), of: .scroll, person: person)
        tallies[index].add(Decision(Example.result(.right, 20, 12)), of: .page, person: person)
      }
    }
    let rows = ["first", "second"].map { StrategyRow(label: $0, Native()) }
    let scenario = Scenario(name: "x")
    let report = try ComparisonReport(
      Comparison(rows: zip(rows, tallies).map(Comparison.Row.init), persons: ["0", "1"]),
      scenario: scenario, preamble: Preamble(scenario, command: "x"), title: "x")
    let table = report.table()
    // Errors, pairs (of the second), verdicts, decisions.
    #expect(table.split(separator: "\n").filter { $0.hasPrefix("first ") }.count == 3)
    #expect(table.split(separator: "\n").filter { $0.hasPrefix("second ") }.count == 4)
  }
}
