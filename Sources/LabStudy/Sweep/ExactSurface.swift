import LabSimulation
import LabStatistics

/// The balanced error over every pair of threshold and ratio, without a grid, and where it is least.
public struct ExactSurface: Sendable {
  /// The keys of the two parameters.
  public var thresholdKey: String
  public var ratioKey: String
  /// The thresholds that were asked for, both ends included.
  public var thresholds: ClosedRange<Double>
  public var surface: ThresholdSurface
  /// Every optimal cell, and the pair to recommend.
  public var optimum: SurfaceOptimum
  /// The rates at the recommended pair.
  public var best: RateSummary
  /// The thresholds whose least balanced error is within one clustered standard error of the optimum.
  public var indifferentThresholds: [Range<Double>]
  /// At the recommended threshold, the ratios whose balanced error is.
  public var indifferentRatios: [ThresholdRange]
  /// The pair that the strategy has now, and its rates; nil when its threshold was not asked for.
  public var present: BranchedDecisions.Point
  public var presentRates: RateSummary?
}

extension BranchedDecisions {
  /// The exact error over all ratios and the thresholds of `thresholds`; nil when an intent has no
  /// decided stroke.
  public func exactSurface() throws -> ExactSurface? {
    guard hasBothIntents else { return nil }
    // The upper end belongs to the range.
    let range = thresholds.lowerBound..<thresholds.upperBound.nextUp
    let surface = try ThresholdSurface(items, thresholds: range)
    let optimum = surface.optimum()
    let best = try tally(at: Point(threshold: optimum.threshold, ratio: optimum.ratio))
      .summary(.all)
    let tolerance = best.clusteredError ?? 0
    return ExactSurface(
      thresholdKey: self.surface.threshold, ratioKey: self.surface.ratio, thresholds: thresholds,
      surface: surface, optimum: optimum, best: best,
      indifferentThresholds: try surface.indifferenceZone(tolerance: tolerance),
      indifferentRatios: try curve(at: optimum.threshold)?
        .curve.indifferenceZone(tolerance: tolerance) ?? [],
      present: present,
      presentRates: thresholds.contains(present.threshold)
        ? try tally(at: present).summary(.all) : nil)
  }

  /// The decided strokes as the surface sees them.
  private var items: [ThresholdSurface.Item] {
    strokes.indices.filter { strokes[$0].isDecided }.map { index in
      ThresholdSurface.Item(
        classIndex: strokes[index].intent,
        stages: stages[stages(of: index)].map { stage in
          ThresholdSurface.Stage(
            below: stage.below, criticalValue: stage.critical,
            errorIfKept: stage.kept.verdict.isArbitrationError,
            errorIfFailed: stage.failed.verdict.isArbitrationError)
        })
    }
  }
}
