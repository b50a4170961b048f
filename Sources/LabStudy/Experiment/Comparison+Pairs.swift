import LabSimulation
import LabStatistics

/// Which pairs of rows are compared.
public enum PairSelection: String, Sendable, CaseIterable {
  /// Every row against the first one.
  case reference
  /// Every two rows.
  case all
}

/// How one row differs from another one on the same strokes.
///
/// Two readings stand beside each other. By persons: the difference of the error rates, clustered by
/// person, and p-values that hold for persons; decisions use these. By strokes: McNemar's test as if
/// every stroke stood for itself, which strokes of one person do not.
public struct PairSummary: Sendable {
  public var label: String
  public var reference: String
  public var scope: IntentScope
  public var persons: Int
  /// Error rate of the row minus that of the reference.
  public var difference: Double
  public var interval: Interval
  public var method: String
  /// Whether no person differs.
  public var isEqual: Bool {
    difference == 0 && method == IntervalMethod.tangoPersons.rawValue
  }
  /// The most persons for which names are exchanged.
  public static let flippedPersons = 1000
  /// Two-sided, from Student's t over the persons' differences.
  public var pValue: Double
  /// Two-sided, by exchanging the names of the two rows person by person: no distribution assumed.
  ///
  /// Nil above `flippedPersons` persons, where it takes long and Student's t needs no check.
  public var flipPValue: Double?
  /// The larger of the two persons' p, adjusted over all selected pairs of the scope (Holm 1979).
  ///
  /// Where only a few persons differ Student's t is too sure: one stroke each of five persons out of
  /// 200 gives 0.025, the exchange of names 0.0625.
  public var holmPValue: Double
  /// Nil when the strokes were not counted pair by pair.
  public var strokes: DiscordanceSummary?
}

/// The strokes on which two rows differ.
public struct DiscordanceSummary: Sendable {
  /// Strokes that the row got wrong and the reference right.
  public var onlyRow: Int
  /// Strokes that the reference got wrong and the row right.
  public var onlyReference: Int
  public var decided: Int
  /// The score interval of the difference (Tango 1998), as if strokes were independent; nil for the
  /// balanced error, which is no rate of strokes.
  public var interval: Interval?
  /// Exact McNemar, two-sided.
  public var pValue: Double
}

extension Comparison {
  /// The selected pairs of one scope; without those for which there are too few persons or strokes.
  public func pairs(
    _ scope: IntentScope, _ selection: PairSelection = .reference
  ) throws -> [PairSummary] {
    try PairSummary.all(rows.map(CountedRow.init), scope, selection, strokes: pairs)
  }

  /// Cochran's Q: whether all rows err equally often; nil for one row and without strokes.
  public func equality(_ scope: IntentScope) throws -> CochranQ? {
    guard let pairs, rows.count > 1 else { return nil }
    return try pairs[scope].equality
  }
}

extension PairSummary {
  /// The selected pairs of some rows.
  ///
  /// - Parameter strokes: the strokes on which two rows differ, if they were counted.
  static func all(
    _ rows: [CountedRow], _ scope: IntentScope, _ selection: PairSelection,
    strokes: PairCounts? = nil
  ) throws -> [PairSummary] {
    var summaries: [PairSummary] = []
    for reference in rows.indices where selection == .all || reference == 0 {
      for row in rows.indices where row > reference {
        guard let persons = try PairedPersons(rows[row], rows[reference], scope) else { continue }
        let discordance = try strokes?[scope].summary(row, reference, isRate: scope.place != nil)
        summaries.append(
          try PairSummary(
            rows[row], minus: rows[reference], scope, persons, strokes: discordance))
      }
    }
    let adjusted = try Multiplicity.holm.adjusted(
      summaries.map { max($0.pValue, $0.flipPValue ?? 0) })
    for (index, value) in adjusted.enumerated() { summaries[index].holmPValue = value }
    return summaries
  }

  /// A pair that is not adjusted yet.
  private init(
    _ row: CountedRow, minus reference: CountedRow, _ scope: IntentScope, _ pair: PairedPersons,
    strokes: DiscordanceSummary?
  ) throws {
    let difference = try pair.difference
    self.init(
      label: row.label, reference: reference.label, scope: scope, persons: difference.persons,
      difference: difference.estimate, interval: difference.interval,
      method: difference.method.rawValue, pValue: difference.pValue,
      flipPValue: row.persons <= Self.flippedPersons ? try pair.flips?.pValue : nil,
      holmPValue: difference.pValue, strokes: strokes)
  }
}
