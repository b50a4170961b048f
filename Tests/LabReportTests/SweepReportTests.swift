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

  private static func plan(_ key: String = "ratio", _ range: String = "0.5,1,1.7") throws
    -> SweepPlan
  {
    try SweepPlan(scenario, base, over: [.init(key: key, range: range)])
  }

  private func sweep() async throws -> (cells: [SweepCell], curve: ExactCurve?) {
    try await Self.plan().play([0, 1, 2], jobs: 1)
  }

  private let report = SweepReport(keys: ["ratio"], scenario: SweepReportTests.scenario)

  @Test("the columns are a comparison's with the varied key before the strokes")
  func columns() {
    let header = report.header
    let contract = """
      scenario,strategy,parameters,intent,ratio,strokes,persons,right,stolen_scroll,lost_swipe,\
      double_move,dead_touch,short,wrong_page,twitched,cancelled,undecided,outside,error_rate,\
      mc_lo,mc_hi,pop_lo,pop_hi,ci_method,deff,task_error_rate,worst_person,worst_person_rate,\
      p90_person_rate,latency_ms_p50,latency_ms_p95,displacement_pt_p50,displacement_pt_p95,label,\
      reference,difference,difference_lo,difference_hi,difference_p
      """
    #expect(header == contract + "\n")
    let stopping = SweepReport(keys: ["ratio"], scenario: Self.scenario, hasSequences: true)
    #expect(stopping.header == contract + ",sequence_lo,sequence_hi\n")
    let several = SweepReport(keys: ["hand.speeds", "ratio"], scenario: Self.scenario)
    #expect(several.header == contract.replacing(",ratio,", with: ",hand.speeds,ratio,") + "\n")
  }

  @Test("there are three rows per value, with the value in its column and in the parameters")
  func rows() async throws {
    let text = report.header + (try report.rows(try await sweep().cells))
    let reader = try CSVReader(Array(text.utf8), file: "x")
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

  /// The recommended value as it is written.
  private func recommended(_ curve: ExactCurve) throws -> Double {
    let note = try #require(SweepReport.notes(curve).first { $0.key == "recommended" })
    let digits = note.value.split(separator: "=").last?.split(separator: ",").first
    return try #require(digits.flatMap { Double($0.drop { $0 == " " }) })
  }

  @Test("the value that is recommended has the error that is promised, as written")
  func recommended() async throws {
    let exact = try #require(try await sweep().curve)
    let cell = try exact.curve.cell(at: try recommended(exact))
    #expect(exact.curve.balancedError(cell) == exact.optimum.value)
  }

  @Test("an optimum too narrow for four decimals is written with more of them")
  func narrow() async throws {
    var exact = try #require(try await sweep().curve)
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
    let written = try recommended(exact)
    #expect(1.000012 < written && written <= 1.000018)
    #expect(try SweepReport.notes(exact)[0].value.hasPrefix("1.00001 < ratio <= 1.00002, "))
  }

  @Test("the curve gives the optimum, the recommended value, the zone and the exchange rate")
  func notes() async throws {
    let notes = try SweepReport.notes(try #require(try await sweep().curve))
    #expect(
      notes.map(\.key) == ["optimum", "recommended", "indifference zone", "exchange rate"])
    #expect(notes[1].value.hasPrefix("ratio = "))
    #expect(notes[3].value.hasPrefix("ratio = 1.7 "))
  }

  @Test("values that are words stand in their column")
  func words() async throws {
    let played = try await Self.plan("decide", "published,withheld").play([0, 1], jobs: 1)
    #expect(played.curve == nil)
    let report = SweepReport(keys: ["decide"], scenario: Self.scenario)
    #expect(try report.rows(played.cells).contains(",scroll,published,90,"))
  }

  @Test("limits that hold at every look stand in the rows of the balanced error alone")
  func sequences() async throws {
    var cells = try await sweep().cells
    for index in cells.indices {
      cells[index].sequence = try BoundedSequence(confidence: 0.9).interval
    }
    let report = SweepReport(keys: ["ratio"], scenario: Self.scenario, hasSequences: true)
    let lines = try report.rows(cells).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      #expect(line.hasSuffix(index % 3 == 2 ? ",0,1" : ",,"))
    }
  }
}
