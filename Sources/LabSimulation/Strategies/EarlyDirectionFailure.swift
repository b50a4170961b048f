/// A pan on the carousel that decides the direction first and fails early: the published cure with
/// the ratio 1.7.
///
/// At the first move with a component strictly beyond the threshold (10 pt) it fails if
/// |dy| > |dx| / ratio, strictly: with 1.7 it keeps what lies within 30.47 degrees of the
/// horizontal. `decide=published` lets the pan's own hysteresis begin first (dead touches);
/// `decide=withheld` forwards no move to the pan before the decision. With `feedWaits` the feed's
/// pan requires this one to fail, which matters above a threshold of 10.
public struct EarlyDirectionFailure: ContestStrategy {
  public static let name = "early-direction-failure"
  public static let summary = "a pan on the carousel that fails early when the finger goes across"
  public static let parameters: [Parameter<EarlyDirectionFailure>] = [
    .number("ratio", \.ratio, in: 0.001...1000, "fails if |dy| > |dx| / ratio"),
    .number(
      "threshold", \.threshold, in: 0...500, unit: "pt",
      "distance on either axis beyond which the direction is decided"),
    .choice("decide", \.decision, "whether the pan may begin before the decision"),
    .flag("feedWaits", \.feedWaits, "whether the feed waits for this pan to fail"),
    .flag("commitOnCancel", \.commitOnCancel, "whether a cancelled pan may turn the page"),
    .choice("page.rule", \.pageRule, "which page a lifted finger leads to"),
  ]

  public var ratio = 1.7
  public var threshold = 10.0
  public var decision = DirectionalPan.Decision.published
  public var feedWaits = false
  public var commitOnCancel = false
  public var pageRule = PageRule.projected

  public init() {}

  /// Exact only when withheld: as published the pan may have begun before the decision.
  ///
  /// Nothing but the pan's first proposal depends on the two parameters. Without `feedWaits` the feed
  /// begins at its own slop unless the pan has begun by then, so a decision after that move, a begin
  /// after it and a failure are all the same as a pan that proposes nothing. With `feedWaits` the feed
  /// begins at the later of its slop and the failure.
  public var decisionSurface: DecisionSurface? {
    guard decision == .withheld else { return nil }
    let strategy = self
    return DecisionSurface(ratio: "ratio", threshold: "threshold", decider: 1) {
      strategy.arrangement(for: $0, tuning: $1)
    } addStages: { track, contest, tuning, thresholds, stages in
      strategy.addStages(track, contest, tuning, thresholds, to: &stages)
    }
  }

  private func addStages(
    _ track: Track, _ contest: Contest, _ tuning: Tuning, _ thresholds: ClosedRange<Double>,
    to stages: inout [DecisionStage]
  ) {
    let first = stages.count
    let pan = pan(contest, tuning)
    let feed = contest.feedScroll(tuning).firstProposal(in: track).moment
    let cap = feedWaits ? nil : feed
    pan.forEachDecisionMove(in: track, thresholds: thresholds) { index, below in
      if let cap, index > cap.index { return false }
      var keep = pan.pan.firstProposal(in: track, from: index)
      if let cap, let begin = keep.moment, begin > cap { keep = .none }
      var fail = TimelineProposal.none
      if feedWaits, let feed { fail = .fail(Swift.max(feed, .event(index, of: track))) }
      stages.add(
        DecisionStage(
          below: below, critical: pan.criticalRatio(of: track.displacement(at: index)),
          keep: keep, fail: fail), since: first)
      return true
    }
    if stages.count == first || stages[stages.count - 1].below <= thresholds.upperBound {
      stages.add(
        DecisionStage(below: .infinity, critical: .infinity, keep: .none, fail: .none),
        since: first)
    }
    stages[stages.count - 1].below = .infinity
  }

  private func pan(_ contest: Contest, _ tuning: Tuning) -> DirectionalPan {
    var pan = DirectionalPan(tuning: tuning)
    pan.axis = contest.carousel.axis
    pan.ratio = ratio
    pan.threshold = threshold
    pan.decision = decision
    return pan
  }

  public func install(in parts: inout SceneParts, _ contest: Contest, tuning: Tuning) {
    let pan = parts.attach(
      Attachment(
        "carousel.pan", on: contest.carousel.view, pan(contest, tuning),
        drives: Drive(
          contest.inner, as: .handler(nil), pageRule: pageRule, commitOnCancel: commitOnCancel)))
    if feedWaits {
      parts.relations.append(.failure(of: pan, before: Contest.feedPan, limit: nil))
    }
  }

  public func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement {
    Arrangement(
      on: contest.layout,
      [
        contest.feedPan(tuning),
        TimelineAttachment(
          "carousel.pan", on: contest.carousel.view, pan(contest, tuning),
          drives: Drive(
            contest.inner, as: .handler(nil), pageRule: pageRule, commitOnCancel: commitOnCancel)),
      ],
      requirements: feedWaits ? [FailureRequirement(0, waitsFor: 1)] : [], tuning: tuning)
  }
}
