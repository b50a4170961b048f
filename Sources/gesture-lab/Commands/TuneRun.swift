import LabReport
import LabSimulation
import LabStudy

extension Study {
  func tune(_ row: StrategyRow) async throws -> ExitCode {
    let plan = try plan(for: row)
    let (csv, json) = (try output("csv"), try output("json"))
    // Nobody knows beforehand how many settings a search will ask for.
    progress.begin("tuning", total: 0)
    let tuned = try await scenario.tune(row, plan, jobs: arguments.jobs) {
      [progress] in progress.advance(by: $0)
    }
    progress.finish()
    let outcomes = try await withUncertainty(tuned)
    let report = TuneReport(outcomes, scenario: scenario, preamble: preamble(), title: title)
    try Self.deliver(
      [(csv, { report.csv(withPreamble: withPreamble) }), (json, { try report.json() })],
      table: arguments.writesStandardOutput ? nil : { report.table() })
    return .good
  }

  /// Tunes every replicate of the population, too.
  private func withUncertainty(_ outcomes: [TuneOutcome]) async throws -> [TuneOutcome] {
    let passes = scenario.passesOfReplicates(for: outcomes)
    guard passes > 0 else { return outcomes }
    let meter = meter("tuning the replicates of the population", passes: passes)
    defer { progress.finish() }
    return try await scenario.withUncertainty(outcomes, jobs: arguments.jobs, progress: meter)
  }

  /// What the options say together.
  private func plan(for row: StrategyRow) throws -> TunePlan {
    let keys = arguments.text("over") ?? TunePlan.everyNumber(of: row.strategy)
    guard !keys.isEmpty else {
      throw arguments.error("\(row.name) has no number: say with --over what is to be tuned")
    }
    var plan = try TunePlan(keys, for: row.strategy)
    plan.objective = arguments.requiredChoice("objective", as: TuneObjective.self)
    plan.stolenCost = arguments.number("cost-stolen") ?? 1
    plan.lostCost = arguments.number("cost-lost") ?? 1
    plan.scrollShare = arguments.number("prior-scroll") ?? 0.5
    plan.latencyBudget = arguments.number("latency-ms")
    plan.wantsFront = arguments.flag("pareto")
    plan.populations =
      arguments.text("populations")?.split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init) ?? []
    guard plan.stolenCost + plan.lostCost > 0 else {
      throw arguments.error("--cost-stolen and --cost-lost cannot both be 0")
    }
    guard plan.objective == .cost || (plan.stolenCost == 1 && plan.lostCost == 1) else {
      throw arguments.error("--cost-stolen and --cost-lost belong to --objective cost")
    }
    guard (plan.objective == .latency) == (plan.latencyBudget != nil) else {
      throw arguments.error("--objective latency and --latency-ms need each other")
    }
    guard (plan.objective == .regret) == !plan.populations.isEmpty else {
      throw arguments.error("--objective regret and --populations need each other")
    }
    guard arguments.allTexts("factor").isEmpty else {
      throw arguments.error("--factor belongs to --sensitivity")
    }
    return plan
  }

  func sensitivity(of row: StrategyRow) async throws -> ExitCode {
    guard arguments.requiredText("objective") == TuneObjective.balanced.rawValue,
      !arguments.flag("pareto")
    else {
      throw arguments.error(
        "--sensitivity is about the balanced error: leave out --objective and --pareto")
    }
    let texts = arguments.allTexts("factor")
    let factors =
      texts.isEmpty
      ? SensitivityFactor.usual(scenario: scenario, strategy: row.strategy)
      : try texts.map {
        try SensitivityFactor($0, scenario: scenario, strategy: row.strategy)
      }
    let rows = arguments.requiredInteger("rows")
    let (csv, json) = (try output("csv"), try output("json"))
    let passes = Scenario.sensitivityPasses(factors, rows: rows)
    progress.begin("playing the rows", total: (scenario.strokes ?? 0) / scenario.sessions * passes)
    let sensitivity = try await scenario.sensitivity(
      of: row, to: factors, rows: rows, jobs: arguments.jobs,
      progress: { [progress] in progress.advance(by: $0) })
    progress.finish()
    let report = SensitivityReport(
      sensitivity, preamble: preamble(), title: "\(title)\n\(row.label)")
    try Self.deliver(
      [(csv, { report.csv(withPreamble: withPreamble) }), (json, { try report.json() })],
      table: arguments.writesStandardOutput ? nil : { report.table() })
    return .good
  }
}
