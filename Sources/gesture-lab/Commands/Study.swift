import LabReport
import LabSimulation
import LabStudy

/// What the verbs that play strokes have in common: the scenario with its overrides, the progress,
/// and the outputs, all opened before the work begins.
struct Study {
  let arguments: ParsedArguments
  var scenario: Scenario
  let progress: Progress

  init(_ arguments: ParsedArguments, _ scenario: Scenario) {
    self.arguments = arguments
    self.scenario = scenario
    progress = Progress(arguments)
  }

  /// Reads a scenario.
  ///
  /// - Parameter population: a name or a file in place of the scenario's.
  init(_ arguments: ParsedArguments, scenario path: String, population: String? = nil) throws {
    self.init(arguments, try Scenario(at: path, population: population))
  }

  /// Reads the scenario of the operand, and lets `--population` and the options of the group `strokes`
  /// override it.
  init(synthetic arguments: ParsedArguments) throws {
    try self.init(
      arguments, scenario: arguments.operand("SCENARIO"), population: arguments.text("population"))
    if let seed = arguments.seed("seed") { scenario.seed = seed }
    if let persons = arguments.integer("persons") { scenario.persons = persons }
    if let sessions = arguments.integer("sessions") { scenario.sessions = sessions }
    if let strokes = arguments.integer("strokes-per-session") {
      scenario.strokesPerSession = strokes
    }
    try checkScenario()
    for note in [scenario.deviceNote, scenario.originNote].compactMap(\.self) {
      progress.note("note: " + note)
    }
  }

  /// Keeps the first replicates of the population, as many as `--replicates` says.
  mutating func limitReplicates() throws {
    guard let count = arguments.integer("replicates") else { return }
    let all = replicates
    guard count <= all else {
      throw arguments.error(
        all == 0
          ? "--replicates takes some of a population file's replicates, and "
            + "\(scenario.populationName) has none"
          : "--replicates \(count) is more than the \(all) of \(scenario.populationName)")
    }
    scenario.people?.replicates.removeLast(all - count)
  }

  /// How many replicates the population has.
  var replicates: Int { scenario.people?.replicates.count ?? 0 }

  /// Refuses what the scenario and the options say together and neither says alone.
  func checkScenario() throws {
    if let contradiction = scenario.contradiction {
      throw arguments.error(contradiction.sentence)
    }
  }

  /// The rows of the scenario, or those that `--strategy` names.
  func rows() throws -> [StrategyRow] {
    let texts = arguments.allTexts("strategy")
    guard !texts.isEmpty else { return scenario.rows }
    var rows: [StrategyRow] = []
    for text in texts {
      let row = try StrategySpecification.read(
        text, rows: scenario.rows, in: type(of: scenario.conflict))
      guard !rows.contains(where: { $0.label == row.label }) else {
        throw SpecificationError.twice(row.label)
      }
      rows.append(row)
    }
    return rows
  }

  /// Opens the file of an output option; nil when the option is not given.
  func output(_ option: String) throws -> OutputFile? {
    try arguments.text(option).map { path throws(FileFault) in try OutputFile(path) }
  }

  /// The preamble of this run's data.
  func preamble(on source: StrokeSource = .synthetic) -> Preamble {
    source.recording.map {
      Preamble(scenario, command: arguments.record, recording: $0)
    } ?? Preamble(scenario, command: arguments.record)
  }

  var withPreamble: Bool { !arguments.flag("no-preamble") }

  /// Plays the strokes under the rows, and writes every output that was asked for.
  func compare(
    on source: StrokeSource = .synthetic, title: String, name: (StrokeRecord) -> StrokeName
  ) async throws -> ExitCode {
    let rows = try rows()
    noteCircles(rows)
    let csv = try output("csv")
    let json = try output("json")
    let pairs = try output("pairs-csv")
    let settings = try output("assumptions-csv")
    let strokes = try output("strokes")
    let conflict = type(of: scenario.conflict)
    let trials = TrialRows(rows, of: conflict)
    let preamble = preamble(on: source)
    if withPreamble { try strokes?.write(preamble.text) }
    try strokes?.write(TrialRows.header(of: conflict))
    var breakdown = Breakdown(
      by: arguments.allTexts("by").compactMap(Breakdown.Key.init), in: scenario, rows: rows.count)
    var sample = ObserverSample(rows: rows.count, strokes: count(of: source))
    var comparison = try await play(rows, on: source) { batch in
      sample.add(batch)
      if let strokes { try strokes.write(trials.text(batch, name: name)) }
      if !breakdown.keys.isEmpty { breakdown.add(batch) }
    }
    comparison.population = try await populationUncertainty(rows, on: source)
    let assumptions = try await assumptions(rows, on: source, preamble)
    let report = try ComparisonReport(
      comparison, scenario: scenario, preamble: preamble, title: title,
      pairs: arguments.requiredChoice("pairs", as: PairSelection.self),
      observer: try IdealObserver(sample, source.recording == nil ? scenario : nil),
      recordedPersons: source.recording?.persons.count)
    func tables() -> String {
      report.table() + (assumptions.map { "\n" + $0.table() } ?? "")
        + (breakdown.keys.isEmpty ? "" : "\n" + BreakdownTable.text(breakdown, rows))
    }
    try Self.deliver(
      [
        (csv, { report.csv(withPreamble: withPreamble) }), (json, { try report.json() }),
        (pairs, { report.pairsCSV(withPreamble: withPreamble) }),
        (settings, { assumptions?.csv(withPreamble: withPreamble) ?? "" }),
        (strokes, { nil }),
      ], table: arguments.writesStandardOutput ? nil : tables)
    return .good
  }

  /// Says which failure requirements were dropped because they wait for each other in a circle.
  private func noteCircles(_ rows: [StrategyRow]) {
    for row in rows where row.described != nil {
      let scene = scenario.scene(of: row)
      for circle in scene.circles {
        let names = circle.map { scene.attachments[$0].name }.joined(separator: ", ")
        progress.note(
          "\(row.label): \(names) wait for each other to fail; these requirements are dropped")
      }
    }
  }

  private func play(
    _ rows: [StrategyRow], on source: StrokeSource, each: (TrialBatch) throws -> Void
  ) async throws -> Comparison {
    let meter = meter("playing", on: source)
    defer { progress.finish() }
    return try await scenario.compare(
      rows, on: source, jobs: arguments.jobs, progress: meter, each: each)
  }

  /// The strokes of all replicates of the population; nil without any, and for recorded strokes, behind
  /// which no population stands.
  private func populationUncertainty(
    _ rows: [StrategyRow], on source: StrokeSource
  ) async throws -> PopulationUncertainty? {
    guard source.recording == nil, let replicates = scenario.people?.replicates.count,
      replicates > 0
    else { return nil }
    let meter = meter("playing the replicates of the population", passes: replicates)
    defer { progress.finish() }
    return try await scenario.populationUncertainty(rows, jobs: arguments.jobs, progress: meter)
  }

  /// The strokes under every uncertain setting; nil when nobody asks for it.
  private func assumptions(
    _ rows: [StrategyRow], on source: StrokeSource, _ preamble: Preamble
  ) async throws -> AssumptionReport? {
    guard arguments.flag("assumptions") || arguments.text("assumptions-csv") != nil else {
      return nil
    }
    let meter = meter("playing under every assumption", on: source)
    defer { progress.finish() }
    let study = try await scenario.assumptionStudy(
      rows, on: source, jobs: arguments.jobs, progress: meter)
    return AssumptionReport(study, scenario: scenario.name, preamble: preamble)
  }

  /// Begins a stage of the progress; what it returns hears how many strokes are done.
  func meter(
    _ title: String, on source: StrokeSource = .synthetic, passes: Int = 1
  ) -> @Sendable (Int) -> Void {
    progress.begin(title, total: count(of: source) * passes)
    return { [progress] in progress.advance(by: $0) }
  }

  private func count(of source: StrokeSource) -> Int {
    switch source {
    case .synthetic: scenario.strokes ?? 0
    case .recorded(let recording): recording.strokes.count
    }
  }

  /// Shows the tables and writes the files, each that can be: what was computed is not lost with one of them.
  ///
  /// - Parameters:
  ///   - files: with what to write; nil where it was written already.
  ///   - table: nil when the standard output is one of the files.
  /// - Throws: the first fault, when all else is done.
  static func deliver(
    _ files: [(file: OutputFile?, text: () throws -> String?)], table: (() throws -> String)?
  ) throws {
    var first: (any Error)?
    func attempt(_ act: () throws -> Void) {
      do { try act() } catch { first = first ?? error }
    }
    if let table { attempt { try show(table()) } }
    for (file, text) in files {
      guard let file else { continue }
      attempt {
        if let text = try text() { try file.write(text) }
        try file.commit()
      }
    }
    if let first { throw first }
  }

  /// Writes a text for people to standard output.
  static func show(_ text: String) throws {
    let output = try OutputFile("-")
    try output.write(text)
    try output.commit()
  }
}

extension StrokeRecord {
  /// The name of a synthetic stroke: its address.
  var addressName: StrokeName {
    StrokeName(
      person: "\(address.person)", session: "\(address.session)", stroke: "\(address.stroke)")
  }
}
