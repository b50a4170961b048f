import Foundation
import LabSimulation
import LabStatistics
import LabStudy
import Testing

@testable import LabReport

@Suite("Reports of a tuning")
struct TuneReportTests {
  private static var scenario: Scenario {
    var scenario = Scenario(name: "tune")
    scenario.persons = 4
    scenario.sessions = 1
    scenario.strokesPerSession = 40
    scenario.hand.contamination = 0.2
    return scenario
  }

  private static var base: StrategyRow {
    var strategy = EarlyDirectionFailure()
    strategy.decision = .withheld
    return StrategyRow(label: "base", strategy)
  }

  private func preamble() -> Preamble {
    var preamble = Preamble(Self.scenario, command: "c")
    preamble.lines = [("command", "c")]
    return preamble
  }

  private func report(_ change: (inout TunePlan) -> Void = { _ in }) async throws -> TuneReport {
    var plan = try TunePlan("ratio", for: Self.base.strategy)
    change(&plan)
    return TuneReport(
      try await Self.scenario.tune(Self.base, plan, jobs: 2), scenario: Self.scenario,
      preamble: preamble(), title: "tune: few strokes")
  }

  @Test("the columns say what was set, where the optimum lies and what came of it")
  func columns() async throws {
    let csv = try await report().csv(withPreamble: false)
    let header = try #require(csv.split(separator: "\n").first)
    let contract = """
      scenario,strategy,parameters,base,objective,method,role,ratio,ratio_optimum_lo,\
      ratio_optimum_hi,ratio_zone_lo,ratio_zone_hi,ratio_persons_lo,ratio_persons_hi,\
      objective_value,strokes,persons,scroll_error_rate,page_error_rate,error_rate,mc_lo,mc_hi,\
      worst_person_rate,p90_person_rate,latency_ms_p50,latency_ms_p95,displacement_pt_p50,\
      displacement_pt_p95,difference,difference_lo,difference_hi,difference_p,difference_p_flip,\
      exchange_lo,exchange_hi,ideal_error,regret,regret_lo,regret_hi,pop_lo,pop_hi,\
      difference_pop_lo,difference_pop_hi,present_loss_pop_lo,present_loss_pop_hi,ratio_pop_lo,\
      ratio_pop_hi
      """
    #expect(header == contract)
  }

  @Test("the rows are the settings of both ways, the front behind each, and JSON has the same")
  func rows() async throws {
    let report = try await report { $0.wantsFront = true }
    let reader = try CSVReader(Array(report.csv(withPreamble: false).utf8), file: "x")
    let role = try reader.header.index(of: "role")
    var roles: [String] = []
    try reader.forEachRow { roles.append(try $0.text(role)) }
    let expected = report.outcomes.flatMap { outcome in
      outcome.settings.map { $0.roles.map(\.rawValue).joined(separator: " ") }
        + (outcome.front?.points ?? []).map { _ in "front" }
    }
    #expect(roles == expected)
    #expect(roles.filter { $0.contains("present") }.count == 2)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try report.json().utf8)) as? [String: Any])
    #expect((json["rows"] as? [[String: Any]])?.count == roles.count)
    #expect(json["schema"] as? String == "gesture-lab/tune/1")
  }

  @Test("the tables say what a newcomer asks")
  func table() async throws {
    let text = try await report().table()
    for words in [
      "base over ratio, for the least balanced error; exact", "best ratio", "as good",
      "indifference zone", "other persons", "ratio=1.7 gives up ",
      "with 50 % scrolls in the traffic it is right if a stolen scroll is",
      "What is best for the worst person", "What is best for the 90th percentile of persons",
      "An ideal observer", "BOTH WAYS", "base with feedWaits=true",
      "WARNING: fewer than 20 persons", "regret: balanced error minus", "is model",
    ] { #expect(text.contains(words), "\(words)") }
  }

  @Test("people are spoken of where there are replicates, and only there")
  func people() async throws {
    var scenario = Self.scenario
    scenario.people = try PopulationFile(Array("{}".utf8), file: "")
    scenario.people?.replicates = [.everyday, .rightThumb]
    let plan = try TunePlan("ratio", for: Self.base.strategy)
    var outcomes = try await scenario.tune(Self.base, plan, jobs: 2)
    for index in outcomes.indices {
      outcomes[index].uncertainty = try await scenario.populationUncertainty(
        of: outcomes[index], jobs: 2)
    }
    let report = TuneReport(outcomes, scenario: scenario, preamble: preamble(), title: "t")
    let text = report.table()
    for words in [
      "pop 95 %", "(2 replicates)", "People (pop 95 %): the best ratio between ",
      "points of the objective lost by the present setting", "from 2 replicates",
    ] { #expect(text.contains(words), "\(words)") }
    let interval = try #require(try outcomes[0].uncertainty?.optimum(ofNumber: 0))
    #expect(report.csv().contains(",\(interval.lower),\(interval.upper)\n"))
    let without = try await self.report().table()
    #expect(!without.contains("People (pop"))
    #expect(without.contains("Population uncertainty unknown"))
  }

  @Test("the rate of exchange is turned into the traffic at hand")
  func traffic() async throws {
    let even = try await report()
    let other = try await report { $0.scrollShare = 0.8 }
    let rate = try #require(even.outcomes[0].present.exchangeRate)
    let quarter = rate.lowerBound * 0.25
    let lower = FixedDecimal.text(quarter, decimals: quarter < 1 ? 2 : 1)
    // (1 - 0.8) / 0.8 is a quarter.
    #expect(
      other.table().contains(
        "with 80 % scrolls in the traffic it is right if a stolen scroll is \(lower)")
        || other.table().contains(
          "with 80 % scrolls in the traffic it is right if a stolen scroll is more than \(lower)")
    )
  }

  @Test("a regret shows what each population loses")
  func regret() async throws {
    let report = try await report {
      $0.objective = .regret
      $0.populations = ["index", "right_thumb"]
    }
    let text = report.table()
    #expect(text.contains("POPULATIONS, %"))
    #expect(text.contains("for the least regret over index, right_thumb"))
    let losses = report.outcomes[0].populations.map { $0.optimum - $0.least }
    #expect(abs((losses.max() ?? 9) - report.outcomes[0].find.value) < 1e-12)
  }

  @Test("an optimum at an end of the range is a warning in every form")
  func warning() async throws {
    let report = try await report {
      $0.keys[0] = TuneKey("ratio", .numbers(0.001...0.01), isGiven: true)
    }
    #expect(report.table().contains("WARNING: base: the best ratio lies at an end"))
    #expect(try report.json().contains("the best ratio lies at an end"))
  }

  @Test("a sensitivity marks what is not distinguishable from 0 and states the noise")
  func sensitivity() async throws {
    let factors = try ["ratio=0.2:6", "tuning.deceleration=0.99:0.998"].map {
      try SensitivityFactor($0, scenario: Self.scenario, strategy: Self.base.strategy)
    }
    let report = SensitivityReport(
      try await Self.scenario.sensitivity(of: Self.base, to: factors, rows: 8, jobs: 2),
      preamble: preamble(), title: "t")
    let text = report.table()
    #expect(text.contains("alone: not distinguishable from 0"))
    #expect(text.contains("noise: the draw of persons alone gives at most"))
    let lines = report.csv(withPreamble: false).split(separator: "\n")
    #expect(
      lines[0]
        == "factor,from,to,first,first_lo,first_hi,total,total_lo,total_hi,first_is_zero")
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix("tuning.deceleration,0.99,0.998,"))
    #expect(lines[2].hasSuffix(",true"))
    #expect(try report.json().contains("\"noise_share\""))
  }
}
