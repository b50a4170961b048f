/// Decides a touch between recognizers, event by event: of those that exclude each other the first
/// to begin wins and all others lose.
///
/// Each recognizer proposes on its own; the arena visits the moments at which something is proposed
/// or a wait ends, and resolves all proposals of a moment in this order: explicit failure
/// requirements, for two scroll views on crossing axes the larger component, the deeper view, the
/// order of attachment. Source: UIKit's documented ingredients; the order among
/// equals is not documented and fixed here for determinism.
///
/// A value for one thread; its memory is reused from stroke to stroke.
public struct TimelineArena: Sendable {
  /// The state of one recognizer during a touch.
  struct Seat {
    var state = RecognizerState.possible
    /// What it is going to do next of itself, and when.
    var proposal = TimelineProposal.none
    /// When the arena has to look at it again.
    var wake = Moment.never
    var begin: Moment?
    var end = Moment.never
  }

  var seats: [Seat] = []
  private var participants: UInt64 = 0
  /// The outcome of the last touch for each container of the layout.
  public private(set) var containers: [ContainerOutcome] = []
  /// What the recognizers heard in the last touch, in order; empty unless recording.
  public private(set) var transitions: [TimelineTransition] = []
  private let isRecording: Bool

  public init(recording: Bool = false) {
    isRecording = recording
  }

  /// Plays one stroke under one arrangement and leaves the outcome in `containers`.
  ///
  /// - Parameter prompt: what one recognizer proposes first, in place of its own reading.
  public mutating func play(
    _ track: Track, under arrangement: Arrangement, prompt: Prompt? = nil
  ) {
    decide(track, under: arrangement, prompt: prompt)
    follow(track, arrangement)
  }

  /// Words put into the mouth of the recognizer of one attachment.
  public struct Prompt: Sendable, Hashable {
    public var attachment: Int
    public var proposal: TimelineProposal

    public init(_ attachment: Int, proposes proposal: TimelineProposal) {
      self.attachment = attachment
      self.proposal = proposal
    }
  }

  /// Settles who wins and who loses, and moves nothing.
  mutating func decide(
    _ track: Track, under arrangement: Arrangement, prompt: Prompt? = nil
  ) {
    open(track, under: arrangement, prompt)
    var moment = nextMoment()
    while moment.index < track.lift {
      resolve(at: moment, track, arrangement)
      moment = nextMoment()
    }
    close(track)
  }

  private mutating func open(
    _ track: Track, under arrangement: Arrangement, _ prompt: Prompt?
  ) {
    transitions.removeAll(keepingCapacity: true)
    participants = arrangement.participants(hit: arrangement.layout.hitTest(track.start))
    if seats.count != arrangement.recognizers.count {
      seats = Array(repeating: Seat(), count: arrangement.recognizers.count)
    }
    for index in seats.indices {
      var seat = Seat()
      if takesPart(index) {
        seat.proposal =
          if let prompt, prompt.attachment == index {
            prompt.proposal
          } else {
            arrangement.recognizers[index].firstProposal(in: track)
          }
        seat.wake = seat.proposal.moment ?? .never
      }
      seats[index] = seat
    }
  }

  func takesPart(_ index: Int) -> Bool { participants & (1 << UInt64(index)) != 0 }

  private func nextMoment() -> Moment {
    var next = Moment.never
    for index in seats.indices where seats[index].wake < next { next = seats[index].wake }
    return next
  }

  /// The touch ends: what is still possible has lost, what is active ends or is cancelled.
  private mutating func close(_ track: Track) {
    let moment = Moment.event(track.lift, of: track)
    for index in seats.indices where takesPart(index) {
      switch seats[index].state {
      case .possible:
        change(index, to: .failed, at: moment, track.isCancelled ? .systemCancel : .lifted)
      case .began, .changed:
        let state = track.isCancelled ? RecognizerState.cancelled : .ended
        change(index, to: state, at: moment, track.isCancelled ? .systemCancel : .lifted)
      case .ended, .cancelled, .failed:
        break
      }
    }
  }

  mutating func change(
    _ index: Int, to state: RecognizerState, at moment: Moment, _ reason: TimelineTransition.Reason
  ) {
    seats[index].state = state
    seats[index].wake = .never
    if state == .began {
      seats[index].begin = moment
    } else {
      seats[index].end = moment
    }
    if isRecording {
      transitions.append(
        TimelineTransition(moment: moment, recognizer: index, to: state, reason: reason))
    }
  }

  private mutating func follow(_ track: Track, _ arrangement: Arrangement) {
    if containers.count == arrangement.resting.count {
      for index in containers.indices { containers[index] = arrangement.resting[index] }
    } else {
      containers = arrangement.resting
    }
    for index in seats.indices {
      guard let begin = seats[index].begin, let drive = arrangement.drives[index] else { continue }
      let ride = Ride(
        drive: drive, container: arrangement.layout.containers[drive.container], begin: begin,
        end: seats[index].end,
        consumed: arrangement.recognizers[index].consumed(at: track.displacement(at: begin.index)),
        wasCancelled: seats[index].state == .cancelled, tuning: arrangement.tuning)
      ride.move(&containers[drive.container], along: track)
    }
  }
}
