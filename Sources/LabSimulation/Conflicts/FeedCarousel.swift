/// A vertical feed with a carousel of photos in it: the contest of a scroll container and one child.
///
/// Its layout stands in the scenario (`Contest`), and its strategies also play as time lines.
public struct FeedCarousel: Conflict {
  public static let name = "feed-carousel"
  public static let summary = "a vertical feed with a carousel: who gets a slanted swipe"
  public static let intents = [
    ConflictIntent(Intent.scroll.rawValue, "the finger moves the feed up or down"),
    ConflictIntent(Intent.page.rawValue, "the finger turns a page of the carousel, or peeks"),
  ]
  public static let verdicts = Verdict.allCases
  public static let strategies: [any Strategy.Type] = Strategies.all
  public static let parameters: [Parameter<FeedCarousel>] = []

  public init() {}
}
