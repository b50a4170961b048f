import LabStatistics
import LabStudy

extension AssumptionReport {
  /// The winner, and under how many settings it stays the winner.
  var headline: String {
    guard let winner = study.winner else {
      return "Assumptions: no decided strokes, so no strategy errs least.\n"
    }
    let kept = study.outcomes.count(where: \.keepsWinner)
    return "Assumptions: \(study.rows[winner].label) errs least "
      + "(\(FixedDecimal.percent(study.errors[winner])) %), and under \(kept) of "
      + "\(Self.counted(study.outcomes.count, "setting")) it still does.\n"
  }

  /// What became of the significant orders, in short: the first of each kind and the number of the
  /// others, of which the CSV has all.
  func ranking(_ outcome: AssumptionStudy.Outcome) -> String {
    var parts = outcome.keepsRanking ? ["kept"] : []
    for kind in OrderChange.Kind.allCases {
      let orders = outcome.orders.filter { $0.kind == kind }
      guard let first = orders.first else { continue }
      if kind == .new {
        parts.append("\(orders.count) new")
      } else {
        let rest = orders.count > 1 ? " and \(orders.count - 1) more" : ""
        parts.append("\(kind.rawValue): \(words(first.order))\(rest)")
      }
    }
    return parts.joined(separator: "; ")
  }

  /// `a < b`: a errs less.
  private func words(_ order: RowOrder) -> String {
    "\(study.rows[order.better].label) < \(study.rows[order.worse].label)"
  }

  /// On what the ranking depends, what could not matter, and where the generations differ.
  var summary: String {
    let breaking = study.outcomes.filter { !$0.keepsRanking }
    let silent = study.outcomes.filter { !$0.matters }
    let pairs = study.rows.count * (study.rows.count - 1) / 2
    var lines = [
      "Significantly different as the scenario stands: \(study.orders.count) of "
        + "\(Self.counted(pairs, "pair")) of strategies."
    ]
    if study.orders.isEmpty {
      lines.append("There is no order that an assumption could change.")
    } else if breaking.isEmpty {
      lines.append(
        "All these orders survive each of \(Self.counted(study.outcomes.count, "setting")).")
    } else {
      lines.append(
        "The ranking depends on " + Self.names(breaking)
          + "; it survives the other "
          + "\(Self.counted(study.outcomes.count - breaking.count, "setting")).")
    }
    let losing = study.outcomes.filter { !$0.keepsWinner }
    if !losing.isEmpty {
      lines.append(
        "Another strategy errs least under " + Self.names(losing)
          + ".")
    }
    if let sentence = newestGeneration { lines.append(sentence) }
    if !silent.isEmpty {
      lines.append(
        "No stroke came out otherwise, so these cannot matter here: "
          + Self.names(silent) + ".")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Where 26 differs from 18; nil when the scenario is of another generation.
  private var newestGeneration: String? {
    let others = [18: "26", 26: "18"]
    guard let other = others[study.profile],
      let outcome = study.outcomes.first(where: {
        $0.setting.isGeneration && "\($0.setting.value)" == other
      })
    else { return nil }
    let changed = zip(study.rows, outcome.changes).filter { $1.outcomes > 0 }.map(\.0.label)
    return "Profile \(other) differs from \(study.profile) "
      + (changed.isEmpty ? "in no stroke." : "for " + changed.joined(separator: ", ") + ".")
  }

  var notes: String {
    """
    Each line plays the same strokes with one setting changed; verdicts: the largest share of strokes with another verdict;
    error: the largest change of \(Self.error(study.scope)), with the clustered paired interval; \
    both with the strategy that changed most.
    ranking: whether the orders that are significant as the scenario stands (Holm's p over all pairs below 0.05) are kept,
    lost (no longer significant) or reversed; new ones are among ties. a < b: a errs less.

    """
  }

  private static func error(_ scope: IntentScope) -> String {
    scope == .all ? "a balanced error" : "an error of \(scope.name) strokes"
  }

  /// `panShape=axis, scrollSlop=8/12`: the values of one key together.
  private static func names(_ outcomes: [AssumptionStudy.Outcome]) -> String {
    var names: [String] = []
    var last: String?
    for setting in outcomes.map(\.setting) {
      if setting.key == last {
        names[names.count - 1] += "/\(setting.value)"
      } else {
        names.append(setting.name)
      }
      last = setting.key
    }
    return names.joined(separator: ", ")
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
