/// Plays one stroke under every strategy and judges each outcome.
///
/// A value for one thread.
public struct Referee: Sendable {
  private let arrangements: [Arrangement]
  private let judge: Judge
  private var arena = TimelineArena()
  private var stages: [DecisionStage] = []
  public private(set) var track = Track()

  public init(_ contest: Contest, _ arrangements: [Arrangement]) {
    self.arrangements = arrangements
    judge = Judge(contest)
  }

  public var contest: Contest { judge.contest }

  /// Takes up the next stroke.
  public mutating func load(_ touches: Touches) {
    track.load(touches)
  }

  /// Takes up the next stroke, written straight into the track.
  mutating func load(_ write: (inout Track) -> Void) {
    write(&track)
  }

  /// Appends one result per strategy.
  public mutating func judge(meant aim: Aim, into results: inout [TrialResult]) {
    for arrangement in arrangements {
      results.append(result(under: arrangement, meant: aim))
    }
  }

  /// Appends the stages of a decision, and the outcomes of their branches.
  mutating func judge(
    _ decision: TrialPlan.Decision, _ tuning: Tuning, meant aim: Aim, into batch: inout TrialBatch
  ) {
    let surface = decision.surface
    stages.removeAll(keepingCapacity: true)
    surface.addStages(track, judge.contest, tuning, decision.thresholds, &stages)
    // Neighbouring stages mostly share a branch, and with it the outcome.
    var (kept, failed) = (PlayedBranch?.none, PlayedBranch?.none)
    for stage in stages {
      if failed?.proposal != stage.fail {
        failed = play(stage.fail, of: surface.decider, meant: aim, into: &batch.results)
      }
      if kept?.proposal != stage.keep {
        kept =
          stage.keep == stage.fail
          ? failed : play(stage.keep, of: surface.decider, meant: aim, into: &batch.results)
      }
      guard let kept, let failed else { continue }
      batch.stages.append(
        BranchedStage(
          below: stage.below, critical: stage.critical, kept: kept.result, failed: failed.result))
    }
    batch.stageEnds.append(batch.stages.count)
  }

  private mutating func play(
    _ proposal: TimelineProposal, of decider: Int, meant aim: Aim, into results: inout [TrialResult]
  ) -> PlayedBranch {
    results.append(
      result(under: arrangements[0], meant: aim, TimelineArena.Prompt(decider, proposes: proposal)))
    return PlayedBranch(proposal: proposal, result: results.count - 1)
  }

  private mutating func result(
    under arrangement: Arrangement, meant aim: Aim, _ prompt: TimelineArena.Prompt? = nil
  ) -> TrialResult {
    arena.play(track, under: arrangement, prompt: prompt)
    let feed = arena.containers[judge.contest.outer]
    let carousel = arena.containers[judge.contest.inner]
    let claim =
      switch (feed.claim, carousel.claim) {
      case (let a?, let b?): Swift.min(a, b)
      case (let a, let b): a ?? b
      }
    return TrialResult(
      verdict: judge.verdict(on: arena.containers, of: track, meant: aim),
      latency: claim?.time,
      displacement: claim.map { track.displacement(at: $0.index).length },
      feedClaim: feed.claim?.time, carouselClaim: carousel.claim?.time,
      feedActed: feed.acted, carouselActed: carousel.acted, feedMoved: feed.maximum,
      carouselMoved: carousel.maximum,
      feedOffset: feed.offset, carouselPage: carousel.page ?? 0)
  }
}

/// A branch that was played, and where its result is.
private struct PlayedBranch {
  var proposal: TimelineProposal
  var result: Int
}
