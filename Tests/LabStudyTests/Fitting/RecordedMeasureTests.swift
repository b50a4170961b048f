import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

/// Runs with `GESTURE_LAB_RECORDINGS` alone: the expected figures are those that another program found on
/// the same recordings, to the digits to which they were written down.
@Suite(
  "Recorded strokes are measured as others measured them",
  .enabled(if: RecordedPeople.folder != nil))
struct RecordedMeasureTests {
  /// Percent at the ratios that tables print.
  private func curve(
    _ samples: CheckSamples, _ intent: Intent, _ moment: CheckMoment
  ) throws -> [Double] {
    let cell = CurveCell(intent: intent, moment: moment)
    let ratios = try #require(samples.ratios[cell])
    let rates = Dictionary(
      uniqueKeysWithValues: zip(ErrorCurve.ratios, ErrorCurve.rates(cell, ratios)))
    return ErrorCurve.printed.map { (rates[$0] ?? .nan) * 100 }
  }

  private func expect(_ found: [Double], _ expected: [Double], within tolerance: Double) {
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) <= tolerance, "\(found) \(expected)")
    }
  }

  private func quantiles(
    _ samples: CheckSamples, _ feature: String, _ intent: Intent, _ levels: [Double]
  ) throws -> [Double] {
    let cell = CheckCell(feature: feature, intent: intent, direction: nil)
    let sample = try #require(samples.features[cell])
    return try levels.map { try sample.quantile($0) }
  }

  @Test("HMOG reading: scrolls taken at 10 pt and by the chord, and how the strokes go")
  func reading() throws {
    let samples = try CheckSamples(try RecordedPeople.reading())
    #expect(samples.persons == 6)
    expect(
      try curve(samples, .scroll, .tenPoints), [12.5, 4.3, 2.0, 1.5, 1.4, 1.1, 1.0, 0.8, 0.7],
      within: 0.051)
    // Found with strokes whose largest distance is 10 pt, these have it at the end: 14 fewer.
    expect(
      try curve(samples, .scroll, .chord), [8.4, 2.7, 1.2, 0.7, 0.6, 0.6, 0.4, 0.4, 0.3],
      within: 0.25)
    expect(
      try quantiles(samples, "duration", .scroll, [0.05, 0.5, 0.95]), [225, 660, 1985], within: 25)
    expect(try quantiles(samples, "length", .scroll, [0.05, 0.5, 0.95]), [31, 65, 215], within: 2)
    expect(
      try quantiles(samples, "straightness", .scroll, [0.05, 0.5]), [0.80, 0.98], within: 0.012)
    expect(
      try quantiles(samples, "speed-10", .scroll, [0.05, 0.5, 0.95]), [79, 203, 647], within: 20)
    // Not their highest speed and not the tail of their intervals: they smooth otherwise, and they count
    // events without a move.
    expect(try quantiles(samples, "sample-interval", .scroll, [0.5]), [17], within: 1)
  }

  @Test("Touchalytics: swipes lost and scrolls taken by the chord, and how the strokes go")
  func touchalytics() throws {
    let samples = try CheckSamples(try RecordedPeople.touchalytics())
    #expect(samples.persons == 27)
    expect(
      try curve(samples, .page, .chord), [0.3, 0.4, 0.9, 2.3, 5.3, 8.3, 14.0, 23.0, 31.7],
      within: 0.06)
    expect(
      try curve(samples, .scroll, .chord), [5.0, 2.0, 1.1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.3],
      within: 0.06)
    expect(
      try quantiles(samples, "duration", .page, [0.05, 0.5, 0.95]), [71, 130, 351], within: 0.6)
    expect(
      try quantiles(samples, "length", .page, [0.05, 0.5, 0.95]), [51, 109, 183], within: 0.6)
    expect(
      try quantiles(samples, "straightness", .page, [0.05, 0.5]), [0.956, 0.995], within: 0.0006)
    expect(
      try quantiles(samples, "duration", .scroll, [0.05, 0.5, 0.95]), [214, 870, 3750], within: 6)
  }
}
