import LabSimulation
import LabStatistics

/// The posterior predictive check: whether strokes of a population look like recorded ones.
///
/// Feature by feature the two distributions are compared, and the error curves of the rule of direction.
/// Recorded and synthetic strokes are measured by the same code.
public struct PredictiveCheck: Sendable {
  public var features: [FeatureComparison]
  public var curves: [CurveComparison]
  /// What was not compared.
  public var skipped: [SkippedComparison]
  /// The strokes that count, those with a chord of 10 pt or more, and their persons.
  public var recorded: (strokes: Int, persons: Int)
  public var synthetic: (strokes: Int, persons: Int)
  /// What the choice of persons alone may do; nil when only samples were compared.
  public var chance: ChanceBand?

  /// Compares two sets of strokes.
  ///
  /// - Parameter draws: how many times the recorded persons are resampled, 39 or more.
  public init(
    _ recorded: CheckSamples, against synthetic: CheckSamples,
    draws: Int = PersonSample.defaultDraws, jobs: Int
  ) async throws {
    let cells = recorded.comparableCells(with: synthetic)
    features = try await OrderedTasks.run(cells.pairs.count, jobs: jobs) { index in
      let pair = cells.pairs[index]
      return try FeatureComparison(
        pair.cell, pair.feature, pair.recorded, against: pair.synthetic, draws: draws)
    }
    skipped = cells.skipped
    curves = try CurveCell.all.compactMap { cell in
      guard let own = recorded.ratios[cell], let other = synthetic.ratios[cell] else { return nil }
      return try CurveComparison(cell, own, against: other, draws: draws)
    }
    self.recorded = (recorded.strokes, recorded.persons)
    self.synthetic = (synthetic.strokes, synthetic.persons)
  }

  /// Makes strokes of the people by the design of the recorded ones, and compares.
  ///
  /// - Parameters:
  ///   - withChance: whether to find what the choice of persons alone may do.
  ///   - progress: hears how many more synthetic persons are done.
  /// - Throws: `CheckError.noStrokes` when no recorded stroke counts.
  public init(
    of table: StrokeTable, against people: CheckedPopulation, by synthesis: StrokeSynthesis,
    draws: Int = PersonSample.defaultDraws, withChance: Bool = true, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws {
    let recorded = try CheckSamples(table)
    guard recorded.strokes > 0 else { throw CheckError.noStrokes(tooShort: table.strokes.count) }
    let made = try await synthesis.strokes(of: people, as: table, jobs: jobs, progress: progress)
    try await self.init(
      recorded, against: try CheckSamples(made, like: recorded), draws: draws, jobs: jobs)
    guard withChance else { return }
    // Chance is that of persons with as many strokes as were recorded.
    let whole = try await synthesis.whole.strokes(of: people, as: table, jobs: jobs)
    chance = try await ChanceBand(
      table, whole, like: recorded, judged, seed: synthesis.seed, jobs: jobs)
  }
}

extension CurveCell {
  /// In the order of tables.
  public static let all = Intent.allCases.flatMap { intent in
    CheckMoment.allCases.map { CurveCell(intent: intent, moment: $0) }
  }
}

extension CheckCell {
  /// The cells of a feature for an intent: all directions, then each one if the feature has a side.
  static func all(_ feature: CheckFeature, _ intent: Intent) -> [CheckCell] {
    let directions = feature.isSigned ? Direction.allCases.filter { $0.axis == intent.axis } : []
    return ([nil] + directions).map {
      CheckCell(feature: feature.name, intent: intent, direction: $0)
    }
  }
}

extension CheckSamples {
  /// A cell that both sides have values of.
  struct Pair: Sendable {
    var cell: CheckCell
    var feature: CheckFeature
    var recorded: PersonSample
    var synthetic: PersonSample
  }

  /// The cells to compare in the order of tables, and those that cannot be.
  func comparableCells(
    with synthetic: CheckSamples
  ) -> (pairs: [Pair], skipped: [SkippedComparison]) {
    var pairs: [Pair] = []
    var skipped: [SkippedComparison] = []
    for intent in Intent.allCases where ratios.keys.contains(where: { $0.intent == intent }) {
      for feature in CheckFeature.all {
        for cell in CheckCell.all(feature, intent) {
          let count = features[cell]?.values.count ?? 0
          if let own = features[cell], count >= FeatureComparison.fewestValues,
            let other = synthetic.features[cell]
          {
            pairs.append(Pair(cell: cell, feature: feature, recorded: own, synthetic: other))
          } else if count > 0 {
            let reason =
              count < FeatureComparison.fewestValues
              ? "only \(count) recorded values, and \(FeatureComparison.fewestValues) are needed"
              : "no synthetic stroke has a value"
            skipped.append(SkippedComparison(cell: cell, reason: reason))
          } else if cell.direction == nil {
            skipped.append(
              SkippedComparison(
                cell: cell,
                reason: feature.absence.isEmpty ? "no stroke has a value" : feature.absence))
          }
        }
      }
    }
    return (pairs, skipped)
  }
}
