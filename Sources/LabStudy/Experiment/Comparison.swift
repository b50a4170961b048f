import LabSimulation
import LabStatistics

/// What a set of strategies did to the same strokes.
public struct Comparison: Sendable {
  public struct Row: Sendable {
    public var row: StrategyRow
    public var tally: StrategyTally

    public init(_ row: StrategyRow, _ tally: StrategyTally) {
      self.row = row
      self.tally = tally
    }
  }

  public var conflict: any Conflict.Type
  public var rows: [Row]
  /// The names of the persons, in the order of their numbers.
  public var persons: [String]
  /// The strokes on which two rows differ; nil for rates that follow from an exact curve.
  public var pairs: PairCounts?
  /// How far the rates move with the population; nil when that is not known.
  public var population: PopulationUncertainty?

  public init(
    of conflict: any Conflict.Type = FeedCarousel.self, rows: [Row], persons: [String],
    pairs: PairCounts? = nil,
    population: PopulationUncertainty? = nil
  ) {
    self.conflict = conflict
    self.rows = rows
    self.persons = persons
    self.pairs = pairs
    self.population = population
  }

  /// Plays all strokes of an experiment under all rows and counts.
  ///
  /// - Parameter each: sees every batch in order, for what is written stroke by stroke.
  public init(
    of rows: [StrategyRow], _ experiment: Experiment, persons: [String], jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }, each: (TrialBatch) throws -> Void = { _ in }
  ) async throws {
    let conflict = experiment.conflict
    var tallies = [StrategyTally](
      repeating: try StrategyTally(persons: experiment.persons, of: conflict), count: rows.count)
    var pairs = PairCounts(rows: rows.count, intents: conflict.intents.count)
    try await experiment.run(jobs: jobs, progress: progress) { batch in
      for (number, stroke) in batch.strokes.enumerated() {
        for index in rows.indices {
          tallies[index].add(
            Decision(batch.results[number * rows.count + index]), of: stroke.intent,
            person: stroke.address.person)
        }
      }
      pairs.add(batch)
      try each(batch)
    }
    self.init(
      of: conflict, rows: zip(rows, tallies).map(Row.init), persons: persons, pairs: pairs)
  }
}
