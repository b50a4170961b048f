import LabSimulation
import LabStatistics

/// Why a setting stands in the result of a tuning.
public enum TuneRole: String, Sendable, CaseIterable {
  /// As the strategy is now.
  case present
  /// The best for the objective.
  case optimum
  /// The best for the mean of all strokes, for the worst person, for the 90th percentile of persons.
  case mean
  case minimax
  case p90
}

/// One setting, played by the arena.
public struct TuneSetting: Sendable {
  public var roles: [TuneRole]
  public var row: StrategyRow
  /// The objective; nil for a regret, which is no matter of one population.
  public var value: Double?
  public var scroll: RateSummary
  public var page: RateSummary
  public var all: RateSummary
  /// The balanced errors of the worst person and of the 90th percentile, among those with
  /// `TunePlan.leastStrokes` decided strokes of each intent.
  public var worstPerson: Double?
  public var p90Person: Double?
  /// Against the present setting, on the same strokes; nil for itself.
  public var pair: PairSummary?
  /// Against the ideal observer.
  public var regret: PairedDifference?
  /// How many lost swipes the setting accepts for one stolen scroll less, per stroke of each intent;
  /// nil where there is no exact curve.
  public var exchangeRate: ClosedRange<Double>?

  /// The values of the tuned keys, as the strategy shows them.
  public func values(of keys: [TuneKey]) -> [ParameterValue] {
    keys.compactMap { key in
      row.strategy.settings.first { $0.key == key.key }?.value
    }
  }

  init(_ row: StrategyRow, roles: [TuneRole], _ tally: StrategyTally, _ plan: TunePlan) throws {
    self.row = row
    self.roles = roles
    scroll = try tally.summary(.scroll)
    page = try tally.summary(.page)
    all = try tally.summary(.all)
    let counts = try tally.classCounts()
    value = plan.objective == .regret ? nil : try plan.measure(plan.objective).value(counts)
    worstPerson = try plan.measure(.minimax).value(counts)
    p90Person = try plan.measure(.p90).value(counts)
  }
}

/// What a setting loses in one population.
public struct TunePopulation: Sendable {
  public var name: String
  /// The least balanced error of any setting.
  public var least: Double
  public var present: Double
  public var optimum: Double
}

/// What a tuning says.
public struct TuneOutcome: Sendable {
  public var base: StrategyRow
  public var plan: TunePlan
  /// Of the chosen objective.
  public var find: TuneFind
  /// Of the mean of all strokes, which the others are held against.
  public var meanFind: TuneFind
  public var isExact: Bool
  /// What each search has played.
  let searched: [TunedSettings]
  /// The present setting first.
  public var settings: [TuneSetting]
  public var observer: IdealObserver?
  /// For the objective `regret`.
  public var populations: [TunePopulation] = []
  public var front: TuneFront?
  /// About people; nil when that is not known.
  public var uncertainty: TuneUncertainty?

  /// How many settings were played; 0 for an exact curve.
  public var settingsPlayed: Int { searched.reduce(0) { $0 + $1.points.count } }

  public var present: TuneSetting { settings[0] }

  public var optimum: TuneSetting { setting(.optimum) ?? settings[0] }

  public func setting(_ role: TuneRole) -> TuneSetting? {
    settings.first { $0.roles.contains(role) }
  }

  /// Whether the setting that is best for the worst persons is as good for all, within one standard
  /// error; nil where there is no such setting.
  public func coincides(_ role: TuneRole) -> Bool? {
    guard let robust = setting(role)?.row, let mean = setting(.mean)?.row else { return nil }
    if robust.parameters == mean.parameters { return true }
    let listed = plan.listed.map(\.key)
    func words(_ row: StrategyRow) -> [Setting] {
      row.strategy.settings.filter { listed.contains($0.key) }
    }
    guard words(robust) == words(mean), !plan.numbers.isEmpty else { return false }
    let numbers = plan.numbers.compactMap { robust.strategy.number(of: $0.key) }
    return meanFind.isIndifferent(to: numbers)
  }

  /// What the balanced error is higher at a robust setting than at the best.
  public func priceOfRobustness(_ role: TuneRole) -> Double? {
    guard let robust = setting(role)?.all.errorRate, let mean = setting(.mean)?.all.errorRate
    else { return nil }
    return robust - mean
  }

  /// How many lost swipes stand against one stolen scroll between the optimum and the present setting,
  /// per stroke of each intent; nil unless one error falls where the other rises.
  public var exchangeBetween: Double? {
    guard let a = present.scroll.errorRate, let b = optimum.scroll.errorRate,
      let c = present.page.errorRate, let d = optimum.page.errorRate, (b - a) * (c - d) > 0
    else { return nil }
    return (c - d) / (b - a)
  }
}
