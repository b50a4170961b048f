import LabSimulation

/// A recognizer that does what it is told at given events, whatever the finger does.
public struct ScriptedRecognizer: TimelineRecognizer {
  private enum Script: Sendable {
    case begins(at: Int, givesUpAt: Int?)
    case fails(at: Int)
    case waits
  }

  private let script: Script

  /// It proposes to begin at an event, and gives up at a later one if any.
  public static func begins(at event: Int, givesUpAt end: Int? = nil) -> ScriptedRecognizer {
    ScriptedRecognizer(script: .begins(at: event, givesUpAt: end))
  }

  public static func fails(at event: Int) -> ScriptedRecognizer {
    ScriptedRecognizer(script: .fails(at: event))
  }

  /// It proposes nothing before the lift.
  public static let waits = ScriptedRecognizer(script: .waits)

  public func firstProposal(in track: Track) -> TimelineProposal {
    switch script {
    case .begins(let event, _): .begin(.event(event, of: track))
    case .fails(let event): .fail(.event(event, of: track))
    case .waits: .none
    }
  }

  public func abandonment(in track: Track, after begin: Moment) -> Moment? {
    guard case .begins(_, let end?) = script, end > begin.index else { return nil }
    return .event(end, of: track)
  }

  public func consumed(at displacement: Vector) -> Vector { .zero }
}

extension ArenaTester {
  /// Hand-built recognizers on the shipped layout: those named `feed...` on the feed, which they
  /// move, all others on the carousel in it, which they move.
  public static func among(
    _ recognizers: [(name: String, recognizer: any TimelineRecognizer)],
    waits: [FailureRequirement] = [], together: [(Int, Int)] = [],
    contest: Contest = .feedWithCarousel(LayoutSettings())
  ) -> ArenaTester {
    let attachments = recognizers.map { name, recognizer in
      let isFeed = name.hasPrefix("feed")
      return TimelineAttachment(
        name, on: isFeed ? contest.feed.view : contest.carousel.view, recognizer,
        drives: isFeed
          ? Drive(contest.outer, as: .scrollView) : Drive(contest.inner, as: .handler(nil)))
    }
    return ArenaTester(
      Arrangement(
        on: contest.layout, attachments, requirements: waits, simultaneous: together,
        tuning: Tuning()),
      contest: contest)
  }

  /// The reasons that one recognizer was given in the last touch.
  public func reasons(of recognizer: String) -> [TimelineTransition.Reason] {
    arena.transitions
      .filter { arrangement.attachments[$0.recognizer].name == recognizer }
      .map(\.reason)
  }
}
