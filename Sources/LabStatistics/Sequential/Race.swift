/// A race of candidates for the lowest rate: the ones that cannot win any more are dropped early.
///
/// Each of the m cells has a confidence sequence at confidence 1 - alpha/m (Bonferroni), so all m
/// hold at all looks together with 1 - alpha. A cell leaves when its lower limit exceeds the
/// lowest upper limit of the cells still in the race; the best cell is then dropped with a
/// probability of at most alpha, however often one looks. Limits only ever narrow.
public struct Race: Equatable, Sendable {
  /// The confidence that the sequence of each cell must have.
  public let cellConfidence: Double
  /// The limits of each cell so far; [-∞, ∞] before the first.
  public private(set) var intervals: [Interval]
  private var isRacing: [Bool]

  /// Throws for a confidence outside (0, 1), and `.setting` for no cells or more than a million.
  public init(cells: Int, confidence: Double) throws(StatisticsError) {
    guard cells > 0, cells <= 1_000_000 else { throw .setting("cells", Double(cells)) }
    cellConfidence = 1 - 2 * (try Quantiles.tail(confidence)) / Double(cells)
    guard cellConfidence < 1 else { throw .confidence(confidence) }
    intervals = Array(repeating: Interval(lower: -.infinity, upper: .infinity), count: cells)
    isRacing = Array(repeating: true, count: cells)
  }

  /// The cells still in the race, ascending; never empty.
  public var survivors: [Int] { isRacing.indices.filter { isRacing[$0] } }

  /// Whether one cell is left.
  public var isDecided: Bool { survivors.count == 1 }

  /// Notes the present limits of a cell, made at `cellConfidence`.
  ///
  /// They are intersected with the earlier ones; limits that contradict these are ignored, so that
  /// the interval never becomes empty. Throws `.setting` for a cell that does not exist, and
  /// `.notANumber` with the cell for limits that are no interval.
  public mutating func update(cell: Int, interval: Interval) throws(StatisticsError) {
    guard intervals.indices.contains(cell) else { throw .setting("cell", Double(cell)) }
    guard interval.lower <= interval.upper else { throw .notANumber(index: cell) }
    let known = intervals[cell]
    let lower = max(known.lower, interval.lower)
    let upper = min(known.upper, interval.upper)
    if lower <= upper { intervals[cell] = Interval(lower: lower, upper: upper) }
  }

  /// Drops the cells that can no longer be the best, and returns them in ascending order.
  public mutating func drop() -> [Int] {
    let racing = survivors
    let best = racing.map { intervals[$0].upper }.min() ?? .infinity
    let dropped = racing.filter { intervals[$0].lower > best }
    for cell in dropped { isRacing[cell] = false }
    return dropped
  }
}
