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
    let persons = try table.personsToHoldOut()
    let wanted = (plan.share * Double(persons.count)).rounded()
    let count = Int(min(max(wanted, 1), Double(persons.count - 2)))
    let chosen = PersonSplits.held(count, of: persons, seed: plan.seed)
    population = try await source(table.only(Set(persons).subtracting(chosen)))
    let others = table.only(chosen)
    held = others.persons
    check = try await PredictiveCheck(
      of: others, against: population, by: synthesis, draws: plan.draws, withChance: false,
      jobs: jobs, progress: progress)
    splits = try await PersonSplits(
      try CheckSamples(table), of: persons, held: count, quantities: check.quantities.map(\.key),
      judged: check.judged, splits: plan.splits, seed: plan.seed, jobs: jobs)
  }

  /// Whether a judged quantity is no larger than between groups of real persons, all judged quantities
  /// taken together; nil for one that is only reported.
  public func isWithin(_ quantity: CheckQuantity, _ value: Double) -> Bool? {
    splits.bounds[quantity].map { value <= $0 + 1e-12 }
  }

  /// The judged quantities that are larger than between groups of real persons.
  public var excesses: [CheckQuantity] {
    check.quantities.filter { isWithin($0.key, $0.value) == false }.map(\.key)
  }
}

extension HoldOutCheck.Plan {
  /// Reads a share above 0 and below 1, as a fraction or a decimal number: `1/3`, `0.25`; nil when the
  /// text is none.
  public init?(reading text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    let share: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { number in parts[1].map { number / $0 } }
      default: nil
      }
    guard let share, share > 0, share < 1 else { return nil }
    self.init(share: share)
  }
}
