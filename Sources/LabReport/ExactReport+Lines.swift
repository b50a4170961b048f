import LabSimulation
import LabStatistics
import LabStudy

extension ExactReport {
  /// A curve in words.
  static func lines(
    of curve: ExactCurve, _ band: CurveBand?
  ) throws -> [(key: String, value: String)] {
    let optimum = curve.optimum
    let recommended = RangeText.text(optimum.recommended) { value in
      optimum.ranges.contains { $0.contains(value) }
    }
    return [
      (
        "optimum",
        "\(RangeText.words(optimum.ranges, curve.key)), balanced error "
          + "\(FixedDecimal.percent(optimum.value)) %"
      ),
      (
        "recommended",
        "\(curve.key) = \(recommended), the middle of the optimum in angle"
          + error(of: curve.best)
      ),
      (
        "indifference zone",
        RangeText.words(curve.indifference, curve.key)
          + ": within one clustered standard error of the least"
      ),
      (
        "band over persons",
        band.map(words) ?? "unknown, it takes two persons"
      ),
      (
        "band if all strokes were independent (DKW)", words(try curve.bandOfStrokes())
      ),
      (
        "breakpoints", "\(curve.curve.count) ranges of \(curve.key) with equal errors"
      ),
    ]
  }

  /// A surface in words.
  static func lines(of surface: ExactSurface) -> [(key: String, value: String)] {
    let optimum = surface.optimum
    let (threshold, ratio) = (surface.thresholdKey, surface.ratioKey)
    let cells = optimum.steps.prefix(3).map { step in
      RangeText.words([step.thresholds], threshold) + " with "
        + RangeText.words(step.ratios, ratio)
    }
    let more = optimum.steps.count - cells.count
    let best = optimum.steps.first { $0.thresholds.contains(optimum.threshold) }
    var lines = [
      (
        "optimum",
        cells.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
          + ", balanced error \(FixedDecimal.percent(optimum.value)) %"
      ),
      (
        "recommended",
        "\(threshold) = "
          + RangeText.text(optimum.threshold) { best?.thresholds.contains($0) ?? true }
          + ", \(ratio) = "
          + RangeText.text(optimum.ratio) { best?.widest.contains($0) ?? true }
          + ", the middle of the largest optimal cell" + error(of: surface.best)
      ),
      (
        "indifference zone",
        RangeText.words(surface.indifferentThresholds, threshold)
          + "; at the recommended one " + RangeText.words(surface.indifferentRatios, ratio)
          + ": within one clustered standard error of the least"
      ),
    ]
    if let rate = surface.presentRates?.errorRate {
      lines.append(
        (
          "now",
          "\(threshold) = \(ParameterValue.text(surface.present.threshold)), \(ratio) = "
            + "\(ParameterValue.text(surface.present.ratio)), balanced error "
            + "\(FixedDecimal.percent(rate)) %"
        ))
    }
    return lines
  }

  private static func error(of best: RateSummary) -> String {
    best.interval.map { interval in
      "; mc 95 % of its error " + FixedDecimal.percent(interval.lower) + " .. "
        + FixedDecimal.percent(interval.upper) + " %"
    } ?? ""
  }

  /// Half widths in percentage points.
  private static func words(_ band: CurveBand) -> String {
    "at all values at once +- \(FixedDecimal.percent(band.firstHalfWidth)) (scroll), "
      + "\(FixedDecimal.percent(band.secondHalfWidth)) (page), "
      + "\(FixedDecimal.percent(band.balancedHalfWidth)) (balanced) points at "
      + "\(FixedDecimal.text(band.confidence * 100, decimals: 0)) %"
  }
}
