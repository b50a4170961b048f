import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Estimates a population from recorded strokes, and checks it.
  static let fit = Verb(
    "fit", "estimate a population from recorded strokes, and check it",
    discussion: """
      Reads what replay reads, and summaries with one row per stroke: person, session, intent, \
      start, end and duration, if known also path and signed deviation. Moves every number of the \
      population that the strokes can tell until synthetic strokes, made in the same design and \
      measured by the same code, show what the recorded ones show. What the strokes cannot tell stays \
      as the preset has it, and the table says why. The file of --out carries replicates for the \
      intervals about people (pop). One grip is fitted: left and right hands, thumbs and index \
      fingers in one fit cancel each other's tilts, so fit them apart with --only.
      """,
    operands: [
      .strokes(
        "the recorded strokes",
        alternative: "; summaries are joined by leaving out all headers but the first")
    ],
    options: [
      .own([
        Option(
          "from", "PRESET", .choices(PopulationFit.presets),
          fallback: .described(PopulationFit.defaultPreset),
          "the population that fills the gaps; left_thumb for left hands"),
        Option("out", "FILE", .output, "write the population file, which a scenario can name"),
        Option("csv", "FILE", .output, "write the numbers as CSV"),
        Option("name", "TEXT", .text, fallback: .described("fitted"), "the name of the population"),
        Option(
          "replicates", "N",
          .integer(
            PopulationFile.fewestReplicates...PopulationFile.mostReplicates),
          fallback: .described("\(PopulationFit.defaultReplicates)"),
          "how often the persons are drawn anew; a later comparison plays each of them, or the first N "
            + "by its own --replicates N"),
        Option(
          "scans", "N", .integer(1...16), fallback: .described("2"),
          "scans of the glass for each delivered event, which no recording shows"),
        Option(
          "simulated-strokes", "N", .integer(1000...10_000_000),
          fallback: .described("\(PopulationFit.defaultSimulatedStrokes)"),
          "synthetic strokes of each round, about"),
        Option(
          "seed", "N", .seed, fallback: .value("\(Scenario.defaultSeed)"),
          "seed of all random numbers; the same seed gives the same bytes"), .noPreamble,
      ]),
      .checking,
      .reading(
        pointsPerInch: "153.3", anchor: "what the file says, else carousel",
        "where touch-downs are put; strokes are measured from there"), .running,
    ],
    examples: [
      Example(
        "gesture-lab fit strokes.csv --out our-users.json5",
        "a population of your own users, for --population and for scenarios"),
      Example(
        "gesture-lab fit features.csv --map user=person --map dur_s=duration_s "
          + "--word reading=scroll --word images=page --csv numbers.csv",
        "summaries of another format"),
      Example(
        "gesture-lab fit strokes.csv --check --hold-out 1/3",
        "fit, check, and check on persons that the fit has not seen"),
      Example(
        "gesture-lab fit strokes.csv --only hand=left --from left_thumb --out left-hands.json5",
        "the left hands of a file with both"),
      Example(
        "gesture-lab fit strokes.csv --check --population right_thumb",
        "check a population that exists"),
    ]
  ) { arguments in
    try arguments.requireCheck()
    var study = Study(arguments, Scenario.shipped)
    if let seed = arguments.seed("seed") { study.scenario.seed = seed }
    if let density = arguments.number("points-per-inch") { study.scenario.pointsPerInch = density }
    let given = try study.checkedPopulation()
    let plan = try arguments.checkPlan(in: study.scenario)
    let outputs = (population: try study.output("out"), csv: try study.output("csv"))
    let checkOutput = try study.output("check-csv")
    let path = arguments.operand("STROKES")
    let table = try StrokeTable(
      reading: try InputFile.read(path), file: path, by: arguments.importer,
      try arguments.recordingOptions(in: study.scenario))
    for note in table.notes { study.progress.note("note: " + note) }
    try plan?.require(table)
    let fit = try study.populationFit()
    var people = given
    if people == nil {
      people = CheckedPopulation(try await study.fit(table, by: fit, outputs))
    }
    guard let plan, let people else { return .good }
    return try await study.check(
      table, by: plan, against: people,
      from: CheckedPopulation.source(given, fittedBy: fit, jobs: arguments.jobs), csv: checkOutput)
  }
}

extension Study {
  /// What the options say of a fit.
  fileprivate func populationFit() throws -> PopulationFit {
    let preset = arguments.text("from") ?? PopulationFit.defaultPreset
    guard let population = Populations.named(preset) else {
      throw arguments.error("nobody registered a population \(preset)")
    }
    var fit = PopulationFit(preset: population)
    if let name = arguments.text("name") {
      guard PopulationText.isName(name) else {
        throw arguments.error("--name takes a name of one line without control characters")
      }
      fit.name = name
    }
    fit.pointsPerInch = scenario.pointsPerInch
    fit.seed = scenario.seed
    if let replicates = arguments.integer("replicates") { fit.replicates = replicates }
    if let strokes = arguments.integer("simulated-strokes") { fit.simulatedStrokes = strokes }
    if let scans = arguments.integer("scans") { fit.setScans(perDelivery: scans) }
    if let density = arguments.number("ppi") { fit.setPixels(perInch: density) }
    return fit
  }

  /// Fits, and writes what was asked for.
  fileprivate func fit(
    _ table: StrokeTable, by fit: PopulationFit,
    _ outputs: (population: OutputFile?, csv: OutputFile?)
  ) async throws -> FittedPopulation {
    progress.begin("fitting", total: 0, unit: "rounds")
    let fitted = try await fit.fit(table, jobs: arguments.jobs) { [progress] in
      progress.advance(by: $0)
    }
    progress.finish()
    let report = FitReport(
      fitted, preamble: Preamble(fitted, command: arguments.record),
      title: FitReport.title(fitted))
    try Self.deliver(
      [
        (outputs.population, { fitted.text }),
        (outputs.csv, { report.csv(withPreamble: withPreamble) }),
      ], table: arguments.writesStandardOutput ? nil : { report.table() })
    return fitted
  }
}
