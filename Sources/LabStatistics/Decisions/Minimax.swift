/// The settings that are best in the worst population, on average, and by regret.
///
/// `errors[population][setting]`. For each setting: the largest error over the populations (Wald
/// 1945), the mean, and the largest regret, which is the error minus the smallest error that any
/// setting has in that population (Savage 1951). The setting with the smallest value wins; of equal
/// ones the first. Values within 1e-12 of the largest error of the table count as equal, so that
/// the rounding of decimals breaks no tie.
public struct Minimax: Equatable, Sendable {
  /// A setting by position, and the value that won.
  public struct Choice: Equatable, Sendable {
    public let setting: Int
    public let value: Double
  }

  public let errors: [[Double]]
  /// One value per setting.
  public let worstErrors: [Double]
  public let meanErrors: [Double]
  public let worstRegrets: [Double]
  public let worst: Choice
  public let mean: Choice
  public let regret: Choice

  /// The largest magnitude of an error, 1e300: differences and sums stay finite.
  public static let largestError = 1e300

  /// Throws without populations or settings, for populations of unequal length, and for an error
  /// that is not finite or beyond `largestError` (position in the table, row by row).
  public init(errors: [[Double]]) throws(StatisticsError) {
    guard let settings = errors.first?.count, settings > 0 else { throw .emptySample }
    for (row, population) in errors.enumerated() {
      guard population.count == settings else {
        throw .length(population.count, expected: settings)
      }
      if let column = population.firstIndex(where: { !$0.isFinite }) {
        throw .notFinite(index: row * settings + column)
      }
      if let column = population.firstIndex(where: { abs($0) > Self.largestError }) {
        throw .value(population[column], index: row * settings + column)
      }
    }
    let populations = Double(errors.count)
    var worst = Array(repeating: -Double.infinity, count: settings)
    var mean = Array(repeating: 0.0, count: settings)
    var regret = Array(repeating: 0.0, count: settings)
    for population in errors {
      let best = population.min() ?? 0
      for (setting, error) in population.enumerated() {
        worst[setting] = max(worst[setting], error)
        mean[setting] += error / populations
        regret[setting] = max(regret[setting], error - best)
      }
    }
    self.errors = errors
    worstErrors = worst
    meanErrors = mean
    worstRegrets = regret
    let tolerance = Self.tolerance(errors)
    self.worst = Self.first(worst, tolerance: tolerance)
    self.mean = Self.first(mean, tolerance: tolerance)
    self.regret = Self.first(regret, tolerance: tolerance)
  }

  /// The setting whose percentile over the populations (or persons) is smallest.
  ///
  /// The percentile of a setting is its smallest error at or below which at least the share
  /// `probability` of the weight lies, within 1e-12 of the whole weight. Weights are all 1 by
  /// default. At probability 1 this is the worst of the populations that have weight. Throws for a
  /// probability outside (0, 1], a number of weights that is not that of the populations, a weight
  /// that is negative or not finite, and weights without a positive finite sum.
  /// Cost O(settings · populations · log populations).
  public func percentile(
    _ probability: Double, weights: [Double]? = nil
  ) throws(StatisticsError) -> Choice {
    guard probability > 0, probability <= 1 else { throw .probability(probability) }
    let weights = weights ?? Array(repeating: 1, count: errors.count)
    guard weights.count == errors.count else {
      throw .length(weights.count, expected: errors.count)
    }
    if let index = weights.firstIndex(where: { !($0 >= 0 && $0.isFinite) }) {
      throw .weight(weights[index], index: index)
    }
    let total = weights.reduce(0, +)
    guard total > 0, total.isFinite else { throw .weight(total, index: weights.count) }
    let target = (probability - 1e-12) * total
    let percentiles = meanErrors.indices.map { setting in
      let ascending = errors.indices.filter { weights[$0] > 0 }
        .sorted { errors[$0][setting] < errors[$1][setting] }
      var passed = 0.0
      var value = 0.0
      for person in ascending {
        value = errors[person][setting]
        passed += weights[person]
        if passed >= target { break }
      }
      return value
    }
    return Self.first(percentiles, tolerance: Self.tolerance(errors))
  }

  private static func tolerance(_ errors: [[Double]]) -> Double {
    1e-12 * errors.reduce(0) { $1.reduce($0) { max($0, abs($1)) } }
  }

  private static func first(_ values: [Double], tolerance: Double) -> Choice {
    let least = values.min() ?? 0
    let setting = values.firstIndex { $0 <= least + tolerance } ?? 0
    return Choice(setting: setting, value: values[setting])
  }
}
