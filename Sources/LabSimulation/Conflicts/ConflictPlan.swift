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
      var plan: StrokePlan?
      let acts = manners.map { manner in
        let act = Act(conflict.perform(&performer, manner), performer.cancel(share: cancels))
        // What is told of the stroke is that of the first manner, as its track is.
        plan = plan ?? performer.plan
        return act
      }
      for (index, row) in rows.enumerated() {
        batch.results.append(
          result(of: acts[places[index]], row, performer.intent, &arenas[index]))
      }
      batch.strokes.append(
        StrokeRecord(performer, acts.first?.track ?? Track(), plan))
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

    /// - Parameter cancel: the moment at which the system takes over the screen, as a share of the time in
    ///   which a finger is down; what follows is not the app's.
    init(_ performance: Performance<Staged.Meaning>, _ cancel: Double?) {
      self.performance = performance
      frames = (try? performance.touches.frames()) ?? []
      track.load(performance.touches)
      lift = frames.last?.time ?? 0
      guard let cancel, let time = frames.time(atShare: cancel) else { return }
      self.cancel = Interruption(.systemCancel, at: time)
      frames.removeAll { $0.time > time }
    }

    /// Whether a cancel is part of what the person met with, and for the judge to look at.
    func meant(_ cancel: Double) -> Bool {
      guard let last = performance.touches.events.last else { return false }
      return last.phase == .cancelled && last.time == cancel
    }
  }

  private func result(
    of act: Act, _ row: Row, _ intent: Int, _ arena: inout Arena
  ) -> TrialResult {
    arena.play(
      act.frames, in: row.scene, interruptions: row.interruptions + (act.cancel.map { [$0] } ?? []))
    let play = Play(arena, in: row.scene, lift: act.lift)
    let fault = play.fault
    let judgement =
      if let cancel = play.cancel, cancel <= act.lift, !act.meant(cancel) {
        Judgement(Staged.verdict(fault))
      } else if fault == .stuckView {
        Judgement(Staged.verdict(.stuckView))
      } else {
        conflict.judge(play, meant: act.performance.meaning, intent: intent)
      }
    return TrialResult(
      verdict: judgement.verdict, latency: judgement.latency,
      displacement: judgement.latency.map { act.track.displacement(before: $0).length })
  }
}

extension [TouchFrame] {
  /// The moment by which a share of the time in which a finger is down has passed; nil without any.
  fileprivate func time(atShare share: Double) -> Double? {
    let contacts = zip(self, dropFirst()).filter { $0.0.touches.contains(where: \.isDown) }
      .map { $0.0.time...$0.1.time }
    var left = share * contacts.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    for contact in contacts {
      let length = contact.upperBound - contact.lowerBound
      guard left > length else { return contact.lowerBound + left }
      left -= length
    }
    return last?.time
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
  fileprivate init(_ performer: Performer, _ track: Track, _ plan: StrokePlan?) {
    self.init(
      address: performer.address, aim: nil, intent: performer.intent, opening: track.opening,
      chordAngle: track.chordAngle, speed: track.speed, plan: plan)
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
