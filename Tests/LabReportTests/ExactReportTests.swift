import LabReport
import LabSimulation
import LabStatistics
import LabStudy
import Testing

@Suite("Reports of exact curves and surfaces")
struct ExactReportTests {
  private static func decisions(persons: Int = 4) async throws -> BranchedDecisions {
    var scenario = Scenario(name: "exact")
    (scenario.persons, scenario.sessions, scenario.strokesPerSession) = (persons, 1, 40)
    scenario.hand.contamination = 0.2
    var strategy = EarlyDirectionFailure()
    strategy.decision = .withheld
    return try #require(
      try await scenario.decisions(of: StrategyRow(strategy), thresholds: 8...20, jobs: 1))
  }

  private static var preamble: Preamble {
    var preamble = Preamble(Scenario(name: "exact"), command: "c")
    preamble.lines = [("command", "c")]
    return preamble
  }

  /// The rows of a CSV text as fields by column; what is empty is nil.
  private static func rows(_ csv: String, _ columns: [String]) throws -> [[String: Double]] {
    let reader = try CSVReader(Array(csv.utf8), file: "x")
    #expect(csv.prefix { $0 != "\n" } == columns.joined(separator: ",")[...])
    let indices = try columns.map { try reader.header.index(of: $0) }
    var rows: [[String: Double]] = []
    try reader.forEachRow { row in
      var fields: [String: Double] = [:]
      for (column, index) in zip(columns, indices) { fields[column] = Double(try row.text(index)) }
      rows.append(fields)
    }
    return rows
  }

  private static let curveColumns = [
    "ratio_above", "ratio_to", "scroll_errors", "page_errors", "scroll_error_rate",
    "page_error_rate", "balanced_error_rate", "scroll_lower", "scroll_upper", "page_lower",
    "page_upper", "balanced_lower", "balanced_upper",
  ]

  @Test("a curve has a row per range of ratios, with its errors and the band around them")
  func curve() async throws {
    let curve = try #require(try await Self.decisions().curve(at: 10))
    let report = try ExactReport(curve, preamble: Self.preamble)
    let rows = try Self.rows(report.csv(withPreamble: false), Self.curveColumns)
    #expect(rows.count == curve.curve.count)
    let band = try #require(try curve.bandOfPersons())
    var above = 0.0
    for (row, cell) in zip(rows, curve.curve) {
      #expect(row["ratio_above"] == above)
      above = row["ratio_to"] ?? .infinity
      #expect(above == cell.range.upper)
      #expect(row["scroll_errors"] == Double(cell.firstErrors))
      #expect(row["page_errors"] == Double(cell.secondErrors))
      let rate = try #require(row["balanced_error_rate"])
      let mean = try (#require(row["scroll_error_rate"]) + #require(row["page_error_rate"])) / 2
      #expect(abs(rate - mean) < 1e-15)
      #expect(row["balanced_lower"] == max(0, rate - band.balancedHalfWidth))
      #expect(row["balanced_upper"] == min(1, rate + band.balancedHalfWidth))
    }
    #expect(above == .infinity)
    #expect(report.csv().hasPrefix("# command: c\n# optimum: "))
    let keys = report.table().split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      keys == [
        "optimum", "recommended", "indifference zone", "band over persons",
        "band if all strokes were independent (DKW)", "breakpoints",
      ])
  }

  @Test("the recommended ratio as printed is an optimal one")
  func recommended() async throws {
    let curve = try #require(try await Self.decisions().curve(at: 10))
    let table = try ExactReport(curve, preamble: Self.preamble).table()
    let line = try #require(table.split(separator: "\n").first { $0.hasPrefix("recommended") })
    let text = line.drop { $0 != "=" }.dropFirst(2).prefix { $0 != "," }
    let ratio = try #require(Double(text))
    #expect(curve.optimum.ranges.contains { $0.contains(ratio) })
  }

  @Test("one person has a curve without a band")
  func onePerson() async throws {
    let curve = try #require(try await Self.decisions(persons: 1).curve(at: 10))
    let report = try ExactReport(curve, preamble: Self.preamble)
    let rows = try Self.rows(report.csv(withPreamble: false), Self.curveColumns)
    #expect(rows.allSatisfy { $0["balanced_lower"] == nil && $0["page_upper"] == nil })
    #expect(report.table().contains("band over persons: unknown, it takes two persons\n"))
  }

  @Test("a surface has a row per range of thresholds, and its rows tile the range asked for")
  func surface() async throws {
    let surface = try #require(try await Self.decisions().exactSurface())
    let report = ExactReport(surface, preamble: Self.preamble)
    let rows = try Self.rows(
      report.csv(withPreamble: false),
      [
        "threshold_from_pt", "threshold_below_pt", "ratio_above", "ratio_to",
        "balanced_error_rate",
      ])
    #expect(rows.first?["threshold_from_pt"] == 8)
    #expect(rows.last?["threshold_below_pt"] == 20)
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row["threshold_below_pt"] == next["threshold_from_pt"])
    }
    let least = rows.compactMap { $0["balanced_error_rate"] }.min()
    #expect(least == surface.optimum.value)
    let table = report.table()
    #expect(table.contains("now: threshold = 10, ratio = 1.7, balanced error "))
    #expect(report.csv().hasPrefix("# command: c\n# optimum: "))
  }
}
