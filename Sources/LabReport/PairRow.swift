import LabStatistics
import LabStudy

/// One pair of strategies on the strokes of one scope.
struct PairRow: Sendable {
  var scenario: String
  var pair: PairSummary
  /// Of the difference, about people.
  var population: Interval?

  static let columns: [Column<PairRow>] = [
    Column("scenario") { .text($0.scenario) },
    Column("label") { .text($0.pair.label) },
    Column("reference") { .text($0.pair.reference) },
    Column("intent") { .text($0.pair.scope.name) },
    Column("strokes") { .whole($0.pair.strokes?.decided) },
    Column("persons") { .whole($0.pair.persons) },
    Column("b") { .whole($0.pair.strokes?.onlyRow) },
    Column("c") { .whole($0.pair.strokes?.onlyReference) },
    Column("diff") { .number($0.pair.difference) },
    Column("tango_lo") { .number($0.pair.strokes?.interval?.lower) },
    Column("tango_hi") { .number($0.pair.strokes?.interval?.upper) },
    Column("p_exact") { .number($0.pair.strokes?.pValue) },
    Column("diff_lo") { .number($0.pair.interval.lower) },
    Column("diff_hi") { .number($0.pair.interval.upper) },
    Column("ci_method") { .text($0.pair.method) },
    Column("p_clustered") { .number($0.pair.pValue) },
    Column("p_flip") { .number($0.pair.flipPValue) },
    Column("p_holm") { .number($0.pair.holmPValue) },
    Column("pop_lo") { .number($0.population?.lower) },
    Column("pop_hi") { .number($0.population?.upper) },
  ]
}

extension Comparison {
  /// The selected pairs, scope by scope within each pair.
  func pairRows(scenario: String, _ selection: PairSelection) throws -> [PairRow] {
    let summaries = try IntentScope.scopes(of: conflict).flatMap { try pairs($0, selection) }
    let labels = rows.map(\.row.label)
    var found: [PairRow] = []
    for reference in rows.indices {
      for row in rows.indices where row > reference {
        for pair in summaries
        where pair.label == labels[row] && pair.reference == labels[reference] {
          found.append(
            PairRow(
              scenario: scenario, pair: pair,
              population: try population?.interval(ofRow: row, minus: reference, pair.scope)))
        }
      }
    }
    return found
  }
}
