import LabSimulation
import LabStatistics
import LabStudy

/// One row of a comparison or of a sweep: a strategy, a scope and what was counted.
struct ComparisonRow: Sendable {
  var scenario: String
  var row: StrategyRow
  var summary: RateSummary
  /// The names of the persons in the order of their numbers.
  var persons: [String]
  var pair: PairSummary?
  /// About people: of the rate, and of the difference from the reference.
  var population: Interval?
  var pairPopulation: Interval?
  /// Of the balanced error; nil in the rows of one intent.
  var regret: Regret?

  /// What the row gives up against the ideal observer.
  struct Regret: Sendable {
    var difference: PairedDifference
    var bound: NearestNeighbourBound
  }

  /// The columns of the contract, in its order; new ones go to the end and none is renamed.
  static func columns(of conflict: any Conflict.Type) -> [Column<ComparisonRow>] {
    head + counts(of: conflict) + rates + added + compared
  }

  /// What says which row it is; a sweep puts its varied keys behind these.
  static let head: [Column<ComparisonRow>] = [
    Column("scenario") { .text($0.scenario) },
    Column("strategy") { .text($0.row.name) },
    Column("parameters") { .text($0.row.parameters) },
    Column("intent") { .text($0.summary.scope.name) },
  ]

  static func counts(of conflict: any Conflict.Type) -> [Column<ComparisonRow>] {
    [
      Column("strokes") { .whole($0.summary.strokes) },
      Column("persons") { .whole($0.summary.persons) },
    ]
      + conflict.verdicts.map { verdict in
        Column(verdict.name) { .whole($0.summary[verdict]) }
      }
  }

  static let rates: [Column<ComparisonRow>] = [
    Column("error_rate") { .number($0.summary.errorRate) },
    Column("mc_lo") { .number($0.summary.interval?.lower) },
    Column("mc_hi") { .number($0.summary.interval?.upper) },
    Column("pop_lo") { .number($0.population?.lower) },
    Column("pop_hi") { .number($0.population?.upper) },
    Column("ci_method") { .text($0.summary.intervalMethod) },
    Column("deff") { .number($0.summary.designEffect) },
    Column("task_error_rate") { .number($0.summary.taskErrorRate) },
    Column("worst_person") { row in .text(row.summary.worstPerson.map { row.persons[$0] }) },
    Column("worst_person_rate") { .number($0.summary.worstPersonRate) },
    Column("p90_person_rate") { .number($0.summary.p90PersonRate) },
    Column("latency_ms_p50") { .number($0.summary.latencyMedian) },
    Column("latency_ms_p95") { .number($0.summary.latencyP95) },
    Column("displacement_pt_p50") { .number($0.summary.displacementMedian) },
    Column("displacement_pt_p95") { .number($0.summary.displacementP95) },
  ]

  static let added: [Column<ComparisonRow>] = [
    Column("label") { .text($0.row.label) },
    Column("reference") { .text($0.pair?.reference) },
    Column("difference") { .number($0.pair?.difference) },
    Column("difference_lo") { .number($0.pair?.interval.lower) },
    Column("difference_hi") { .number($0.pair?.interval.upper) },
    Column("difference_p") { .number($0.pair?.pValue) },
  ]

  /// What only a comparison has.
  static let compared: [Column<ComparisonRow>] = [
    Column("difference_pop_lo") { .number($0.pairPopulation?.lower) },
    Column("difference_pop_hi") { .number($0.pairPopulation?.upper) },
    Column("ideal_error") { .number($0.regret?.bound.heldOut.estimate) },
    Column("ideal_error_lower") { .number($0.regret?.bound.lowerBound) },
    Column("regret") { .number($0.regret?.difference.estimate) },
    Column("regret_lo") { .number($0.regret?.difference.interval.lower) },
    Column("regret_hi") { .number($0.regret?.difference.interval.upper) },
  ]
}

extension Comparison {
  /// The rows of a report: per strategy the intents, and all together.
  func reportRows(scenario: String, observer: IdealObserver? = nil) throws -> [ComparisonRow] {
    var pairs: [IntentScope: [PairSummary]] = [:]
    let scopes = IntentScope.scopes(of: conflict)
    for scope in scopes { pairs[scope] = try self.pairs(scope) }
    return try rows.enumerated().flatMap { index, row in
      try scopes.map { scope in
        ComparisonRow(
          scenario: scenario, row: row.row, summary: try row.tally.summary(scope),
          persons: persons, pair: pairs[scope]?.first { $0.label == row.row.label },
          population: try population?.interval(ofRow: index, scope),
          pairPopulation: index == 0
            ? nil : try population?.interval(ofRow: index, minus: 0, scope),
          regret: scope == .all
            ? observer.map { .init(difference: $0.regrets[index], bound: $0.bound) } : nil)
      }
    }
  }
}
