import LabSimulation
import LabStatistics

/// One feature of recorded and of synthetic strokes: how far the two distributions are apart.
public struct FeatureComparison: Sendable {
  /// A distance with what it is worth.
  public struct Distance: Sendable {
    public var value: SampleDistance
    /// How far as many other persons like the recorded ones would lie from these.
    ///
    /// The distance is known up to this. Nil with fewer than two persons.
    public var deviation: Double?

    /// Distances that the persons whom the recorded ones stand for may have: 95 %, on the safe side.
    public var interval: Interval? {
      deviation.map {
        Interval(lower: max(0, value.distance - $0), upper: min(1, value.distance + $0))
      }
    }
  }

  public var cell: CheckCell
  public var feature: CheckFeature
  /// Every stroke once.
  public var pooled: Distance
  /// Every person once.
  public var byPerson: Distance
  /// How many recorded values and persons.
  public var values: Int
  public var persons: Int
  /// Values at `levels`.
  public var recorded: [Double]
  public var synthetic: [Double]

  /// The shares at which quantiles are told.
  public static let levels = [0.05, 0.25, 0.5, 0.75, 0.95]
  /// Fewer recorded values are not compared.
  public static let fewestValues = 20

  init(
    _ cell: CheckCell, _ feature: CheckFeature, _ recorded: PersonSample,
    against synthetic: PersonSample, draws: Int
  ) throws {
    func distance(_ weighting: PersonSample.Weighting) throws -> Distance {
      Distance(
        value: recorded.distance(to: synthetic, weighting: weighting),
        deviation: recorded.people.count < 2
          ? nil
          : try recorded.deviation(
            confidence: RateSummary.confidence, draws: draws, weighting: weighting))
    }
    self.cell = cell
    self.feature = feature
    pooled = try distance(.values)
    byPerson = try distance(.persons)
    values = recorded.values.count
    persons = recorded.people.count
    self.recorded = try Self.levels.map { try recorded.quantile($0) }
    self.synthetic = try Self.levels.map { try synthetic.quantile($0) }
  }
}

/// A feature that could not be compared, and why.
public struct SkippedComparison: Sendable, Hashable {
  public var cell: CheckCell
  public var reason: String
}
