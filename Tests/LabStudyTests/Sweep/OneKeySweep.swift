import LabSimulation
import LabStudy

/// One strategy over the values of one of its parameters, on the same strokes.
struct Sweep: Sendable {
  var key: String
  var values: [ParameterValue]
  /// One row per value.
  var comparison: Comparison
  /// The exact error curve; nil when the values were played one by one, and when one of the intents
  /// has no decided stroke.
  var curve: ExactCurve?
}

extension Scenario {
  /// Sweeps one parameter of a strategy.
  func sweep(
    _ base: StrategyRow, over key: String, values: [ParameterValue],
    on source: StrokeSource = .synthetic, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> Sweep {
    let (comparison, curve) = try await play(
      Variants(of: base, over: [key], at: values.map { [$0] }), on: source, jobs: jobs,
      progress: progress)
    return Sweep(key: key, values: values, comparison: comparison, curve: curve)
  }
}
