/// A pan on the carousel that decides the direction first and fails early: the published cure with
/// the ratio 1.7.
///
/// At the first move with a component strictly beyond the threshold (10 pt) it fails if
/// |dy| > |dx| / ratio, strictly: with 1.7 it keeps what lies within 30.47 degrees of the
/// horizontal. `decide=published` lets the pan's own hysteresis begin first (dead touches);
/// `decide=withheld` forwards no move to the pan before the decision. With `feedWaits` the feed's
/// pan requires this one to fail, which matters above a threshold of 10.
public struct EarlyDirectionFailure: Strategy {
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

  public func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement {
    arrangement(for: contest, tuning: tuning, rule: .ratio(ratio))
  }

  /// Exact only when withheld: as published the pan may have begun before the decision.
  public var decisionThreshold: DecisionThreshold? {
    guard decision == .withheld else { return nil }
    let strategy = self
    return DecisionThreshold(key: "ratio") { track, contest, tuning in
      strategy.pan(contest, tuning, .ratio(1)).criticalRatio(in: track)
    } branch: { keep, contest, tuning in
      strategy.arrangement(for: contest, tuning: tuning, rule: .always(keep: keep))
    }
  }

  private func pan(
    _ contest: Contest, _ tuning: Tuning, _ rule: DirectionalPan.Rule
  ) -> DirectionalPan {
    DirectionalPan(
      axis: contest.carousel.axis, rule: rule, threshold: threshold, decision: decision,
      hysteresis: tuning.panHysteresis)
  }

  private func arrangement(
    for contest: Contest, tuning: Tuning, rule: DirectionalPan.Rule
  ) -> Arrangement {
    Arrangement(
      on: contest.layout,
      [
        contest.feedPan(tuning),
        Attachment(
          "carousel.pan", on: contest.carousel.view, pan(contest, tuning, rule),
          drives: Drive(
            contest.inner, as: .handler(nil), pageRule: pageRule, commitOnCancel: commitOnCancel)),
      ],
      requirements: feedWaits ? [FailureRequirement(0, waitsFor: 1)] : [], tuning: tuning)
  }
}
