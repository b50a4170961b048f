import LabSimulation
import LabStudy

/// A comparison in the forms in which it leaves the lab: table, CSV, JSON.
public struct ComparisonReport: Sendable {
  public var scenario: Scenario
  public var preamble: Preamble
  let rows: [ComparisonRow]
  /// One line that says which strokes were played.
  public var title: String
  /// The number of recorded persons; nil for simulated ones.
  public var recordedPersons: Int?

  public init(
    _ comparison: Comparison, scenario: Scenario, preamble: Preamble, title: String,
    recordedPersons: Int? = nil
  ) throws {
    self.scenario = scenario
    self.preamble = preamble
    self.title = title
    self.recordedPersons = recordedPersons
    rows = try comparison.reportRows(scenario: scenario.name)
  }

  /// RFC 4180 with a preamble of `#` lines, which `withPreamble: false` leaves out.
  public func csv(withPreamble: Bool = true) -> String {
    let columns = ComparisonRow.columns
    var text = withPreamble ? preamble.text : ""
    text += columns.map(\.name).joined(separator: ",") + "\n"
    for row in rows {
      text += columns.map { $0.cell(row).field }.joined(separator: ",") + "\n"
    }
    return text
  }

  /// One object: the preamble's keys, and the rows with the CSV's column names.
  public func json() throws -> String {
    var rows: [[String: Cell]] = []
    for row in self.rows {
      var object: [String: Cell] = [:]
      for column in ComparisonRow.columns { object[column.name] = column.cell(row) }
      rows.append(object)
    }
    return try JSONText.text(
      Document(
        schema: "gesture-lab/compare/1",
        about: Dictionary(uniqueKeysWithValues: preamble.lines.map { ($0.key, $0.value) }),
        rows: rows))
  }

  private struct Document: Encodable {
    var schema: String
    var about: [String: String]
    var rows: [[String: Cell]]
  }
}
