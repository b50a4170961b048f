import LabReport
import LabSimulation
import LabStatistics
import LabStudy
import LabTesting
import Testing

@Suite("Reports of a sweep")
struct SweepReportTests {
  private static let ratios: [Double] = [0.5, 1, 1.7]

  private static var scenario: Scenario {
    var scenario = Scenario(name: "sweep")
    scenario.persons = 3
    scenario.sessions = 1
    scenario.strokesPerSession = 60
    scenario.hand.contamination = 0.2
    return scenario
  }

  private static var base: StrategyRow {
    var strategy = EarlyDirectionFailure()
    strategy.decision = .withheld
    return StrategyRow(label: "base", strategy)
  }

  private func sweep() async throws -> Sweep {
    try await Self.scenario.sweep(
      Self.base, over: "ratio", values: Self.ratios.map(ParameterValue.number), jobs: 1)
  }

  private func report(_ sweep: Sweep) throws -> SweepReport {
    var preamble = Preamble(Self.scenario, command: "c")
    preamble.lines = [("command", "c")]
    return try SweepReport(sweep, scenario: Self.scenario, preamble: preamble)
  }

  @Test("the columns are a comparison's with the varied key before the strokes")
  func columns() async throws {
    let csv = try report(try await sweep()).csv(withPreamble: false)
    let header = try #require(csv.split(separator: "\n").first)
    let contract = """
      scenario,strategy,parameters,intent,ratio,strokes,persons,right,stolen_scroll,lost_swipe,\
      double_move,dead_touch,short,wrong_page,twitched,cancelled,undecided,outside,error_rate,\
      mc_lo,mc_hi,pop_lo,pop_hi,ci_method,deff,task_error_rate,worst_person,worst_person_rate,\
      p90_person_rate,latency_ms_p50,latency_ms_p95,displacement_pt_p50,displacement_pt_p95,label,\
      reference,difference,difference_lo,difference_hi,difference_p
      """
    #expect(header == contract)
  }

  @Test("there are three rows per value, with the value in its column and in the parameters")
  func rows() async throws {
    let reader = try CSVReader(
      Array(try report(try await sweep()).csv(withPreamble: false).utf8), file: "x")
    var rows: [(String, String, String)] = []
    let indices = try ["intent", "ratio", "parameters"].map { try reader.header.index(of: $0) }
    try reader.forEachRow { row in
      rows.append((try row.text(indices[0]), try row.text(indices[1]), try row.text(indices[2])))
    }
    #expect(
      rows.map(\.0) == ["scroll", "page", "all", "scroll", "page", "all", "scroll", "page", "all"])
    #expect(rows.map(\.1) == ["0.5", "0.5", "0.5", "1", "1", "1", "1.7", "1.7", "1.7"])
    for row in rows { #expect(row.2.hasPrefix("ratio=\(row.1) threshold=10 decide=withheld")) }
  }

  /// The recommended value as it stands in the CSV file.
  private func recommended(_ sweep: Sweep) throws -> Double {
    let reader = try CSVReader(Array(try report(sweep).csv().utf8), file: "x")
    let note = try #require(reader.preamble.first { $0.key == "recommended" })
    let digits = note.value.split(separator: "=").last?.split(separator: ",").first
    return try #require(digits.flatMap { Double($0.drop { $0 == " " }) })
  }

  @Test("the value that is recommended has the error that is promised, as written")
  func recommended() async throws {
    let sweep = try await sweep()
    let exact = try #require(sweep.curve)
    let cell = try exact.curve.cell(at: try recommended(sweep))
    #expect(exact.curve.balancedError(cell) == exact.optimum.value)
  }

  @Test("an optimum too narrow for four decimals is written with more of them")
  func narrow() async throws {
    var sweep = try await sweep()
    var exact = try #require(sweep.curve)
    // Only ratios in (1.000012, 1.000018] make no error.
    let curve = try ThresholdCurve([
      ThresholdCurve.Item(
        classIndex: 0, criticalValue: 1.000012, errorIfKept: true, errorIfFailed: false),
      ThresholdCurve.Item(
        classIndex: 1, criticalValue: 1.000018, errorIfKept: false, errorIfFailed: true),
    ])
    exact.curve = curve
    exact.optimum = curve.balancedOptimum()
    exact.indifference = try curve.indifferenceZone(tolerance: 0)
    sweep.curve = exact
    let written = try recommended(sweep)
    #expect(1.000012 < written && written <= 1.000018)
    #expect(try report(sweep).csv().contains("# optimum: 1.00001 < ratio <= 1.00002, "))
  }

  @Test("the table ends with the optimum, the recommended value, the zone and the exchange rate")
  func table() async throws {
    let lines = try report(try await sweep()).table().split(separator: "\n")
    #expect(lines.count == 1 + Self.ratios.count + 4)
    #expect(lines[0].hasPrefix("ratio  scroll err %"))
    #expect(
      zip(lines.dropFirst(), Self.ratios).allSatisfy {
        $0.contains(" \(ParameterValue.number($1))  ")
          || $0.hasPrefix("\(ParameterValue.number($1))  ")
      })
    #expect(lines[4].hasPrefix("optimum: "))
    #expect(lines[5].hasPrefix("recommended: ratio = "))
    #expect(lines[6].hasPrefix("indifference zone: "))
    #expect(lines[7].hasPrefix("exchange rate: ratio = "))
  }

  @Test("a sweep without a curve has no such lines")
  func noCurve() async throws {
    let sweep = try await Self.scenario.sweep(
      Self.base, over: "decide", values: [.word("published"), .word("withheld")], jobs: 1)
    let report = try report(sweep)
    #expect(!report.csv().contains("optimum"))
    #expect(!report.table().contains("optimum"))
    #expect(report.csv().contains(",scroll,published,90,"))
  }
}
