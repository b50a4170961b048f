import LabSimulation
import LabStatistics
import LabStudy

/// A sweep in the forms in which it leaves the lab: a table for people, and tidy CSV.
public struct SweepReport: Sendable {
  private struct Row: Sendable {
    /// The value as the strategy shows it: `none` and not 0.
    var value: String
    var row: ComparisonRow
  }

  private let sweep: Sweep
  private let rows: [Row]
  private var preamble: Preamble

  public init(_ sweep: Sweep, scenario: Scenario, preamble: Preamble) throws {
    self.sweep = sweep
    self.preamble = preamble
    rows = try sweep.comparison.rows.flatMap { row in
      let setting = row.row.strategy.settings.first { $0.key == sweep.key }
      return try IntentScope.allCases.map { scope in
        Row(
          value: setting?.value.description ?? "",
          row: ComparisonRow(
            scenario: scenario.name, row: row.row, summary: try row.tally.summary(scope),
            persons: sweep.comparison.persons))
      }
    }
    for (key, value) in curveLines { self.preamble.add(key, value) }
  }

  /// The columns of a comparison, with the varied key before `strokes`.
  public func csv(withPreamble: Bool = true) -> String {
    func lift(_ columns: [Column<ComparisonRow>]) -> [Column<Row>] {
      columns.map { column in Column(column.name) { column.cell($0.row) } }
    }
    let columns =
      lift(ComparisonRow.head)
      + [Column(sweep.key) { .text($0.value) }]
      + lift(ComparisonRow.counts + ComparisonRow.rates + ComparisonRow.added)
    return (withPreamble ? preamble.text : "") + Column.csv(rows, columns)
  }

  /// One line per value, and what the exact curve says.
  public func table() -> String {
    var table = TextTable(
      [
        sweep.key, "scroll err %", "stolen", "double", "dead", "| page err %", "lost", "double",
        "dead", "| balanced %", "mc 95 %", "ms p50",
      ], labels: 0)
    for index in sweep.values.indices {
      let (scroll, page, all) = (
        rows[3 * index].row.summary, rows[3 * index + 1].row.summary,
        rows[3 * index + 2].row.summary
      )
      table.rows.append([
        rows[3 * index].value, FixedDecimal.percent(scroll.errorRate),
        "\(scroll[.stolenScroll])", "\(scroll[.doubleMove])", "\(scroll[.deadTouch])",
        FixedDecimal.percent(page.errorRate), "\(page[.lostSwipe])", "\(page[.doubleMove])",
        "\(page[.deadTouch])", FixedDecimal.percent(all.errorRate),
        ComparisonReport.range(all.interval),
        FixedDecimal.text(all.latencyMedian, decimals: 1),
      ])
    }
    let lines = curveLines.map { "\($0): \($1)\n" }.joined()
    return table.text + (lines.isEmpty ? "" : "\n" + lines)
  }

  /// The exact curve in words: optimum, recommended value, indifference zone.
  private var curveLines: [(String, String)] {
    guard let curve = sweep.curve else { return [] }
    let optimum = curve.optimum
    return [
      (
        "optimum",
        Self.ranges(optimum.ranges, curve.key)
          + ", balanced error \(FixedDecimal.percent(optimum.value)) %"
      ),
      (
        "recommended",
        "\(curve.key) = \(Self.text(optimum.recommended, within: optimum.ranges)),"
          + " the middle of the optimum in angle"
          + (curve.best.interval.map { interval in
            "; mc 95 % of its error " + FixedDecimal.percent(interval.lower) + " .. "
              + FixedDecimal.percent(interval.upper) + " %"
          } ?? "")
      ),
      (
        "indifference zone",
        Self.ranges(curve.indifference, curve.key)
          + ": within one clustered standard error of the least"
      ),
      (
        "exchange rate",
        "\(curve.key) = \(ParameterValue.text(curve.present)) "
          + Self.exchange(curve.exchangeRate)
      ),
    ]
  }

  private static func exchange(_ range: ClosedRange<Double>) -> String {
    range == 0 ... .infinity
      ? "exchanges no errors in these strokes"
      : "accepts \(self.range(range)) lost swipes for one stolen scroll less, "
        + "per stroke of each intent"
  }

  private static func range(_ range: ClosedRange<Double>) -> String {
    let lower = FixedDecimal.text(range.lowerBound, decimals: 1)
    guard range.upperBound > range.lowerBound else { return lower }
    guard range.upperBound.isFinite else { return "more than " + lower }
    return lower + " to " + FixedDecimal.text(range.upperBound, decimals: 1)
  }

  /// Four decimals, or as many as it takes to stay inside the optimum.
  private static func text(_ value: Double, within ranges: [ThresholdRange]) -> String {
    for decimals in 4...15 {
      let text = FixedDecimal.text(value, decimals: decimals)
      if let written = Double(text), ranges.contains(where: { $0.contains(written) }) {
        return text
      }
    }
    return ParameterValue.text(value)
  }

  /// Four decimals, or as many as it takes to tell the ends of a range apart.
  private static func ends(_ range: ThresholdRange) -> (lower: String, upper: String) {
    for decimals in 4...15 {
      let lower = FixedDecimal.text(range.lower, decimals: decimals)
      let upper = FixedDecimal.text(range.upper, decimals: decimals)
      if lower != upper { return (lower, upper) }
    }
    return (ParameterValue.text(range.lower), ParameterValue.text(range.upper))
  }

  private static func ranges(_ ranges: [ThresholdRange], _ key: String) -> String {
    ranges.map { range in
      let (lower, upper) = ends(range)
      return "\(lower) < \(key)" + (range.upper.isFinite ? " <= " + upper : "")
    }.joined(separator: " or ")
  }
}
