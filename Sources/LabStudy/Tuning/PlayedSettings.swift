import LabSimulation
import LabStatistics

/// Settings of one strategy that were played, all on the same strokes.
struct PlayedSettings: Sendable {
  /// What one setting did to the strokes of every scenario.
  struct Setting: Sendable {
    /// By scenario and person.
    var counts: [[ClassCounts]]
    /// The share of decided strokes of the first scenario that were not claimed in time.
    var lateShare: Double
  }

  /// The scenario itself, and then those of the populations of the plan.
  let scenarios: [Scenario]
  let row: StrategyRow
  let plan: TunePlan
  private(set) var settings: [[Double]: Setting] = [:]

  /// How many settings are played on one pass over the strokes.
  private static let perPass = 32

  init(_ scenarios: [Scenario], _ row: StrategyRow, _ plan: TunePlan) {
    self.scenarios = scenarios
    self.row = row
    self.plan = plan
  }

  /// How many passes so many settings take.
  static func passes(_ count: Int) -> Int { (count + perPass - 1) / perPass }

  /// Plays those of the settings that were not played before.
  mutating func play(
    _ wanted: [[Double]], jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws {
    var missing: [[Double]] = []
    for point in wanted where settings[point] == nil && !missing.contains(point) {
      missing.append(point)
    }
    for start in stride(from: 0, to: missing.count, by: Self.perPass) {
      let some = Array(missing[start..<min(missing.count, start + Self.perPass)])
      var found = some.map { _ in Setting(counts: [], lateShare: 0) }
      let rows = try Variants(
        of: row, over: plan.numbers.map(\.key), at: some.map { $0.map(ParameterValue.number) }
      ).rows()
      for (number, scenario) in scenarios.enumerated() {
        var late = rows.map { _ in 0 }
        let comparison = try await scenario.compare(rows, jobs: jobs, progress: progress) { batch in
          guard number == 0, let budget = plan.latencyBudget else { return }
          for (index, result) in batch.results.enumerated()
          where result.verdict.isDecided && result.isLate(budget) { late[index % rows.count] += 1 }
        }
        for (index, row) in comparison.rows.enumerated() {
          found[index].counts.append(try row.tally.classCounts())
          let decided = row.tally.scroll.decided + row.tally.page.decided
          if number == 0 { found[index].lateShare = Double(late[index]) / Double(max(1, decided)) }
        }
      }
      for (point, setting) in zip(some, found) { settings[point] = setting }
    }
  }

  /// The objective of a setting that was played; nil for others, and where it does not exist.
  ///
  /// - Parameter least: the least errors of the populations, for the regret.
  func value(
    _ goal: Goal, of point: [Double], least: [Double]
  ) throws -> Double? {
    guard let setting = settings[point] else { return nil }
    switch goal {
    case .population(let index):
      return try PersonObjective.balanced.value(setting.counts[index + 1])
    case .objective(.regret):
      var regret = 0.0
      for (counts, least) in zip(setting.counts.dropFirst(), least) {
        guard let error = try PersonObjective.balanced.value(counts) else { return nil }
        regret = max(regret, error - least)
      }
      return regret
    case .objective(let objective):
      // Too late is worse than any error, and the later the worse, so that searches find their way.
      if objective == .latency, setting.lateShare > (1 - TunePlan.latencyShare) * (1 + 1e-12) {
        return 1 + setting.lateShare
      }
      return try plan.measure(objective).value(setting.counts[0])
    }
  }

  /// What a search makes small.
  enum Goal: Hashable, Sendable {
    case objective(TuneObjective)
    /// The balanced error of one of the populations.
    case population(Int)
  }
}
