import LabStatistics

/// Where an objective is least.
///
/// One entry per number that is tuned, in the order of the plan.
public struct TuneFind: Sendable {
  /// The recommended numbers.
  public var values: [Double]
  /// The objective there.
  public var value: Double
  /// All numbers that are as good.
  ///
  /// Exact: the whole optimum. Played: what lies between the neighbours that are worse, or with two
  /// numbers the settings that are equally good.
  public var optimum: [[ThresholdRange]]
  /// All numbers whose objective is within one standard error of the least.
  public var zone: [[ThresholdRange]]
  /// That standard error: clustered by person for the balanced error, else over resampled persons.
  public var standardError: Double
  /// The middle 95 % of the optimum over resampled persons; nil for a regret, and for what is
  /// only held against the chosen objective.
  public var spread: [PersonOptimum.Spread?]
  /// The keys whose optimum lies at an end of what was searched.
  public var keysAtBound: [String] = []

  /// Whether a setting is inside the indifference zone of every number.
  func isIndifferent(to other: [Double]) -> Bool {
    zip(zone, other).allSatisfy { ranges, value in
      ranges.contains { $0.lower <= value && value <= $0.upper }
    }
  }
}

/// What a search found, for every objective that was asked for.
struct TuneSearch: Sendable {
  var row: StrategyRow
  var finds: [TuneObjective: TuneFind]
  /// The exact curve; nil where settings were played.
  var curve: ThresholdCurve?
  /// The settings that were played, in ascending order; none for an exact curve.
  var points: [[Double]] = []
  /// By population of the plan, the least balanced error of any setting.
  var least: [Double] = []
  /// Whether the least balanced error over two numbers is exact.
  var hasSurface = false

  /// Whether an objective was found without a search.
  func isExact(_ objective: TuneObjective) -> Bool {
    curve != nil || (hasSurface && objective == .balanced)
  }
}

/// Numbers that are easily read.
enum TuneNumber {
  /// The number with the fewest decimals, at least two, that lies in one of the ranges with it.
  static func short(_ value: Double, within ranges: [ThresholdRange]) -> Double {
    guard let home = ranges.first(where: { $0.contains(value) }) else { return value }
    var scale = 100.0
    for _ in 2...12 {
      let rounded = (value * scale).rounded() / scale
      if home.contains(rounded) { return rounded }
      scale *= 10
    }
    return value
  }
}
