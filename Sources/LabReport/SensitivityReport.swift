import LabStatistics
import LabStudy

/// A sensitivity in the forms in which it leaves the lab.
public struct SensitivityReport: Sendable {
  private struct Row: Sendable {
    var factor: SensitivityFactor
    var shares: SobolIndices.Factor?
  }

  private let sensitivity: Sensitivity
  private let rows: [Row]
  public var preamble: Preamble
  public var title: String

  public init(_ sensitivity: Sensitivity, preamble: Preamble, title: String) {
    self.sensitivity = sensitivity
    self.preamble = preamble
    self.title = title
    let shares = sensitivity.indices.factors
    rows = sensitivity.factors.enumerated().map { index, factor in
      Row(factor: factor, shares: shares.indices.contains(index) ? shares[index] : nil)
    }
  }

  private static let columns: [Column<Row>] = [
    Column("factor") { .text($0.factor.key) },
    Column("from") { .number($0.factor.range.lowerBound) },
    Column("to") { .number($0.factor.range.upperBound) },
    Column("first") { .number($0.shares?.first.value) },
    Column("first_lo") { .number($0.shares?.first.interval.lower) },
    Column("first_hi") { .number($0.shares?.first.interval.upper) },
    Column("total") { .number($0.shares?.total.value) },
    Column("total_lo") { .number($0.shares?.total.interval.lower) },
    Column("total_hi") { .number($0.shares?.total.interval.upper) },
    Column("first_is_zero") { row in
      .text(row.shares.map { "\($0.first.isNotDistinguishableFromZero)" })
    },
  ]

  public func csv(withPreamble: Bool = true) -> String {
    (withPreamble ? preamble.text : "") + Column.csv(rows, Self.columns)
  }

  public func json() throws -> String {
    try JSONText.text(
      Document(
        about: Dictionary(uniqueKeysWithValues: preamble.lines.map { ($0.key, $0.value) }),
        rows: Column.objects(rows, Self.columns), noise_share: .number(sensitivity.noiseShare),
        mean_error_rate: sensitivity.meanError))
  }

  private struct Document: Encodable {
    var schema = "gesture-lab/sensitivity/1"
    var about: [String: String]
    var rows: [[String: Cell]]
    var noise_share: Cell
    var mean_error_rate: Double
  }

  public func table() -> String {
    guard !sensitivity.indices.isConstant else {
      return title + "\n\nThe error is the same in every row: no factor moves it.\n"
    }
    var table = TextTable(
      ["SENSITIVITY", "from", "to", "alone", "95 %", "with others", "95 %", ""], labels: 1)
    for row in rows {
      guard let shares = row.shares else { continue }
      table.rows.append([
        row.factor.key, TuneReport.number(row.factor.range.lowerBound),
        TuneReport.number(row.factor.range.upperBound), Self.share(shares.first.value),
        Self.range(shares.first.interval), Self.share(shares.total.value),
        Self.range(shares.total.interval),
        shares.first.isNotDistinguishableFromZero ? "alone: not distinguishable from 0" : "",
      ])
    }
    return [title + "\n", table.text, notes].joined(separator: "\n")
  }

  private var notes: String {
    let noise = sensitivity.noiseShare.map {
      "noise: the draw of persons alone gives at most \(FixedDecimal.text($0 * 100, decimals: 1)) % of "
        + "the variance of the rows, and less, as all rows share their persons."
    }
    return """
      alone: the share of the variance of the error that goes away when this factor is known (first order, Saltelli).
      with others: what would remain if all but this factor were known (total): alone plus every interplay.
      More --rows make both sharper; where alone seems larger than with others, that is their uncertainty.
      error: the balanced error on the logit scale, mean \(FixedDecimal.percent(sensitivity.meanError)) %; each factor \
      uniform in its range, \(sensitivity.indices.rows) rows of a Sobol design.
      Each row plays the same \(sensitivity.strokes) strokes, one session per person. 95 %: rows drawn anew, cautious.
      \(noise ?? "noise: the error never varied.")

      """
  }

  private static func share(_ value: Double) -> String { FixedDecimal.text(value, decimals: 2) }

  private static func range(_ interval: Interval) -> String {
    share(interval.lower) + " .. " + share(interval.upper)
  }
}
