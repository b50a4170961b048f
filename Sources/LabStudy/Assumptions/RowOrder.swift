import LabStatistics

/// Two rows of which one errs significantly less: Holm's p over all pairs is below 5 %.
public struct RowOrder: Sendable, Hashable {
  /// The index of the row that errs less, and of the other one.
  public var better: Int
  public var worse: Int

  public init(_ better: Int, before worse: Int) {
    self.better = better
    self.worse = worse
  }

  public var reversed: RowOrder { RowOrder(worse, before: better) }

  /// The order of every two rows that differ significantly, by the tests between all pairs.
  static func all(_ rows: [CountedRow], _ scope: IntentScope) throws -> [RowOrder] {
    let level = 1 - RateSummary.confidence
    var places: [String: Int] = [:]
    for (place, row) in rows.enumerated() { places[row.label] = place }
    return try PairSummary.all(rows, scope, .all).filter { $0.holmPValue < level }
      .compactMap { pair in
        guard let row = places[pair.label], let reference = places[pair.reference] else {
          return nil
        }
        return pair.difference < 0
          ? RowOrder(row, before: reference) : RowOrder(reference, before: row)
      }
  }
}

/// What a setting made of an order.
public struct OrderChange: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    /// They differ significantly the other way round.
    case reversed
    /// The two no longer differ significantly.
    case lost
    /// They did not differ significantly before.
    case new
  }

  public var kind: Kind
  /// As it was before; as it is now for a new one.
  public var order: RowOrder

  public init(_ kind: Kind, _ order: RowOrder) {
    self.kind = kind
    self.order = order
  }

  /// What became of the orders: reversed ones first, then lost and new ones.
  static func all(from before: [RowOrder], to after: [RowOrder]) -> [OrderChange] {
    let (old, present) = (Set(before), Set(after))
    let reversed = before.filter { present.contains($0.reversed) }
    let lost = before.filter { !present.contains($0) && !present.contains($0.reversed) }
    let new = after.filter { !old.contains($0) && !old.contains($0.reversed) }
    return reversed.map { OrderChange(.reversed, $0) } + lost.map { OrderChange(.lost, $0) }
      + new.map { OrderChange(.new, $0) }
  }
}
