import LabSimulation
import LabStatistics

/// How far the rates of some cells move when the population is replaced by its replicates.
public struct SweepUncertainty: Sendable {
  public private(set) var rates: PopulationUncertainty
  /// The best ratio of every replicate; nil where one has no exact curve.
  private var optima: [Double?] = []

  fileprivate init(cells: Int) {
    rates = PopulationUncertainty(rows: cells)
  }

  /// Where the optimum of the exact curve lies: the percentile interval over the replicates.
  public func optimum() throws -> Interval? { try PopulationUncertainty.interval(optima) }

  fileprivate mutating func add(
    _ variants: Variants, in scenario: Scenario, jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws {
    var curve: ExactCurve?
    try await rates.add { each in
      curve = try await scenario.play(variants, jobs: jobs, progress: progress) {
        each($0, $1.tally.errorRates)
      }
    }
    optima.append(curve?.optimum.recommended)
  }
}

extension SweepPlan {
  /// How many replicates every cell is repeated for; none where the population itself is varied.
  public var replicates: Int {
    keys.contains { $0.name == Scenario.populationKey } ? 0 : scenario.people?.replicates.count ?? 0
  }

  /// Plays cells that share a scenario for every replicate of the population, on the strokes of the
  /// population itself.
  ///
  /// Where the strategy decides once, a replicate takes one simulation, however many cells there are.
  ///
  /// - Returns: rates in the order of the cells; nil without replicates.
  public func populationUncertainty(
    _ cells: [Int], jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> SweepUncertainty? {
    guard let first = cells.first, replicates > 0 else { return nil }
    let variants = variants(cells)
    var uncertainty = SweepUncertainty(cells: cells.count)
    for replicate in try scenario(of: first).replicated {
      try await uncertainty.add(variants, in: replicate, jobs: jobs, progress: progress)
    }
    return uncertainty
  }
}
