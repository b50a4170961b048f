import LabReport
import LabStudy
import LabTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Reports of a comparison")
struct ComparisonReportTests {
  /// The columns as the contract has them.
  private static let contract = [
    "scenario", "strategy", "parameters", "intent", "strokes", "persons", "right", "stolen_scroll",
    "lost_swipe", "double_move", "dead_touch", "short", "wrong_page", "twitched", "cancelled",
    "undecided", "outside", "error_rate", "mc_lo", "mc_hi", "pop_lo", "pop_hi", "ci_method", "deff",
    "task_error_rate", "worst_person", "worst_person_rate", "p90_person_rate", "latency_ms_p50",
    "latency_ms_p95", "displacement_pt_p50", "displacement_pt_p95",
  ]

  /// Reads a CSV text back, column by column.
  private func table(_ text: String) throws -> (names: [String], rows: [[String]]) {
    let reader = try CSVReader(Array(text.utf8), file: "x")
    var rows: [[String]] = []
    try reader.forEachRow { row in rows.append(try (0..<row.count).map { try row.text($0) }) }
    return (reader.header.names, rows)
  }

  @Test("the columns are those of the contract in its order, and new ones follow behind")
  func columns() throws {
    let names = try table(try Example.report().csv()).names
    #expect(Array(names.prefix(Self.contract.count)) == Self.contract)
    #expect(
      names.dropFirst(Self.contract.count)
        == [
          "label", "reference", "difference", "difference_lo", "difference_hi", "difference_p",
          "difference_pop_lo", "difference_pop_hi", "ideal_error", "ideal_error_lower", "regret",
          "regret_lo", "regret_hi",
        ])
  }

  @Test("there is one row per strategy and intent, with the counts made by hand")
  func rows() throws {
    let (names, rows) = try table(try Example.report().csv())
    func column(_ name: String) throws -> [String] {
      let index = try #require(names.firstIndex(of: name))
      return rows.map { $0[index] }
    }
    #expect(try column("scenario") == Array(repeating: "example", count: 6))
    #expect(
      try column("strategy") == ["native", "native", "native"]
        + Array(repeating: "early-direction-failure", count: 3))
    #expect(try column("parameters")[0] == "page.rule=flick")
    #expect(try column("intent") == ["scroll", "page", "all", "scroll", "page", "all"])
    #expect(try column("strokes") == ["6", "6", "12", "6", "6", "12"])
    #expect(try column("persons") == ["3", "3", "3", "3", "3", "3"])
    #expect(try column("right") == ["5", "4", "9", "3", "4", "7"])
    #expect(try column("lost_swipe") == ["0", "1", "1", "0", "0", "0"])
    #expect(try column("stolen_scroll") == ["0", "0", "0", "1", "0", "1"])
    #expect(try column("double_move") == ["0", "0", "0", "1", "0", "1"])
    #expect(try column("dead_touch") == ["0", "0", "0", "0", "1", "1"])
    #expect(try column("undecided") == ["1", "0", "1", "1", "0", "1"])
    #expect(try column("error_rate").map { Double($0) ?? .nan }[0...1] == [0, 1.0 / 6])
    #expect(try column("error_rate")[3] == "0.4")
    // Persons are named, not numbered.
    #expect(try column("worst_person") == ["ann", "ann", "ann", "cy", "cy", "cy"])
    #expect(try column("pop_lo") == Array(repeating: "", count: 6))
    #expect(try column("label")[3] == "mine, with \"quotes\"")
    #expect(try column("reference") == ["", "", "", "native", "native", "native"])
    // Five and five decided strokes: .4 - 0; six and six: 1/6 - 1/6.
    #expect(try column("difference")[3...4] == ["0.4", "0"])
    #expect(try column("latency_ms_p50")[0] == "21")
  }

  @Test("what is not known is empty in CSV and null in JSON")
  func unknown() throws {
    let report = try Example.emptyReport()
    let (names, rows) = try table(report.csv())
    let known = ["scenario", "strategy", "parameters", "intent", "label"]
    for (name, field) in zip(names, rows[0]) where !known.contains(name) {
      #expect(field == "" || field == "0", "\(name)")
    }
    #expect(try report.json().contains("\"error_rate\" : null"))
    #expect(!(try report.json().contains("nan")))
    #expect(report.table().contains("-"))
  }

  @Test("the preamble stands above the header and can be left out")
  func preamble() throws {
    let report = try Example.report()
    #expect(
      report.csv() == "# command: gesture-lab compare example.json5\n# scenario: example\n"
        + "# seed: 1\n" + report.csv(withPreamble: false))
    #expect(report.csv(withPreamble: false).hasPrefix("scenario,strategy,"))
  }

  @Test("JSON has a schema, the preamble's keys, and the columns of the CSV as keys of its rows")
  func json() throws {
    struct Row: Decodable {
      var intent: String
      var strokes: Int
      var error_rate: Double?
      var pop_lo: Double?
      var label: String
    }
    struct Document: Decodable {
      var schema: String
      var about: [String: String]
      var rows: [Row]
    }
    let report = try Example.report()
    let text = try report.json()
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(document.schema == "gesture-lab/compare/1")
    #expect(
      document.about == [
        "command": "gesture-lab compare example.json5", "scenario": "example", "seed": "1",
      ])
    #expect(document.rows.map(\.intent) == ["scroll", "page", "all", "scroll", "page", "all"])
    #expect(document.rows.map(\.strokes) == [6, 6, 12, 6, 6, 12])
    #expect(document.rows[3].error_rate == 0.4)
    #expect(document.rows[3].pop_lo == nil)
    for name in try table(report.csv()).names {
      #expect(text.components(of: "\"\(name)\" : ") >= 6, "\(name)")
    }
    #expect(text.hasSuffix("}\n"))
  }

  @Test("the layout of the tables is that of the file")
  func table() throws {
    #expect(Golden.check(try Example.report().table(), "comparison.txt") == nil)
  }

  @Test("the layouts of CSV and JSON are those of the files")
  func layouts() throws {
    // Without strokes: what the statistics give in the last digit is no layout.
    #expect(Golden.check(try Example.emptyReport().csv(), "empty.csv") == nil)
    #expect(Golden.check(try Example.emptyReport().json(), "empty.json") == nil)
  }

  @Test("a person's name from a file steers no terminal")
  func terminal() throws {
    var comparison = try Example.comparison()
    comparison.persons = ["\u{1B}[31mann", "b\r\nc", "c"]
    let table = try ComparisonReport(
      comparison, scenario: Example.scenario, preamble: Example.preamble, title: "t"
    ).table()
    #expect(!table.unicodeScalars.contains("\u{1B}"))
    #expect(!table.unicodeScalars.contains("\r"))
    #expect(table.contains("U+001B[31mann"))
  }

  @Test("a preamble's value stays on its line whatever line end is in it")
  func lineEnds() {
    var preamble = Example.preamble
    preamble.lines = [("a", "x\r\ny"), ("b", "x\ny"), ("c", "x\ry\u{1B}")]
    #expect(preamble.text == "# a: x  y\n# b: x y\n# c: x y \n")
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
