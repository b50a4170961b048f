import LabSimulation
import LabStatistics

/// One number that says how far apart two sets of strokes are: 0 when they agree.
public enum CheckQuantity: Sendable, Hashable {
  /// The distance of a feature's distributions, every stroke once.
  case distance(CheckCell)
  /// The largest difference of an error curve, at ratios of the core or at the others.
  case curve(CurveCell, inCore: Bool)
}

extension PredictiveCheck {
  /// The quantities of this check, in the order of tables.
  public var quantities: [(key: CheckQuantity, value: Double)] {
    features.map { (.distance($0.cell), $0.pooled.value.distance) }
      + curves.flatMap { curve in
        [true, false].map { inCore in
          (
            .curve(curve.cell, inCore: inCore),
            curve.largest(inCore: inCore).difference.magnitude
          )
        }
      }
  }
}

extension CheckQuantity {
  /// Whether it is held to a limit, or only reported.
  ///
  /// Judged are the judged features over all directions, and the error curves at the moment at which the
  /// recognizer decides: the first event beyond 10 pt, or the chord where there are only summaries.
  public func isJudged(isRaw: Bool) -> Bool {
    switch self {
    case .distance(let cell):
      cell.direction == nil && CheckFeature.all.first { $0.name == cell.feature }?.isJudged == true
    case .curve(let cell, _): cell.moment == (isRaw ? .tenPoints : .chord)
    }
  }
}

extension CheckSamples {
  /// The same quantity between the strokes of some persons and those of the others, for each group of
  /// persons; nil where either side has none.
  func values(of quantity: CheckQuantity, between groups: [Set<Int>]) -> [Double?] {
    switch quantity {
    case .distance(let cell):
      groups.map { features[cell]?.distance(of: $0) }
    case .curve(let cell, let inCore):
      // Shares of lost and of stolen strokes differ by the same amount.
      (ratios[cell]?.differences(of: groups, below: ErrorCurve.ratios) ?? groups.map { _ in nil })
        .map { differences in
          differences.flatMap {
            zip(ErrorCurve.ratios, $0)
              .filter { ErrorCurve.core.contains($0.0) == inCore }
              .map(\.1.magnitude).max()
          }
        }
    }
  }
}

/// How large a difference may be.
public struct CheckLimits: Sendable, Hashable {
  /// The largest distance of a judged feature; default .10.
  public var distance = 0.10
  /// The largest difference of an error curve at ratios from .75 to 2; at other ratios it may be twice
  /// as large.
  ///
  /// Default .015, which is 1.5 percentage points.
  public var curve = 0.015

  public init() {}

  public init(distance: Double, curve: Double) {
    self.distance = distance
    self.curve = curve
  }

  /// The limit of a quantity; nil when it is only reported.
  public func limit(of quantity: CheckQuantity, isRaw: Bool) -> Double? {
    guard quantity.isJudged(isRaw: isRaw) else { return nil }
    switch quantity {
    case .distance: return distance
    case .curve(_, let inCore): return inCore ? curve : 2 * curve
    }
  }
}

extension PredictiveCheck {
  /// Whether the recorded strokes came with their samples.
  public var isRaw: Bool { curves.contains { $0.cell.moment == .tenPoints } }

  /// The quantities that are held to a limit.
  var judged: [CheckQuantity] { quantities.map(\.key).filter { $0.isJudged(isRaw: isRaw) } }
}
