import LabReport
import LabStudy

extension Option {
  static let deviceLog = Option(
    "device-log", "FILE", .input,
    "in place of STROKES: a log that an exported recorder wrote, held against the lab under every "
      + "profile and hypothesis")
}

extension ParsedArguments {
  /// The log of `--device-log`; nil when STROKES are replayed.
  ///
  /// - Throws: when both are given, or none, or an option that a log would ignore.
  func deviceLog() throws -> String? {
    let strokes = operands("STROKES").first
    guard let log = text("device-log") else {
      guard strokes != nil else {
        throw error("the strokes are missing: give STROKES or --device-log")
      }
      return nil
    }
    guard strokes == nil else {
      throw error("STROKES and --device-log exclude each other: a log has strokes of its own")
    }
    if let (option, group) = ignoredByDeviceLogs {
      // A log says itself how it is to be read; how it is to be compared, replay can be told.
      let way =
        group == OptionGroup.readingTitle
        ? "" : ", or play its touches alone by `gesture-lab replay FILE --format device-log`"
      throw error(
        "--\(option) goes with STROKES and would be ignored with --device-log: leave it out" + way)
    }
    return log
  }

  private static let usedByDeviceLogs = [
    "device-log", Option.csv.name, Option.json.name, Option.noPreamble.name,
  ]

  /// The first option without an effect, and the title of its group.
  private var ignoredByDeviceLogs: (option: String, group: String)? {
    for group in path.verb.groups where group.title != OptionGroup.running.title {
      for option in group.options where !Self.usedByDeviceLogs.contains(option.name) {
        let texts = texts(of: option)
        if !texts.isEmpty, texts.count > 1 || .value(texts[0]) != option.fallback {
          return (option.name, group.title)
        }
      }
    }
    return nil
  }

  /// Holds the log of `--device-log` against the lab.
  func checkDeviceLog(_ path: String) throws -> ExitCode {
    let outputs = try ["csv", "json"].map { option in
      try text(option).map { path throws(FileFault) in try OutputFile(path) }
    }
    let log = try DeviceLog(try InputFile.read(path), file: path)
    let progress = Progress(self)
    for note in log.notes { progress.note("note: " + note) }
    progress.begin("playing under every hypothesis", total: log.plays)
    let checks = try log.checks(file: path) { progress.advance(by: $0) }
    progress.finish()
    let report = DeviceReport(
      log, checks, name: path.split(separator: "/").last.map(String.init) ?? path, command: record)
    try Study.deliver(
      [
        (outputs[0], { report.csv(withPreamble: !flag("no-preamble")) }),
        (outputs[1], { try report.json() }),
      ], table: writesStandardOutput ? nil : { try report.table() })
    return .good
  }
}
