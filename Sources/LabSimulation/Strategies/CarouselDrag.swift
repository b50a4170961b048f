/// A SwiftUI drag on the carousel, `DragGesture(minimumDistance:coordinateSpace: .global)`, whose
/// handler moves the pages: what all strategies with a drag attach.
///
/// They differ in the modifier that attaches it, in the filter of its handler, and in how drag and
/// feed stand to each other. Defaults: `.gesture`, no filter.
struct CarouselDrag {
  /// The name of the drag in scenes, traces and device logs.
  static let name = "carousel.drag"

  /// The minimum distance in points, radial.
  var distance: Double
  var pageRule: PageRule
  var modifier = Attachment.Modifier.gesture
  /// Which values the handler takes; nil for all.
  var filter: Drive.Filter?

  /// Attaches it, and returns its place among the attachments.
  @discardableResult
  func install(in parts: inout SceneParts, _ contest: Contest, tuning: Tuning) -> Int {
    parts.attach(
      Attachment(
        Self.name, on: contest.carousel.view, .drag(minimumDistance: distance, space: .global),
        modifier, drives: drive(contest), tuning: tuning))
  }

  /// The feed's pan and then the drag, as a merge of time lines.
  func arrangement(
    for contest: Contest, requirements: [FailureRequirement] = [],
    simultaneous: [(Int, Int)] = [], tuning: Tuning
  ) -> Arrangement {
    Arrangement(
      on: contest.layout,
      [
        contest.feedPan(tuning),
        TimelineAttachment(
          Self.name, on: contest.carousel.view, Drag(minimumDistance: distance),
          drives: drive(contest)),
      ],
      requirements: requirements, simultaneous: simultaneous, tuning: tuning)
  }

  private func drive(_ contest: Contest) -> Drive {
    Drive(contest.inner, as: .handler(filter), pageRule: pageRule)
  }
}
