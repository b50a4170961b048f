import LabSimulation
import LabStatistics

extension Scenario {
  /// The exact least balanced error over both numbers of a strategy's decision, in place of the one that
  /// a search found; nil where the two tuned numbers are not those of the decision, or the exact
  /// optimum lies outside the range that was given.
  ///
  /// - Parameter found: what the search found; the spread over resampled persons is its own.
  func surfaceFind(
    _ row: StrategyRow, _ plan: TunePlan, found: TuneFind, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> TuneFind? {
    guard let surface = decisionSurface(of: row), plan.numbers.count == 2,
      let ratio = plan.numbers.firstIndex(where: { $0.key == surface.ratio }),
      let threshold = plan.numbers.firstIndex(where: { $0.key == surface.threshold }),
      let ratios = plan.numbers[ratio].numbers, let thresholds = plan.numbers[threshold].numbers,
      let decisions = try await decisions(
        of: row, thresholds: thresholds, jobs: jobs, progress: progress),
      let exact = try decisions.exactSurface(), ratios.contains(exact.optimum.ratio)
    else { return nil }
    let optimum = exact.optimum
    var find = found
    find.value = optimum.value
    find.standardError = exact.best.clusteredError ?? 0
    find.optimum[threshold] = optimum.steps.map { Self.range($0.thresholds) }
    find.optimum[ratio] = optimum.steps.filter { $0.thresholds.contains(optimum.threshold) }
      .flatMap(\.ratios)
    find.zone[threshold] = exact.indifferentThresholds.map(Self.range)
    find.zone[ratio] = exact.indifferentRatios
    find.values[threshold] = TuneNumber.short(
      optimum.threshold, within: find.optimum[threshold])
    find.values[ratio] = TuneNumber.short(optimum.ratio, within: find.optimum[ratio])
    let isAtBound = find.optimum[threshold].contains {
      $0.lower < thresholds.lowerBound || $0.upper >= thresholds.upperBound
    }
    find.keysAtBound = isAtBound ? [surface.threshold] : []
    return find
  }

  /// Thresholds from one up to below another, in the form of a range above one up to another.
  private static func range(_ thresholds: Range<Double>) -> ThresholdRange {
    ThresholdRange(
      lower: thresholds.lowerBound.nextDown, upper: thresholds.upperBound.nextDown)
  }
}
