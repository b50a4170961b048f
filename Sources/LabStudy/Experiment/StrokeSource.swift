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
    if staged != nil { throw ScenarioError.otherConflict(type(of: conflict).name) }
    if let tree, tree.judged == nil { throw ScenarioError.noContest }
    let scenario = self
    let (strokes, count, persons): (TrialPlan.Source, Int, Int)
    var first = 0
    switch source {
    case .synthetic:
      let finger = try finger()
      strokes = .synthetic(finger, sessions: sessions, strokesPerSession: strokesPerSession)
      first = firstPerson * sessions * strokesPerSession
      (count, persons) = ((self.strokes ?? 0) - first, self.persons)
    case .recorded(let recording):
      strokes = .recorded(recording.strokes)
      (count, persons) = (recording.strokes.count, recording.persons.count)
    }
    return Experiment(
      TrialPlan(
        strokes, contest: { scenario.contest }, tuning: tuning, decision: decision,
        keepsTouches: keepsTouches, arrange: arrange),
      strokes: count, firstStroke: first, persons: persons)
  }

  /// The experiment that plays strokes under some rows, whatever the conflict.
  public func experiment(
    of rows: [StrategyRow], on source: StrokeSource = .synthetic
  ) throws -> Experiment {
    try experiment(of: rows, under: [self], on: source)
  }

  /// The experiment that makes the strokes and plays nobody.
  ///
  /// - Parameter row: what people see who make the strokes of a staged conflict; its first row if nil.
  public func strokeExperiment(seeing row: StrategyRow? = nil) throws -> Experiment {
    guard staged != nil else { return try experiment(keepsTouches: true) { _ in [] } }
    let row = row ?? rows.first
    return try experiment(of: row.map { [$0] } ?? [], under: [self], keepsTouches: true)
  }

  /// Each stroke is made once and played under the rows of every scenario in turn.
  ///
  /// - Parameter scenarios: they differ in what recognizers do, and in nothing that makes strokes.
  func experiment(
    of rows: [StrategyRow], under scenarios: [Scenario], on source: StrokeSource = .synthetic,
    keepsTouches: Bool = false
  ) throws -> Experiment {
    guard let staged else {
      let arranged = try scenarios.map { try $0.contenders(rows) }
      return try experiment(on: source, keepsTouches: keepsTouches) { contest in
        arranged.flatMap { $0(contest) }
      }
    }
    guard source.recording == nil else {
      throw ScenarioError.otherConflict(type(of: staged).name)
    }
    let plan = plan(rows, under: scenarios, try finger(), keepsTouches: keepsTouches, staged)
    let first = firstPerson * sessions * strokesPerSession
    return Experiment(
      plan, of: type(of: conflict), strokes: (strokes ?? 0) - first, firstStroke: first,
      persons: persons)
  }

  /// The finger of the scenario's people on its device.
  private func finger() throws(FingerFault) -> Finger {
    let population = population
    var hand = hand
    // The population has the given shares already, and they would take its given numbers away.
    if population != nil { hand.shares = MixtureShares() }
    return try Finger(
      seed: seed, hand: hand, digitizer: device,
      geometry: FingerGeometry(
        screen: screen, startArea: startArea, pointsPerInch: pointsPerInch),
      population: population)
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
    let experiment = try experiment(of: rows, on: source)
    return try await Comparison(
      of: rows, experiment,
      persons: personNames(in: source), jobs: jobs, progress: progress, each: each)
  }
}
