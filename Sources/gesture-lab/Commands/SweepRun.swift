import LabReport
import LabSimulation
import LabStudy

/// A sweep that is run from the command line: plays what is not yet there, and puts the outputs
/// together.
struct SweepRun {
  let study: Study
  let plan: SweepPlan
  let shard: SweepShard?
  let units: SweepUnits
  let manifest: SweepManifest

  init(_ study: Study, _ plan: SweepPlan) throws {
    self.study = study
    self.plan = plan
    let arguments = study.arguments
    shard = try arguments.text("shard").map { text throws(SweepError) in try SweepShard(text) }
    guard shard == nil || study.withPreamble else {
      throw arguments.error("merge needs the preamble: leave out --no-preamble or --shard")
    }
    let keepsStrokes = arguments.text("strokes") != nil
    units = try SweepUnits(
      plan, cells: try shard?.cells(of: plan.cells), keepsStrokes: keepsStrokes)
    manifest = SweepManifest(plan, keepsStrokes: keepsStrokes)
  }

  private var arguments: ParsedArguments { study.arguments }

  private var keys: [String] { plan.keys.map(\.name) }

  private var title: String {
    "\(study.title)\n\(plan.base.label) over \(keys.joined(separator: ", "))\n\n"
  }

  // MARK: All persons

  /// Plays all persons in every cell.
  func play() async throws -> ExitCode {
    for option in ["csv", "strokes"] { try check(option) }
    let store = try store()
    do {
      try await playUnits(into: store)
    } catch is CancellationError {
      if let folder = store.folder {
        study.progress.note(
          "what is finished is in \(folder.path): the same line with --resume "
            + "goes on")
      }
      throw CancellationError()
    }
    try write(store)
    return .good
  }

  /// Opens an output to see whether that can be done.
  ///
  /// It is opened again at the end, since until then a kill would leave a file behind. What cannot be
  /// replaced is opened once.
  private func check(_ option: String) throws {
    guard let path = arguments.text(option), System.status(of: path)?.kind != .device else {
      return
    }
    try study.output(option)?.discard()
  }

  private func playUnits(into store: SweepStore) async throws {
    let meter = study.meter("sweeping", passes: units.passes * units.populations)
    defer { study.progress.finish() }
    let report = SweepReport(keys: keys, scenario: plan.scenario)
    for unit in 0..<units.count {
      if try store.has(unit, note: study.progress.note) {
        meter(units.passes(of: unit) * units.populations * (plan.scenario.strokes ?? 0))
        continue
      }
      try Task.checkCancellation()
      let (part, strokes) = try await play(
        unit, report, keepsStrokes: store.keepsStrokes, meter)
      try store.put(unit, part, strokes)
    }
  }

  /// Plays a unit; its cells become text at once, since a tally is a thousand times as large.
  private func play(
    _ unit: Int, _ report: SweepReport, keepsStrokes: Bool, _ meter: @Sendable (Int) -> Void
  ) async throws -> (SweepPart, strokes: String) {
    var rows = [String](repeating: "", count: units.cells(of: unit).count)
    var strokes = ""
    let optimum =
      keepsStrokes
      ? try await units.playStrokes(
        unit, jobs: arguments.jobs, progress: meter,
        batch: { strokes += TrialRows($1, of: conflict, values: $2).text($0, name: \.addressName) },
        each: { rows[$0] = try report.rows([$1]) })
      : try await units.play(unit, jobs: arguments.jobs, progress: meter) {
        rows[$0] = try report.rows([$1])
      }
    let notes = try optimum.map { try SweepReport.notes($0.curve, $0.people) } ?? []
    return (SweepPart(notes: notes, rows: rows.joined()), strokes)
  }

  /// Where finished units are kept: in a folder if the data go to a file, else in memory.
  private func store() throws -> SweepStore {
    let file = ["csv", "strokes"].compactMap(arguments.text).first {
      $0 != "-" && System.status(of: $0)?.kind != .device
    }
    let path = arguments.text("work") ?? file.map { $0 + ".work" }
    guard path != nil || !arguments.flag("resume") else {
      throw arguments.error("--resume goes on with a work folder: give --csv FILE or --work FOLDER")
    }
    let own = shard == nil ? manifest : manifest.of(units.cells)
    return SweepStore(
      units, manifest, keepsStrokes: arguments.text("strokes") != nil,
      folder: try path.map {
        try WorkFolder($0, of: own, goesOn: arguments.flag("resume"))
      })
  }

  private var conflict: any Conflict.Type { type(of: plan.scenario.conflict) }

  private func write(_ store: SweepStore) throws {
    let report = SweepReport(keys: keys, scenario: plan.scenario)
    let csv = try study.output("csv")
    let strokes = try study.output("strokes")
    var preamble = study.preamble()
    let notes = try store.notes()
    for (key, value) in notes { preamble.add(key, value) }
    if study.withPreamble { try strokes?.write(preamble.text) }
    try strokes?.write(TrialRows.header(of: conflict, varying: keys))
    if let shard {
      var rows = Digest()
      try store.forEachRows(of: report.rowsPerCell) { rows.add($0) }
      for (key, value) in ShardMerge.notes(
        shard, cells: units.cells, of: plan.cells, rows: rows, digest: manifest.digest)
      {
        preamble.add(key, value)
      }
    }
    if study.withPreamble { try csv?.write(preamble.text) }
    try csv?.write(report.header)
    var table = SweepTable(keys: keys, header: report.header, of: conflict)
    try store.forEachRows(of: report.rowsPerCell) { rows in
      try csv?.write(rows)
      if !arguments.writesStandardOutput { try table.add(rows) }
    }
    if let strokes { try store.forEachStrokes { try strokes.write($0) } }
    try csv?.commit()
    try strokes?.commit()
    store.folder?.remove()
    try show(table, notes)
  }

  private func show(_ table: SweepTable, _ notes: [(key: String, value: String)]) throws {
    guard !arguments.writesStandardOutput else { return }
    let lines = notes.map { "\($0.key): \($0.value)\n" }.joined()
    try Study.show(title + table.text + (lines.isEmpty ? "" : "\n" + lines) + "\n" + aboutPeople)
  }

  /// Why the replicates of the population are not played.
  private var gap: AboutPeople.Gap? {
    guard arguments.allTexts("until").isEmpty else { return .until }
    return plan.replicates < study.replicates ? .varied : nil
  }

  private var aboutPeople: String {
    AboutPeople.sentence(replicates: study.replicates, lacking: gap) + "\n"
  }

  // MARK: Until a rule holds

  /// Plays persons in batches until a rule holds.
  func play(until: SweepUntil) async throws -> ExitCode {
    for option in ["shard", "work", "strokes"] where arguments.text(option) != nil {
      throw arguments.error("--until stops by all cells together: leave out --\(option)")
    }
    guard !arguments.flag("resume") else {
      throw arguments.error("--until keeps no work folder to go on with: leave out --resume")
    }
    let csv = try study.output("csv")
    let clock = ContinuousClock.now
    var race = try SweepRace(units, until: until)
    let meter = study.meter("sweeping", passes: units.passes)
    let outcome = try await race.run(
      jobs: arguments.jobs, elapsed: { clock.duration(to: .now) }, progress: meter)
    study.progress.finish()
    let notes = [
      (key: "until", value: "\(until)"),
      (key: "persons played", value: "\(outcome.persons) of at most \(plan.scenario.persons)"),
      (key: "stopped", value: outcome.reason(plan, until)),
    ]
    var preamble = study.preamble()
    for (key, value) in notes + AboutPeople.notes(replicates: study.replicates, lacking: gap) {
      preamble.add(key, value)
    }
    let report = SweepReport(keys: keys, scenario: plan.scenario, hasSequences: true)
    if study.withPreamble { try csv?.write(preamble.text) }
    let rows = try report.rows(outcome.cells)
    try csv?.write(report.header + rows)
    try csv?.commit()
    var table = SweepTable(keys: keys, header: report.header, of: conflict)
    try table.add(rows)
    try show(table, notes)
    return outcome.isUndecided && arguments.flag("strict") ? .undecided : .good
  }

  // MARK: A forecast

  /// Says what the sweep would take.
  func forecast() async throws -> ExitCode {
    let start = ContinuousClock.now
    let forecast = try await SweepForecast(units, jobs: arguments.jobs) {
      start.duration(to: .now)
    }
    try Study.show(title + forecast.text(plan, jobs: arguments.jobs))
    return .good
  }
}
