import LabSimulation
import LabStatistics

/// How one row differs from the reference row on the same strokes, clustered by person.
public struct PairSummary: Sendable {
  public var label: String
  public var reference: String
  public var scope: IntentScope
  /// Error rate of the row minus that of the reference.
  public var difference: Double
  public var interval: Interval
  public var method: String
  /// Whether no person differs.
  public var isEqual: Bool {
    difference == 0 && method == IntervalMethod.tangoPersons.rawValue
  }
  /// Two-sided, from Student's t over the persons' differences.
  public var pValue: Double
}

extension Comparison {
  /// Every row against the first one; empty for one row, for one person, and where a scope has no
  /// strokes.
  public func pairs(_ scope: IntentScope) throws -> [PairSummary] {
    guard let reference = rows.first else { return [] }
    return try rows.dropFirst().compactMap { row in
      guard let paired = try Self.difference(row.tally, reference.tally, scope) else { return nil }
      return PairSummary(
        label: row.row.label, reference: reference.row.label, scope: scope,
        difference: paired.estimate, interval: paired.interval, method: paired.method.rawValue,
        pValue: paired.pValue)
    }
  }

  private static func difference(
    _ row: StrategyTally, _ reference: StrategyTally, _ scope: IntentScope
  ) throws -> PairedDifference? {
    switch scope {
    case .scroll:
      return try difference(try counts(row.scroll, reference.scroll))
    case .page:
      return try difference(try counts(row.page, reference.page))
    case .all:
      let scroll = try counts(row.scroll, reference.scroll)
      let page = try counts(row.page, reference.page)
      guard isEnough(scroll), isEnough(page) else { return nil }
      return try PairedDifference(
        zip(scroll, page).map(PairedClassCounts.init), confidence: RateSummary.confidence)
    }
  }

  private static func difference(_ counts: [PairedCount]) throws -> PairedDifference? {
    guard isEnough(counts) else { return nil }
    return try PairedDifference(counts, confidence: RateSummary.confidence)
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
