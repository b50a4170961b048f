import LabSimulation
import LabStatistics

/// The balanced error over every ratio, without a grid, and where it is least.
public struct ExactCurve: Sendable {
  /// The key of the ratio.
  public var key: String
  public var curve: ThresholdCurve
  public var optimum: ThresholdOptimum
  /// The rates at the recommended value.
  public var best: RateSummary
  /// All values whose balanced error is within one clustered standard error of the least.
  public var indifference: [ThresholdRange]
  /// The value that the strategy has now, and the lost swipes that it accepts for one stolen scroll
  /// less, per stroke of each intent.
  public var present: Double
  public var exchangeRate: ClosedRange<Double>
  /// The decided strokes and their persons, for the bands.
  fileprivate let items: [ThresholdCurve.Item]
  fileprivate let persons: [Int32]
}

extension ExactCurve {
  /// The confidence of a band, both intents together.
  public static let confidence = RateSummary.confidence

  /// The band for strokes that all stand for themselves (Massart), which those of one person do not:
  /// too narrow as far as persons differ.
  public func bandOfStrokes() throws -> CurveBand {
    try curve.band(confidence: Self.confidence)
  }

  /// The band from the largest deviation over resampled persons; nil with fewer than two persons.
  ///
  /// It holds at all ratios at once, hence at one that was read off the curve. About a second for
  /// 100,000 strokes.
  public func bandOfPersons() throws -> CurveBand? {
    var byPerson: [Int32: [ThresholdCurve.Item]] = [:]
    for (item, person) in zip(items, persons) { byPerson[person, default: []].append(item) }
    guard byPerson.count > 1 else { return nil }
    return try PersonCurves(byPerson.sorted { $0.key < $1.key }.map(\.value))
      .band(confidence: Self.confidence)
  }
}

extension BranchedDecisions {
  /// The exact error curve of the arbitration error at one threshold; nil when an intent has no
  /// decided stroke.
  public func curve(at threshold: Double) throws -> ExactCurve? {
    var items: [ThresholdCurve.Item] = []
    var persons: [Int32] = []
    items.reserveCapacity(strokes.count)
    persons.reserveCapacity(strokes.count)
    for (index, stroke) in strokes.enumerated() where stroke.isDecided {
      let stage = stage(of: index, at: threshold)
      items.append(
        ThresholdCurve.Item(
          classIndex: stroke.intent, criticalValue: stage.critical,
          errorIfKept: stage.kept.verdict.isArbitrationError,
          errorIfFailed: stage.failed.verdict.isArbitrationError))
      persons.append(stroke.person)
    }
    guard hasBothIntents else { return nil }
    let curve = try ThresholdCurve(items)
    let optimum = curve.balancedOptimum()
    let best = try tally(at: Point(threshold: threshold, ratio: optimum.recommended)).summary(.all)
    return ExactCurve(
      key: surface.ratio, curve: curve, optimum: optimum, best: best,
      indifference: try curve.indifferenceZone(tolerance: best.clusteredError ?? 0),
      present: present.ratio, exchangeRate: try curve.exchangeRate(at: present.ratio),
      items: items, persons: persons)
  }

  /// Whether both error rates exist.
  var hasBothIntents: Bool {
    Intent.allCases.allSatisfy { intent in
      strokes.contains { $0.intent == intent.place && $0.isDecided }
    }
  }
}
