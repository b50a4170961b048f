import LabSimulation
import LabStatistics

/// The present strategy against the recorded one on the same strokes: exact, since both meet the
/// very same fingers.
public struct PairedChange: Sendable {
  /// The rate with the recorded parameters, and with the present ones.
  public var recorded: Double
  public var present: Double
  /// What the difference says about other fingers of the same population: 95 %, clustered by person.
  public var interval: Interval
  /// Strokes on which the event happens only with the present, or only with the recorded parameters.
  public var onlyPresent: Int
  public var onlyRecorded: Int
  /// A few of these strokes, of different persons; those of the change's own direction first.
  public var flips: [FlippedStroke]

  public var difference: Double { present - recorded }

  /// From a run whose strategies are the present one and the recorded one.
  init(_ run: MetricRun, flips: [FlippedStroke]) throws {
    present = try run.estimate(0).rate
    recorded = try run.estimate(1).rate
    onlyPresent = run.onlyFirst
    onlyRecorded = run.onlySecond
    self.flips = flips
    let counts = try zip(run.counts[0].intents, run.counts[1].intents).map {
      try Self.counts($0, $1)
    }
    let confidence = RateSummary.confidence
    interval =
      if let place = run.metric.scope.place {
        try PairedDifference(counts[place], confidence: confidence).interval
      } else {
        try PairedDifference(
          counts[0].indices.map { person in PairedClassCounts(counts.map { $0[person] }) },
          confidence: confidence
        ).interval
      }
  }

  private static func counts(
    _ present: [MetricCounts.Person], _ recorded: [MetricCounts.Person]
  ) throws -> [PairedCount] {
    try zip(present, recorded).map {
      try PairedCount(errorsA: $0.events, errorsB: $1.events, of: $0.decided)
    }
  }
}

/// A stroke that ends otherwise with the present parameters than with the recorded ones.
public struct FlippedStroke: Sendable, Hashable {
  public var address: StrokeAddress
  /// The name of what was meant.
  public var intent: String
  public var recorded: Verdict
  public var present: Verdict
  /// The smallest stroke found that still has both verdicts; nil in a staged conflict, whose strokes may
  /// have several fingers.
  public var script: StrokeScript?
}

extension MetricRun {
  /// So many flips, those first that explain the change.
  func flips(_ count: Int) -> [Flip] {
    let flips = onlyFirst >= onlySecond ? firstFlips + secondFlips : secondFlips + firstFlips
    return Array(flips.prefix(count))
  }
}

extension Scenario {
  /// Plays a present strategy and a recorded one on the same strokes.
  ///
  /// - Parameter flips: how many flipped strokes are wanted, shrunk.
  func pairedChange(
    _ metric: LockMetric, present: StrategyRow, recorded: StrategyRow, flips: Int, jobs: Int,
    progress: @Sendable (Int) -> Void
  ) async throws -> (run: MetricRun, change: PairedChange) {
    let rows = [present, recorded]
    let run = try await measure(metric, of: rows, flips: flips, jobs: jobs, progress: progress)
    return (run, try PairedChange(run, flips: try shrunk(run.flips(flips), under: rows)))
  }

  private func shrunk(
    _ flips: [MetricRun.Flip], under rows: [StrategyRow]
  ) throws -> [FlippedStroke] {
    guard staged == nil else { return flips.map { flipped($0, script: nil) } }
    let plan = try strokeExperiment().plan
    var shrinker = StrokeShrinker(contest, try contenders(rows)(contest))
    return flips.compactMap { flip in
      guard let aim = flip.aim,
        let touches = plan.run(flip.index..<flip.index + 1).touches.first
      else { return nil }
      return flipped(
        flip, script: shrinker.shrink(touches, meant: aim, to: flip.verdicts))
    }
  }

  private func flipped(_ flip: MetricRun.Flip, script: StrokeScript?) -> FlippedStroke {
    FlippedStroke(
      address: flip.address, intent: type(of: conflict).intents[flip.intent].name,
      recorded: flip.verdicts[1], present: flip.verdicts[0], script: script)
  }
}
