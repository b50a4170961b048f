/// Plays one stroke under every strategy and judges each outcome.
///
/// A value for one thread.
public struct Referee: Sendable {
  private let arrangements: [Arrangement]
  private let judge: Judge
  private var arena = Arena()
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

  private mutating func result(under arrangement: Arrangement, meant aim: Aim) -> TrialResult {
    arena.play(track, under: arrangement)
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
