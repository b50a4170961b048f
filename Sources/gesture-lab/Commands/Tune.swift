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
      where the optimum lies, the errors of the settings, and what the present one loses. Objectives weigh \
      scrolls against pages: of other conflicts `sweep` shows the errors.
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
      arguments.requiredText("strategy"), rows: study.scenario.rows,
      in: type(of: study.scenario.conflict))
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
