import LabSimulation
import LabStatistics
import LabStudy

/// A tuning in the forms in which it leaves the lab: tables and sentences, CSV, JSON.
public struct TuneReport: Sendable {
  public var outcomes: [TuneOutcome]
  public var preamble: Preamble
  /// One line that says which strokes were played.
  public var title: String
  let persons: Int
  /// Of the population.
  let replicates: Int
  /// Why they were not tuned.
  let gap: AboutPeople.Gap?
  /// The strokes that the population was fitted to; nil for one that was not.
  let origin: PopulationOrigin?
  private let scenario: String

  public init(
    _ outcomes: [TuneOutcome], scenario: Scenario, preamble: Preamble, title: String
  ) {
    self.outcomes = outcomes
    replicates = scenario.people?.replicates.count ?? 0
    let isRegret = outcomes.first?.plan.objective == .regret
    gap = isRegret ? .regret : nil
    self.preamble = preamble
    for (key, value) in AboutPeople.notes(replicates: replicates, lacking: gap) {
      self.preamble.add(key, value)
    }
    self.title = title
    self.scenario = scenario.name
    persons = scenario.persons
    origin = scenario.people?.origin
  }

  private var rows: [TuneRow] {
    outcomes.flatMap { TuneRow.rows(of: $0, scenario: scenario) }
  }

  private var columns: [Column<TuneRow>] {
    outcomes.first.map { TuneRow.columns($0.plan) } ?? []
  }

  /// One row per setting, and per point of the front.
  public func csv(withPreamble: Bool = true) -> String {
    (withPreamble ? preamble.text : "") + Column.csv(rows, columns)
  }

  /// One object: the preamble's keys, and the rows with the CSV's column names.
  public func json() throws -> String {
    try JSONText.text(
      Document(
        about: Dictionary(uniqueKeysWithValues: preamble.lines.map { ($0.key, $0.value) }),
        rows: Column.objects(rows, columns), warnings: outcomes.flatMap(warnings)))
  }

  private struct Document: Encodable {
    var schema = "gesture-lab/tune/1"
    var about: [String: String]
    var rows: [[String: Cell]]
    var warnings: [String]
  }

  /// What makes a result less than it seems.
  func warnings(_ outcome: TuneOutcome) -> [String] {
    var warnings = outcome.find.keysAtBound.map { key in
      "\(outcome.base.label): the best \(key) lies at an end of what was searched; a wider range may "
        + "hold a better one (--over \(key)=FROM:TO)"
    }
    if PersonGate(persons: persons) != .claim {
      warnings.append(
        "fewer than 20 persons: every interval here is too narrow (--persons)")
    }
    return warnings
  }
}
