import LabSimulation

/// How a lock stands against the present strategy.
public struct LockVerdict: Sendable {
  public enum State: String, Sendable {
    /// The claim is true as far as can be told.
    case holds
    /// The rate is beyond the tolerance, or the limit, on the wrong side.
    case broken
    /// The interval lies on both sides of the limit; or the rate moved inside a tolerance that is too
    /// wide to exclude the change which the claim names.
    case undecided
    /// Better than the tolerance: the lock no longer guards the present value.
    case improved
  }

  public var lock: Lock
  public var state: State
  public var present: RateEstimate
  /// The seed of the strokes that were played.
  public var seed: UInt64
  /// The present parameters against the recorded ones; nil when they are equal.
  public var paired: PairedChange?
  /// The parameters that changed since, as "ratio was 1.7, is 2.5".
  public var changes: [String]
}

extension Lock {
  /// How many flipped strokes a verdict shows unless told otherwise.
  public static let shownFlips = 3

  /// Plays the present strategy of the scenario and judges the claim.
  ///
  /// Where parameters changed, the recorded ones are played on the same strokes.
  ///
  /// - Parameters:
  ///   - seed: other random numbers than those of the lock.
  ///   - flips: how many flipped strokes of a broken lock are shown, shrunk.
  /// - Throws: `LockError` when the scenario changed where it must not.
  public func verify(
    against scenario: Scenario, seed: UInt64? = nil, flips: Int = shownFlips, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> LockVerdict {
    try check(scenario)
    let row = try presentRow(of: scenario)
    let recorded = try recordedRow()
    var size = size
    size.seed = seed ?? size.seed
    let sized = size.applied(to: scenario)
    let changes = changes(to: row)
    guard !changes.isEmpty else {
      let present = try await sized.measure(
        claim.metric, of: [row], jobs: jobs, progress: progress
      ).estimate(0)
      return LockVerdict(
        lock: self, state: state(of: present), present: present, seed: size.seed, changes: [])
    }
    var (run, paired) = try await sized.pairedChange(
      claim.metric, present: row, recorded: recorded, flips: flips, jobs: jobs, progress: progress)
    let present = try run.estimate(0)
    let state = state(of: present)
    if state != .broken { paired.flips = [] }
    return LockVerdict(
      lock: self, state: state, present: present, seed: size.seed, paired: paired,
      changes: changes)
  }

  /// How a present rate stands against the claim.
  public func state(of present: RateEstimate) -> LockVerdict.State {
    if let state = claim.state(of: present) { return state }
    let change = present.rate - value
    let worse = claim.relation == .atLeast ? -change : change
    if worse > tolerance { return .broken }
    if claim.relation == .near, worse < -tolerance { return .improved }
    // A rate that did not move at all shows the very behaviour that was recorded.
    if change == 0 || isStrong { return .holds }
    return worse + tolerance >= value * claim.wantedChange ? .undecided : .holds
  }

  /// The present strategy: that of the row, or of the specification, that the lock names.
  func presentRow(of scenario: Scenario) throws(LockError) -> StrategyRow {
    do throws(SpecificationError) {
      return try StrategySpecification.read(
        label, rows: scenario.rows, in: type(of: scenario.conflict))
    } catch {
      throw .unknownRow(label, known: scenario.rows.map(\.label))
    }
  }

  /// The strategy as it was recorded.
  ///
  /// Throws when the strategy or one of its parameters is not known any more.
  public func recordedRow() throws(LockError) -> StrategyRow {
    guard var recorded = claim.metric.conflict.strategy(strategy) else {
      throw .lostStrategy(strategy, why: "nothing has this name")
    }
    for (key, value) in parameters.sorted(by: { $0.key < $1.key }) {
      do throws(SpecificationError) {
        recorded = try StrategySpecification.set(key, to: value, in: recorded)
      } catch {
        throw .lostStrategy(strategy, why: "\(error)")
      }
    }
    return StrategyRow(label: "recorded", recorded)
  }

  private func check(_ scenario: Scenario) throws(LockError) {
    let changes = conditionChanges(to: scenario)
    guard changes.isEmpty else { throw .changedConditions(changes) }
    guard scenario.populationDigest == populationDigest else {
      throw .changedPopulation(scenario.populationName)
    }
  }

  /// The conditions that differ, as "key was a, is b".
  func conditionChanges(to scenario: Scenario) -> [String] {
    let present = Self.conditions(of: scenario)
    let keys = Set(present.keys).union(conditions.keys).sorted()
    return keys.compactMap { key in
      guard present[key] != conditions[key] else { return nil }
      return "\(key) was \(conditions[key] ?? "absent"), is \(present[key] ?? "absent")"
    }
  }

  /// The parameters that differ, as "ratio was 1.7, is 2.5".
  func changes(to row: StrategyRow) -> [String] {
    let before = [("strategy", strategy)] + parameters.sorted { $0.key < $1.key }
    var present = Self.parameters(of: row)
    present["strategy"] = row.name
    return before.compactMap { key, value in
      let now = present[key]
      return now == value ? nil : "\(key) was \(value), is \(now ?? "absent")"
    }
  }
}

extension LockClaim {
  /// How an estimate stands against a number; nil for a claim about a recorded rate.
  func state(of estimate: RateEstimate) -> LockVerdict.State? {
    guard let limit else { return nil }
    let interval = estimate.interval
    switch relation {
    case .atLeast:
      return interval.lower >= limit ? .holds : interval.upper < limit ? .broken : .undecided
    case .atMost, .near:
      return interval.upper <= limit ? .holds : interval.lower > limit ? .broken : .undecided
    }
  }
}
