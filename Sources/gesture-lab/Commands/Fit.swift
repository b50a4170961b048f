import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Estimates a population from recorded strokes, and checks it.
  static let fit = Verb(
    "fit", "check a population against recorded strokes",
    discussion: """
      Reads what replay reads, and summaries with one row per stroke: person, session, intent, \
      start, end and duration. Makes strokes of the population by the same design, measures both \
      by the same code, and prints how far they are apart.
      """,
    operands: [Operand("STROKES", .input, "the recorded strokes")],
    options: [
      .checking,
      .own([
        Option(
          "seed", "N", .seed, fallback: .value("\(Scenario.defaultSeed)"),
          "seed of all random numbers; the same seed gives the same bytes"), .noPreamble,
      ]),
      .reading(
        pointsPerInch: "153.3", anchor: "what the file says, else carousel",
        "where touch-downs are put; strokes are measured from there"), .running,
    ],
    examples: [
      Example(
        "gesture-lab fit strokes.csv --check --hold-out 1/3",
        "fit, check, and check on persons that the fit has not seen"),
      Example(
        "gesture-lab fit strokes.csv --check --population right_thumb",
        "check a population that exists"),
    ]
  ) { arguments in
    try arguments.requireCheck()
    guard arguments.flag("check") else {
      throw arguments.error("fit needs --check")
    }
    var study = Study(arguments, Scenario.shipped)
    if let seed = arguments.seed("seed") { study.scenario.seed = seed }
    if let density = arguments.number("points-per-inch") { study.scenario.pointsPerInch = density }
    let given = try study.checkedPopulation()
    let path = arguments.operand("STROKES")
    let table = try StrokeTable(
      reading: try InputFile.read(path), file: path, by: arguments.importer,
      try arguments.recordingOptions(in: study.scenario))
    for note in table.notes { study.progress.note("note: " + note) }
    let source = study.source(given)
    return try await study.check(table, against: try await source(table), from: source)
  }
}

extension Study {
  /// The population that was given, else one that is fitted to the strokes.
  fileprivate func source(_ given: CheckedPopulation?) -> CheckedPopulation.Source {
    var fit = PopulationFit()
    fit.pointsPerInch = scenario.pointsPerInch
    fit.seed = scenario.seed
    let jobs = arguments.jobs
    return { [fit] table in
      if let given { return given }
      return CheckedPopulation(try await fit.fit(table, jobs: jobs))
    }
  }
}
