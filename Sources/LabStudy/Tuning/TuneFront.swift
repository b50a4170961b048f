import LabSimulation
import LabStatistics

/// The settings that no other one beats in error, latency and displacement at once.
public struct TuneFront: Sendable {
  public struct Point: Sendable {
    public var row: StrategyRow
    public var summary: RateSummary
  }

  /// By error, ascending.
  public var points: [Point]
  /// How many settings were played.
  public var settings: Int
  /// The share of the box below `reference` that the front dominates.
  public var share: Double

  /// Balanced error, milliseconds and points (medians): worse than this counts nothing.
  public static let reference = [0.5, 500.0, 100.0]

  init(_ rows: [Comparison.Row]) throws {
    let played = try rows.map { Point(row: $0.row, summary: try $0.tally.summary(.all)) }
      .filter { $0.summary.errorRate != nil }
    let coordinates = played.map { point in
      [
        point.summary.errorRate ?? .infinity, point.summary.latencyMedian ?? .infinity,
        point.summary.displacementMedian ?? .infinity,
      ]
    }
    let front = try ParetoFront(coordinates).indices
      .sorted { coordinates[$0].lexicographicallyPrecedes(coordinates[$1]) }
    // Settings with the very same outcome: the first stands for all.
    var seen: Set<[Double]> = []
    points = front.filter { seen.insert(coordinates[$0]).inserted }.map { played[$0] }
    settings = played.count
    share =
      try Hypervolume(front.map { coordinates[$0] }, reference: Self.reference).value
      / Self.reference.reduce(1, *)
  }
}

extension Scenario {
  /// The front of a grid over the tuned keys, and of some settings beside it.
  func tuneFront(
    _ plan: TunePlan, of base: StrategyRow, and others: [Comparison.Row], jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> TuneFront {
    let box = TuneBox(plan.numbers)
    let points = box.grid.map { box.numbers(at: $0).map(ParameterValue.number) }
    var rows = others
    for strategy in try plan.variants(of: base.strategy) {
      rows += try await play(
        Variants(of: StrategyRow(strategy), over: plan.numbers.map(\.key), at: points),
        jobs: jobs, progress: progress
      ).comparison.rows
    }
    return try TuneFront(rows)
  }
}
