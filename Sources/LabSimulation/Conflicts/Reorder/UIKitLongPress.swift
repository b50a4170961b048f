/// A `UILongPressGestureRecognizer` on each row that goes on as a drag.
///
/// It begins at its deadline and follows every move until the lift; the list's pan and the tap are
/// UIKit's. Source: Apple's documentation of the class (500 ms, 10 pt).
public struct UIKitLongPress: StagedStrategy {
  public static let name = "uikit-long-press"
  public static let summary = "a UIKit long press on the row that goes on as a drag"
  public static let parameters: [Parameter<UIKitLongPress>] = [
    .number("duration", \.duration, in: 0...60_000, unit: "ms", "how long the press lasts"),
    .number(
      "distance", \.distance, in: 0...1000, unit: "pt", "how far a press may move until then"),
    .flag(
      "commitOnCancel", \.commitOnCancel, "whether the handler takes a cancel for the end"),
  ]

  public var duration = 500.0
  public var distance = 10.0
  public var commitOnCancel = false

  public init() {}

  public func manner(in conflict: Reorder) -> Reorder.Manner { .press(duration) }

  public func scene(for conflict: Reorder, tuning: Tuning) -> Scene {
    var (parts, places) = conflict.parts(tuning)
    parts.attach(Attachment("row.tap", on: places.row, Tap(tuning: tuning)))
    var press = LongPress(tuning: tuning)
    press.duration = duration
    press.distance = distance
    parts.attach(
      Attachment(
        "row.reorder", on: places.row, press,
        drives: Drive(
          places.rowContainer, as: .handler(nil), commitOnCancel: commitOnCancel)))
    return parts.scene(tuning: tuning)
  }
}
