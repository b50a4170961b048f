/// SwiftUI's `onLongPressGesture` on the button, as published.
///
/// `perform` starts the recording and `onPressingChanged(false)` stops it. Both come at the duration,
/// with the finger still down, so what is recorded has no length and is discarded without a word.
/// Started by `onPressingChanged(true)` it is cut off there. Source: the published button (350 ms,
/// 30 pt, discarded below 300 ms). Lengths in points, times in milliseconds.
public struct TalkOnLongPress: StagedStrategy {
  public static let name = "on-long-press"
  public static let summary =
    "onLongPressGesture, which says that it is over before the finger lifts"
  public static let parameters: [Parameter<TalkOnLongPress>] = [
    .number("duration", \.duration, in: 0...60_000, unit: "ms", "how long the press lasts"),
    .number(
      "distance", \.distance, in: 0...1000, unit: "pt", "how far a press may move until then"),
    .choice("start", \.start, "which call starts the recording"),
    .number(
      "minimum", \.minimum, in: 0...60_000, unit: "ms", "shorter recordings are discarded"),
    .choice("tap", \.tapOrder, "whether the tap is attached before the press or after it"),
  ]

  public var duration = 350.0
  public var distance = 30.0
  public var start = Activity.Start.recognition
  public var minimum = 300.0
  public var tapOrder = TapOrder.after

  public init() {}

  public func manner(in conflict: PushToTalk) -> PushToTalk.Manner {
    PushToTalk.Manner(start: start == .pressing ? 0 : duration)
  }

  public func scene(for conflict: PushToTalk, tuning: Tuning) -> Scene {
    var activity = Activity()
    activity.start = start
    activity.minimum = minimum
    return conflict.scene(
      .onLongPress(minimumDuration: duration, maximumDistance: distance), records: activity,
      tap: tapOrder, tuning: tuning)
  }
}
