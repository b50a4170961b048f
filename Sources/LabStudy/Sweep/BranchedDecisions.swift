import LabSimulation
import LabStatistics

/// Strokes with both branches of every decision that a range of thresholds brings about.
///
/// From one simulation it answers every ratio and every threshold of the range, with the very counts
/// of the arena. Memory: 16 bytes per stroke and 40 per stage; with one threshold there is one stage
/// per stroke.
public struct BranchedDecisions: Sendable {
  struct Stroke: Sendable {
    var person: Int32
    /// Its place in the conflict.
    var intent: Int
    /// Whether it counts in the rates: the same for every branch.
    var isDecided: Bool
    /// Where its stages end; they begin where those of the stroke before do.
    var end: Int
  }

  /// The thresholds of a stroke that share a decision move.
  struct Stage: Sendable {
    /// It holds for thresholds below this one.
    var below: Double
    /// The decision keeps the child iff the ratio is at most this; infinite where nothing depends on
    /// it.
    var critical: Double
    var kept: Tally.Mark
    var failed: Tally.Mark

    /// What counts at a ratio.
    func mark(at ratio: Double) -> Tally.Mark { ratio <= critical ? kept : failed }
  }

  /// A pair of parameters.
  public struct Point: Sendable, Hashable {
    public var threshold: Double
    public var ratio: Double

    public init(threshold: Double, ratio: Double) {
      self.threshold = threshold
      self.ratio = ratio
    }
  }

  private(set) var strokes: [Stroke] = []
  private(set) var stages: [Stage] = []
  public let persons: Int
  /// The keys of the two parameters.
  public let surface: DecisionSurface
  /// The thresholds for which the decisions hold.
  public let thresholds: ClosedRange<Double>
  /// The parameters that the strategy has now.
  public let present: Point
  let blank: StrategyTally

  init(
    _ surface: DecisionSurface, thresholds: ClosedRange<Double>, present: Point, persons: Int,
    strokes count: Int
  ) throws {
    self.surface = surface
    self.thresholds = thresholds
    self.present = present
    self.persons = persons
    blank = try StrategyTally(persons: persons)
    strokes.reserveCapacity(count)
    stages.reserveCapacity(count)
  }

  /// Adds a batch that was played with the decision.
  mutating func add(_ batch: TrialBatch) {
    var next = 0
    for (index, stroke) in batch.strokes.enumerated() {
      var isDecided = false
      for stage in batch.stages[next..<batch.stageEnds[index]] {
        let kept = blank.mark(of: Decision(batch.results[stage.kept]))
        let failed =
          stage.failed == stage.kept
          ? kept : blank.mark(of: Decision(batch.results[stage.failed]))
        isDecided = kept.verdict.isDecided
        stages.append(
          Stage(
            below: stage.below, critical: kept == failed ? .infinity : stage.critical, kept: kept,
            failed: failed))
      }
      next = batch.stageEnds[index]
      strokes.append(
        Stroke(
          person: Int32(stroke.address.person), intent: stroke.intent, isDecided: isDecided,
          end: stages.count))
    }
  }

  /// The stages of a stroke.
  func stages(of stroke: Int) -> Range<Int> {
    (stroke == 0 ? 0 : strokes[stroke - 1].end)..<strokes[stroke].end
  }

  /// The stage that holds at a threshold of the range.
  func stage(of stroke: Int, at threshold: Double) -> Stage {
    var index = stages(of: stroke).lowerBound
    while stages[index].below <= threshold { index += 1 }
    return stages[index]
  }

  /// The tally at one pair of parameters.
  public func tally(at point: Point) -> StrategyTally {
    var tally = blank
    for index in strokes.indices {
      let stroke = strokes[index]
      tally.add(
        stage(of: index, at: point.threshold).mark(at: point.ratio), of: stroke.intent,
        person: Int(stroke.person))
    }
    return tally
  }
}

extension Scenario {
  /// Plays the branches of a strategy's decisions; nil when it has no such decision.
  ///
  /// - Parameter thresholds: the range that is wanted; by default the present threshold alone.
  public func decisions(
    of base: StrategyRow, thresholds: ClosedRange<Double>? = nil,
    on source: StrokeSource = .synthetic, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> BranchedDecisions? {
    guard let surface = decisionSurface(of: base),
      let threshold = base.strategy.number(of: surface.threshold),
      let ratio = base.strategy.number(of: surface.ratio)
    else { return nil }
    let thresholds = thresholds ?? threshold...threshold
    let experiment = try experiment(of: surface, thresholds: thresholds, on: source)
    var decisions = try BranchedDecisions(
      surface, thresholds: thresholds,
      present: BranchedDecisions.Point(threshold: threshold, ratio: ratio),
      persons: experiment.persons, strokes: experiment.strokes)
    try await experiment.run(jobs: jobs, progress: progress) { decisions.add($0) }
    return decisions
  }

  /// The experiment that plays the branches of a decision.
  ///
  /// Throws for more strokes than an exact curve can hold, before the memory is asked for and the work
  /// is done.
  func experiment(
    of surface: DecisionSurface, thresholds: ClosedRange<Double>,
    on source: StrokeSource = .synthetic
  ) throws -> Experiment {
    let experiment = try experiment(
      on: source, decision: TrialPlan.Decision(surface, thresholds: thresholds)
    ) { _ in [] }
    guard experiment.strokes <= ThresholdCurve.maximumItems else {
      throw StatisticsError.tooManyTrials(limit: ThresholdCurve.maximumItems)
    }
    return experiment
  }
}
