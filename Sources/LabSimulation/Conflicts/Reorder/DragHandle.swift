/// A handle at the end of the row with a plain `DragGesture`: no waiting, and the rest of the row scrolls.
///
/// Lengths in points.
public struct DragHandle: StagedStrategy {
  public static let name = "handle"
  public static let summary = "a plain drag on a handle at the end of the row"
  public static let parameters: [Parameter<DragHandle>] = [
    .number("distance", \.distance, in: 0...500, unit: "pt", "minimum distance of the drag"),
    .choice("modifier", \.modifier, "how the gesture is attached"),
    .choice("state", \.storage, "where the handlers keep the offset"),
  ]

  public var distance = 0.0
  public var modifier = Attachment.Modifier.highPriorityGesture
  public var storage = Drive.Storage.gestureState

  public init() {}

  public func manner(in conflict: Reorder) -> Reorder.Manner { .handle }

  public func scene(for conflict: Reorder, tuning: Tuning) -> Scene {
    var (parts, places) = conflict.parts(tuning, hasHandle: true)
    parts.attach(
      Attachment(
        "row.tap", on: places.row, .handled(.tap(count: 1), [Gesture.Handler(.onEnded, "open")]),
        .gesture, tuning: tuning))
    parts.attach(
      Attachment(
        "row.reorder", on: places.handle ?? places.row,
        .drag(minimumDistance: distance, space: .global), modifier,
        drives: Drive(places.rowContainer, as: .handler(nil), storage: storage), tuning: tuning))
    return parts.scene(tuning: tuning)
  }
}
