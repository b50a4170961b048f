import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Sweeps keys of a strategy and of a scenario.
  static let sweep = Verb(
    "sweep", "vary keys of a strategy or a scenario on the same strokes",
    discussion: """
      Plays every combination of the values, the first key slowest, on the same strokes. RANGE is \
      a:b:step (inclusive), a,b,c (words too) or log:a:b:n; sobol:a:b and sobol:log:a:b spread \
      --cells N points over all keys with such a range at once. At most 10,000,000 cells. For \
      ratio and threshold of early-direction-failure with decide=withheld the strokes are simulated \
      once, however many values there are, and the optimum is exact and no value of a grid. Finished cells are \
      kept in a folder until the CSV is written: killed at any moment, the same line with --resume \
      goes on and ends with the same bytes. A damaged part of it is noted and computed anew. --until \
      plays persons in batches up to --persons and stops as soon as a rule holds, by confidence \
      sequences over persons, which are valid at every look. The replicates of a population file give \
      every cell an interval about people (pop), but not under --until or in the file of --exact, which \
      say so; each takes the time of the sweep.
      """,
    operands: [.scenario],
    options: [
      .own([
        .strategy,
        Option(
          "vary", "KEY=RANGE", .text, fallback: .required, repeated: true,
          "a key of the strategy or of the scenario (hand.speeds, device.deliveryHz, tuning.panHysteresis, "
            + "hand.adjust.grips.index.upTilt)"
        ),
        .flag("zip", "pair the values of all keys in place of combining them"),
        Option("cells", "N", .integer(1...SweepPlan.mostCells), "points of the sobol ranges"),
        Option(
          "until", "RULE", .text, repeated: true,
          "stop when ci=WIDTH (as in ci=0.002) holds for all cells, when the best is decided, or at "
            + "time=60s"),
        .population, .replicates, .csv, .trials,
        Option(
          "exact", "FILE", .output,
          "write every breakpoint of the exact error over the ratio as CSV, or, when the threshold is "
            + "varied, the best ratio for every range of thresholds"),
        .noPreamble,
      ]), .strokes, OptionGroup("running", runningSweep + OptionGroup.running.options),
    ],
    examples: [
      Example(
        "gesture-lab sweep scenarios/feed-carousel.json5 "
          + "--strategy early-direction-failure:decide=withheld --vary ratio=0.5:3:0.05",
        "the error over the ratio"),
      Example(
        "gesture-lab sweep scenarios/feed-carousel.json5 --strategy high-priority "
          + "--vary hand.speeds=log:120:2400:5 --vary distance=10,20,30 --csv speeds.csv",
        "a key of the hand with one of the strategy"),
    ]
  ) { arguments in
    var study = try Study(synthetic: arguments)
    try study.limitReplicates()
    let row = try StrategySpecification.read(
      arguments.requiredText("strategy"), rows: study.scenario.rows,
      in: type(of: study.scenario.conflict))
    guard !arguments.flag("strict") || !arguments.allTexts("until").isEmpty else {
      throw arguments.error("--strict belongs to --until")
    }
    let plan = try SweepPlan(
      study.scenario, row, over: try study.axes(), isZipped: arguments.flag("zip"),
      points: arguments.integer("cells"))
    let run = try SweepRun(study, plan)
    if arguments.flag("dry-run") { return try await run.forecast() }
    let until = try SweepUntil(arguments.allTexts("until"))
    try await study.writeExact(plan)
    return until == (try SweepUntil([])) ? try await run.play() : try await run.play(until: until)
  }

  /// How the work runs; none of these changes a byte of what is found.
  private static let runningSweep = [
    Option("shard", "I/N", .text, "only the I-th of N parts of the cells, for merge"),
    Option(
      "work", "FOLDER", .folder, fallback: .described("the CSV file's name with .work"),
      "where finished cells are kept until the end"),
    .flag("resume", "go on with what is in the work folder"),
    .flag("dry-run", "say what the sweep would take, and write nothing"),
    .flag("strict", "exit 2 when --until ci or decided is not reached"),
  ]
}

extension Study {
  /// Writes the breakpoints that `--exact` asks for, and their lines to people.
  fileprivate func writeExact(_ plan: SweepPlan) async throws {
    guard let file = try output("exact") else { return }
    let exact = try await plan.exact(jobs: arguments.jobs, progress: meter("exact error"))
    progress.finish()
    let report =
      switch exact {
      case .curve(let curve):
        try ExactReport(curve, preamble: preamble(), replicates: replicates)
      case .surface(let surface):
        ExactReport(surface, preamble: preamble(), replicates: replicates)
      }
    try file.write(report.csv(withPreamble: withPreamble))
    try file.commit()
    if !arguments.writesStandardOutput { try Self.show(report.table() + "\n") }
  }

  /// The keys and ranges of all `--vary`.
  fileprivate func axes() throws -> [SweepPlan.Axis] {
    try arguments.allTexts("vary").map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw arguments.error("--vary takes KEY=RANGE, and not \"\(text)\"")
      }
      return SweepPlan.Axis(key: String(parts[0]), range: String(parts[1]))
    }
  }
}
