import LabSimulation
import LabStatistics

/// A population that was fitted to some persons, checked against the others.
public struct HoldOutCheck: Sendable {
  /// The check against the strokes of those who were held out.
  public var check: PredictiveCheck
  /// The names of those who were held out, in the order of the recording.
  public var held: [String]
  public var splits: PersonSplits
  public var population: CheckedPopulation

  /// What is held out, and how often the persons are split for comparison.
  public struct Plan: Sendable {
    /// The share of the persons who are held out, above 0 and below 1.
    public var share: Double
    public var splits = PersonSplits.defaultSplits
    public var draws = PersonSample.defaultDraws
    public var seed = Scenario.defaultSeed

    public init(share: Double) { self.share = share }
  }

  /// Fits to a random choice of the persons, and checks against the others.
  ///
  /// - Throws: `CheckError.tooFewPersons` for fewer than three persons.
  public init(
    of table: StrokeTable, from source: CheckedPopulation.Source, by synthesis: StrokeSynthesis,
    _ plan: Plan, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws {
    let persons = table.checkedPersons
    guard persons.count >= 3 else { throw CheckError.tooFewPersons(persons.count, needed: 3) }
    let wanted = (plan.share * Double(persons.count)).rounded()
    let count = Int(min(max(wanted, 1), Double(persons.count - 2)))
    let chosen = PersonSplits.held(count, of: persons, seed: plan.seed)
    population = try await source(table.only(Set(persons).subtracting(chosen)))
    let others = table.only(chosen)
    held = others.persons
    check = try await PredictiveCheck(
      of: others, against: population, by: synthesis, draws: plan.draws, jobs: jobs,
      progress: progress)
    splits = try await PersonSplits(
      try CheckSamples(table), of: persons, held: count, quantities: check.quantities.map(\.key),
      splits: plan.splits, seed: plan.seed, jobs: jobs)
  }

  /// Whether a quantity is no larger than between groups of real persons; nil without such a band.
  public func isWithin(_ quantity: CheckQuantity, _ value: Double) -> Bool? {
    splits.bands[quantity].map { value <= $0.upper }
  }
}
