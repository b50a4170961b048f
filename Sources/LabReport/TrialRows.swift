import LabSimulation
import LabStudy

/// One row per stroke and strategy: what `--strokes` writes.
public struct TrialRows: Sendable {
  /// A stroke under one strategy.
  struct Row: Sendable {
    var name: StrokeName
    var stroke: StrokeRecord
    var strategy: StrategyRow
    var result: TrialResult
  }

  static let columns: [Column<Row>] = [
    Column("person") { .text($0.name.person) },
    Column("session") { .text($0.name.session) },
    Column("stroke") { .text($0.name.stroke) },
    Column("intent") { .text($0.stroke.aim.intent.rawValue) },
    Column("direction") { .text($0.stroke.aim.direction.rawValue) },
    Column("turn") { .text($0.stroke.aim.turn ? "true" : "false") },
    Column("label") { .text($0.strategy.label) },
    Column("verdict") { .text($0.result.verdict.name) },
    Column("decision_ms") { .number($0.result.latency) },
    Column("decision_displacement_pt") { .number($0.result.displacement) },
    Column("feed_claim_ms") { .number($0.result.feedClaim) },
    Column("carousel_claim_ms") { .number($0.result.carouselClaim) },
    Column("feed_moved_pt") { .number($0.result.feedMoved) },
    Column("carousel_moved_pt") { .number($0.result.carouselMoved) },
    Column("feed_rest_pt") { .number($0.result.feedOffset) },
    Column("carousel_page") { .whole($0.result.carouselPage) },
    Column("initial_angle_deg") { .number($0.stroke.initialAngle) },
    Column("chord_angle_deg") { .number($0.stroke.chordAngle) },
    Column("speed_pt_s") { .number($0.stroke.speed) },
    Column("class") { .text($0.stroke.plan?.strokeClass) },
    Column("grip") { .text($0.stroke.plan?.grip) },
  ]

  private let rows: [StrategyRow]
  /// What stands before the columns in the lines of each row, with its comma.
  private let starts: [String]

  /// - Parameter values: the values of the varied keys, row by row; they are the first columns.
  public init(_ rows: [StrategyRow], values: [[String]] = []) {
    self.rows = rows
    starts =
      values.isEmpty
      ? rows.map { _ in "" }
      : values.map { $0.map { CSVField.text($0) + "," }.joined() }
  }

  public static var header: String { header(of: []) }

  /// The header with the varied keys before the columns.
  public static func header(of keys: [String]) -> String {
    (keys + columns.map(\.name)).joined(separator: ",") + "\n"
  }

  /// The lines of one batch, in the order of its strokes.
  public func text(_ batch: TrialBatch, name: (StrokeRecord) -> StrokeName) -> String {
    var text = ""
    for (number, stroke) in batch.strokes.enumerated() {
      let name = name(stroke)
      for (index, strategy) in rows.enumerated() {
        let row = Row(
          name: name, stroke: stroke, strategy: strategy,
          result: batch.results[number * rows.count + index])
        text += starts[index]
        for (position, column) in Self.columns.enumerated() {
          if position > 0 { text.append(",") }
          text.append(column.cell(row).field)
        }
        text.append("\n")
      }
    }
    return text
  }
}
