/// A strategy as the referee plays it.
public enum Contender: Sendable {
  /// Event by event.
  case scene(Scene, interruptions: [Interruption])
  /// By the merge of time lines, which gives the same for one finger and comes out faster.
  case shortcut(Arrangement)
}

extension ContestStrategy {
  /// The shortcut where it plays by the assumptions, else the scene.
  public func contender(for contest: Contest, tuning: Tuning) -> Contender {
    tuning.assumptions.suitsTimelines
      ? .shortcut(arrangement(for: contest, tuning: tuning))
      : .scene(scene(for: contest, tuning: tuning), interruptions: [])
  }
}

/// Plays one stroke under every strategy and judges each outcome.
///
/// A value for one thread.
public struct Referee: Sendable {
  private let contenders: [Contender]
  private let judge: Judge
  private var arena = TimelineArena()
  /// One arena per scene: an arena that stays in its scene reuses its memory.
  private var arenas: [Arena?]
  private var frames: [TouchFrame] = []
  private let playsScenes: Bool
  private var stages: [DecisionStage] = []
  public private(set) var track = Track()

  public init(_ contest: Contest, _ contenders: [Contender]) {
    self.contenders = contenders
    judge = Judge(contest)
    arenas = contenders.map { contender in
      if case .scene = contender { return Arena() }
      return nil
    }
    playsScenes = arenas.contains { $0 != nil }
  }

  public var contest: Contest { judge.contest }

  /// Takes up the next stroke.
  public mutating func load(_ touches: Touches) {
    track.load(touches)
    if playsScenes { frames = (try? touches.frames()) ?? track.frames }
  }

  /// Takes up the next stroke, written straight into the track.
  mutating func load(_ write: (inout Track) -> Void) {
    write(&track)
    if playsScenes { frames = track.frames }
  }

  /// Appends one result per strategy.
  public mutating func judge(meant aim: Aim, into results: inout [TrialResult]) {
    for index in contenders.indices {
      switch contenders[index] {
      case .shortcut(let arrangement):
        arena.play(track, under: arrangement)
        results.append(judge.result(arena.containers, track, track.isCancelled, meant: aim))
      case .scene(let scene, let interruptions):
        arenas[index]?.play(frames, in: scene, interruptions: interruptions)
        let lift = track[track.lift].time
        let isCancelled = interruptions.contains { $0.kind == .systemCancel && $0.time <= lift }
        results.append(
          judge.result(
            arenas[index]?.containers ?? [], track, isCancelled || track.isCancelled, meant: aim))
      }
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
    if case .shortcut(let arrangement)? = contenders.first {
      arena.play(
        track, under: arrangement, prompt: TimelineArena.Prompt(decider, proposes: proposal))
      results.append(judge.result(arena.containers, track, track.isCancelled, meant: aim))
    }
    return PlayedBranch(proposal: proposal, result: results.count - 1)
  }
}

/// A branch that was played, and where its result is.
private struct PlayedBranch {
  var proposal: TimelineProposal
  var result: Int
}
