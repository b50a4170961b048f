import LabReport
import LabSimulation
import LabStatistics
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
        "also fit to the other persons and check this share of them, as in 1/3"),
      Option(
        "splits", "N", .integer(20...100_000),
        fallback: .described("\(PersonSplits.defaultSplits)"),
        "random splits of the recorded persons beside --hold-out"),
      .flag(
        "leave-one-out", "also fit without each person in turn and check against that person"),
      Option(
        "limit-ks", "D", .number(0...1), fallback: .described("0.1"),
        "how far the distributions of a judged feature may be apart"),
      Option(
        "limit-curve", "POINTS", .number(0...100), fallback: .described("1.5"),
        "percentage points that error curves may differ by from 0.75 to 2; twice that elsewhere"),
      Option("check-csv", "FILE", .output, "write every number of the check as CSV"),
      .flag("strict", "exit 2 when something is outside its limit"),
    ])
}

extension ParsedArguments {
  /// Refuses options of the check without `--check`, and a plan that makes no sense before a long fit.
  func requireCheck() throws {
    guard !flag("check") else {
      _ = try holdOutPlan(seed: Scenario.defaultSeed)
      return
    }
    for option in OptionGroup.checking.options where !texts(of: option).isEmpty {
      throw error("\(option.typed) belongs to --check")
    }
  }

  fileprivate var limits: CheckLimits {
    var limits = CheckLimits()
    if let distance = number("limit-ks") { limits.distance = distance }
    if let points = number("limit-curve") { limits.curve = points / 100 }
    return limits
  }

  /// A share above 0 and below 1, as a fraction or a decimal number.
  fileprivate func holdOutPlan(seed: UInt64) throws -> HoldOutCheck.Plan? {
    guard let text = text("hold-out") else {
      guard integer("splits") == nil else { throw error("--splits belongs to --hold-out") }
      return nil
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let share: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { number in parts[1].map { number / $0 } }
      default: nil
      }
    guard let share, share > 0, share < 1 else {
      throw error("--hold-out takes a share between 0 and 1, as in 1/3 or 0.25, and not \(text)")
    }
    var plan = HoldOutCheck.Plan(share: share)
    plan.seed = seed
    if let splits = integer("splits") { plan.splits = splits }
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

  /// Compares recorded strokes with synthetic ones, as the group `checking` asks.
  ///
  /// - Parameters:
  ///   - people: the population to check.
  ///   - source: makes such a population from the strokes of some of the persons.
  ///   - csv: where every number of the check goes.
  func check(
    _ table: StrokeTable, against people: CheckedPopulation,
    from source: @escaping CheckedPopulation.Source, csv: OutputFile?
  ) async throws -> ExitCode {
    let holdOut = try arguments.holdOutPlan(seed: scenario.seed)
    let synthesis = StrokeSynthesis(
      scenario, persons: arguments.integer("check-persons") ?? StrokeSynthesis.defaultPersons)
    let jobs = arguments.jobs
    progress.begin("checking", total: 0)
    let advance: @Sendable (Int) -> Void = { [progress] in progress.advance(by: $0) }
    let check = try await PredictiveCheck(
      of: table, against: people, by: synthesis, jobs: jobs, progress: advance)
    var report = CheckReport(
      check, limits: arguments.limits,
      preamble: Preamble(
        check, against: people.population, seed: scenario.seed, command: arguments.record),
      title: CheckReport.title(check, against: people.population))
    if let holdOut {
      report.holdOut = try await HoldOutCheck(
        of: table, from: source, by: synthesis, holdOut, jobs: jobs, progress: advance)
    }
    if arguments.flag("leave-one-out") {
      report.leaveOneOut = try await LeaveOneOutCheck(
        of: table, from: source, by: synthesis, jobs: jobs, progress: advance)
    }
    progress.finish()
    try csv?.write(report.csv(withPreamble: withPreamble))
    try csv?.commit()
    if !arguments.writesStandardOutput { try Self.show(report.table()) }
    return arguments.flag("strict") && report.isExceeded ? .undecided : .good
  }
}
