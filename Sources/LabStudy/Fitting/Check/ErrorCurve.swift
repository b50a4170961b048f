import LabSimulation
import LabStatistics

/// The errors of a rule of direction as a function of its ratio.
///
/// The rule keeps a stroke for the carousel when |dx| >= ratio |dy|: it steals the scrolls that it keeps
/// and loses the swipes that it does not.
public enum ErrorCurve {
  /// .5 to 3 in steps of .05.
  public static let ratios = (10...60).map { Double($0) / 20 }
  /// The ratios that tables print.
  public static let printed = [0.5, 0.75, 1, 1.2, 1.5, 1.7, 2, 2.5, 3]
  /// Where ratios are likely to be set; the limit is twice as wide outside.
  public static let core = 0.75...2.0

  /// The error at every ratio.
  static func rates(_ cell: CurveCell, _ ratios: PersonSample) -> [Double] {
    rates(cell, shares: ratios.shares(below: self.ratios))
  }

  static func rates(_ cell: CurveCell, shares: [Double]) -> [Double] {
    // Sums of weights end beside 1.
    shares.map { min(max(cell.intent == .page ? $0 : 1 - $0, 0), 1) }
  }
}

/// The error curve of recorded strokes and that of synthetic ones.
public struct CurveComparison: Sendable {
  /// The curves at one ratio.
  public struct Point: Sendable, Hashable {
    public var ratio: Double
    public var recorded: Double
    public var synthetic: Double

    public var difference: Double { synthetic - recorded }
  }

  public var cell: CurveCell
  /// At `ErrorCurve.ratios`.
  public var points: [Point]
  /// The recorded rate over resampled persons, 95 % at each ratio by itself; nil with fewer than two
  /// persons.
  public var intervals: [Interval]?
  public var strokes: Int
  public var persons: Int

  init(
    _ cell: CurveCell, _ recorded: PersonSample, against synthetic: PersonSample, draws: Int
  ) throws {
    self.cell = cell
    let rates = zip(ErrorCurve.rates(cell, recorded), ErrorCurve.rates(cell, synthetic))
    points = zip(ErrorCurve.ratios, rates).map {
      Point(ratio: $0, recorded: $1.0, synthetic: $1.1)
    }
    strokes = recorded.values.count
    persons = recorded.people.count
    guard persons >= 2 else { return }
    intervals = try recorded.shareIntervals(
      below: ErrorCurve.ratios, confidence: RateSummary.confidence, draws: draws
    ).map { share in
      let ends = ErrorCurve.rates(cell, shares: [share.lower, share.upper]).sorted()
      return Interval(lower: ends[0], upper: ends[1])
    }
  }

  /// The largest difference, the first of equals, at ratios of the core or at the others.
  public func largest(inCore: Bool) -> Point {
    var largest: Point?
    for point in points where ErrorCurve.core.contains(point.ratio) == inCore {
      if point.difference.magnitude > largest?.difference.magnitude ?? -1 { largest = point }
    }
    return largest ?? points[0]
  }

  /// The point and the interval at a ratio of `ErrorCurve.ratios`.
  public func at(_ ratio: Double) -> (point: Point, interval: Interval?)? {
    points.firstIndex { $0.ratio == ratio }.map { (points[$0], intervals?[$0]) }
  }
}
