import LabSimulation

/// The rate of a metric under some strategies on the same strokes, and the strokes on which the first
/// two of them differ.
struct MetricRun: Sendable {
  /// A stroke on which the event happens under one strategy and not under the other.
  struct Flip: Sendable {
    /// Its number among all strokes.
    var index: Int
    var address: StrokeAddress
    var aim: Aim?
    var intent: Int
    var verdicts: [Verdict]
  }

  let metric: LockMetric
  private(set) var counts: [MetricCounts]
  /// Strokes on which the event happens under the first strategy only, and under the second only.
  private(set) var onlyFirst = 0
  private(set) var onlySecond = 0
  /// The first such strokes of each kind, at most one per person.
  private(set) var firstFlips: [Flip] = []
  private(set) var secondFlips: [Flip] = []
  private let most: Int

  init(_ metric: LockMetric, strategies: Int, persons: Int, flips: Int) {
    self.metric = metric
    counts = Array(
      repeating: MetricCounts(intents: metric.conflict.intents.count, persons: persons),
      count: strategies)
    most = flips
  }

  /// Adds a batch whose first stroke has the given number.
  mutating func add(_ batch: TrialBatch, from first: Int) {
    let width = counts.count
    for (number, stroke) in batch.strokes.enumerated() where metric.scope.includes(stroke.intent) {
      let verdicts = batch.results[number * width..<(number + 1) * width].map(\.verdict)
      // The same strokes are decided under every strategy.
      guard verdicts[0].isDecided else { continue }
      for (row, verdict) in verdicts.enumerated() {
        counts[row].add(
          metric.counts(verdict), of: stroke.intent, person: stroke.address.person)
      }
      if width > 1 {
        compare(
          Flip(
            index: first + number, address: stroke.address, aim: stroke.aim,
            intent: stroke.intent, verdicts: verdicts))
      }
    }
  }

  private mutating func compare(_ stroke: Flip) {
    switch (metric.counts(stroke.verdicts[0]), metric.counts(stroke.verdicts[1])) {
    case (true, false):
      onlyFirst += 1
      Self.keep(stroke, in: &firstFlips, most: most)
    case (false, true):
      onlySecond += 1
      Self.keep(stroke, in: &secondFlips, most: most)
    case (true, true), (false, false): break
    }
  }

  private static func keep(_ stroke: Flip, in flips: inout [Flip], most: Int) {
    guard flips.count < most, flips.last?.address.person != stroke.address.person else { return }
    flips.append(stroke)
  }

  /// The rate under a strategy; throws when there is none.
  func estimate(_ row: Int) throws -> RateEstimate {
    guard let estimate = try counts[row].estimate(metric.scope) else {
      throw LockError.nothingToLock(metric)
    }
    return estimate
  }
}

extension Scenario {
  /// Plays the strokes under the strategies and counts one kind of event.
  ///
  /// - Parameter flips: how many strokes are kept on which the first two strategies differ.
  func measure(
    _ metric: LockMetric, of rows: [StrategyRow], flips: Int = 0, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> MetricRun {
    for row in rows { try row.checkRegistered() }
    let experiment = try experiment(of: rows)
    var run = MetricRun(metric, strategies: rows.count, persons: persons, flips: flips)
    var done = 0
    try await experiment.run(jobs: jobs, progress: progress) { batch in
      run.add(batch, from: done)
      done += batch.strokes.count
    }
    return run
  }
}
