/// A SwiftUI drag on the carousel without any priority: `gesture(DragGesture())`.
///
/// It is in no registry and so in no comparison: recorders alone have it, because the generations
/// differ in it. Up to iOS 17 a scroll view also ends such a drag that is active, from 18 on the first
/// to begin keeps the touch (both assumed, `Assumptions.activeChild`). Defaults: a minimum distance of
/// 10 pt (documented by Apple), the page by the projected translation.
public struct PlainDrag: ContestStrategy {
  public static let name = "plain-drag"
  public static let summary = "a SwiftUI drag on the carousel, without priority"
  public static let parameters: [Parameter<PlainDrag>] = [
    .number(
      "distance", \.distance, in: 0...500, unit: "pt", "minimum distance of the drag, radial"),
    .choice("page.rule", \.pageRule, "which page a lifted finger leads to"),
  ]

  public var distance = 10.0
  public var pageRule = PageRule.projected

  public init() {}

  public func install(in parts: inout SceneParts, _ contest: Contest, tuning: Tuning) {
    drag.install(in: &parts, contest, tuning: tuning)
  }

  public func arrangement(for contest: Contest, tuning: Tuning) -> Arrangement {
    drag.arrangement(for: contest, tuning: tuning)
  }

  private var drag: CarouselDrag { CarouselDrag(distance: distance, pageRule: pageRule) }
}
