/// SwiftUI's `LongPressGesture` sequenced before a `DragGesture` on each row.
///
/// The row follows the drag and stays where `onEnded` leaves it; a tap gesture opens it. It is attached
/// after the sequence, and so waits until that has failed; attached before, a quick drag that comes back
/// ends as a tap. Source: the published composition (1.0 s; the drag with its default distance of 10 pt).
/// Lengths in points, times in milliseconds.
public struct LongPressThenDrag: StagedStrategy {
  public static let name = "long-press-drag"
  public static let summary = "LongPressGesture sequenced before DragGesture on the row"
  public static let parameters: [Parameter<LongPressThenDrag>] = [
    .number("duration", \.duration, in: 0...60_000, unit: "ms", "how long the press lasts"),
    .number(
      "distance", \.distance, in: 0...1000, unit: "pt", "how far a press may move until then"),
    .number(
      "dragDistance", \.dragDistance, in: 0...500, unit: "pt", "minimum distance of the drag"),
    .choice("modifier", \.modifier, "how the gesture is attached"),
    .choice("tap", \.tapOrder, "whether the tap is attached before the sequence or after it"),
    .choice("state", \.storage, "where the handlers keep the offset"),
  ]

  public var duration = 500.0
  public var distance = 10.0
  public var dragDistance = 10.0
  public var modifier = Attachment.Modifier.gesture
  public var tapOrder = TapOrder.after
  public var storage = Drive.Storage.gestureState

  public init() {}

  public func manner(in conflict: Reorder) -> Reorder.Manner { .press(duration) }

  public func scene(for conflict: Reorder, tuning: Tuning) -> Scene {
    var (parts, places) = conflict.parts(tuning)
    let tap = Attachment(
      "row.tap", on: places.row, .handled(.tap(count: 1), [Gesture.Handler(.onEnded, "open")]),
      .gesture, tuning: tuning)
    if tapOrder == .before { parts.attach(tap) }
    parts.attach(
      Attachment(
        "row.reorder", on: places.row,
        .sequenced(
          .longPress(minimumDuration: duration, maximumDistance: distance),
          before: .drag(minimumDistance: dragDistance, space: .global)),
        modifier,
        drives: Drive(places.rowContainer, as: .handler(nil), storage: storage), tuning: tuning))
    if tapOrder == .after { parts.attach(tap) }
    return parts.scene(tuning: tuning)
  }
}
