extension ThresholdCurve {
  /// What a threshold implies about costs: how many errors of the second class it accepts for one
  /// error of the first class less, per item of each class.
  ///
  /// Of all points (rate of the first class, rate of the second) of the curve only those on its lower
  /// convex hull are best at some ratio of costs. The answer is the slope of the hull edge above
  /// which the threshold lies, as a positive number; at a corner of the hull it is the range between
  /// the slopes of the two edges. A threshold at an end of the hull is best for every ratio of costs
  /// beyond the slope there, so the range is open to 0 or to infinity.
  ///
  /// Throws for a threshold that is not above 0.
  public func exchangeRate(at threshold: Double) throws(StatisticsError) -> ClosedRange<Double> {
    let cell = try cell(at: threshold)
    let hull = lowerHull()
    let x = cell.firstErrors
    // Corners run from few errors of the first class to many, so slopes fall.
    let right = hull.firstIndex { $0.first >= x } ?? hull.count - 1
    if hull[right].first == x {
      let upper = right == 0 ? .infinity : slope(hull[right - 1], hull[right])
      let lower = right == hull.count - 1 ? 0 : slope(hull[right], hull[right + 1])
      return lower...upper
    }
    guard right > 0 else { return 0 ... .infinity }
    let slope = slope(hull[right - 1], hull[right])
    return slope...slope
  }

  private typealias Corner = (first: Int, second: Int)

  /// The corners of the lower convex hull (Andrew 1979), counts exact.
  private func lowerHull() -> [Corner] {
    // The least errors of the second class for each number of errors of the first.
    var points: [Corner] = []
    for cell in sorted(by: { ($0.firstErrors, $0.secondErrors) < ($1.firstErrors, $1.secondErrors) }
    ) {
      if let last = points.last, cell.firstErrors == last.first || cell.secondErrors >= last.second
      {
        continue
      }
      points.append((cell.firstErrors, cell.secondErrors))
    }
    var hull: [Corner] = []
    for point in points {
      while hull.count > 1, !turnsLeft(hull[hull.count - 2], hull[hull.count - 1], point) {
        hull.removeLast()
      }
      hull.append(point)
    }
    return hull
  }

  private func turnsLeft(_ a: Corner, _ b: Corner, _ c: Corner) -> Bool {
    let one = (b.first - a.first).multipliedFullWidth(by: c.second - a.second)
    let other = (b.second - a.second).multipliedFullWidth(by: c.first - a.first)
    return one.high != other.high ? one.high > other.high : one.low > other.low
  }

  /// Errors of the second class per error of the first between two corners, on rates.
  private func slope(_ a: Corner, _ b: Corner) -> Double {
    let second = Double(a.second - b.second) / Double(secondItems)
    let first = Double(b.first - a.first) / Double(firstItems)
    return second / first
  }
}
