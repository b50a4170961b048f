import LabSimulation

/// Who got the touch, in the letters of the field's tables.
public enum Winner: String, Sendable {
  case feed = "F"
  case carousel = "C"
  case nobody = "X"
  case both = "B"
}

/// Plays scripted strokes against the shipped layout and says who won.
public struct ArenaTester {
  public var contest: Contest
  public var tuning: Tuning
  public private(set) var arena = TimelineArena(recording: true)
  public private(set) var arrangement: Arrangement

  public init(
    _ strategy: any ContestStrategy, contest: Contest = .feedWithCarousel(LayoutSettings()),
    tuning: Tuning = Tuning()
  ) {
    self.contest = contest
    self.tuning = tuning
    arrangement = strategy.arrangement(for: contest, tuning: tuning)
  }

  public init(_ arrangement: Arrangement, contest: Contest) {
    self.contest = contest
    tuning = arrangement.tuning
    self.arrangement = arrangement
  }

  @discardableResult
  public mutating func play(_ touches: Touches) -> Winner {
    arena.play(Track(touches), under: arrangement)
    switch (feed.maximum > 3 || feed.turned, carousel.maximum > 3 || carousel.turned) {
    case (true, true): return .both
    case (true, false): return .feed
    case (false, true): return .carousel
    case (false, false): return .nobody
    }
  }

  /// Who claimed the last touch, whether or not anything moved.
  public var claimant: Winner {
    switch (feed.claim != nil, carousel.claim != nil) {
    case (true, true): .both
    case (true, false): .feed
    case (false, true): .carousel
    case (false, false): .nobody
    }
  }

  public var feed: ContainerOutcome { arena.containers[contest.outer] }
  public var carousel: ContainerOutcome { arena.containers[contest.inner] }

  /// The states that one recognizer went through in the last touch, with the events.
  public func states(of recognizer: String) -> [String] {
    arena.transitions
      .filter { arrangement.attachments[$0.recognizer].name == recognizer }
      .map { "\($0.to.rawValue)@\($0.moment.index)" }
  }

  /// How often each recognizer that saw the last touch heard that it had won or lost.
  public func hearings() -> [String: (won: Int, lost: Int)] {
    var hearings: [String: (won: Int, lost: Int)] = [:]
    for transition in arena.transitions {
      let name = arrangement.attachments[transition.recognizer].name
      if transition.to == .began { hearings[name, default: (0, 0)].won += 1 }
      if transition.to == .failed { hearings[name, default: (0, 0)].lost += 1 }
    }
    return hearings
  }
}
