/// A SwiftUI drag beside the feed: `simultaneousGesture(DragGesture())` with a direction filter.
///
/// Both run. The handler of the carousel takes only values with |along| > k |across|: at `change`
/// it follows each move that passes and commits when the last one passes; at `end` it does not move
/// before the lift and the filter gates the commit alone. Up to OS 18 the feed moves wherever its
/// own slop is crossed. Source: the published cures (k = 1 at change, k = 2 at the end).
public struct Simultaneous: ContestStrategy {
  public static let name = "simultaneous"
  public static let summary = "a SwiftUI drag beside the feed, filtered by direction"
  public static let parameters: [Parameter<Simultaneous>] = [
    .number(
      "distance", \.distance, in: 0...500, unit: "pt", "minimum distance of the drag, radial"),
    .number("k", \.k, in: 0...1000, "the filter: |along| > k |across|"),
    .choice("at", \.timing, "whether the filter acts at every change or at the end"),
    .choice("page.rule", \.pageRule, "which page a lifted finger leads to"),
  ]

  public var distance = 10.0
  public var k = 1.0
  public var timing = Drive.Filter.Timing.change
  public var pageRule = PageRule.projected

  public init() {}

  public func install(in parts: inout SceneParts, _ contest: Contest, tuning: Tuning) {
    drag.install(in: &parts, contest, tuning: tuning)
  }

  public func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement {
    drag.arrangement(for: contest, simultaneous: [(0, 1)], tuning: tuning)
  }

  private var drag: CarouselDrag {
    CarouselDrag(
      distance: distance, pageRule: pageRule, modifier: .simultaneousGesture,
      filter: Drive.Filter(ratio: k, timing: timing))
  }
}
