import LabReport
import LabSimulation
import LabStudy

extension OptionGroup {
  /// What `fit --check` compares, and how much may differ.
  static let checking = OptionGroup(
    "check",
    [
      .flag(
        "check",
        "compare the strokes with synthetic ones of the population, feature by feature, and their "
          + "error curves"),
      Option(
        "population", "FILE|NAME", .suggested(Populations.names),
        fallback: .described("fitted to the strokes"),
        "check this population: a registered one, or with a dot or a slash in it a file"),
      Option(
        "check-persons", "N", .integer(1...100_000),
        fallback: .described("\(StrokeSynthesis.defaultPersons)"),
        "synthetic persons, rounded up so that each recorded person has as many copies"),
      Option(
        "hold-out", "SHARE", .text,
        "also fit to the other persons and check this share of them, as in 1/3; takes 3 persons"),
      Option(
        "splits", "N", .integer(20...100_000),
        fallback: .described("\(PersonSplits.defaultSplits)"),
        "random splits of the recorded persons beside --hold-out"),
      .flag(
        "leave-one-out",
        "also fit without each person in turn and check against that person; takes 3 persons"),
      Option(
        "limit-ks", "D", .number(0...1), fallback: .described("0.1"),
        "how far the distributions of a judged feature may be apart; what is beyond it by no more than "
          + "as many persons differ by chance does not fail"),
      Option(
        "limit-curve", "POINTS", .number(0...100), fallback: .described("1.5"),
        "percentage points that error curves may differ by from 0.75 to 2; twice that elsewhere"),
      Option("check-csv", "FILE", .output, "write every number of the check as CSV"),
      .flag(
        "strict",
        "exit 2 when something is outside its limit by more than the choice of persons explains"),
    ])
}

extension ParsedArguments {
  /// Refuses options that would be passed over, and a plan that makes no sense, before a long fit.
  func requireCheck() throws {
    guard flag("check") else {
      for option in OptionGroup.checking.options where !texts(of: option).isEmpty {
        throw error("\(option.typed) belongs to --check")
      }
      return
    }
    if text("population") != nil,
      let name = Self.optionsOfFits.first(where: { text($0) != nil })
    {
      throw error("--population checks without a fit, where --\(name) has no meaning: leave it out")
    }
    _ = try holdOutPlan(seed: Scenario.defaultSeed)
  }

  /// What only a fit looks at.
  private static let optionsOfFits = [
    "from", "name", "replicates", "scans", "simulated-strokes", "out", "csv",
  ]

  fileprivate var limits: CheckLimits {
    var limits = CheckLimits()
    if let distance = number("limit-ks") { limits.distance = distance }
    if let points = number("limit-curve") { limits.curve = points / 100 }
    return limits
  }

  private func holdOutPlan(seed: UInt64) throws -> HoldOutCheck.Plan? {
    guard let text = text("hold-out") else {
      guard integer("splits") == nil else { throw error("--splits belongs to --hold-out") }
      return nil
    }
    guard var plan = HoldOutCheck.Plan(reading: text) else {
      throw error("--hold-out takes a share between 0 and 1, as in 1/3 or 0.25, and not \(text)")
    }
    plan.seed = seed
    if let splits = integer("splits") { plan.splits = splits }
    return plan
  }

  /// What is to be checked in a scenario; nil without `--check`.
  func checkPlan(in scenario: Scenario) throws -> CheckPlan? {
    guard flag("check") else { return nil }
    var plan = CheckPlan(
      StrokeSynthesis(
        scenario, persons: integer("check-persons") ?? StrokeSynthesis.defaultPersons))
    plan.holdOut = try holdOutPlan(seed: scenario.seed)
    plan.leavesOneOut = flag("leave-one-out")
    return plan
  }
}

extension Study {
  /// The population that `--population` names; nil without it.
  func checkedPopulation() throws -> CheckedPopulation? {
    try arguments.text("population").map { word in
      try CheckedPopulation(
        try PopulationSource(word) { try InputFile.read($0) }, device: scenario.device)
    }
  }

  /// Compares recorded strokes with synthetic ones, and writes what was asked for.
  ///
  /// - Parameters:
  ///   - people: the population to check.
  ///   - source: makes such a population from the strokes of some of the persons.
  ///   - csv: where every number of the check goes.
  func check(
    _ table: StrokeTable, by plan: CheckPlan, against people: CheckedPopulation,
    from source: @escaping CheckedPopulation.Source, csv: OutputFile?
  ) async throws -> ExitCode {
    progress.begin("checking", total: 0)
    let result = try await plan.run(table, against: people, from: source, jobs: arguments.jobs) {
      [progress] in progress.advance(by: $0)
    }
    progress.finish()
    let report = CheckReport(
      result, limits: arguments.limits,
      preamble: Preamble(
        result.check, against: people.population, seed: scenario.seed, command: arguments.record),
      title: CheckReport.title(result.check, against: people.population))
    try Self.deliver(
      [(csv, { report.csv(withPreamble: withPreamble) })],
      table: arguments.writesStandardOutput ? nil : { report.table() })
    return arguments.flag("strict") && report.isExceeded ? .undecided : .good
  }
}
