/// Something whose trials can be run in any ranges, on any thread, with the same bytes.
public protocol TrialRunning: Sendable {
  /// Runs the strokes of a range, counted from 0, under every strategy.
  func run(_ range: Range<Int>) -> TrialBatch
}

/// Everything that determines a set of trials: where the strokes come from, the contest and the
/// strategies.
///
/// Strokes are numbered from 0. Any range of them can be run alone, on any thread, and gives the
/// same bytes.
public struct TrialPlan: TrialRunning {
  public enum Source: Sendable {
    /// Strokes made by a hand: persons x sessions x strokes per session.
    case synthetic(Finger, sessions: Int, strokesPerSession: Int)
    /// Strokes that were recorded, with what they were meant to do.
    case recorded([RecordedStroke])
  }

  /// A decision with the thresholds for which it is wanted.
  public struct Decision: Sendable {
    public var surface: DecisionSurface
    public var thresholds: ClosedRange<Double>

    public init(_ surface: DecisionSurface, thresholds: ClosedRange<Double>) {
      self.surface = surface
      self.thresholds = thresholds
    }
  }

  public var source: Source
  public var tuning: Tuning
  /// Makes the contest, and the arrangements that compete in it.
  ///
  /// They are made anew for every batch: threads that share them count their references to them
  /// together, one waiting for the other. With arrangements of their own two threads ran 1.8 times
  /// as fast as one, with shared ones 1.5 times.
  private let contest: @Sendable () -> Contest
  private let arrange: @Sendable (Contest) -> [Contender]
  /// The decision that is played, with both branches, in place of the arrangements.
  public var decision: Decision?
  public var keepsTouches: Bool

  public init(
    _ source: Source, contest: @escaping @Sendable () -> Contest, tuning: Tuning,
    decision: Decision? = nil, keepsTouches: Bool = false,
    arrange: @escaping @Sendable (Contest) -> [Contender]
  ) {
    self.source = source
    self.contest = contest
    self.tuning = tuning
    self.decision = decision
    self.keepsTouches = keepsTouches
    self.arrange = arrange
  }

  /// Runs the strokes of a range under every strategy.
  public func run(_ range: Range<Int>) -> TrialBatch {
    let contest = contest()
    let contenders =
      decision.map { [.shortcut($0.surface.arrangement(contest, tuning))] } ?? arrange(contest)
    var referee = Referee(contest, contenders)
    var batch = TrialBatch()
    batch.strokes.reserveCapacity(range.count)
    batch.results.reserveCapacity(range.count * contenders.count)
    switch source {
    case .synthetic(var finger, let sessions, let strokesPerSession):
      finger.detach()
      var stroke = SyntheticStroke()
      for index in range {
        let (session, number) = index.quotientAndRemainder(dividingBy: strokesPerSession)
        let (person, sessionOfPerson) = session.quotientAndRemainder(dividingBy: sessions)
        finger.make(
          StrokeAddress(person: person, session: sessionOfPerson, stroke: number), into: &stroke)
        add(
          stroke.touches, at: stroke.address, meant: stroke.aim, plan: stroke.plan, to: &batch,
          &referee)
      }
    case .recorded(let strokes):
      for stroke in strokes[range] {
        add(stroke.touches, at: stroke.address, meant: stroke.aim, plan: nil, to: &batch, &referee)
      }
    }
    return batch
  }

  private func add(
    _ touches: Touches, at address: StrokeAddress, meant aim: Aim, plan: StrokePlan?,
    to batch: inout TrialBatch, _ referee: inout Referee
  ) {
    referee.load(touches)
    if let decision {
      referee.judge(decision, tuning, meant: aim, into: &batch)
    } else {
      referee.judge(meant: aim, into: &batch.results)
    }
    let track = referee.track
    batch.strokes.append(
      StrokeRecord(
        address: address, aim: aim, opening: track.opening,
        chordAngle: track.chordAngle, speed: track.speed, plan: plan))
    if keepsTouches { batch.touches.append(touches) }
  }
}

/// A stroke that somebody recorded, with what it was meant to do.
public struct RecordedStroke: Sendable, Hashable {
  public var address: StrokeAddress
  public var aim: Aim
  public var touches: Touches

  public init(address: StrokeAddress, aim: Aim, touches: Touches) {
    self.address = address
    self.aim = aim
    self.touches = touches
  }
}
