import LabSimulation

/// Where the strokes of a study come from.
public enum StrokeSource: Sendable {
  /// Made by the hand of a scenario.
  case synthetic
  /// Recorded, or written to a file before.
  case recorded(Recording)

  public var recording: Recording? {
    guard case .recorded(let recording) = self else { return nil }
    return recording
  }
}

extension Scenario {
  /// The experiment that plays strokes under some rows.
  ///
  /// - Parameters:
  ///   - decision: the decision whose critical values are wanted beside the results.
  ///   - keepsTouches: whether the batches carry the touches.
  public func experiment(
    on source: StrokeSource = .synthetic, arrangements: [Arrangement],
    decision: DecisionThreshold? = nil, keepsTouches: Bool = false
  ) throws -> Experiment {
    switch source {
    case .synthetic:
      let finger = try Finger(
        seed: seed, hand: hand, digitizer: device,
        geometry: FingerGeometry(
          screen: layout.screen, startArea: layout.carousel, pointsPerInch: pointsPerInch))
      return Experiment(
        TrialPlan(
          .synthetic(finger, sessions: sessions, strokesPerSession: strokesPerSession),
          contest: contest, tuning: tuning, arrangements: arrangements, decision: decision,
          keepsTouches: keepsTouches),
        strokes: strokes ?? 0, persons: persons)
    case .recorded(let recording):
      return Experiment(
        TrialPlan(
          .recorded(recording.strokes), contest: contest, tuning: tuning,
          arrangements: arrangements, decision: decision, keepsTouches: keepsTouches),
        strokes: recording.strokes.count, persons: recording.persons.count)
    }
  }

  /// The names of the persons in the order of their numbers.
  public func personNames(in source: StrokeSource) -> [String] {
    switch source {
    case .synthetic: (0..<persons).map { "\($0)" }
    case .recorded(let recording): recording.persons
    }
  }

  /// Plays the strokes under the rows and counts.
  public func compare(
    _ rows: [StrategyRow], on source: StrokeSource = .synthetic, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }, each: (TrialBatch) throws -> Void = { _ in }
  ) async throws -> Comparison {
    let arrangements = rows.map { $0.strategy.arrangement(for: contest, tuning: tuning) }
    return try await Comparison(
      of: rows, try experiment(on: source, arrangements: arrangements),
      persons: personNames(in: source), jobs: jobs, progress: progress, each: each)
  }
}
