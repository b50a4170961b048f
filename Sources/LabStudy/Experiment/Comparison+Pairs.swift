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
    var summaries: [PairSummary] = []
    for reference in rows.indices where selection == .all || reference == 0 {
      for row in rows.indices where row > reference {
        if let summary = try pair(row, reference, scope) { summaries.append(summary) }
      }
    }
    let adjusted = try Multiplicity.holm.adjusted(
      summaries.map { max($0.pValue, $0.flipPValue ?? 0) })
    for (index, value) in adjusted.enumerated() { summaries[index].holmPValue = value }
    return summaries
  }

  /// Cochran's Q: whether all rows err equally often; nil for one row and without strokes.
  public func equality(_ scope: IntentScope) throws -> CochranQ? {
    guard let pairs, rows.count > 1 else { return nil }
    return try pairs[scope].equality
  }

  private func pair(_ row: Int, _ reference: Int, _ scope: IntentScope) throws -> PairSummary? {
    let (a, b) = (rows[row], rows[reference])
    let scroll = try Self.counts(a.tally.scroll, b.tally.scroll)
    let page = try Self.counts(a.tally.page, b.tally.page)
    let paired: PairedDifference
    let flips: SignFlip?
    let isSmall = persons.count <= PairSummary.flippedPersons
    switch scope {
    case .scroll, .page:
      let counts = scope == .scroll ? scroll : page
      guard Self.isEnough(counts) else { return nil }
      paired = try PairedDifference(counts, confidence: RateSummary.confidence)
      flips = isSmall ? try SignFlip(counts) : nil
    case .all:
      guard Self.isEnough(scroll), Self.isEnough(page) else { return nil }
      let counts = zip(scroll, page).map(PairedClassCounts.init)
      paired = try PairedDifference(counts, confidence: RateSummary.confidence)
      flips = isSmall ? try SignFlip(counts) : nil
    }
    return PairSummary(
      label: a.row.label, reference: b.row.label, scope: scope, persons: paired.persons,
      difference: paired.estimate, interval: paired.interval, method: paired.method.rawValue,
      pValue: paired.pValue, flipPValue: flips?.pValue, holmPValue: paired.pValue,
      strokes: try pairs?[scope].summary(row, reference, isRate: scope != .all))
  }

  private static func isEnough(_ counts: [PairedCount]) -> Bool {
    counts.count { $0.trials > 0 } > 1
  }

  private static func counts(_ row: Tally, _ reference: Tally) throws -> [PairedCount] {
    try zip(row.persons, reference.persons).map {
      try PairedCount(errorsA: $0.errors, errorsB: $1.errors, of: $0.decided)
    }
  }
}
