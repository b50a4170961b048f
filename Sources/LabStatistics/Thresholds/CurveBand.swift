/// A band around both error rates of a threshold curve and around their mean, for all thresholds at
/// once.
///
/// Because it holds at every threshold it also holds at one that was chosen by looking at the
/// curve. The two class bands together have the stated confidence (each is made at half the
/// remaining chance). Limits are cut to [0, 1].
public struct CurveBand: Equatable, Sendable {
  /// How the half widths were made.
  public enum Method: String, CaseIterable, Equatable, Sendable {
    /// Massart's bound, all items independent.
    case independentItems = "dkw"
    /// Massart's bound with an effective number of items: an approximation.
    case effectiveItems = "dkw-effective"
    /// The largest deviation over resampled persons.
    case personBootstrap = "person-bootstrap"
  }

  /// The intervals at one threshold.
  public struct Intervals: Equatable, Sendable {
    public let first: Interval
    public let second: Interval
    public let balanced: Interval
  }

  public let curve: ThresholdCurve
  public let confidence: Double
  public let method: Method
  public let firstHalfWidth: Double
  public let secondHalfWidth: Double
  public let balancedHalfWidth: Double

  init(
    curve: ThresholdCurve, confidence: Double, method: Method,
    halfWidths: (first: Double, second: Double, balanced: Double)
  ) {
    self.curve = curve
    self.confidence = confidence
    self.method = method
    firstHalfWidth = halfWidths.first
    secondHalfWidth = halfWidths.second
    balancedHalfWidth = halfWidths.balanced
  }

  /// The intervals at a threshold, which must be above 0 and may be infinite.
  public func intervals(at threshold: Double) throws(StatisticsError) -> Intervals {
    let cell = try curve.cell(at: threshold)
    let around = { (rate: Double, half: Double) in
      Interval(lower: max(0, rate - half), upper: min(1, rate + half))
    }
    let first = Double(cell.firstErrors) / Double(curve.firstItems)
    let second = Double(cell.secondErrors) / Double(curve.secondItems)
    return Intervals(
      first: around(first, firstHalfWidth), second: around(second, secondHalfWidth),
      balanced: around(curve.balancedError(cell), balancedHalfWidth))
  }
}

extension ThresholdCurve {
  /// The band for independent items, by the bound of Dvoretzky, Kiefer, Wolfowitz and Massart at
  /// half of 1 - confidence for each class.
  ///
  /// An error rate that only rises or only falls with the threshold is a distribution function with
  /// an offset. One that does both is the difference of two; its half width is then that of both at
  /// half the chance each, twice √(ln(8/α) / 2n) with α = 1 - confidence. Which of the two holds is
  /// read off the sample. The balanced half width is the mean of the two classes'. Strokes of the same
  /// person are not independent: use `PersonCurves`. Throws for a confidence outside (0, 1).
  public func band(confidence: Double) throws(StatisticsError) -> CurveBand {
    try band(
      confidence: confidence, method: .independentItems, first: Double(firstItems),
      second: Double(secondItems))
  }

  /// The same with effective numbers of items (such as `ClusteredProportion.effectiveTrials`), not
  /// taken above the true ones: an approximation without proof.
  ///
  /// Throws for a confidence outside (0, 1) and numbers that are not positive.
  public func band(
    confidence: Double, effectiveFirst: Double, effectiveSecond: Double
  ) throws(StatisticsError) -> CurveBand {
    guard effectiveFirst > 0, effectiveSecond > 0 else { throw .noTrials }
    return try band(
      confidence: confidence, method: .effectiveItems,
      first: Swift.min(effectiveFirst, Double(firstItems)),
      second: Swift.min(effectiveSecond, Double(secondItems)))
  }

  private func band(
    confidence: Double, method: CurveBand.Method, first: Double, second: Double
  ) throws(StatisticsError) -> CurveBand {
    // α/2 for the class, half of that beyond each side.
    let tail = try Quantiles.tail(confidence) / 2
    let halfWidth = { (count: Double, errors: [Int]) throws(StatisticsError) -> Double in
      let steps = zip(errors.dropFirst(), errors).map { $0 - $1 }
      let isOneWay = !steps.contains { $0 > 0 } || !steps.contains { $0 < 0 }
      return isOneWay
        ? try UniformDeviation.bound(tail: tail, count: count)
        : Swift.min(1, 2 * (try UniformDeviation.bound(tail: tail / 2, count: count)))
    }
    let widths = (
      try halfWidth(first, map(\.firstErrors)), try halfWidth(second, map(\.secondErrors))
    )
    return CurveBand(
      curve: self, confidence: confidence, method: method,
      halfWidths: (widths.0, widths.1, (widths.0 + widths.1) / 2))
  }
}
