import LabSimulation

/// Something about a stroke that recorded and synthetic strokes are compared by.
///
/// A registry: a new feature is one line in `all`.
public struct CheckFeature: Sendable {
  /// As in CSV files.
  public let name: String
  /// As in tables.
  public let title: String
  /// The unit; empty for a pure number.
  public let unit: String
  /// Whether its sign tells one side from the other: such features are also compared by direction.
  public let isSigned: Bool
  /// Whether it is held to the limit, or only reported.
  public let isJudged: Bool
  /// Why a recording may have no value of it, in words.
  public let absence: String
  /// The values of one stroke, mostly one; none when it has no such value.
  let values: @Sendable (CheckedStroke) -> [Double]

  private init(
    _ name: String, _ title: String, unit: String = "", isSigned: Bool = false,
    isJudged: Bool = false, absence: String = "",
    _ values: @escaping @Sendable (CheckedStroke) -> [Double]
  ) {
    self.name = name
    self.title = title
    self.unit = unit
    self.isSigned = isSigned
    self.isJudged = isJudged
    self.absence = absence
    self.values = values
  }

  private static func angle(
    _ name: String, _ title: String, absence: String = "",
    _ displacement: @escaping @Sendable (StrokeMeasures) -> Vector?
  ) -> CheckFeature {
    CheckFeature(name, title, unit: "deg", isSigned: true, isJudged: true, absence: absence) {
      stroke in displacement(stroke.measures).map { [stroke.direction.deviation(of: $0)] } ?? []
    }
  }

  private static func number(
    _ name: String, _ title: String, unit: String = "", isJudged: Bool = false,
    absence: String = "", _ value: @escaping @Sendable (StrokeMeasures) -> Double?
  ) -> CheckFeature {
    CheckFeature(name, title, unit: unit, isJudged: isJudged, absence: absence) {
      value($0.measures).map { [$0] } ?? []
    }
  }

  private static let noSamples = "the strokes are summaries without their samples"

  /// In the order of tables.
  public static let all: [CheckFeature] = [
    angle("initial-angle-10", "initial angle at 10 pt", absence: noSamples) {
      $0.opening?.displacement
    },
    angle("initial-angle-30", "initial angle at 30 pt", absence: noSamples) {
      $0.wideOpening?.displacement
    },
    angle("chord-angle", "chord angle") { $0.displacement },
    number("duration", "duration", unit: "ms", isJudged: true) { $0.duration },
    number("length", "length", unit: "pt", isJudged: true) { $0.chord },
    number("speed-10", "speed at 10 pt", unit: "pt/s", absence: noSamples) { $0.openingSpeed },
    number("peak-speed", "peak speed", unit: "pt/s", absence: noSamples) { $0.peakSpeed },
    number(
      "straightness", "straightness", isJudged: true,
      absence: "the summaries have no path length"
    ) { $0.straightness },
    CheckFeature(
      "curvature", "curvature", isSigned: true, absence: "the summaries have no deviation"
    ) { stroke in
      stroke.measures.deviation.map { [$0 / stroke.measures.chord] } ?? []
    },
    CheckFeature("sample-interval", "sample interval", unit: "ms", absence: noSamples) {
      $0.measures.intervals
    },
    number(
      "decision-displacement", "displacement at decision", unit: "pt", absence: noSamples
    ) { $0.decision?.displacement.length },
  ]
}
