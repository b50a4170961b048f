/// The exact error of a threshold rule as a function of the threshold, from one sort.
///
/// An item with critical value r is *kept* at threshold R > 0 if and only if r >= R (a tie is kept),
/// else it *fails*; either way it may be an error of its class. The error counts are therefore
/// piecewise constant in R, on cells (lower, upper] whose ends are critical values. The first cell
/// begins at 0 (no rule has R = 0) and the last ends at infinity, where only infinite critical
/// values are kept. No grid is needed, and the optimum is exact. Cost O(N log N).
///
/// The curve is a collection of its cells in ascending order. Items whose outcome does not depend
/// on the threshold add to the counts and make no cells.
public struct ThresholdCurve: Equatable, Sendable {
  /// One decided item.
  public struct Item: Equatable, Sendable {
    /// 0 or 1.
    public var classIndex: Int
    /// Zero or more; may be infinite.
    public var criticalValue: Double
    public var errorIfKept: Bool
    public var errorIfFailed: Bool

    public init(classIndex: Int, criticalValue: Double, errorIfKept: Bool, errorIfFailed: Bool) {
      self.classIndex = classIndex
      self.criticalValue = criticalValue
      self.errorIfKept = errorIfKept
      self.errorIfFailed = errorIfFailed
    }
  }

  /// The thresholds (lower, upper] at which both error counts are the same.
  public struct Cell: Equatable, Sendable {
    public let range: ThresholdRange
    /// Errors of class 0.
    public let firstErrors: Int
    /// Errors of class 1.
    public let secondErrors: Int
  }

  /// Items of class 0 and of class 1; both are above zero.
  public let firstItems: Int
  public let secondItems: Int

  private let uppers: [Double]
  private let firstErrors: [Int32]
  private let secondErrors: [Int32]

  /// The most items of a curve, 2^26: products of two class counts and the doubled sums of such
  /// products are then whole numbers that a Double holds exactly.
  public static let maximumItems = 1 << 26

  /// Throws for a class index other than 0 and 1, a critical value that is negative or NaN, a class
  /// without items, and more than `maximumItems`.
  public init(_ items: [Item]) throws(StatisticsError) {
    guard items.count <= Self.maximumItems else {
      throw .tooManyTrials(limit: Self.maximumItems)
    }
    var sizes = [0, 0]
    var errors: [Int32] = [0, 0]
    // What passing a critical value does: class 0 up, down, class 1 up, down. Four lists, so that
    // plain numbers are sorted and no records.
    var changes: [[Double]] = [[], [], [], []]
    for (index, item) in items.enumerated() {
      guard item.classIndex == 0 || item.classIndex == 1 else {
        throw .classIndex(item.classIndex, index: index)
      }
      guard item.criticalValue >= 0 else {
        throw .criticalValue(item.criticalValue, index: index)
      }
      sizes[item.classIndex] += 1
      let failsAlways = item.criticalValue == 0
      if failsAlways ? item.errorIfFailed : item.errorIfKept { errors[item.classIndex] += 1 }
      // Infinite values never fail, zeros always do: neither makes a cell.
      if failsAlways || item.criticalValue == .infinity { continue }
      if item.errorIfKept != item.errorIfFailed {
        changes[2 * item.classIndex + (item.errorIfFailed ? 0 : 1)].append(item.criticalValue)
      }
    }
    if let empty = sizes.firstIndex(of: 0) { throw .emptyClass(empty) }
    for index in changes.indices { changes[index].sort() }

    firstItems = sizes[0]
    secondItems = sizes[1]
    (uppers, firstErrors, secondErrors) = Self.merge(changes, first: errors[0], second: errors[1])
  }

  /// Walks the four ascending lists together and notes the counts before each distinct value.
  private static func merge(
    _ changes: [[Double]], first: Int32, second: Int32
  ) -> ([Double], [Int32], [Int32]) {
    let capacity = changes.reduce(1) { $0 + $1.count }
    var (uppers, firsts, seconds): ([Double], [Int32], [Int32]) = ([], [], [])
    uppers.reserveCapacity(capacity)
    firsts.reserveCapacity(capacity)
    seconds.reserveCapacity(capacity)
    var (first, second) = (first, second)
    var next = [0, 0, 0, 0]
    while true {
      var upper = Double.infinity
      for list in 0..<4 where next[list] < changes[list].count {
        upper = Swift.min(upper, changes[list][next[list]])
      }
      uppers.append(upper)
      firsts.append(first)
      seconds.append(second)
      if upper == .infinity { return (uppers, firsts, seconds) }
      for list in 0..<4 {
        let start = next[list]
        while next[list] < changes[list].count, changes[list][next[list]] == upper {
          next[list] += 1
        }
        let passed = Int32(next[list] - start) * (list % 2 == 0 ? 1 : -1)
        if list < 2 { first += passed } else { second += passed }
      }
    }
  }

  /// The cell that holds a threshold, which must be above 0 and may be infinite.
  public func cell(at threshold: Double) throws(StatisticsError) -> Cell {
    guard threshold > 0 else { throw .threshold(threshold) }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if uppers[middle] >= threshold { high = middle } else { low = middle + 1 }
    }
    return self[low]
  }
}

extension ThresholdCurve: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { uppers.count }

  public subscript(position: Int) -> Cell {
    Cell(
      range: ThresholdRange(
        lower: position == 0 ? 0 : uppers[position - 1], upper: uppers[position]),
      firstErrors: Int(firstErrors[position]), secondErrors: Int(secondErrors[position]))
  }
}
