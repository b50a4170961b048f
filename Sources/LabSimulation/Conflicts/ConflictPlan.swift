/// Everything that determines the trials of a staged conflict: persons, conflict and strategies.
///
/// Strokes are numbered from 0; any range of them can be run alone and gives the same bytes.
public struct ConflictPlan<Staged: StagedConflict>: TrialRunning {
  /// A strategy as it is played.
  public struct Row: Sendable {
    public var manner: Staged.Manner
    public var scene: Scene
    public var interruptions: [Interruption]

    public init(manner: Staged.Manner, scene: Scene, interruptions: [Interruption]) {
      self.manner = manner
      self.scene = scene
      self.interruptions = interruptions
    }
  }

  private let conflict: Staged
  private let performer: Performer
  /// Made anew for every batch: threads that share scenes count their references together.
  private let rows: @Sendable () -> [Row]
  /// The share of strokes that the system takes away.
  private let cancels: Double
  private let keepsTouches: Bool

  public init(
    _ conflict: Staged, _ performer: Performer, cancels: Double = 0, keepsTouches: Bool = false,
    rows: @escaping @Sendable () -> [Row]
  ) {
    self.conflict = conflict
    self.performer = performer
    self.cancels = cancels
    self.keepsTouches = keepsTouches
    self.rows = rows
  }

  public func run(_ range: Range<Int>) -> TrialBatch {
    let rows = rows()
    var performer = performer
    performer.detach()
    // One arena per scene: an arena that stays in its scene reuses its memory.
    var arenas = rows.map { _ in Arena(recording: true) }
    let manners = rows.map(\.manner).uniqued
    let places = rows.map { row in manners.firstIndex(of: row.manner) ?? 0 }
    var batch = TrialBatch()
    for number in range {
      performer.take(number)
      let acts = manners.map { manner in
        Act(conflict.perform(&performer, manner), performer.cancel(share: cancels))
      }
      for (index, row) in rows.enumerated() {
        batch.results.append(
          result(of: acts[places[index]], row, performer.intent, &arenas[index]))
      }
      batch.strokes.append(
        StrokeRecord(performer, acts.first?.track ?? Track()))
      if keepsTouches, let act = acts.first { batch.touches.append(act.performance.touches) }
    }
    return batch
  }

  /// What one person did once, ready to be played.
  private struct Act {
    var performance: Performance<Staged.Meaning>
    var frames: [TouchFrame]
    var track = Track()
    var lift: Double
    var cancel: Interruption?

    init(_ performance: Performance<Staged.Meaning>, _ cancel: Double?) {
      self.performance = performance
      frames = (try? performance.touches.frames()) ?? []
      track.load(performance.touches)
      let start = frames.first?.time ?? 0
      let lift = frames.last?.time ?? 0
      self.lift = lift
      self.cancel = cancel.map { Interruption(.systemCancel, at: start + $0 * (lift - start)) }
    }
  }

  private func result(
    of act: Act, _ row: Row, _ intent: Int, _ arena: inout Arena
  ) -> TrialResult {
    arena.play(
      act.frames, in: row.scene, interruptions: row.interruptions + (act.cancel.map { [$0] } ?? []))
    let play = Play(arena, in: row.scene, lift: act.lift)
    let judgement =
      if let cancel = play.cancel, cancel <= act.lift {
        Judgement(Staged.verdict(play.fault))
      } else if play.fault == .stuckView {
        Judgement(Staged.verdict(.stuckView))
      } else {
        conflict.judge(play, meant: act.performance.meaning, intent: intent)
      }
    return TrialResult(
      verdict: judgement.verdict, latency: judgement.latency,
      displacement: judgement.latency.map { act.track.displacement(before: $0).length })
  }
}

extension TrialResult {
  /// A result without the containers of a contest.
  init(verdict: Verdict, latency: Double?, displacement: Double?) {
    self.init(
      verdict: verdict, latency: latency, displacement: displacement, feedClaim: nil,
      carouselClaim: nil, feedActed: false, carouselActed: false, feedMoved: 0, carouselMoved: 0,
      feedOffset: 0, carouselPage: 0)
  }
}

extension StrokeRecord {
  fileprivate init(_ performer: Performer, _ track: Track) {
    self.init(
      address: performer.address,
      aim: Aim(intent: .scroll, direction: .up, turn: false), intent: performer.intent,
      opening: track.opening, chordAngle: track.chordAngle, speed: track.speed,
      plan: performer.plan)
  }
}

extension Track {
  /// The displacement at the last event that is not later than a time.
  fileprivate func displacement(before time: Double) -> Vector {
    var index = lift
    while index > 0, self[index].time > time { index -= 1 }
    return displacement(at: index)
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of their first places.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
