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

  /// The columns of a conflict: only a feed with a carousel has directions, claims and places of rest.
  static func columns(of conflict: any Conflict.Type) -> [Column<Row>] {
    let intents = conflict.intents.map(\.name)
    let isContest = conflict is FeedCarousel.Type
    return [
      Column("person") { .text($0.name.person) },
      Column("session") { .text($0.name.session) },
      Column("stroke") { .text($0.name.stroke) },
      Column("intent") { .text(intents[$0.stroke.intent]) },
    ] + (isContest ? aim : []) + judgement + (isContest ? containers : []) + stroke
  }

  private static let aim: [Column<Row>] = [
    Column("direction") { .text($0.stroke.aim?.direction.rawValue) },
    Column("turn") { .text($0.stroke.aim.map { "\($0.turn)" }) },
  ]

  private static let judgement: [Column<Row>] = [
    Column("label") { .text($0.strategy.label) },
    Column("verdict") { .text($0.result.verdict.name) },
    Column("decision_ms") { .number($0.result.latency) },
    Column("decision_displacement_pt") { .number($0.result.displacement) },
  ]

  private static let containers: [Column<Row>] = [
    Column("feed_claim_ms") { .number($0.result.feedClaim) },
    Column("carousel_claim_ms") { .number($0.result.carouselClaim) },
    Column("feed_moved_pt") { .number($0.result.feedMoved) },
    Column("carousel_moved_pt") { .number($0.result.carouselMoved) },
    Column("feed_rest_pt") { .number($0.result.feedOffset) },
    Column("carousel_page") { .whole($0.result.carouselPage) },
  ]

  private static let stroke: [Column<Row>] = [
    Column("initial_angle_deg") { .number($0.stroke.initialAngle) },
    Column("chord_angle_deg") { .number($0.stroke.chordAngle) },
    Column("speed_pt_s") { .number($0.stroke.speed) },
    Column("class") { .text($0.stroke.plan?.strokeClass) },
    Column("grip") { .text($0.stroke.plan?.grip) },
  ]

  private let rows: [StrategyRow]
  private let columns: [Column<Row>]
  /// What stands before the columns in the lines of each row, with its comma.
  private let starts: [String]

  /// - Parameter values: the values of the varied keys, row by row; they are the first columns.
  public init(
    _ rows: [StrategyRow], of conflict: any Conflict.Type = FeedCarousel.self,
    values: [[String]] = []
  ) {
    self.rows = rows
    columns = Self.columns(of: conflict)
    starts =
      values.isEmpty
      ? rows.map { _ in "" }
      : values.map { $0.map { CSVField.text($0) + "," }.joined() }
  }

  /// The header with the varied keys before the columns.
  public static func header(
    of conflict: any Conflict.Type = FeedCarousel.self, varying keys: [String] = []
  ) -> String {
    (keys + columns(of: conflict).map(\.name)).joined(separator: ",") + "\n"
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
        for (position, column) in columns.enumerated() {
          if position > 0 { text.append(",") }
          text.append(column.cell(row).field)
        }
        text.append("\n")
      }
    }
    return text
  }
}
