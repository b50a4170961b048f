import LabStatistics
import LabStudy

/// The `# key: value` lines above a CSV file: what made it.
///
/// No clock, host or path.
public struct Preamble: Sendable {
  public var lines: [(key: String, value: String)]

  /// - Parameter command: the verb with those arguments that determine the data.
  public init(_ scenario: Scenario, command: String) {
    lines = [
      ("version", Version.text),
      ("command", command),
      ("scenario", scenario.name),
      ("scenario digest", scenario.digest),
      ("population", scenario.populationName),
      ("population digest", scenario.populationDigest),
      ("seed", "\(scenario.seed)"),
      ("profile", "\(scenario.profile)"),
      ("gsl", NumericLibrary.version),
    ]
    if let people = scenario.people, !people.replicates.isEmpty {
      add("population replicates", "\(people.replicates.count), digest \(people.replicatesDigest)")
    }
    if let note = scenario.deviceNote { add("device", note) }
    if let note = scenario.originNote { add("people", note) }
  }

  /// The preamble of what recorded strokes gave: no seed and no population stand behind them.
  public init(_ scenario: Scenario, command: String, recording: Recording) {
    self.init(scenario, command: command)
    lines.removeAll { line in
      line.key.hasPrefix("population") || line.key == "seed" || line.key == "device"
    }
    add("strokes", "\(recording.strokes.count) recorded, of \(recording.persons.count) persons")
    add("anchor", recording.anchor.rawValue)
    add("clock", recording.clock.rawValue)
  }

  public mutating func add(_ key: String, _ value: String) {
    lines.append((key, value))
  }

  public var text: String {
    lines.map { "# \($0.key): \(Self.line($0.value))\n" }.joined()
  }

  /// A text on one line, by scalars: as characters "\r\n" is one and no "\n".
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return String(line)
  }
}
