/// A `UILongPressGestureRecognizer` on the button, and a `UITapGestureRecognizer` beside it.
///
/// The action in `began` starts the recording at the duration, the one in `ended` stops it at the lift;
/// a cancel is told by an action of its own. After the begin any movement is allowed. Source: Apple's
/// documentation of the class; duration and distance as in the published button (350 ms, 30 pt, discarded
/// below 300 ms). Lengths in points, times in milliseconds.
public struct TalkByUIKitLongPress: StagedStrategy {
  public static let name = "uikit-long-press"
  public static let summary = "a UIKit long press, which goes on until the finger lifts"
  public static let parameters: [Parameter<TalkByUIKitLongPress>] = [
    .number("duration", \.duration, in: 0...60_000, unit: "ms", "how long the press lasts"),
    .number(
      "distance", \.distance, in: 0...1000, unit: "pt", "how far a press may move until then"),
    .flag(
      "hearsCancel", \.hearsCancel, "whether the action stops the recording in state cancelled"),
    .number(
      "minimum", \.minimum, in: 0...60_000, unit: "ms", "shorter recordings are discarded"),
  ]

  public var duration = 350.0
  public var distance = 30.0
  public var hearsCancel = true
  public var minimum = 300.0

  public init() {}

  public func manner(in conflict: PushToTalk) -> PushToTalk.Manner {
    PushToTalk.Manner(start: duration)
  }

  public func scene(for conflict: PushToTalk, tuning: Tuning) -> Scene {
    var press = LongPress(tuning: tuning)
    press.duration = duration
    press.distance = distance
    var talk = Attachment("button.talk", on: PushToTalk.buttonView, press)
    var activity = Activity()
    activity.cancel = hearsCancel ? .action : .nothing
    activity.minimum = minimum
    talk.activity = activity
    var parts = conflict.parts
    parts.attach(talk)
    parts.attach(Attachment("button.tap", on: PushToTalk.buttonView, Tap(tuning: tuning)))
    return parts.scene(tuning: tuning)
  }
}
