import LabSimulation

/// The error without a grid: over the ratio of a decision, or over its threshold as well.
public enum ExactSweep: Sendable {
  case curve(ExactCurve)
  case surface(ExactSurface)
}

extension SweepPlan {
  /// Plays the one decision of the strategy: over its ratio at the present threshold, or, when the
  /// threshold is varied, over the range of its values as well.
  ///
  /// Throws `SweepError` when the strategy has no such decision, another key is varied too, or an
  /// intent has no decided stroke.
  public func exact(
    jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> ExactSweep {
    guard let surface = scenario.decisionSurface(of: base) else {
      throw SweepError.noDecision(base.label)
    }
    let decided = [surface.ratio, surface.threshold]
    if let other = keys.first(where: { $0.isOfScenario || !decided.contains($0.name) }) {
      throw SweepError.notExact(other.name, decided: decided)
    }
    let thresholds = range(of: surface.threshold)
    let decisions = try await scenario.decisions(
      of: base, thresholds: thresholds, jobs: jobs, progress: progress)
    if thresholds != nil, let exact = try decisions?.exactSurface() { return .surface(exact) }
    if let decisions, let exact = try decisions.curve(at: decisions.present.threshold) {
      return .curve(exact)
    }
    throw SweepError.oneIntent
  }

  /// From the least to the greatest value of a key; nil when it is not varied.
  private func range(of key: String) -> ClosedRange<Double>? {
    guard let index = keys.firstIndex(where: { $0.name == key }) else { return nil }
    let values = (0..<cells).lazy.compactMap { self.values(of: $0)[index].number }
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return least...greatest
  }
}
