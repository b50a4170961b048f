import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Finds the best setting of a strategy.
  static let tune = Verb(
    "tune", "find the best setting of a strategy, and say what it is worth",
    discussion: """
      For the ratio of early-direction-failure with decide=withheld every optimum is exact, for ratio \
      and threshold together that of the balanced error. Elsewhere \
      settings are played on the same strokes, as Brent's search (one number) or the simplex of \
      Nelder and Mead (two) ask for them, from several starts. Flags and words are tried one by one. \
      The replicates of a population file are tuned, too, and say what is known about people (pop): \
      where the optimum lies, the errors of the settings, and what the present one loses.
      """,
    operands: [.scenario],
    options: [
      .own([
        .strategy,
        Option(
          "over", "KEY[=A:B],...", .text, fallback: .described("all numbers of the strategy"),
          "what is tuned, and in which range: at most two numbers, and flags and words"),
        Option(
          "objective", "WHAT", .choices(TuneObjective.allCases.map(\.rawValue)),
          fallback: "balanced",
          "the mean of both errors; their cost; the worst person; the 90th percentile of persons; "
            + "the largest loss over --populations; the balanced error within --latency-ms"),
        .number("cost-stolen", "C", "what a stolen scroll costs (objective cost)", 0...1e6, "1"),
        .number("cost-lost", "C", "what a lost swipe costs (objective cost)", 0...1e6, "1"),
        .number(
          "prior-scroll", "P", "the share of scrolls in your traffic", 0.001...0.999, "0.5"),
        Option("populations", "A,B,...", .text, "the populations of the objective regret"),
        Option(
          "latency-ms", "N", .number(0.1...10_000),
          "95 % of the decided strokes must be claimed within N ms (objective latency)"),
        .flag("pareto", "add the front of error, latency and displacement"),
        .flag(
          "sensitivity",
          "in place of tuning: which parameters of hand, glass and strategy move the error"),
        Option(
          "factor", "KEY=A:B", .text, repeated: true,
          "a factor of --sensitivity, as in hand.arc=0:1 or ratio=0.8:2; a usual set without it"),
        Option(
          "rows", "N", .integer(8...4096), fallback: .value("\(Sensitivity.defaultRows)"),
          "rows of the design of --sensitivity; a power of two spreads best"),
        .population, .replicates, .csv, .json, .noPreamble,
      ]), .strokes, .running,
    ],
    examples: [
      Example(
        "gesture-lab tune scenarios/feed-carousel.json5 --strategy early-withheld --over ratio",
        "the best ratio, exactly"),
      Example(
        "gesture-lab tune scenarios/feed-carousel.json5 --strategy early-withheld --over ratio "
          + "--objective cost --cost-stolen 9 --prior-scroll 0.9", "the best one for your traffic"),
      Example(
        "gesture-lab tune scenarios/feed-carousel.json5 --strategy early-withheld --sensitivity",
        "what the error depends on"),
    ]
  ) { arguments in
    var study = try Study(synthetic: arguments)
    try study.limitReplicates()
    let row = try StrategySpecification.read(
      arguments.requiredText("strategy"), rows: study.scenario.rows)
    try row.checkRegistered()
    return arguments.flag("sensitivity")
      ? try await study.sensitivity(of: row) : try await study.tune(row)
  }
}

extension Option {
  fileprivate static func number(
    _ name: String, _ placeholder: String, _ help: String, _ range: ClosedRange<Double>,
    _ fallback: String
  ) -> Option {
    Option(name, placeholder, .number(range), fallback: .value(fallback), help)
  }
}

extension Study {
  fileprivate func tune(_ row: StrategyRow) async throws -> ExitCode {
    let plan = try plan(for: row)
    let (csv, json) = (try output("csv"), try output("json"))
    // Nobody knows beforehand how many settings a search will ask for.
    progress.begin("tuning", total: 0)
    var outcomes = try await scenario.tune(row, plan, jobs: arguments.jobs) {
      [progress] in progress.advance(by: $0)
    }
    progress.finish()
    try await addUncertainty(to: &outcomes)
    let report = TuneReport(outcomes, scenario: scenario, preamble: preamble(), title: title)
    try csv?.write(report.csv(withPreamble: withPreamble))
    if let json { try json.write(try report.json()) }
    for output in [csv, json] { try output?.commit() }
    if !arguments.writesStandardOutput { try Self.show(report.table()) }
    return .good
  }

  /// Tunes every replicate of the population, too.
  private func addUncertainty(to outcomes: inout [TuneOutcome]) async throws {
    guard let replicates = scenario.people?.replicates.count, replicates > 0 else { return }
    let meter = meter(
      "tuning the replicates of the population",
      passes: replicates * outcomes.reduce(0) { $0 + $1.passesPerReplicate })
    defer { progress.finish() }
    for index in outcomes.indices {
      outcomes[index].uncertainty = try await scenario.populationUncertainty(
        of: outcomes[index], jobs: arguments.jobs, progress: meter)
    }
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

  fileprivate func sensitivity(of row: StrategyRow) async throws -> ExitCode {
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
    try csv?.write(report.csv(withPreamble: withPreamble))
    if let json { try json.write(try report.json()) }
    for output in [csv, json] { try output?.commit() }
    if !arguments.writesStandardOutput { try Self.show(report.table()) }
    return .good
  }
}
