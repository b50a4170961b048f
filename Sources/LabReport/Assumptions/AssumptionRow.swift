import LabStatistics
import LabStudy

/// What one setting did to one strategy, as a row of data.
struct AssumptionRow: Sendable {
  var scenario: String
  var study: AssumptionStudy
  var outcome: AssumptionStudy.Outcome
  var row: Int

  private var change: AssumptionStudy.Change { outcome.changes[row] }
  private var label: String { study.rows[row].label }

  /// The strategies that the row erred less than before the setting, or only since.
  private func worse(_ kind: OrderChange.Kind) -> String {
    outcome.orders.filter { $0.kind == kind && $0.order.better == row }
      .map { study.rows[$0.order.worse].label }.joined(separator: "; ")
  }

  static let columns: [Column<AssumptionRow>] = [
    Column("scenario") { .text($0.scenario) },
    Column("question") { .text($0.outcome.setting.question.rawValue) },
    Column("key") { .text($0.outcome.setting.key) },
    Column("value") { .text("\($0.outcome.setting.value)") },
    Column("label") { .text($0.label) },
    Column("intent") { .text($0.study.scope.name) },
    Column("strokes") { .whole($0.study.strokes) },
    Column("verdicts_changed") { .whole($0.change.verdicts) },
    Column("outcomes_changed") { .whole($0.change.outcomes) },
    Column("error_rate_before") { .number($0.study.errors[$0.row]) },
    Column("error_rate") { .number($0.change.error) },
    Column("difference") { .number($0.change.difference?.estimate) },
    Column("difference_lo") { .number($0.change.difference?.interval.lower) },
    Column("difference_hi") { .number($0.change.difference?.interval.upper) },
    Column("ci_method") { .text($0.change.difference?.method.rawValue) },
    Column("difference_p") { .number($0.change.difference?.pValue) },
    Column("least_error_before") { .text("\($0.study.winner == $0.row)") },
    Column("least_error_kept") { .text("\($0.outcome.keepsWinner)") },
    Column("better_than_lost") { .text($0.worse(.lost)) },
    Column("better_than_reversed") { .text($0.worse(.reversed)) },
    Column("better_than_new") { .text($0.worse(.new)) },
  ]
}
