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
  /// The experiment that plays strokes under some contenders.
  ///
  /// - Parameters:
  ///   - decision: the decision that is played in place of the contenders.
  ///   - keepsTouches: whether the batches carry the touches.
  ///   - arrange: makes the contenders for a contest.
  public func experiment(
    on source: StrokeSource = .synthetic, decision: TrialPlan.Decision? = nil,
    keepsTouches: Bool = false, arrange: @escaping @Sendable (Contest) -> [Contender]
  ) throws -> Experiment {
    let layout = layout
    let (strokes, count, persons): (TrialPlan.Source, Int, Int)
    var first = 0
    switch source {
    case .synthetic:
      let finger = try Finger(
        seed: seed, hand: hand, digitizer: device,
        geometry: FingerGeometry(
          screen: layout.screen, startArea: layout.carousel, pointsPerInch: pointsPerInch),
        population: people?.population)
      strokes = .synthetic(finger, sessions: sessions, strokesPerSession: strokesPerSession)
      first = firstPerson * sessions * strokesPerSession
      (count, persons) = ((self.strokes ?? 0) - first, self.persons)
    case .recorded(let recording):
      strokes = .recorded(recording.strokes)
      (count, persons) = (recording.strokes.count, recording.persons.count)
    }
    return Experiment(
      TrialPlan(
        strokes, contest: { .feedWithCarousel(layout) }, tuning: tuning, decision: decision,
        keepsTouches: keepsTouches, arrange: arrange),
      strokes: count, firstStroke: first, persons: persons)
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
    let tuning = tuning
    let experiment = try experiment(on: source) { contest in
      rows.map { $0.strategy.contender(for: contest, tuning: tuning) }
    }
    return try await Comparison(
      of: rows, experiment,
      persons: personNames(in: source), jobs: jobs, progress: progress, each: each)
  }
}
