/// The thresholds whose largest regret over several populations is least (Savage 1951).
///
/// The regret of a threshold in a population is its balanced error minus the least that any allowed
/// threshold has there. Between two neighbouring critical values of all curves together nothing
/// changes, so the optimum is exact. Cost: the cells of all curves, after one merge.
public enum ThresholdRegret {
  /// The optimum among the allowed thresholds, and the least error of each population among them.
  ///
  /// - Parameters:
  ///   - curves: one per population.
  ///   - allowed: ranges in ascending order that do not overlap.
  /// - Returns: nil without curves and where nothing is allowed.
  public static func optimum(
    of curves: [ThresholdCurve], within allowed: [ThresholdRange] = PersonCurves.everywhere
  ) -> (optimum: PersonOptimum, least: [Double])? {
    var least: [Double] = []
    for curve in curves {
      var pieces = RangePieces(allowed)
      var smallest = Double.infinity
      for cell in curve where pieces.meets(cell.range.lower, cell.range.upper) {
        smallest = min(smallest, curve.balancedError(cell))
      }
      guard smallest.isFinite else { return nil }
      least.append(smallest)
    }
    guard !curves.isEmpty else { return nil }
    var pieces = RangePieces(allowed)
    var value = Double.infinity
    forEachCell(of: curves) { lower, upper, errors in
      var regret = 0.0
      for (error, least) in zip(errors, least) { regret = max(regret, error - least) }
      guard regret <= value + 1e-13, pieces.meets(lower, upper) else { return }
      if regret < value - 1e-13 {
        pieces.kept.removeAll(keepingCapacity: true)
        value = regret
      }
      pieces.keep(lower, upper)
    }
    guard let widest = pieces.widest else { return nil }
    return (
      PersonOptimum(value: value, ranges: pieces.kept, recommended: widest.angularMiddle), least
    )
  }

  /// The allowed thresholds whose largest regret exceeds the least by at most `tolerance`.
  public static func zone(
    of curves: [ThresholdCurve], tolerance: Double,
    within allowed: [ThresholdRange] = PersonCurves.everywhere
  ) throws(StatisticsError) -> [ThresholdRange] {
    guard tolerance >= 0 else { throw .tolerance(tolerance) }
    guard let (optimum, least) = optimum(of: curves, within: allowed) else { return [] }
    var pieces = RangePieces(allowed)
    forEachCell(of: curves) { lower, upper, errors in
      var regret = 0.0
      for (error, least) in zip(errors, least) { regret = max(regret, error - least) }
      if regret <= optimum.value + tolerance + 1e-13 { pieces.keep(lower, upper) }
    }
    return pieces.kept
  }

  /// Walks the cells of all curves together.
  private static func forEachCell(
    of curves: [ThresholdCurve], _ body: (Double, Double, [Double]) -> Void
  ) {
    var next = curves.map { _ in 0 }
    var errors = curves.map { $0.balancedError($0[0]) }
    var lower = 0.0
    while true {
      var upper = Double.infinity
      for (curve, index) in zip(curves, next) { upper = min(upper, curve[index].range.upper) }
      body(lower, upper, errors)
      guard upper < .infinity else { return }
      for index in curves.indices where curves[index][next[index]].range.upper == upper {
        next[index] += 1
        errors[index] = curves[index].balancedError(curves[index][next[index]])
      }
      lower = upper
    }
  }
}
