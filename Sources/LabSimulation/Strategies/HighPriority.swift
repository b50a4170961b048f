/// A SwiftUI drag on the carousel with high priority: `highPriorityGesture(DragGesture(...))`.
///
/// The drag becomes active at its minimum distance (30 pt, radial) and then prevents the feed; the
/// feed begins at 10 pt along its axis and then fails the drag. Two hypotheses of how the feed
/// waits, and neither is called the truth: `hold=none` is the plain race; with `hold=150ms` the
/// feed's begin is put off until the drag has failed or 150 ms after touch-down, whichever is
/// first, and a feed that crossed its slop before begins in the timer's own event. Status: assumed.
public struct HighPriority: ContestStrategy {
  public static let name = "high-priority"
  public static let summary = "a SwiftUI drag with high priority on the carousel"
  public static let parameters: [Parameter<HighPriority>] = [
    .number(
      "distance", \.distance, in: 0...500, unit: "pt", "minimum distance of the drag, radial"),
    .number(
      "hold", \.hold, in: 0...5000, unit: "ms", words: ["none": 0],
      "how long the feed waits for the drag to fail"),
    .choice("page.rule", \.pageRule, "which page a lifted finger leads to"),
  ]

  public var distance = 30.0
  /// Milliseconds; 0 means that the feed does not wait.
  public var hold = 0.0
  public var pageRule = PageRule.projected

  public init() {}

  public func install(in parts: inout SceneParts, _ contest: Contest, tuning: Tuning) {
    let place = drag.install(in: &parts, contest, tuning: tuning)
    if hold > 0 {
      parts.relations.append(.failure(of: place, before: Contest.feedPan, limit: hold))
    }
  }

  public func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement {
    drag.arrangement(
      for: contest,
      requirements: hold > 0 ? [FailureRequirement(0, waitsFor: 1, atMost: hold)] : [],
      tuning: tuning)
  }

  private var drag: CarouselDrag {
    CarouselDrag(distance: distance, pageRule: pageRule, modifier: .highPriorityGesture)
  }
}
