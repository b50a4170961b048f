import LabStatistics

/// What quantities come to between random groups of the recorded persons themselves: the measure for
/// a population that was fitted to some and is checked against others.
public struct PersonSplits: Sendable {
  /// Of one quantity over all splits.
  public struct Band: Sendable, Hashable {
    public var median: Double
    /// 95 of 100 splits lie below.
    public var upper: Double
    /// The splits in which both groups had strokes.
    public var splits: Int
  }

  public var bands: [CheckQuantity: Band]
  /// What 95 of 100 splits stay below in all judged quantities at once: see `SimultaneousBound`.
  public var bounds: [CheckQuantity: Double]
  /// The sizes of the two groups.
  public var sizes: (held: Int, others: Int)

  public static let defaultSplits = 200

  /// Splits the persons so many times into a group of the given size and the others.
  ///
  /// The first split is left to the one that is held out, see `held`.
  init(
    _ samples: CheckSamples, of persons: [Int], held: Int, quantities: [CheckQuantity],
    judged: [CheckQuantity], splits: Int, seed: UInt64, jobs: Int
  ) async throws {
    var generator = ResamplingGenerator(seed: seed)
    _ = Self.group(of: held, from: persons, &generator)
    var groups: [Set<Int>] = []
    for _ in 0..<splits { groups.append(Self.group(of: held, from: persons, &generator)) }
    let values = try await samples.values(of: quantities, between: groups, jobs: jobs)
    var found: [CheckQuantity: Band] = [:]
    for (quantity, values) in zip(quantities, values) {
      found[quantity] = try Band(values.compactMap(\.self))
    }
    bounds = try CheckQuantity.bounds(
      of: judged,
      judged.compactMap { quantities.firstIndex(of: $0) }.map { values[$0] })
    self.bands = found
    sizes = (held, persons.count - held)
  }

  /// The persons who are held out: a random choice by the seed.
  static func held(_ count: Int, of persons: [Int], seed: UInt64) -> Set<Int> {
    var generator = ResamplingGenerator(seed: seed)
    return group(of: count, from: persons, &generator)
  }

  /// Draws without replacement.
  private static func group(
    of count: Int, from persons: [Int], _ generator: inout ResamplingGenerator
  ) -> Set<Int> {
    var persons = persons
    for place in 0..<count {
      persons.swapAt(place, place + generator.next(below: persons.count - place))
    }
    return Set(persons.prefix(count))
  }
}

extension PersonSplits.Band {
  /// Nil without values.
  init?(_ values: [Double]) throws {
    guard !values.isEmpty else { return nil }
    median = try Quantiles.sample(values, probability: 0.5)
    upper = try Quantiles.sample(values, probability: RateSummary.confidence)
    splits = values.count
  }
}
