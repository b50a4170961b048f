import LabSimulation
import LabStatistics
import LabStudy

/// The cells of a sweep as tidy CSV: one row per cell and intent, and one for all.
///
/// The columns are those of a comparison, with one per varied key before `strokes`. A sweep that
/// stops by itself has two more at the end: the limits of the persons' mean error that hold at every
/// look.
public struct SweepReport: Sendable {
  private struct Row: Sendable {
    var values: [String]
    var row: ComparisonRow
    var sequence: Interval?
  }

  /// How many rows each cell has.
  public var rowsPerCell: Int { scopes.count }
  /// The limits that hold at every look.
  static let sequenceColumns = ["sequence_lo", "sequence_hi"]

  private let scenario: String
  private let scopes: [IntentScope]
  private let persons: [String]
  private let columns: [Column<Row>]

  /// - Parameter hasSequences: whether the cells carry limits that hold at every look.
  public init(keys: [String], scenario: Scenario, hasSequences: Bool = false) {
    self.scenario = scenario.name
    let conflict = type(of: scenario.conflict)
    scopes = IntentScope.scopes(of: conflict)
    persons = scenario.personNames(in: .synthetic)
    func lift(_ columns: [Column<ComparisonRow>]) -> [Column<Row>] {
      columns.map { column in Column(column.name) { column.cell($0.row) } }
    }
    columns =
      lift(ComparisonRow.head)
      + keys.enumerated().map { index, key in Column(key) { .text($0.values[index]) } }
      + lift(ComparisonRow.counts(of: conflict) + ComparisonRow.rates + ComparisonRow.added)
      + (hasSequences
        ? [
          Column(Self.sequenceColumns[0]) { .number($0.sequence?.lower) },
          Column(Self.sequenceColumns[1]) { .number($0.sequence?.upper) },
        ] : [])
  }

  public var header: String { Column.header(columns) }

  /// The rows of some cells, in their order.
  public func rows(_ cells: [SweepCell]) throws -> String {
    var rows: [Row] = []
    for cell in cells {
      let tally = cell.row.tally
      for scope in scopes {
        rows.append(
          Row(
            values: cell.values,
            row: ComparisonRow(
              scenario: scenario, row: cell.row.row, summary: try tally.summary(scope),
              persons: persons, population: cell.population[scope]),
            sequence: scope == .all ? cell.sequence : nil))
      }
    }
    return Column.lines(rows, columns)
  }

  /// The exact curve in words: optimum, recommended value, indifference zone.
  ///
  /// - Parameter people: the replicates of the population, for the optimum in terms of people.
  public static func notes(
    _ curve: ExactCurve, _ people: SweepUncertainty? = nil
  ) throws -> [(key: String, value: String)] {
    let optimum = curve.optimum
    let notes: [(key: String, value: String)] = [
      (
        "optimum",
        RangeText.words(optimum.ranges, curve.key)
          + ", balanced error \(FixedDecimal.percent(optimum.value)) %"
      ),
      (
        "recommended",
        "\(curve.key) = \(RangeText.text(optimum.recommended, in: optimum.ranges)),"
          + " the middle of the optimum in angle"
          + (curve.best.interval.map { interval in
            "; mc 95 % of its error " + FixedDecimal.percent(interval.lower) + " .. "
              + FixedDecimal.percent(interval.upper) + " %"
          } ?? "")
      ),
      (
        "indifference zone",
        RangeText.words(curve.indifference, curve.key)
          + ": within one clustered standard error of the least"
      ),
      (
        "exchange rate",
        "\(curve.key) = \(ParameterValue.text(curve.present)) "
          + exchange(curve.exchangeRate)
      ),
    ]
    guard let people else { return notes }
    return notes + [("optimum, pop 95 %", try words(people, curve.key))]
  }

  /// Where the optimum of the curve lies over the replicates of the population.
  private static func words(_ people: SweepUncertainty, _ key: String) throws -> String {
    guard let interval = try people.optimum() else {
      return "unknown, since a replicate has no decided stroke of one intent"
    }
    return "\(key) \(TuneReport.number(interval.lower)) .. \(TuneReport.number(interval.upper)), "
      + "over \(people.rates.replicates) replicates of the population"
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
}
