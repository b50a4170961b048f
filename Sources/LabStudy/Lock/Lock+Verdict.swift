import LabSimulation

/// How a lock stands against the present strategy.
public struct LockVerdict: Sendable {
  public enum State: String, Sendable {
    /// Inside the margin on both sides.
    case holds
    /// Above the limit.
    case broken
    /// Better than the margin: the lock no longer guards the present value.
    case improved
  }

  public var lock: Lock
  public var state: State
  public var summary: RateSummary
  /// The parameters that changed since, as "ratio was 1.7, is 2.5".
  public var changes: [String]
}

extension Lock {
  /// Plays the present strategy of the scenario and judges the claim.
  ///
  /// - Throws: `LockError` when the scenario changed where it must not.
  public func verify(
    against scenario: Scenario, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> LockVerdict {
    try check(scenario)
    guard let scope = IntentScope(rawValue: intent) else { throw LockError.unknownIntent(intent) }
    guard let row = scenario.rows.first(where: { $0.label == label }) else {
      throw LockError.unknownRow(label, known: scenario.rows.map(\.label))
    }
    let comparison = try await scenario.compare([row], jobs: jobs, progress: progress)
    let summary = try comparison.rows[0].tally.summary(scope)
    guard let present = summary.errorRate else { throw LockError.nothingToLock(intent) }
    let state: LockVerdict.State =
      present > limit ? .broken : present < value - margin ? .improved : .holds
    return LockVerdict(lock: self, state: state, summary: summary, changes: changes(to: row))
  }

  private func check(_ scenario: Scenario) throws(LockError) {
    let present = Self.conditions(of: scenario)
    let keys = Set(present.keys).union(conditions.keys).sorted()
    let changes = keys.compactMap { key -> String? in
      guard present[key] != conditions[key] else { return nil }
      return "\(key) was \(conditions[key] ?? "absent"), is \(present[key] ?? "absent")"
    }
    guard changes.isEmpty else { throw .changedConditions(changes) }
    guard scenario.populationDigest == populationDigest else {
      throw .changedPopulation(scenario.hand.population)
    }
  }

  private func changes(to row: StrategyRow) -> [String] {
    let before = [("strategy", strategy)] + parameters.sorted { $0.key < $1.key }
    var present = Self.parameters(of: row)
    present["strategy"] = row.name
    return before.compactMap { key, value in
      let now = present[key]
      return now == value ? nil : "\(key) was \(value), is \(now ?? "absent")"
    }
  }
}

extension LockVerdict {
  /// One sentence with the figures, for a terminal or a failed test.
  public var sentence: String {
    func percent(_ rate: Double) -> String { "\((rate * 10_000).rounded() / 100) %" }
    let what = "\(lock.label): the arbitration error of \(Self.scope(lock.intent)) is "
    let present = percent(summary.errorRate ?? 0)
    let claim =
      "locked at \(percent(lock.value)), margin \(percent(lock.margin)), limit \(percent(lock.limit))"
    let because = changes.isEmpty ? "" : " (" + changes.joined(separator: "; ") + ")"
    return switch state {
    case .holds: what + present + ", within the margin: " + claim + because
    case .broken: what + present + ", above the limit: " + claim + because
    case .improved:
      what + present + ", better than the margin: " + claim + because
        + ". Make a new lock to guard the present value"
    }
  }

  private static func scope(_ intent: String) -> String {
    intent == IntentScope.all.rawValue ? "both intents (balanced)" : "\(intent) strokes"
  }
}
