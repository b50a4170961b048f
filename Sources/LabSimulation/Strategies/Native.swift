/// Two scroll views, as UIKit nests them: each begins at 10 pt along its own axis.
///
/// Fine straight paths go to the carousel up to 45 degrees from the horizontal; when one event
/// crosses both slops the larger component wins, and a tie goes to the carousel. Source: Apple's
/// "Nesting Scroll Views" for the behaviour, inference for the rule.
public struct Native: ContestStrategy {
  public static let name = "native"
  public static let summary = "two nested scroll views, each with its own slop"
  public static let parameters: [Parameter<Native>] = [
    .choice("page.rule", \.pageRule, "which page a lifted finger leads to")
  ]

  public var pageRule = PageRule.flick

  public init() {}

  public func install(in parts: inout SceneParts, _ contest: Contest, tuning: Tuning) {
    var traits = ScrollTraits()
    traits.isPaging = contest.carousel.page != nil
    traits.pageRule = pageRule
    parts.containers[contest.inner].scroll = traits
    parts.attachPan(ofContainer: contest.inner, named: "carousel.pan", tuning: tuning)
  }

  public func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement {
    let carousel = contest.carousel
    return Arrangement(
      on: contest.layout,
      [
        contest.feedPan(tuning),
        TimelineAttachment(
          "carousel.pan", on: carousel.view,
          ScrollPan(axis: carousel.axis, slop: tuning.scrollSlop, canScroll: carousel.canScroll),
          drives: Drive(contest.inner, as: .scrollView, pageRule: pageRule)),
      ],
      tuning: tuning)
  }
}
