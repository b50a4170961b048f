import LabSimulation
import LabStatistics
import LabStudy

/// A comparison in the forms in which it leaves the lab: table, CSV, JSON.
public struct ComparisonReport: Sendable {
  public var scenario: Scenario
  let conflict: any Conflict.Type
  public var preamble: Preamble
  let rows: [ComparisonRow]
  let pairs: [PairRow]
  let observer: IdealObserver?
  /// Cochran's Q by scope, where there is one.
  let equality: [(scope: IntentScope, test: CochranQ)]
  /// One line that says which strokes were played.
  public var title: String
  /// The number of recorded persons; nil for simulated ones.
  public var recordedPersons: Int?

  /// - Parameters:
  ///   - pairs: which pairs of strategies are compared.
  ///   - observer: what the strategies are measured against; made of their very strokes.
  public init(
    _ comparison: Comparison, scenario: Scenario, preamble: Preamble, title: String,
    pairs: PairSelection = .reference, observer: IdealObserver? = nil,
    recordedPersons: Int? = nil
  ) throws {
    self.scenario = scenario
    conflict = comparison.conflict
    self.preamble = preamble
    self.title = title
    self.recordedPersons = recordedPersons
    self.observer = observer
    rows = try comparison.reportRows(scenario: scenario.name, observer: observer)
    self.pairs = try comparison.pairRows(scenario: scenario.name, pairs)
    equality = try IntentScope.intents(of: conflict).compactMap { scope in
      try comparison.equality(scope).map { (scope, $0) }
    }
  }

  /// RFC 4180 with a preamble of `#` lines, which `withPreamble: false` leaves out.
  public func csv(withPreamble: Bool = true) -> String {
    (withPreamble ? preamble.text : "") + Column.csv(rows, ComparisonRow.columns(of: conflict))
  }

  /// The pairs in the same form.
  public func pairsCSV(withPreamble: Bool = true) -> String {
    (withPreamble ? preamble.text : "") + Column.csv(pairs, PairRow.columns)
  }

  /// One object: the preamble's keys, and the rows and the pairs with the CSV's column names.
  public func json() throws -> String {
    try JSONText.text(
      Document(
        schema: "gesture-lab/compare/1",
        about: Dictionary(uniqueKeysWithValues: preamble.lines.map { ($0.key, $0.value) }),
        rows: Column.objects(rows, ComparisonRow.columns(of: conflict)),
        pairs: Column.objects(pairs, PairRow.columns)))
  }

  private struct Document: Encodable {
    var schema: String
    var about: [String: String]
    var rows: [[String: Cell]]
    var pairs: [[String: Cell]]
  }
}
