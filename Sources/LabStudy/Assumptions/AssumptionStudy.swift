import LabSimulation
import LabStatistics

/// How a comparison depends on what nobody outside Apple knows: the same strokes under every setting
/// of the switches, one at a time.
public struct AssumptionStudy: Sendable {
  /// What a setting did to one row.
  public struct Change: Sendable {
    /// Strokes with another verdict.
    public var verdicts: Int
    /// Strokes that came out otherwise in anything: verdict, claims, movements, places of rest.
    public var outcomes: Int
    /// The error under the setting; nil without decided strokes.
    public var error: Double?
    /// That error minus the base's, clustered by person; nil for fewer than two persons.
    public var difference: PairedDifference?
  }

  /// What a setting did.
  public struct Outcome: Sendable {
    public var setting: AssumptionSetting
    /// Row by row.
    public var changes: [Change]
    /// Whether the row that errs least under the base still does.
    public var keepsWinner: Bool
    /// The rows whose significant order is not the base's.
    public var orders: [OrderChange]

    /// Whether any stroke came out otherwise.
    public var matters: Bool { changes.contains { $0.outcomes > 0 } }
    /// Whether all significant orders of the base stand; new ones among ties do not count.
    public var keepsRanking: Bool { orders.allSatisfy { $0.kind == .new } }
  }

  public var rows: [StrategyRow]
  public var strokes: Int
  /// The scope of the errors: all intents where all have decided strokes.
  public var scope: IntentScope
  /// The profile of the base.
  public var profile: Int
  /// The errors under the base, row by row.
  public var errors: [Double?]
  /// The row that errs least under the base, the first of equals; nil without decided strokes.
  public var winner: Int?
  /// The rows that differ significantly under the base.
  public var orders: [RowOrder]
  public var outcomes: [Outcome]

  init(
    _ rows: [StrategyRow], of conflict: any Conflict.Type, _ settings: [AssumptionSetting],
    profile: Int, _ counts: AssumptionCounts
  ) throws {
    let base = counts.base
    let scope =
      IntentScope.scopes(of: conflict).reversed().first { scope in
        base.contains { $0.errorRate(scope) != nil }
      } ?? .all
    let errors = base.map { $0.errorRate(scope) }
    let winner = Self.least(errors)
    let orders = try RowOrder.all(base, scope)
    self.rows = rows
    self.profile = profile
    self.scope = scope
    self.errors = errors
    self.winner = winner
    self.orders = orders
    strokes = counts.strokes
    outcomes = try settings.enumerated().map { number, setting in
      let changed = counts.rows(under: number)
      let changes = counts.changes(under: number)
      let present = changed.map { $0.errorRate(scope) }
      // The tests of equal counts give what they gave.
      let isEqual = changes.allSatisfy { $0.verdicts == 0 }
      return Outcome(
        setting: setting,
        changes: try changes.indices.map { row in
          Change(
            verdicts: changes[row].verdicts, outcomes: changes[row].outcomes, error: present[row],
            difference: try PairedPersons(changed[row], base[row], scope)?.difference)
        },
        keepsWinner: winner.map { winner in
          Self.least(present).map { present[winner] == present[$0] } ?? false
        } ?? true,
        orders: isEqual
          ? [] : OrderChange.all(from: orders, to: try RowOrder.all(changed, scope)))
    }
  }

  /// The first of the least.
  private static func least(_ errors: [Double?]) -> Int? {
    var least: (place: Int, error: Double)?
    for case (let place, let error?) in errors.enumerated() where error < least?.error ?? .infinity
    {
      least = (place, error)
    }
    return least?.place
  }
}

extension Scenario {
  /// Plays the strokes under the rows as they are and again under every setting of the switches.
  ///
  /// Each stroke is made once and played under all of them.
  ///
  /// - Parameter progress: hears how many more strokes are done.
  public func assumptionStudy(
    _ rows: [StrategyRow], on source: StrokeSource = .synthetic, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> AssumptionStudy {
    var settings: [AssumptionSetting] = []
    var scenarios = [self]
    for setting in assumptionSettings {
      guard let scenario = under(setting) else { continue }
      settings.append(setting)
      scenarios.append(scenario)
    }
    let experiment = try experiment(of: rows, under: scenarios, on: source)
    var counts = AssumptionCounts(
      rows.map(\.label), intents: experiment.conflict.intents.count, settings: settings.count,
      persons: experiment.persons)
    try await experiment.run(jobs: jobs, progress: progress) { counts.add($0) }
    return try AssumptionStudy(
      rows, of: experiment.conflict, settings, profile: profile, counts)
  }
}
