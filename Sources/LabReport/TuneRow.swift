import LabSimulation
import LabStatistics
import LabStudy

/// One setting of a tuning as a row of data.
struct TuneRow: Sendable {
  var scenario: String
  var outcome: TuneOutcome
  /// The roles of the setting, or `front` for a point of the front that has none.
  var role: String
  var row: StrategyRow
  var all: RateSummary
  /// Nil for points of the front.
  var setting: TuneSetting?
  /// About people: of the error, and of the difference from the present setting.
  var population: Interval?
  var pairPopulation: Interval?

  /// Every setting of an outcome, and the points of its front.
  static func rows(of outcome: TuneOutcome, scenario: String) -> [TuneRow] {
    outcome.settings.enumerated().map { index, setting in
      let people = outcome.uncertainty?.settings
      return TuneRow(
        scenario: scenario, outcome: outcome,
        role: setting.roles.map(\.rawValue).joined(separator: " "), row: setting.row,
        all: setting.all, setting: setting,
        population: (try? people?.interval(ofRow: index, .all)) ?? nil,
        pairPopulation: index == 0
          ? nil : (try? people?.interval(ofRow: index, minus: 0, .all)) ?? nil)
    }
      + (outcome.front?.points ?? []).map { point in
        TuneRow(
          scenario: scenario, outcome: outcome, role: "front", row: point.row, all: point.summary)
      }
  }

  /// The columns: what was set, where the optimum is known to lie, and what came of it.
  static func columns(_ plan: TunePlan) -> [Column<TuneRow>] {
    head + plan.keys.map(value) + plan.numbers.enumerated().flatMap(range) + rates + people
      + plan.numbers.enumerated().flatMap(optimum)
  }

  /// What is known about people; the loss in the row of the present setting alone.
  private static let people: [Column<TuneRow>] = [
    Column("pop_lo") { .number($0.population?.lower) },
    Column("pop_hi") { .number($0.population?.upper) },
    Column("difference_pop_lo") { .number($0.pairPopulation?.lower) },
    Column("difference_pop_hi") { .number($0.pairPopulation?.upper) },
    Column("present_loss_pop_lo") { .number($0.presentLoss?.lower) },
    Column("present_loss_pop_hi") { .number($0.presentLoss?.upper) },
  ]

  private var presentLoss: Interval? {
    guard setting?.roles.contains(.present) == true else { return nil }
    return (try? outcome.uncertainty?.presentLoss()) ?? nil
  }

  /// Where the optimum lies over the replicates, in the rows of the optimum alone.
  private static func optimum(_ index: Int, _ key: TuneKey) -> [Column<TuneRow>] {
    [
      Column("\(key.key)_pop_lo") { .number($0.optimum(ofNumber: index)?.lower) },
      Column("\(key.key)_pop_hi") { .number($0.optimum(ofNumber: index)?.upper) },
    ]
  }

  private func optimum(ofNumber index: Int) -> Interval? {
    guard setting?.roles.contains(.optimum) == true else { return nil }
    return (try? outcome.uncertainty?.optimum(ofNumber: index)) ?? nil
  }

  private static let head: [Column<TuneRow>] = [
    Column("scenario") { .text($0.scenario) },
    Column("strategy") { .text($0.row.name) },
    Column("parameters") { .text($0.row.parameters) },
    Column("base") { .text($0.outcome.base.label) },
    Column("objective") { .text($0.outcome.plan.objective.rawValue) },
    Column("method") { .text($0.outcome.isExact ? "exact" : "played") },
    Column("role") { .text($0.role) },
  ]

  private static func value(_ key: TuneKey) -> Column<TuneRow> {
    Column(key.key) { row in
      .text(row.row.strategy.settings.first { $0.key == key.key }?.value.description)
    }
  }

  /// The outer ends of what is known of the optimum, in the rows of the optimum alone.
  private static func range(_ index: Int, _ key: TuneKey) -> [Column<TuneRow>] {
    func column(
      _ name: String, _ end: @escaping @Sendable (TuneFind) -> Double?
    ) -> Column<TuneRow> {
      Column("\(key.key)_\(name)") { row in
        row.setting?.roles.contains(.optimum) == true ? .number(end(row.outcome.find)) : .empty
      }
    }
    return [
      column("optimum_lo") { $0.optimum[index].first?.lower },
      column("optimum_hi") { $0.optimum[index].last?.upper },
      column("zone_lo") { $0.zone[index].first?.lower },
      column("zone_hi") { $0.zone[index].last?.upper },
      column("persons_lo") { $0.spread[index]?.interval.lower },
      column("persons_hi") { $0.spread[index]?.interval.upper },
    ]
  }

  private static let rates: [Column<TuneRow>] = [
    Column("objective_value") { row in
      let isBest = row.setting?.roles.contains(.optimum) == true
      return .number(row.setting?.value ?? (isBest ? row.outcome.find.value : nil))
    },
    Column("strokes") { .whole($0.all.strokes) },
    Column("persons") { .whole($0.all.persons) },
    Column("scroll_error_rate") { .number($0.setting?.scroll.errorRate) },
    Column("page_error_rate") { .number($0.setting?.page.errorRate) },
    Column("error_rate") { .number($0.all.errorRate) },
    Column("mc_lo") { .number($0.all.interval?.lower) },
    Column("mc_hi") { .number($0.all.interval?.upper) },
    Column("worst_person_rate") { .number($0.setting?.worstPerson) },
    Column("p90_person_rate") { .number($0.setting?.p90Person) },
    Column("latency_ms_p50") { .number($0.all.latencyMedian) },
    Column("latency_ms_p95") { .number($0.all.latencyP95) },
    Column("displacement_pt_p50") { .number($0.all.displacementMedian) },
    Column("displacement_pt_p95") { .number($0.all.displacementP95) },
    Column("difference") { .number($0.setting?.pair?.difference) },
    Column("difference_lo") { .number($0.setting?.pair?.interval.lower) },
    Column("difference_hi") { .number($0.setting?.pair?.interval.upper) },
    Column("difference_p") { .number($0.setting?.pair?.pValue) },
    Column("difference_p_flip") { .number($0.setting?.pair?.flipPValue) },
    Column("exchange_lo") { .number($0.setting?.exchangeRate?.lowerBound) },
    Column("exchange_hi") { .number($0.setting?.exchangeRate?.upperBound) },
    Column("ideal_error") { row in
      .number(row.setting == nil ? nil : row.outcome.observer?.bound.heldOut.estimate)
    },
    Column("regret") { .number($0.setting?.regret?.estimate) },
    Column("regret_lo") { .number($0.setting?.regret?.interval.lower) },
    Column("regret_hi") { .number($0.setting?.regret?.interval.upper) },
  ]
}
