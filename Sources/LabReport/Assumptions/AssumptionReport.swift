import LabSimulation
import LabStatistics
import LabStudy

/// How a comparison depends on assumptions, in the forms in which it leaves the lab.
public struct AssumptionReport: Sendable {
  let study: AssumptionStudy
  let scenario: String
  public var preamble: Preamble

  public init(_ study: AssumptionStudy, scenario: String, preamble: Preamble) {
    self.study = study
    self.scenario = scenario
    self.preamble = preamble
  }

  /// One row per setting and strategy.
  public func csv(withPreamble: Bool = true) -> String {
    let rows = study.outcomes.flatMap { outcome in
      study.rows.indices.map {
        AssumptionRow(scenario: scenario, study: study, outcome: outcome, row: $0)
      }
    }
    return (withPreamble ? preamble.text : "") + Column.csv(rows, AssumptionRow.columns)
  }

  /// The section for a terminal.
  public func table() -> String {
    [headline, settings, summary, notes].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// One line per setting that changed an outcome, and for the generations in any case.
  private var settings: String {
    let shown = study.outcomes.filter { $0.matters || $0.setting.isGeneration }
    let rankings = shown.map(ranking)
    let width = rankings.map(\.count).max() ?? 0
    // The last column stands to the left: filled up, each of its cells is as wide as the widest.
    func filled(_ text: String) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    var table = TextTable(
      ["ASSUMPTIONS", "verdicts, %", "most of", "error, %", "95 %", "most of", filled("ranking")],
      labels: 1)
    for (outcome, ranking) in zip(shown, rankings) {
      table.rows.append(
        [outcome.setting.name] + verdicts(outcome) + errors(outcome) + [filled(ranking)])
    }
    return shown.isEmpty ? "" : table.text
  }

  /// The largest share of changed verdicts over the strategies, and whose it is.
  func verdicts(_ outcome: AssumptionStudy.Outcome) -> [String] {
    guard let row = Self.largest(outcome.changes.map { Double($0.verdicts) }) else {
      return ["0.00", ""]
    }
    return [
      FixedDecimal.percent(share(outcome.changes[row].verdicts)), study.rows[row].label,
    ]
  }

  /// The largest change of an error over the strategies, its interval, and whose it is.
  func errors(_ outcome: AssumptionStudy.Outcome) -> [String] {
    let changes = zip(outcome.changes, study.errors).map { change, before in
      change.error.flatMap { error in before.map { error - $0 } } ?? 0
    }
    guard let row = Self.largest(changes.map(\.magnitude)) else { return ["0.00", "equal", ""] }
    return [
      ComparisonReport.signed(changes[row]),
      ComparisonReport.range(outcome.changes[row].difference?.interval), study.rows[row].label,
    ]
  }

  private func share(_ strokes: Int) -> Double? {
    study.strokes > 0 ? Double(strokes) / Double(study.strokes) : nil
  }

  /// The first of the largest; nil when all are 0.
  private static func largest(_ values: [Double]) -> Int? {
    guard let most = values.max(), most > 0 else { return nil }
    return values.firstIndex(of: most)
  }
}

extension AssumptionSetting {
  var isGeneration: Bool { shortKey == "profile" }
}
