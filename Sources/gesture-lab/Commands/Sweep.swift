import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Sweeps one parameter of a strategy.
  static let sweep = Verb(
    "sweep", "vary one parameter of a strategy on the same strokes",
    discussion: """
      Prints the errors at every value. For the ratio of early-direction-failure with \
      decide=withheld the strokes are simulated once, however many values there are, and the \
      optimum is exact and no value of a grid.
      """,
    operands: [.scenario],
    options: [
      .own([
        Option(
          "strategy", "SPEC", .suggested(Strategies.names), fallback: .required,
          "a label of the scenario or a name, with :key=value,key=value behind it if wanted"),
        Option(
          "vary", "KEY=RANGE", .text, fallback: .required,
          "RANGE is a:b:step (inclusive), a,b,c or log:a:b:n"),
        .csv, .noPreamble,
      ]), .strokes, .running,
    ],
    examples: [
      Example(
        "gesture-lab sweep scenarios/feed-carousel.json5 "
          + "--strategy early-direction-failure:decide=withheld --vary ratio=0.5:3:0.05",
        "the error over the ratio")
    ]
  ) { arguments in
    let study = try Study(synthetic: arguments)
    let row = try StrategySpecification.read(
      arguments.requiredText("strategy"), rows: study.scenario.rows)
    let (key, values) = try study.varied(in: row)
    let csv = try study.output("csv")
    let sweep = try await study.scenario.sweep(
      row, over: key, values: values, jobs: arguments.jobs,
      progress: study.meter(
        "sweeping",
        passes: Variants(of: row, over: [key], at: values.map { [$0] }).passes))
    study.progress.finish()
    let report = try SweepReport(sweep, scenario: study.scenario, preamble: study.preamble())
    try csv?.write(report.csv(withPreamble: study.withPreamble))
    try csv?.commit()
    if !arguments.writesStandardOutput {
      try Study.show("\(study.title)\n\(row.label) over \(key)\n\n" + report.table())
    }
    return .good
  }
}

extension Study {
  /// The key and the values of `--vary`.
  fileprivate func varied(in row: StrategyRow) throws -> (String, [ParameterValue]) {
    let text = arguments.requiredText("vary")
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw arguments.error("--vary takes KEY=RANGE, and not \"\(text)\"")
    }
    let key = String(parts[0])
    let kind = try StrategySpecification.kind(of: key, in: row.strategy)
    return (key, try SweepRange.read(String(parts[1]), of: kind))
  }
}
