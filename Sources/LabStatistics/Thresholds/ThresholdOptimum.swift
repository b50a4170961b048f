/// All thresholds with the smallest objective, and the one to recommend.
public struct ThresholdOptimum: Equatable, Sendable {
  /// The smallest value of the objective; infinite where costs make it exceed the doubles.
  public let value: Double
  /// Every optimal cell, ascending.
  public let cells: [ThresholdCurve.Cell]
  /// The same thresholds with adjacent cells joined, ascending.
  public let ranges: [ThresholdRange]
  /// The middle, by angle, of the range that is widest by angle; of equals the lowest.
  public let recommended: Double
}

extension ThresholdCurve {
  /// The mean of the two error rates in a cell.
  public func balancedError(_ cell: Cell) -> Double {
    Double(doubledProduct(cell)) / (2 * Double(firstItems) * Double(secondItems))
  }

  /// The thresholds with the smallest balanced error, by integer comparison.
  public func balancedOptimum() -> ThresholdOptimum {
    optimum(firstCost: 1, secondCost: 1) { balancedError($0) }
  }

  /// The thresholds with the smallest firstCost · rate 0 + secondCost · rate 1.
  ///
  /// Costs are zero or more, finite, and not both zero. Two cells are compared by the products
  /// cost · (whole number), exact to the last bit (for costs within 200 orders of magnitude of each
  /// other), so cells of equal cost are found equal whatever the sums round to.
  public func optimum(
    firstCost: Double, secondCost: Double
  ) throws(StatisticsError) -> ThresholdOptimum {
    guard firstCost >= 0, secondCost >= 0, firstCost.isFinite, secondCost.isFinite,
      firstCost + secondCost > 0
    else { throw .costs(firstCost, secondCost) }
    let scale = Swift.max(firstCost, secondCost).exponent
    return optimum(
      // A power of two changes no digit and keeps the products from overflowing.
      firstCost: Double(sign: .plus, exponent: -scale, significand: firstCost),
      secondCost: Double(sign: .plus, exponent: -scale, significand: secondCost)
    ) { cell in
      firstCost * (Double(cell.firstErrors) / Double(firstItems))
        + secondCost * (Double(cell.secondErrors) / Double(secondItems))
    }
  }

  /// All thresholds whose balanced error exceeds the smallest by at most `tolerance`, as ranges.
  ///
  /// The excess is one correctly rounded quotient of whole numbers, so a tolerance of 0.05 admits an
  /// excess of exactly 5 in 100.
  public func indifferenceZone(tolerance: Double) throws(StatisticsError) -> [ThresholdRange] {
    guard tolerance >= 0 else { throw .tolerance(tolerance) }
    var smallest = Int.max
    for cell in self { smallest = Swift.min(smallest, doubledProduct(cell)) }
    let denominator = Double(2 * firstItems * secondItems)
    return joined(
      indices.filter { Double(doubledProduct(self[$0]) - smallest) / denominator <= tolerance })
  }

  /// The balanced error times 2 n0 n1: a whole number below 2^53.
  private func doubledProduct(_ cell: Cell) -> Int {
    cell.firstErrors * secondItems + cell.secondErrors * firstItems
  }

  private func optimum(
    firstCost: Double, secondCost: Double, value: (Cell) -> Double
  ) -> ThresholdOptimum {
    var best = self[0]
    var optimal = [0]
    for index in 1..<Swift.max(1, count) {
      let cell = self[index]
      // Is the saving in class 0 worth more, or as much, as the loss in class 1?
      let saving = ExactProduct(
        firstCost, (best.firstErrors - cell.firstErrors) * secondItems)
      let loss = ExactProduct(
        secondCost, (cell.secondErrors - best.secondErrors) * firstItems)
      if saving == loss {
        optimal.append(index)
      } else if loss < saving {
        best = cell
        optimal = [index]
      }
    }
    let ranges = joined(optimal)
    var widest = ranges[0]
    for range in ranges where range.angularWidth > widest.angularWidth { widest = range }
    return ThresholdOptimum(
      value: value(best), cells: optimal.map { self[$0] }, ranges: ranges,
      recommended: widest.angularMiddle)
  }

  /// The cells of ascending indices as ranges, adjacent ones joined.
  private func joined(_ indices: [Int]) -> [ThresholdRange] {
    var ranges: [ThresholdRange] = []
    for index in indices {
      let range = self[index].range
      if let last = ranges.last, last.upper == range.lower {
        ranges[ranges.count - 1] = ThresholdRange(lower: last.lower, upper: range.upper)
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}

/// A product of a Double and a whole number below 2^53 as an unrounded sum of two Doubles.
///
/// Rounding keeps order, so the rounded parts decide unless they are equal; then the remainders,
/// which a fused multiplication gives exactly, decide.
private struct ExactProduct: Comparable {
  let rounded: Double
  let remainder: Double

  init(_ factor: Double, _ whole: Int) {
    rounded = factor * Double(whole)
    remainder = (-rounded).addingProduct(factor, Double(whole))
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.rounded, left.remainder) < (right.rounded, right.remainder)
  }
}
