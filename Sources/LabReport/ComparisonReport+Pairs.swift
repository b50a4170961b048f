import LabStatistics
import LabStudy

extension ComparisonReport {
  /// Every selected pair: by strokes as if each stood for itself, and by persons; empty for one row.
  var pairTable: String {
    guard !pairs.isEmpty else { return "" }
    var table = TextTable(
      [
        "PAIRS, %", "minus", "intent", "b", "c", "difference", "by strokes", "p", "by persons", "p",
        "flip p", "Holm p",
      ], labels: 3)
    var last: (String, String)?
    for row in pairs {
      let pair = row.pair
      let names = (pair.label, pair.reference)
      let isSame = last.map { $0 == names } ?? false
      last = names
      table.rows.append([
        isSame ? "" : names.0, isSame ? "" : names.1, pair.scope.name,
        pair.strokes.map { "\($0.onlyRow)" } ?? "-",
        pair.strokes.map { "\($0.onlyReference)" } ?? "-",
        Self.signed(pair.difference), Self.range(pair.strokes?.interval),
        Self.probability(pair.strokes?.pValue),
        pair.isEqual ? "equal" : Self.range(pair.interval), Self.probability(pair.pValue),
        Self.probability(pair.flipPValue), Self.probability(pair.holmPValue),
      ])
    }
    return table.text + equality.filter { $0.test.methods > 2 }.map(Self.sentence).joined()
  }

  /// What the columns mean, one line each.
  var pairNotes: String {
    pairs.isEmpty
      ? ""
      : """
      b, c: strokes that only this strategy got wrong, and strokes that only the one behind `minus` got wrong.
      by strokes: Tango's interval and exact McNemar's p (`all`: of all strokes pooled), as if strokes were independent; no claims.
      by persons: interval and p of Student's t over persons; flip p: names exchanged person by person, no t assumed, 0.0001 or more.
      Holm p: the larger of the persons' p and flip p, adjusted for the number of pairs of an intent: decide by this one.

      """
  }

  private static func sentence(_ scope: IntentScope, _ test: CochranQ) -> String {
    "all \(test.methods) strategies on \(scope.name) strokes: Cochran's Q "
      + FixedDecimal.text(test.statistic, decimals: 1)
      + ", p \(probability(test.pValue)) by strokes\n"
  }

  /// Four decimals; smaller ones are only bounded.
  private static func probability(_ value: Double?) -> String {
    guard let value else { return "-" }
    return value < 0.0001 ? "<.0001" : FixedDecimal.text(value, decimals: 4)
  }
}
