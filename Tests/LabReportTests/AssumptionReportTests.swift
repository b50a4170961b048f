import LabStudy
import LabTesting
import Testing

@testable import LabReport

@Suite("Reports of assumptions")
struct AssumptionReportTests {
  private static func report(decided: Bool = true) throws -> AssumptionReport {
    AssumptionReport(
      try AssumptionExample.study(decided: decided), scenario: "example", preamble: Example.preamble
    )
  }

  @Test("the section is laid out as in its golden")
  func table() throws {
    #expect(Golden.check(try Self.report().table(), "assumptions.txt") == nil)
  }

  @Test("the CSV is laid out as in its golden")
  func csv() throws {
    // Without decided strokes: what the statistics give in the last digit is no layout.
    #expect(Golden.check(try Self.report(decided: false).csv(), "assumptions.csv") == nil)
  }

  @Test("there is one row per setting and strategy, with the counts made by hand")
  func rows() throws {
    let text = try Self.report().csv(withPreamble: false)
    let reader = try CSVReader(Array(text.utf8), file: "x")
    var rows: [[String]] = []
    try reader.forEachRow { row in rows.append(try (0..<row.count).map { try row.text($0) }) }
    func column(_ name: String) throws -> [String] {
      let index = try #require(reader.header.names.firstIndex(of: name))
      return rows.map { $0[index] }
    }
    #expect(try column("key") == ["tuning.scrollSlop", "tuning.scrollSlop", "profile", "profile"])
    #expect(try column("value") == ["8", "8", "26", "26"])
    #expect(try column("label") == ["a", "b", "a", "b"])
    #expect(try column("verdicts_changed") == ["8", "8", "0", "8"])
    #expect(try column("error_rate_before") == ["0", "0.4", "0", "0.4"])
    #expect(try column("error_rate") == ["0.4", "0", "0", "0"])
    #expect(try column("least_error_before") == ["true", "false", "true", "false"])
    #expect(try column("least_error_kept") == ["false", "false", "true", "true"])
    #expect(try column("better_than_reversed") == ["b", "", "", ""])
    #expect(try column("better_than_lost") == ["", "", "b", ""])
  }

  @Test("the first line names the winner and how often it stays so")
  func headline() throws {
    let first = try Self.report().table().split(separator: "\n").first
    #expect(first == "Assumptions: a errs least (0.00 %), and under 1 of 2 settings it still does.")
    let none = try Self.report(decided: false).table()
    #expect(none.hasPrefix("Assumptions: no decided strokes, so no strategy errs least."))
  }

  @Test("where profile 26 differs from 18 is always said")
  func generation() throws {
    #expect(try Self.report().table().contains("Profile 26 differs from 18 for b."))
    let none = try Self.report(decided: false).table()
    #expect(none.contains("Profile 26 differs from 18 in no stroke."))
    #expect(none.contains("\nprofile=26 "))
  }
}
