import LabReport
import LabSimulation

extension Verb {
  /// Writes synthetic strokes.
  static let synthesize = Verb(
    "synthesize", "write the strokes of a scenario, one row per event",
    discussion: """
      The file says `# anchor: none`, so that replay leaves the strokes where they are and gives \
      the verdicts of compare, stroke by stroke.
      """,
    operands: [.scenario],
    options: [
      .own([
        Option("csv", "FILE", .output, fallback: "-", "where the strokes go"), .noPreamble,
      ]), .strokes, .running,
    ],
    examples: [
      Example(
        "gesture-lab synthesize scenarios/feed-carousel.json5 --persons 3 --csv strokes.csv",
        "the strokes of three persons")
    ]
  ) { arguments in
    let study = try Study(synthetic: arguments)
    guard let output = try study.output("csv") else { return .usage }
    var preamble = study.preamble()
    preamble.add("anchor", "none")
    if study.withPreamble { try output.write(preamble.text) }
    try output.write(StrokeRows.header)
    let experiment = try study.scenario.experiment(arrangements: [], keepsTouches: true)
    let meter = study.meter("making strokes")
    try await experiment.run(jobs: arguments.jobs, progress: meter) { batch in
      try output.write(StrokeRows.text(batch))
    }
    study.progress.finish()
    try output.commit()
    return .good
  }
}
