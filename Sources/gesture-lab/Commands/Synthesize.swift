import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Writes synthetic strokes.
  static let synthesize = Verb(
    "synthesize", "write the strokes of a scenario, one row per event",
    discussion: """
      The file says `# anchor: none` and `# clock: touch-down`, so that replay leaves the strokes \
      where and when they are and gives \
      the verdicts of compare, stroke by stroke.
      """,
    operands: [.scenario],
    options: [
      .own([
        Option("csv", "FILE", .output, fallback: "-", "where the strokes go"),
        Option(
          "stroke", "ADDRESS", .text, repeated: true,
          "only this stroke: person/session/stroke, as in 12/1/7"), .population,
        .noPreamble,
      ]), .strokes, .running,
    ],
    examples: [
      Example(
        "gesture-lab synthesize scenarios/feed-carousel.json5 --persons 3 --csv strokes.csv",
        "the strokes of three persons"),
      Example(
        "gesture-lab synthesize scenarios/feed-carousel.json5 --stroke 12/1/7",
        "one stroke, made again alone"),
    ]
  ) { arguments in
    let study = try Study(synthetic: arguments)
    guard let output = try study.output("csv") else { return .usage }
    var preamble = study.preamble()
    preamble.add("anchor", Anchor.none.rawValue)
    preamble.add("clock", Clock.touchDown.rawValue)
    if study.withPreamble { try output.write(preamble.text) }
    try output.write(StrokeRows.header)
    let experiment = try study.scenario.strokeExperiment()
    let conflict = experiment.conflict
    let single = try study.strokesAsked()
    if single.isEmpty {
      let meter = study.meter("making strokes")
      try await experiment.run(jobs: arguments.jobs, progress: meter) { batch in
        try output.write(StrokeRows.text(batch, of: conflict))
      }
      study.progress.finish()
    }
    for index in single {
      try output.write(
        StrokeRows.text(
          experiment.plan.run(index..<index + 1), of: conflict))
    }
    try output.commit()
    return .good
  }
}

extension Study {
  /// The numbers of the strokes that `--stroke` names.
  fileprivate func strokesAsked() throws -> [Int] {
    try arguments.allTexts("stroke").reduce(into: []) { strokes, text in
      guard let address = StrokeAddress(text), let index = scenario.index(of: address) else {
        throw arguments.error(
          "--stroke takes person/session/stroke below \(scenario.persons)/\(scenario.sessions)/"
            + "\(scenario.strokesPerSession), and not \(text)")
      }
      if !strokes.contains(index) { strokes.append(index) }
    }
  }
}
