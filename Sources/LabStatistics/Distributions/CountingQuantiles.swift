/// Exact quantiles of a stream of non-negative values on a fixed grid, mergeable in any order.
///
/// Each value goes to the nearest grid point (halves upward) and only the counts are kept, so memory
/// depends on the largest value and not on how many there are, and any split of the stream over
/// tasks and any order of merging give the same answer to the last bit. Values above the maximum,
/// infinity included, count as the maximum. Negative values and NaN are refused and only tallied
/// in `rejected`; negative zero is zero.
public struct CountingQuantiles: Equatable, Sendable {
  /// Grid points in one unit: 10 for a resolution of 0.1 ms.
  ///
  /// Whole, so that grid values are decimal.
  public let cellsPerUnit: Int
  /// The value at which all larger ones are counted, rounded to the grid.
  public let maximum: Double
  /// How many values were counted.
  public private(set) var count = 0
  /// How many of these were above the maximum.
  public private(set) var capped = 0
  /// How many values were negative or not a number.
  public private(set) var rejected = 0

  /// Counts up to the largest cell seen; never longer than `maximumCells` + 1.
  private var counts: [Int] = []
  private let lastCell: Int

  /// The most cells a grid may have, 2^22 (32 MiB of counts when filled).
  public static let maximumCells = 1 << 22

  /// A counter with `cellsPerUnit` (default 10) grid points per unit up to `maximum` (default 10,000).
  public init(cellsPerUnit: Int = 10, maximum: Double = 10_000) throws(StatisticsError) {
    let cells = (maximum * Double(cellsPerUnit)).rounded()
    guard cellsPerUnit > 0, cells >= 1, cells <= Double(Self.maximumCells) else {
      throw .grid(cellsPerUnit: cellsPerUnit, maximum: maximum)
    }
    self.cellsPerUnit = cellsPerUnit
    lastCell = Int(cells)
    self.maximum = cells / Double(cellsPerUnit)
  }

  /// Where a value is counted.
  public struct Place: Sendable, Hashable {
    /// A cell; the one after the last for what is above the maximum.
    fileprivate var cell: Int32

    fileprivate static let rejected = Place(cell: -1)
    /// The place of a value that does not exist: nothing is counted there.
    public static let none = Place(cell: -2)
  }

  /// Where a value is counted; nil goes to `.none`.
  public func place(of value: Double?) -> Place {
    guard let value else { return .none }
    guard value >= 0 else { return .rejected }
    guard value <= maximum else { return Place(cell: Int32(lastCell + 1)) }
    return Place(cell: Int32(min(Int((value * Double(cellsPerUnit)).rounded()), lastCell)))
  }

  /// Counts a value.
  public mutating func add(_ value: Double) { add(at: place(of: value)) }

  /// Counts a value by its place.
  public mutating func add(at place: Place) {
    guard place.cell >= 0 else {
      if place == .rejected { rejected += 1 }
      return
    }
    let cell = min(Int(place.cell), lastCell)
    if place.cell > lastCell { capped += 1 }
    grow(to: cell)
    counts[cell] += 1
    count += 1
  }

  /// Counts a value that was counted before at another place; to `.none` it is taken back.
  public mutating func move(from old: Place, to new: Place) {
    let ordinary = 0..<Int32(min(counts.count, lastCell))
    if ordinary.contains(old.cell), ordinary.contains(new.cell), old.cell < counts.count - 1 {
      counts[Int(new.cell)] += 1
      counts[Int(old.cell)] -= 1
      return
    }
    add(at: new)
    remove(at: old)
  }

  private mutating func remove(at place: Place) {
    guard place.cell >= 0 else {
      if place == .rejected { rejected -= 1 }
      return
    }
    let cell = min(Int(place.cell), lastCell)
    precondition(cell < counts.count && counts[cell] > 0, "nothing was counted in cell \(cell)")
    if place.cell > lastCell { capped -= 1 }
    counts[cell] -= 1
    count -= 1
    // The number of counts depends on the largest value alone, which may have been this one.
    if counts[counts.count - 1] == 0 {
      counts.removeLast(counts.count - 1 - (counts.lastIndex { $0 > 0 } ?? -1))
    }
  }

  /// Counts everything that another counter on the same grid has counted.
  public mutating func merge(_ other: Self) throws(StatisticsError) {
    guard cellsPerUnit == other.cellsPerUnit, lastCell == other.lastCell else {
      throw .gridMismatch
    }
    if !other.counts.isEmpty { grow(to: other.counts.count - 1) }
    for (cell, number) in other.counts.enumerated() { counts[cell] += number }
    count += other.count
    capped += other.capped
    rejected += other.rejected
  }

  /// The type-7 quantile (Hyndman and Fan 1996) of the counted grid values; nothing when empty.
  ///
  /// Throws for a probability outside [0, 1].
  public func quantile(_ probability: Double) throws(StatisticsError) -> Double? {
    guard probability >= 0, probability <= 1 else { throw .probability(probability) }
    guard count > 0 else { return nil }
    let rank = try Quantiles.Rank(probability: probability, count: count)
    let low = cell(atRank: rank.below)
    let high = cell(atRank: rank.above)
    let position = Double(low) + rank.fraction * Double(high - low)
    return position / Double(cellsPerUnit)
  }

  /// The cell of the value that has `rank` smaller or equal ones before it.
  private func cell(atRank rank: Int) -> Int {
    var before = 0
    for (cell, number) in counts.enumerated() {
      before += number
      if before > rank { return cell }
    }
    return lastCell
  }

  /// Appends exactly what is missing.
  ///
  /// Equality compares the counts, so their number must depend on the largest value alone; the
  /// capacity of the array grows geometrically by itself.
  private mutating func grow(to cell: Int) {
    if cell >= counts.count {
      counts.append(contentsOf: repeatElement(0, count: cell + 1 - counts.count))
    }
  }
}
