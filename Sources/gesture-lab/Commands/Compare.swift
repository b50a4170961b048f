import LabStudy

extension Verb {
  /// Compares strategies on synthetic strokes.
  static let compare = Verb(
    "compare", "compare strategies on the same synthetic strokes",
    discussion: """
      Makes the strokes of the scenario, plays each one under every strategy, and prints errors, \
      verdicts, persons and decisions.
      """,
    operands: [.scenario],
    options: [
      .own([
        .strategies, .population, .replicates, .pairs, .assumptions, .csv, .json, .pairsCSV,
        .assumptionsCSV, .trials, .by, .noPreamble,
      ]), .strokes, .running,
    ],
    examples: [
      Example("gesture-lab compare scenarios/feed-carousel.json5", "all strategies of a scenario"),
      Example(
        "gesture-lab compare scenarios/feed-carousel.json5 --strategy native "
          + "--strategy early-direction-failure:ratio=1,decide=withheld --csv -",
        "two of your own, as CSV"),
      Example(
        "gesture-lab compare scenarios/feed-carousel.json5 --assumptions",
        "what the answer depends on"),
    ]
  ) { arguments in
    var study = try Study(synthetic: arguments)
    try study.limitReplicates()
    return try await study.compare(title: study.title) { $0.addressName }
  }
}

extension Study {
  /// One line that says which synthetic strokes were played.
  var title: String {
    "\(scenario.name): \(scenario.persons) persons x \(scenario.sessions) sessions x "
      + "\(scenario.strokesPerSession) strokes, population \(scenario.populationName), "
      + "seed \(scenario.seed)"
  }
}
